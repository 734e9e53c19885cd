"""This screen lists events: those since the holder's last turn, or from the menu the latest."""

from engine.public import player_of
from engine.state.layout import EVENT_COUNT, EVENTS_KEPT
from ui.screens.lists import ScrollScreen
from ui.table.words import Recap

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App
    from ui.draw.row_line import RowLine


class Screen(ScrollScreen):
    """Rows: events, the oldest first. All of them are public."""

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self._recap = Recap(self.page.rows)

    def enter(self) -> None:
        """Show the screen."""
        match = self.app.match
        view = match.view
        since = (view[EVENT_COUNT] - EVENTS_KEPT) & 255
        self._is_new = self.app.came_from == "cover"
        if self._is_new:
            since = match.seen[player_of(view, match.holder)]
        self._recap.find(view, since, self.page.rows - 1)
        self.open(self._recap.count, title=b"Since your turn" if self._is_new else b"")

    def write(self, text: "RowLine", i: int) -> None:  # per frame
        """Write an event."""
        self._recap.write(text, self.app.match.view, i)

    def back(self) -> None:
        """Go on to the table, for who has just taken the device, or back to the menu."""
        if self._is_new:
            self.app.go("table")
        else:
            super().back()
