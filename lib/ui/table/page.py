"""This module draws the table as one person sees it: seats, piles, events, answers, hand, keys."""

import displayio
from micropython import const

from engine.state.cards import COLORS
from engine.state.layout import EVENT_COUNT, EVENTS_KEPT, VIEW_SEAT
from engine.state.options import BLANKS as CARRIED_BY
from engine.state.options import DECK, DICE
from engine.string_table import string_table
from ui.draw.card_tiles import BLANKS
from ui.draw.font import CELL_WIDTH
from ui.table.hand import Hand
from ui.table.menu import Menu
from ui.table.piles import Piles
from ui.table.prompt_words import write_notice
from ui.table.seats import SeatsStrip
from ui.table.words import LINE, Recap

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.geometry import Geometry
    from ui.draw.sheets import Sheets
    from ui.keys import Keys
    from ui.match import Match
    from ui.table.effects import Effects
    from ui.types import App

_MOST_COLUMNS = const(60)
_FACES_CARRIED = const(13)  # by a blank: up to here a face plus one, from there on an effect

# How long the screens of a table show something, in milliseconds at medium speed.
STEP_MS = const(800)  # another player's choice
CARD_MS = const(300)  # each card that is drawn by force; the last choice before the holder's turn
END_MS = const(1600)  # how a hand ended, before its score
HASTE_MS = const(500)  # at any speed: after A has skipped something, in which A chooses nothing

# What keys and actions do, and the words for it.
DO_NOTHING = const(0)
DO_OK = const(1)
DO_BACK = const(2)
DO_MENU = const(3)
DO_UNO = const(4)
DO_NEXT = const(5)
DO_MORE = const(6)
DO_GO_ON = const(7)
DO_GO = const(8)
DO_PLAY = const(9)
DO_LAY = const(10)
DO_WHY = const(11)
DO_ASK_WHY = const(12)
DO_DRAW = const(13)
DO_KEEP = const(14)
DO_PASS = const(15)
DO_ADD = const(16)
DO_GIVE = const(17)
DO_TAKE = const(18)
DO_CALL = const(19)
DO_CATCH = const(20)
KEY_WORDS = string_table(
    {
        DO_OK: b"OK",
        DO_BACK: b"Back",
        DO_MENU: b"Menu",
        DO_UNO: b"UNO",
        DO_NEXT: b"Next",
        DO_MORE: b"More",
        DO_GO_ON: b"Go on",
        DO_GO: b"Go",
        DO_PLAY: b"Play",
        DO_LAY: b"Lay",
        DO_WHY: b"Why",
        DO_ASK_WHY: b"Why?",
        DO_DRAW: b"Draw",
        DO_KEEP: b"Keep",
        DO_PASS: b"Pass",
        DO_ADD: b"Add",
        DO_GIVE: b"Give",
        DO_TAKE: b"Take",
        DO_CALL: b"Call",
        DO_CATCH: b"Catch",
    }
)


