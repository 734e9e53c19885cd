"""This module draws the table as one person sees it: seats, piles, events, hand, a line of hints.

With house rules or acting cards a page also has rows for the answers (`ui.table.cursor`), and
`words`, the module that writes questions and answers (`write_notice`, `write_answer`); the notice
PROMPT of `ui.table.words` stands for the question of the newest window.
"""

import displayio
from micropython import const

from engine.state.layout import EVENT_COUNT, EVENTS_KEPT
from engine.state.options import DECK, DICE
from ui.table.phrases import phrases, place_of
from ui.table.seats import SeatsStrip
from ui.table.words import NOTICES, fill

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.acts.table import TwoPiles
    from ui.app import App
    from ui.draw.geometry import Geometry
    from ui.draw.sheets import Sheets
    from ui.draw.text import Text
    from ui.house.piles import HousePiles
    from ui.keys import Keys
    from ui.match import Match
    from ui.plain.piles import Piles
    from ui.table.effects import Effects
    from ui.table.hand import HandStrip
    from ui.table.words import Recap

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
DO_SAY_UNO = const(20)
UNO_IS_SAID = const(21)
DO_CATCH = const(22)
DO_CHALLENGE = const(23)
HAND_IS_SEEN = const(24)
DO_ASK_TIP = const(25)
KEY_WORDS = phrases(
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
        DO_SAY_UNO: b"UNO!",
        UNO_IS_SAID: b"UNO!\x88",
        DO_CATCH: b"Catch",
        DO_CHALLENGE: b"Challenge",
        HAND_IS_SEEN: b"Their hand: go on",
        DO_ASK_TIP: b"Tip",
    }
)


class TablePage:
    """`group` is the page. `show_table` draws all but actions and hand; `warn` a line of it.

    A page of its own makes in `_make` what its rules have otherwise: piles, actions, hand, recap.

    match: what is played; `most_cards`: how many one hand can have of it. `front` is what of the
    page lies on the canvas: all, but on a large display (`ui.table.around`), where `back` lies on
    the display itself.
    """

    piles: "Piles | TwoPiles | HousePiles"
    shows_piles: "Piles | TwoPiles | HousePiles | Effects"
    hand: "HandStrip"
    recap: "Recap"
    back: displayio.Group

    if TYPE_CHECKING:

        def _make(self, geometry: Geometry, sheets: Sheets, match: Match) -> None: ...

    def __init__(self, geometry: "Geometry", sheets: "Sheets", match: "Match") -> None:
        self.most_cards = match.game.capacity
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
        self.shows_piles = self.piles  # or ui.table.effects, which lets a card land first
        self._rows = geometry.events_rows
        self.front.append(self.latest.grid)
        is_wide = geometry.columns > 20
        self.play = DO_PLAY if is_wide else DO_LAY
        self.go_on = DO_GO_ON if geometry.columns > 21 else DO_GO
        self.why = DO_ASK_WHY if is_wide else DO_WHY  # a card cannot be played: as long, as above
        self._keys = sheets.text(sheets.soft, geometry.columns, 1, geometry.left, geometry.hints_y)
        self.front.append(self._keys.grid)

    def show_table(self, app: "App", notice: int) -> None:  # per frame
        """Draw what everybody sees: the piles, then the words, in a picture of their own.

        notice: of ui.table.words, in place of the newest event.
        """
        view = app.match.view
        self.shows_piles.show(view)
        app.show_so_far()
        self.seats.show(view)
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
        a: int,
        b: int,
        select: int = DO_UNO,
        menu: int = DO_MENU,
    ) -> None:
        """Tell what the buttons do: A, on a pad B and SELECT, the menu as far as there is room.

        Each has its place, so that few letters change with the cursor. Where B does nothing, `b` is
        DO_MENU, and the menu's key stands there.
        """
        text = self._keys
        text.start(0)
        wide = text.columns
        second = 8 if wide > 21 else wide - 14
        menu_key = b"ST " if keys.has_menu else b"hold B "
        self._tell_key(b"A ", a, 0)
        if not keys.has_pad:
            self._tell_key(b"B ", DO_NEXT, second)
        elif b == DO_MENU:
            self._tell_key(menu_key, b, second if wide > 21 else 0)
            menu = DO_NOTHING
        else:
            self._tell_key(b"B ", b, second)
        if keys.has_pad:
            self._tell_key(b"SEL ", select, 16 if wide > 21 else wide - 7)
        self._tell_key(menu_key, menu, 0)
        text.end()

    def _tell_key(self, key: bytes, does: int, column: int) -> None:  # per frame
        """Tell of one more key, in small letters unless its word is all capitals."""
        place = place_of(KEY_WORDS, does)
        text = self._keys
        at = text.columns - text.room()
        gap = max(column - at, 1 if at else 0)
        if not place or gap + len(key) + KEY_WORDS[place] > text.room():
            return
        for _ in range(gap):
            text.letter(32)
        text.word(key)
        case = KEY_WORDS[place + 2] & 32
        for i in range(place + 1, place + 1 + KEY_WORDS[place]):
            text.letter(KEY_WORDS[i] | case)
