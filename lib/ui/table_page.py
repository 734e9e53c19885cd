"""The table as one person sees it: seats, piles, events, actions, hand, a line of hints."""

import displayio

from engine.layout import EVENT_COUNT, EVENTS_KEPT
from ui.seats_strip import SeatsStrip


class TablePage:
    """`group` is the page. `show_table(view)` draws all but actions and hand.

    match: what is played; `most_cards`: how many one hand can have of it.
    """

    def __init__(self, geometry: "Geometry", sheets: "Sheets", match: "Match") -> None:
        self.most_cards = match.game.capacity
        self.seats = SeatsStrip(geometry, sheets, len(match.people))
        rows = geometry.events_rows
        self._older = sheets.text(
            sheets.soft, geometry.events_columns, rows - 1, geometry.events_x, geometry.events_y
        )
        self.latest = sheets.text(
            sheets.ink,
            geometry.events_columns,
            1,
            geometry.events_x,
            geometry.events_y + 9 * (rows - 1),
        )
        self.group = displayio.Group()
        self._make(geometry, sheets, match)
        self.group.append(self.seats.text.grid)
        if self.seats.other:
            self.group.append(self.seats.other.grid)
        self.group.append(self.piles.group)
        self.group.append(self._older.grid)
        self.group.append(self.latest.grid)
        self.hints = None
        if geometry.has_hints:
            self.hints = sheets.text(
                sheets.soft, geometry.columns, 1, geometry.left, geometry.hints_y
            )
            self.group.append(self.hints.grid)

    def _make(self, geometry: "Geometry", sheets: "Sheets", match: "Match") -> None:
        """Those that a table with two piles has otherwise."""
        from ui.actions import Actions
        from ui.hand_strip import HandStrip
        from ui.piles import Piles
        from ui.plain_words import tell
        from ui.words import Recap

        self.piles = Piles(geometry, sheets)
        self.actions = Actions(geometry, sheets)
        self.group.append(self.actions.text.grid)
        self.hand = HandStrip(geometry, sheets, self.group, self.most_cards)
        self.recap = Recap(geometry.events_rows, tell)

    def show_table(self, view: bytearray, notice: bytes) -> None:  # per frame
        """Draw what everybody sees; notice: of ui.reasons, in place of the newest event."""
        self.seats.show(view)
        self.piles.show(view)
        self._show_events(view, notice)

    def _show_events(self, view: bytearray, notice: bytes) -> None:  # per frame
        """The newest events, the newest last and brightest."""
        older = self._older
        rows = older.rows + 1
        recap = self.recap
        recap.find(view, view[EVENT_COUNT] - EVENTS_KEPT & 255, rows - 1 if notice else rows)
        lines = recap.count if notice else max(recap.count - 1, 0)
        for row in range(rows - 1):
            older.start(row)
            line = row - (rows - 1 - lines)
            if line >= 0:
                recap.write(older, view, line)
            older.end()
        newest = self.latest
        newest.start(0)
        if notice:
            self.write_notice(newest, view, notice)
        elif recap.count:
            recap.write(newest, view, recap.count - 1)
        newest.end()

    def write_notice(self, text: "Text", view: bytearray, notice: bytes) -> None:  # per frame
        """Write a notice."""
        text.word(notice)

    def hint(self, words: bytes) -> None:  # per frame
        """Tell what the buttons do, where there is room."""
        if self.hints:
            self.hints.start(0)
            self.hints.word(words)
            self.hints.end()


if False:
    from ui.geometry import Geometry
    from ui.match import Match
    from ui.sheets import Sheets
    from ui.text import Text
