"""This screen lists events: those since the holder's last turn, or from the menu the latest.

Each row has the face of who did it, and the color of the card that was laid, or of what was called.
A row that needs the face's room for its words has none.
"""

from engine.public import player_of
from engine.state import events
from engine.state.cards import NO_COLOR, color_on
from engine.state.layout import (
    EVENT_CARD,
    EVENT_COUNT,
    EVENT_KIND,
    EVENT_MASK,
    EVENT_OTHER,
    EVENT_SEAT,
    EVENT_SIZE,
    EVENTS,
    EVENTS_KEPT,
    PLAYER_AT,
)
from ui.draw.face_tiles import BOT, CALM, PERSON
from ui.draw.list_page import FACES
from ui.players import face_of
from ui.screens.lists import ScrollScreen
from ui.table.words import Recap, seat_now
from ui.texts import PATTERN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App
    from ui.draw.row_line import RowLine


class Screen(ScrollScreen):
    """Rows: events, the oldest first. All of them are public."""

    is_text = False
    marks = FACES
    is_wide = True

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
        text.to_right()  # a colon parts nothing

    def look(self, row: int, i: int, is_chosen: bool) -> None:  # per frame
        """Show whose event it is, which its words begin with, and a color that it brought."""
        page = self.page
        match = self.app.match
        view = match.view
        number = self._recap.numbers[self._recap.count - 1 - i]
        at = EVENTS + (number & EVENT_MASK) * EVENT_SIZE
        kind = -1
        player = 0
        if PATTERN[1] == 64 and page.line.count <= page.columns:
            player = view[PLAYER_AT + seat_now(view, at, view[at + EVENT_SEAT])]
            kind = PERSON if match.people[player] else BOT
        page.face(row, kind, face_of(view, player), CALM)
        color = NO_COLOR
        if view[at + EVENT_KIND] == events.LAID:
            color = color_on(view[at + EVENT_CARD])
        elif view[at + EVENT_KIND] == events.COLOR_CALLED:
            color = view[at + EVENT_OTHER]
        page.chip(row, color)

    def back(self) -> None:
        """Go on to the table, for who has just taken the device, or back to the menu."""
        if self._is_new:
            self.app.go("table")
        else:
            super().back()
