"""This module draws the table as one person sees it: seats, piles, events, hand, a line of hints.

With house rules or acting cards a page also has rows for the answers (`ui.table.cursor`), and
`words`, the module that writes questions and answers (`write_notice`, `write_answer`); the notice
PROMPT of `ui.table.words` stands for the question of the newest window.
"""

import displayio

from engine.state.layout import EVENT_COUNT, EVENTS_KEPT
from engine.state.options import DECK, DICE
from ui.table.seats import SeatsStrip
from ui.table.words import NOTICES, fill

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.acts.table import TwoPiles
    from ui.draw.geometry import Geometry
    from ui.draw.sheets import Sheets
    from ui.draw.text import Text
    from ui.house.piles import HousePiles
    from ui.keys import Keys
    from ui.match import Match
    from ui.plain.piles import Piles
    from ui.table.hand import HandStrip
    from ui.table.words import Recap


class TablePage:
    """`group` is the page. `show_table(view)` draws all but actions and hand; `warn` a line of it.

    A page of its own makes in `_make` what its rules have otherwise: piles, actions, hand, recap.

    match: what is played; `most_cards`: how many one hand can have of it. `front` is what of the
    page lies on the canvas: all, but on a large display (`ui.table.around`), where `back` lies on
    the display itself.
    """

    piles: "Piles | TwoPiles | HousePiles"
    hand: "HandStrip"
    recap: "Recap"
    back: displayio.Group

    if TYPE_CHECKING:

        def _make(self, geometry: Geometry, sheets: Sheets, match: Match) -> None: ...

    def __init__(self, geometry: "Geometry", sheets: "Sheets", match: "Match") -> None:
        self.most_cards = match.game.capacity
        self.draws_piles = True  # unless ui.table.motion does
        sheets.deal(match.view[DECK] == DICE)
        self.group = self.front = displayio.Group(scale=geometry.scale)
        if geometry.is_large:
            from ui.table.around import surround

            surround(self, geometry, sheets, match)
        else:
            rows = geometry.events_rows
            columns = geometry.events_columns
            x = geometry.events_x
            y = geometry.events_y
            self.latest = self.older = sheets.text(sheets.ink, columns, 1, x, y + 9 * (rows - 1))
            if rows > 1:
                self.older = sheets.text(sheets.soft, columns, rows - 1, x, y)
                self.group.append(self.older.grid)
            self._make(geometry, sheets, match)
            self.seats = SeatsStrip(geometry, sheets, self.group, len(match.people))
            self.group.append(self.piles.group)
        self._rows = geometry.events_rows
        self.front.append(self.latest.grid)
        is_wide = geometry.columns > 20
        self.play = b"play" if is_wide else b"lay"
        self.go_on = b"go on" if geometry.columns > 21 else b"go"
        self.menu = b"menu"
        self.why = b"why?" if is_wide else b"why"  # a card cannot be played: as long, as above
        self._keys = sheets.text(sheets.soft, geometry.columns, 1, geometry.left, geometry.hints_y)
        self.front.append(self._keys.grid)

    def show_table(self, view: bytearray, notice: int) -> None:  # per frame
        """Draw what everybody sees; notice: of ui.table.words, in place of the newest event."""
        self.seats.show(view)
        if self.draws_piles:
            self.piles.show(view)
        self._show_events(view, notice)

    def _show_events(self, view: bytearray, notice: int) -> None:  # per frame
        """Write the latest events, the newest last and brightest, or a notice in its place."""
        older = self.older
        rows = self._rows
        recap = self.recap
        recap.find(view, view[EVENT_COUNT] - EVENTS_KEPT & 255, rows - 1 if notice else rows)
        lines = recap.count if notice else max(recap.count - 1, 0)
        for row in range(rows - 1):
            older.start(row)
            line = row - (rows - 1 - lines)
            if line >= 0:
                recap.write(older, view, line)
            older.end()
        if notice:
            self.warn(view, notice)
            return
        newest = self.latest
        newest.start(0)
        if recap.count:
            recap.write(newest, view, recap.count - 1)
        newest.end()

    def warn(self, view: bytearray, notice: int) -> None:  # per frame
        """Show a notice in place of the newest event alone, until the table is shown again."""
        self.latest.start(0)
        self.write_notice(self.latest, view, notice)
        self.latest.end()

    def write_notice(self, text: "Text", view: bytearray, notice: int) -> None:  # per frame
        """Write a notice."""
        fill(text, view, NOTICES, notice, 0, 0, 0, 0)

    def tell_keys(  # per frame
        self,
        keys: "Keys",
        a: bytes,
        b: bytes,
        select: bytes = b"UNO",
        menu: bytes = b"menu",
    ) -> None:
        """Tell what the buttons do: A, on a pad B and SELECT, the menu as far as there is room.

        Each has its place, so that few letters change with the cursor. Where B does nothing, `b` is
        `self.menu`, and the menu's key stands there.
        """
        text = self._keys
        text.start(0)
        wide = text.columns
        second = 8 if wide > 21 else wide - 14
        menu_key = b"ST " if keys.has_menu else b"hold B "
        self._tell_key(b"A ", a, 0)
        if not keys.has_pad:
            self._tell_key(b"B ", b"next", second)
        elif b is self.menu:
            self._tell_key(menu_key, b, second if wide > 21 else 0)
            menu = b""
        else:
            self._tell_key(b"B ", b, second)
        if keys.has_pad:
            self._tell_key(b"SEL ", select, 16 if wide > 21 else wide - 7)
        self._tell_key(menu_key, menu, 0)
        text.end()

    def _tell_key(self, key: bytes, does: bytes, column: int) -> None:  # per frame
        """Tell of one more key, in small letters unless its word is all capitals."""
        text = self._keys
        at = text.columns - text.room()
        gap = max(column - at, 1 if at else 0)
        if not does or gap + len(key) + len(does) > text.room():
            return
        for _ in range(gap):
            text.letter(32)
        text.word(key)
        case = does[1] & 32
        for letter in does:
            text.letter(letter | case)
