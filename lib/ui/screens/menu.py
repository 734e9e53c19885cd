"""This screen is the menu in play."""

from micropython import const

from engine.state.layout import IN_PLAY, STATUS
from ui.screens.lists import ListScreen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.text import Text
    from ui.types import App

_ROWS = (
    b"Back to the game",
    b"What can I do?",
    b"What happened",
    b"New game",
    b"Go on later",
    b"Start over",
    b"End the match",
    b"Let a bot play",
    b"All tables stop",  # somebody went out at another one (SOC-1)
)
_LEADS_TO = ("", "help", "log", "rules", "title")
_ALWAYS = const(5)  # rows
_AGAIN = const(5)
_END = const(6)
_BOT = const(7)
_STOP = const(8)


class Screen(ListScreen):
    """Rows: back to the game, then what can be done in this match."""

    def enter(self) -> None:
        """Show the screen."""
        app = self.app
        rows = list(range(_ALWAYS))
        if app.tournament:
            rows.append(_END)
            if app.tournament.is_paced and app.match.game.state[STATUS] == IN_PLAY:
                rows.append(_STOP)
        elif app.match.persons:  # a match among bots alone is not saved
            rows += (_BOT, _AGAIN, _END)
        self._rows = bytes(rows)
        self.open("Menu", len(rows), 0)

    def write(self, text: "Text", i: int) -> None:  # per frame
        """Write a row."""
        text.word(_ROWS[self._rows[i]])

    def choose(self, i: int) -> None:
        """Do a row."""
        app = self.app
        row = self._rows[i]
        if row == 0:
            self.back()
        elif row == _BOT:
            app.go("bots")
        elif row < _ALWAYS:
            app.log_leads_to = "menu"
            app.go(_LEADS_TO[row])
        elif row == _STOP:
            app.tournament.stop_table(app.match)
            app.go("score")
        else:
            app.after_end = _lead_to_another if row == _AGAIN else _end
            app.asked_on = "menu"
            app.go("end")

    def back(self) -> None:
        """Go back to the screen that the menu was opened from."""
        self.app.go(self.app.resume_screen)


def _end(app: "App") -> None:
    """End the match without a winner."""
    app.saves.forget_match()
    app.go("title")


def _lead_to_another(app: "App") -> None:
    """Let the title begin the same match again: in play `ui.planning` is not loaded."""
    app.after_end = _begin_again
    app.go("title")


def _begin_again(app: "App") -> None:
    from ui.planning import plan_again

    plan_again(app)
