"""This module defines types that are not classes of the app, for mypy and for readers.

It is a stub, imported only below `if TYPE_CHECKING:`; no drive has it.
"""

from typing import Any, Generic, Protocol, TypeVar

from hal.base import Board
from ui.draw.pages import Pages
from ui.keys import Keys
from ui.match import Match
from ui.saves import Saves
from ui.setup import Setup

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

class App(Protocol):
    """The app (`ui.app`), as far as its screens and the modes of its table know it."""

    board: Board
    keys: Keys
    now: int  # in ticks, of this frame
    match: Match | Any  # None: no match is on
    tournament: Any  # ui.tournament
    plan: Any  # ui.plan
    setup: Setup
    saves: Saves
    pages: Pages
    page: Any  # that the screen is drawn on
    screen: Any  # that is shown
    idle: Any  # ui.idle
    effects: Any  # ui.table.effects, if there is room for them
    seed: int | None
    error: Any
    after_end: Any
    notice: tuple[str, str, str]
    shown: str
    came_from: str
    wanted: str
    resume_screen: str
    asked_on: str
    log_leads_to: str
    next_holder: int
    is_hand_open: bool
    pointed_card: int
    is_finished: bool
    steps_left: int
    saved: int
    begun: Any  # tuple[int, bytes] while a match begins, else None
    has_pause_screens: bool

    def go(self, name: str) -> None:
        """Show another screen after the running one has returned."""

    def begin(self, plan: Any) -> None:
        """Begin a planned match after the running screen has returned."""

    def hand_over(self, seat: int) -> None:
        """Ask for the device to be passed to a seat's player."""

    def tell(self, title: str, words: str, leads_to: str) -> None:
        """Show the player a notice, then the screen `leads_to`."""

    def refresh(self) -> None:
        """End a frame: let what moves take a step, and show what was not shown yet."""

    def show_page(self) -> None:
        """Show the page of the current screen."""

    def show_so_far(self) -> None:
        """Show what a frame has drawn so far, as a picture of its own."""

    def leave_act(self, act: int) -> None:
        """Free everything that the new act does not need."""

    def make_part(self, name: str) -> bool: ...
    def screen_of(self, name: str) -> Any:
        """Return the screen with a name, made at its first use in an act."""

# Where the cursor of a table is. It begins with 0 or 1, is PromptMode watching, or another mode's
# number.
Place = tuple[int, ...]

class TableScreen(Protocol):
    """The screen of a table (`ui.table.screen`), as its modes know it."""

    page: Any  # ui.table.page
    mode: Any  # the mode that it is in
    turn: Any  # ui.table.prompt_mode
    colors: Any  # ui.table.color_picker
    dares: Any  # the module ui.table.dares, where the rules ask for it

    def draw(self, notice: int) -> None:
        """Bring piles, seats and events up to date."""

    def pick_color(self, pending: int) -> None:
        """Let the holder call a color."""

    def open_menu(self) -> None:
        """Open the menu; the cursor will come back to where it is."""

    def is_passed_over(self, seat: int) -> bool:
        """Is a seat not asked?"""

    def leads_on(self) -> bool:
        """Will the mode be left before it is ever drawn?"""

    def ask(self) -> None:
        """Ask the holder."""

    def chosen(self) -> None:
        """A choice was made."""

    def go_on(self, ms: int) -> None:
        """Watch what happens next, after some milliseconds."""

    def pass_on(self, seat: int) -> None:
        """Ask for the device to be passed to a seat, when the last card has landed."""

    def skip(self) -> None:
        """Go on at once."""

    def stepped(self, before: int) -> None:
        """Show what another seat chose."""

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
    """A mode of the table's screen: the holder is asked something, or watches."""

    def enter(self) -> None:
        """Begin, or come back from another screen."""

    def on_action(self, action: int) -> None:
        """Do what the player wants (`ui.keys`)."""

    def place(self) -> Place:
        """Return where the cursor is, for `ui.match.Match.place`."""
