"""This module defines types that are not classes of the app, for mypy and for readers.

It is a stub, imported only below `if TYPE_CHECKING:`; no drive has it.
"""

from typing import Any, Generic, Protocol, TypeVar

# A match that the command line asks for: rules, people, bots, seed, options, level; over several
# tables see ui.tournament.start.
Start = tuple[Any, ...]

T = TypeVar("T", covariant=True)

class Sometimes(Generic[T]):
    """An attribute that is None at times, read where it is known to be set or after a check.

    Reading gives `T | Any`: mypy checks each use as of a T, and does not call a comparison with
    None dead code.
    """

    def __get__(self, owner: object, kind: Any = None) -> T | Any: ...
    def __set__(self, owner: object, value: T | None) -> None: ...

# Where the cursor of a table is. It begins with 0 or 1, is_watching, or another mode's
# number.
Place = tuple[int, ...]

class Mode(Protocol):
    """A mode of the table's screen: the holder is asked something, or watches."""

    def enter(self) -> None:
        """Begin, or come back from another screen."""

    def on_action(self, action: int) -> None:
        """Do what the player wants (`ui.keys`)."""

    def place(self) -> Place:
        """Return where the cursor is, for `ui.match.match.Match.place`."""
