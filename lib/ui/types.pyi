"""This module names types that no class of the app stands for; only tools read it.

It is a stub, imported below `if TYPE_CHECKING:` alone: no drive has it.
"""

from typing import Any, Generic, Protocol, TypeVar

from ui.acts.house_match import Match as ActsHouseMatch
from ui.acts.match import Match as ActsMatch
from ui.acts.table import ActsPage, OpenHand
from ui.app import App
from ui.house.match import Match as HouseMatch
from ui.house.table import HouseHand, HousePage

# What a match is begun with at once: rules, people, bots, seed, options; of several tables more
# (ui.evening.start).
Start = tuple[Any, ...]

T = TypeVar("T", covariant=True)

class Sometimes(Generic[T]):
    """An attribute that is None at times: who reads it knows when it is there, or asks.

    What is read is `T | Any`: all that is done with it is checked as for a T, and asking whether it
    is None is no dead code.
    """

    def __get__(self, owner: object, kind: Any = None) -> T | Any: ...
    def __set__(self, owner: object, value: T | None) -> None: ...

class Screen(Protocol):
    """What the app shows, one at a time (`ui.screens`)."""

    page: Any  # what it is drawn on

    def enter(self) -> None:
        """Show it."""

    def wish(self, wish: int) -> None:
        """Do what the player wants (`ui.keys`)."""

    def tick(self, now: int) -> None:
        """Do what is due; once a frame."""

class Mode(Protocol):
    """What a table's screen is in: the holder is asked something, or watches."""

    def enter(self) -> None:
        """Begin, or come back."""

    def wish(self, wish: int) -> None:
        """Do what the player wants (`ui.keys`)."""

class ActsApp(App):
    """The app while the match that is on has cards that act."""

    match: Sometimes[ActsMatch]

class HouseApp(App):
    """The app while the match that is on has house rules."""

    match: Sometimes[HouseMatch]

class ActsHouseApp(ActsApp, HouseApp):
    """The app while both are so."""

    match: Sometimes[ActsHouseMatch]

AnyActsMatch = ActsMatch | ActsHouseMatch
# Where all windows are asked in one way (`ui.table.screen`).
AskingApp = ActsApp | HouseApp
AskingMatch = ActsMatch | HouseMatch
AskingPage = ActsPage | HousePage
AskingHand = OpenHand | HouseHand