class TablePage:
    """`group` is the page. `show_table` draws all but rows and hand; `warn` a line of it.

    match: what is played. `front` is what of the page lies on the canvas: all, but on a large
    display (`ui.table.seat_ring`), where `back` lies on the display itself.
    """

    shows_piles: "Piles | Effects"
    back: displayio.Group

    def __init__(
        self, geometry: "Geometry", sheets: "Sheets", match: "Match", keys: "Keys"
    ) -> None:
        self._keys = keys
        self.columns = geometry.columns
        sheets.deal(match.view[DECK] == DICE)
        _show_blanks(match.view)
        self.group = self.front = displayio.Group(scale=geometry.scale)
        if geometry.is_large:
            from ui.table.seat_ring import surround

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
            self.add_hand(geometry, sheets, match)
            self.seats = SeatsStrip(geometry, sheets, self.group, len(match.people))
            self.group.append(self.piles.group)
        self.shows_piles = self.piles  # or ui.table.effects, which lets a card land first
        self.menu = Menu(self.hand, self.rows)
        self._rows = geometry.events_rows
        self._recap = Recap(geometry.events_rows)
        self._written = -1  # what the older events were written for
        self.front.append(self.latest.grid)
        self.hints = sheets.text(sheets.soft, geometry.columns, 1, geometry.left, geometry.hints_y)
        self.front.append(self.hints.grid)

    def add_hand(self, geometry: "Geometry", sheets: "Sheets", match: "Match") -> None:
        """Add piles, rows and hand; on a large display two small rows take a doubled one's room."""
        self.piles = Piles(geometry, sheets, match)
        group = self.group
        rows = geometry.actions_rows
        unit = 1
        if geometry.is_large:
            from ui.table.answer_rows import answer_rows

            if rows < answer_rows(match.view):
                group = self.back
                rows = unit = geometry.scale
        columns = min(geometry.width * unit // CELL_WIDTH, _MOST_COLUMNS)
        x = (geometry.width * unit - columns * CELL_WIDTH) // 2
        self.rows = sheets.text(sheets.ink, columns, rows, x, geometry.actions_y * unit)
        group.append(self.rows.grid)
        self.hand = Hand(geometry, sheets, self.group, match.game.capacity)

    def forget(self) -> None:
        """Write everything anew when the table is shown next."""
        self._written = -1
        self.seats.forget()

    def show_table(self, app: "App", notice: int) -> None:  # per frame
        """Draw what everybody sees: the piles, then the words, in a picture of their own.

        notice: of ui.table.prompt_words, in place of the newest event.
        """
        view = app.match.view
        self.shows_piles.show(view)
        app.show_so_far()
        self.seats.show(view)
        self._show_events(view, notice)

    def _show_events(self, view: bytearray, notice: int) -> None:  # per frame
        """Write the latest events, the newest last and brightest, or a notice in its place."""
        rows = self._rows
        recap = self._recap
        most = rows - 1 if notice else rows
        wanted = view[EVENT_COUNT] << 16 | view[VIEW_SEAT] << 8 | most
        if self._written != wanted:
            self._written = wanted
            recap.find(view, view[EVENT_COUNT] - EVENTS_KEPT & 255, most)
            lines = recap.count if notice else max(recap.count - 1, 0)
            for row in range(rows - 1):
                recap.show_row(self.older, row, view, row - (rows - 1 - lines))
        if notice:
            self.warn(view, notice)
        else:
            recap.show_row(self.latest, 0, view, recap.count - 1)

    def warn(self, view: bytearray, notice: int) -> None:  # per frame
        """Show a notice in place of the newest event alone, until the table is shown again."""
        line = LINE
        line.start(self.latest.columns)
        write_notice(line, view, notice)
        line.put_on(self.latest, 0)

    def go_on(self) -> int:  # per frame
        """Return what goes on, in words for which there is room."""
        return DO_GO_ON if self.columns > 21 else DO_GO

    def tell_keys(  # per frame
        self, a: int, b: int, select: int = DO_UNO, menu: int = DO_MENU
    ) -> None:
        """Tell what the buttons do: A, on a pad B and SELECT, the menu as far as there is room.

        Each has its place, so that few letters change with the cursor. Where B does nothing, `b` is
        DO_MENU, and the menu's key stands there.
        """
        line = LINE
        keys = self._keys
        wide = self.columns
        is_wide = wide > 21
        line.start(wide)
        second = 8 if is_wide else wide - 14
        menu_key = b"ST " if keys.has_menu else b"hold B "
        line.key(b"A ", KEY_WORDS, a, 0)
        if not keys.has_pad:
            line.key(b"B ", KEY_WORDS, DO_NEXT, second)
        elif b == DO_MENU:
            line.key(menu_key, KEY_WORDS, b, second if is_wide else 0)
            menu = DO_NOTHING
        else:
            line.key(b"B ", KEY_WORDS, b, second)
        if keys.has_pad:
            line.key(b"SEL ", KEY_WORDS, select, 16 if is_wide else wide - 7)
        line.key(menu_key, KEY_WORDS, menu, 0)
        line.put_on(self.hints, 0)


def _show_blanks(view: bytearray) -> None:
    """Let each blank be drawn as the card that it stands for, or empty."""
    for color in range(COLORS):
        carried = view[CARRIED_BY + color]
        BLANKS[color] = carried if carried <= _FACES_CARRIED else 0
