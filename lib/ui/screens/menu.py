"""This screen is the menu in play."""

from engine.state.layout import IN_PLAY, STATUS
from ui.screens.lists import ListScreen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.text import Text

_ROWS = (
    b"Back to the game",
    b"What happened",
    b"How to play",
    b"New game",
    b"Quit to title",
    b"All tables stop",  # somebody went out at another one (SOC-1)
)


class Screen(ListScreen):
    """Where it was called from is where its first row leads back to."""

    def enter(self) -> None:
        """Show it."""
        app = self.app
        can_stop = app.evening and app.evening.is_paced and app.match.game.state[STATUS] == IN_PLAY
        self.open("Menu", len(_ROWS) if can_stop else len(_ROWS) - 1, 0)

    def write(self, text: "Text", i: int) -> None:  # per frame
        """Write a row."""
        text.word(_ROWS[i])

    def choose(self, i: int) -> None:
        """Do a row."""
        app = self.app
        if i == 0:
            self.back()
        elif i == 1:
            app.log_leads_to = "menu"
            app.go("log")
        elif i == 2:
            app.go("help")
        elif i == 3:
            app.go("rules")
        elif i == 4:
            app.go("title")
        else:
            from ui.evening.tables import stop

            stop(app)

    def back(self) -> None:
        """Back to where the menu was called."""
        self.app.go(self.app.resumes)
