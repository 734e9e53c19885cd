"""This module defines types that are not classes of the app, for mypy and for readers.

It is a stub, imported only below `if TYPE_CHECKING:`; no drive has it.
"""

from typing import Any, Generic, Protocol, TypeVar

from ui.acts.house_match import Match as ActsHouseMatch
from ui.acts.match import Match as ActsMatch
from ui.acts.table import ActsPage, OpenHand
from ui.app import App
from ui.house.match import Match as HouseMatch
from ui.house.table import HouseHand, HousePage

# A match that the command line asks for: rules, people, bots, seed, options, level; over several
# tables see ui.evening.start.
Start = tuple[Any, ...]

T = TypeVar("T", covariant=True)

class Sometimes(Generic[T]):
    """An attribute that is None at times, read where it is known to be set or after a check.

    Reading gives `T | Any`: mypy checks each use as of a T, and does not call a comparison with
    None dead code.
    """

    def __get__(self, owner: object, kind: Any = None) -> T | Any: ...
    def __set__(self, owner: object, value: T | None) -> None: ...

class Screen(Protocol):
    """A screen (`ui.screens`). The app shows one at a time."""

    page: Any  # that it is drawn on

    def enter(self) -> None:
        """Show the screen."""

    def wish(self, wish: int) -> None:
        """Do what the player wants (`ui.keys`)."""

    def tick(self, now: int) -> None:
        """Do what is due at the time now (ticks); called once a frame."""

class Mode(Protocol):
    """A mode of a table's screen: the holder is asked something, or watches."""

    def enter(self) -> None:
        """Begin, or come back from another screen."""

    def wish(self, wish: int) -> None:
        """Do what the player wants (`ui.keys`)."""

class ActsApp(App):
    """The app during a match with cards that act."""

    match: Sometimes[ActsMatch]

class HouseApp(App):
    """The app during a match with house rules."""

    match: Sometimes[HouseMatch]

class ActsHouseApp(ActsApp, HouseApp):
    """The app during a match with both."""

    match: Sometimes[ActsHouseMatch]

AnyActsMatch = ActsMatch | ActsHouseMatch
# Of the tables that ask all windows in one way (`ui.table.screen`).
AskingApp = ActsApp | HouseApp
AskingMatch = ActsMatch | HouseMatch
AskingPage = ActsPage | HousePage
AskingHand = OpenHand | HouseHand
