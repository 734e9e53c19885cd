"""This screen lists events: those since the holder's last turn, or from the menu the latest."""

from engine.public import player_of
from engine.state.layout import EVENT_COUNT, EVENTS_KEPT
from ui.screens.lists import ListScreen
from ui.table.words import Recap

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App
    from ui.draw.text import Text


class Screen(ListScreen):
    """Rows: events, the oldest first. All of them are public."""

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self._recap = Recap(self.page.rows)

    def enter(self) -> None:
        """Show the screen."""
        match = self.app.match
        view = match.view
        since = (view[EVENT_COUNT] - EVENTS_KEPT) & 255
        title = "What happened"
        self._leads_to = self.app.log_leads_to
        if self._leads_to == "table":
            since = match.seen[player_of(view, match.holder)]
            title = "Since your turn"
        self._recap.find(view, since, self.page.rows - 1)
        self.open(title, self._recap.count, 0, 0)

    def hint(self) -> None:  # per frame
        """Write what A does."""
        self.page.hint(b"A go on")

    def write(self, text: "Text", i: int) -> None:  # per frame
        """Write an event."""
        self._recap.write(text, self.app.match.view, i)

    def choose(self, i: int) -> None:
        """Go on."""
        self.back()

    def back(self) -> None:
        """Go to the table or back to the menu, as the caller asked."""
        self.app.go(self._leads_to)
