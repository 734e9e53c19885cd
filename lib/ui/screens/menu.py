"""This screen is the menu in play."""

from micropython import const

from engine.state.layout import IN_PLAY, STATUS
from ui.draw.list_page import SIGNS
from ui.screens import row_to
from ui.screens.lists import ListScreen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App

_ROWS = (
    b"Back to the game",
    b"What can I do?",
    b"What happened",
    b"Settings",
    b"Let a bot play",
    b"Start over",
    b"Save and stop",
    b"Stop",
    b"All tables stop",  # somebody went out at another one (SOC-1)
)
_ABOUT = (
    b"Go on playing",
    b"Help for this turn",
    b"The latest events",
    b"Sound, light, speed",
    b"In a player's place",
    b"The same match anew",
    b"Resume it later",
    b"Back to the title",
    b"For all who play",
)
_LEADS_TO = ("", "help", "log", "settings", "bots", "end", "title", "title", "score")
_AGAIN = const(5)
_TABLES = const(8)
# What a match has; one of bots alone is not saved.
_OF_PERSONS = b"\x00\x01\x02\x03\x04\x05\x06"
_OF_BOTS = b"\x00\x01\x02\x03\x07"
_OF_TOURNAMENT = b"\x00\x01\x02\x03\x06"


class Screen(ListScreen):
    """Rows: back to the game, then what can be done in this match."""

    marks = SIGNS
    least = 7

    def enter(self) -> None:
        """Show the screen, with the cursor on the row that led away from it."""
        app = self.app
        rows = _OF_PERSONS if app.match.persons else _OF_BOTS
        if app.tournament:
            rows = _OF_TOURNAMENT
            if app.tournament.is_paced and app.match.game.state[STATUS] == IN_PLAY:
                rows += bytes((_TABLES,))
        self._rows = rows
        self.lines = [_ROWS[row] for row in rows]
        self.open(len(rows), row_to(app.came_from, rows, _LEADS_TO))

    def about(self, i: int) -> bytes:  # per frame
        """Return what a row does."""
        return _ABOUT[self._rows[i]]

    def choose(self, i: int) -> None:
        """Do a row."""
        app = self.app
        row = self._rows[i]
        if row == 0:
            self.back()
            return
        if row == _AGAIN:
            app.after_end = _lead_to_another
        elif row == _TABLES:
            app.tournament.stop_table(app.match)
        app.go(_LEADS_TO[row])

    def back(self) -> None:
        """Go back to the screen that the menu was opened from."""
        self.app.go(self.app.resume_screen)


def _lead_to_another(app: "App") -> None:
    """Let the title begin the same match again: in play `ui.match.planning` is not loaded."""
    app.after_end = _begin_again
    app.go("title")


def _begin_again(app: "App") -> None:
    from ui.match.planning import plan_again

    plan_again(app)
