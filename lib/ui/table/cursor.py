"""This module draws the hand and the answers above it, with the cursor on one of them.

Cards that can be used are marked in the hand; all other answers stand in rows above it
(`ui.table.offers`). On a pad up and down lead from the hand through the visible rows and back, left
and right through all rows. With two buttons B steps through the marked cards, the rows, then the
other cards. While the cursor is on an answer that names a player, the hand strip shows what is
known of that player's cards.

Any mode writes its rows as below. Rows that do not fit stand on further pages; arrows beside the
rows point to them (`page.more`). A step of the cursor changes two marks, unless it turns the page.

    rows = page.rows
    first = first_row(rows, at)
    for i in range(first, first + rows.rows):
        if begin_row(page, i, count, chosen):
            ...                               write answer i into `rows`
            rows.end()
"""

from micropython import const

from engine.public import window_kind
from engine.state.cards import FACE, KIND_MASK, WILD_FOUR
from engine.state.choices import (
    ADD,
    CARD_SHIFT,
    DRAW,
    GIVE,
    NAME,
    PASS,
    SEAT_SHIFT,
    VERB_MASK,
)
from engine.state.layout import (
    DREW,
    NOBODY,
    PHASE,
    VIEW_DRAFT,
    VIEW_DRAWN,
)
from engine.state.windows import (
    CLAIMED,
    GAINED,
    GIFTS,
    GIVING,
    NO_WINDOW,
    ON_TURN,
    STACKING,
    TAKING,
    is_turn,
)
from ui.draw.font import CELL_WIDTH, CHECK, MORE_LEFT, MORE_RIGHT
from ui.table.offers import CARDS_OF, GO_ON, SEEN, SHOW_IT, WITH_CARD
from ui.table.offers import UNO as SAY_UNO
from ui.table.page import (
    DO_ADD,
    DO_BACK,
    DO_DRAW,
    DO_GIVE,
    DO_KEEP,
    DO_MENU,
    DO_MORE,
    DO_NOTHING,
    DO_OK,
    DO_PASS,
    DO_TAKE,
    DO_UNO,
)
from ui.table.words import HOLDS_COLOR, NO_NOTICE, PROMPT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.geometry import Geometry
    from ui.draw.sheets import Sheets
    from ui.draw.text import Text
    from ui.table.offers import Offers
    from ui.table.screen import AskingScreen
    from ui.types import AskingApp, AskingMatch, AskingPage, Sometimes

# Where the cursor begins in the hand.
_OF_HAND = 1 << ON_TURN | 1 << GIVING | 1 << GIFTS | 1 << TAKING
_OF_HAND |= 1 << NO_WINDOW | 1 << STACKING | 1 << CLAIMED

# What the row is about.
ALL = const(0)
ONE_CARD = const(1)
COLOR = const(2)
LOOKING = const(3)
SEEING = const(4)

_COLUMNS = const(21)  # of the longest answer, with its marks
_ARROWS = const(2)  # of them


def add_rows(page: "AskingPage", geometry: "Geometry", sheets: "Sheets") -> None:
    """Add rows to a page; on a large display two small rows take the room of a doubled one."""
    group = page.group
    rows = geometry.actions_rows
    unit = 1
    if geometry.is_large and rows == 1:
        group = page.back
        rows = unit = geometry.scale
    columns = min(geometry.columns, _COLUMNS) - _ARROWS
    x = (geometry.width * unit - (columns + _ARROWS) * CELL_WIDTH) // 2
    y = geometry.actions_y * unit
    page.rows = sheets.text(sheets.ink, columns, rows, x, y)
    page.more = sheets.text(sheets.gold, _ARROWS, rows, x + columns * CELL_WIDTH, y)
    group.append(page.rows.grid)
    group.append(page.more.grid)


def first_row(rows: "Text", at: int) -> int:  # per frame
    """Return the first answer on the same page of rows as answer `at`."""
    return at - at % rows.rows


def begin_row(page: "AskingPage", i: int, count: int, chosen: int) -> bool:  # per frame
    """Begin to write answer i of `count`; `chosen` has the cursor. False: no such answer."""
    text = page.rows
    row = i % text.rows
    page.more.start(row)
    page.more.letter(MORE_LEFT if row == 0 and i else 32)
    page.more.letter(MORE_RIGHT if row == text.rows - 1 and i + 1 < count else 32)
    text.start(row)
    text.invert(i == chosen)
    text.letter(MORE_RIGHT if i == chosen else 32)
    text.invert(0)
    if i < count:
        return True
    text.end()
    return False


class AskCursor:
    """screen: the table screen."""

    risk = HOLDS_COLOR  # the notice for a card that is laid at a risk
    _page: "AskingPage"
    _match: "Sometimes[AskingMatch]"

    def __init__(self, screen: "AskingScreen", app: "AskingApp", offers: "Offers") -> None:
        self._screen = screen
        self._app = app
        self._page = app.page
        self._match = None
        self._holder = NOBODY
        self.passes = False  # by itself, as in ui.plain.turn
        self._offers = offers
        self._at = 0  # in the row
        self.about = ALL
        self._in_hand = False
        self._card = 0
        self._pending = 0  # a wild's choice that waits for a color
        self._is_warned = False
        self._is_shown = False  # the card about to be given
        self.is_watching = True
        self._other = 0  # where in the row it was when it began to be asked, or to watch

    def begin(self, is_watching: bool) -> None:  # per frame
        """Begin to be asked, or to watch others play."""
        if is_watching != self.is_watching:
            self.is_watching = is_watching
            self._at, self._other = self._other, self._at
        self.enter()

    def enter(self) -> None:  # per frame
        """The holder is asked something, or watches."""
        match = self._match = self._app.match
        if match.holder != self._holder:
            self._holder = match.holder
            self._is_shown = False
            self._at = self._other = 0
        self._begin_anew()
        if self.is_watching:
            self._offers.watch(match)
            self._in_hand = False
            self._at = min(self._at, self._offers.count - 1)
        else:
            self._offers.collect(match)
            self._place_cursor()
        is_drawn = self._is_turn() and match.view[PHASE] == DREW
        self.passes = is_drawn and not match.is_shared and match.only_passes()
        if not self._screen.leads_on():
            self._draw(True)

    def _begin_anew(self) -> None:  # per frame
        self.about = ALL
        self._pending = 0
        self._is_warned = False

    def is_looking(self) -> bool:  # per frame
        """Does the holder look at others' cards?"""
        return self.about == LOOKING

    def _is_turn(self) -> bool:  # per frame
        return not self.is_watching and is_turn(self._match.view)

    def _place_cursor(self) -> None:  # per frame
        """Place the cursor on a card, best the drawn one, or on the most usual answer."""
        view = self._match.view
        window = window_kind(view)
        hand = self._page.hand
        first = hand.first_marked()
        self._in_hand = first != NOBODY and 1 << window & _OF_HAND != 0
        self._card = first if self._in_hand else 0
        if self._in_hand and is_turn(view) and view[PHASE] == DREW:
            drawn = hand.place_of(view[VIEW_DRAWN])
            if hand.marks[drawn]:
                self._card = drawn
        self._at = 0
        for i in range(self._offers.count):
            if self._offers.items[i] == PASS and window != GAINED:
                self._at = i

    def _draw_table(self) -> None:  # per frame
        is_plain = self._is_turn() and not self._match.view[VIEW_DRAFT]
        self._screen.draw(NO_NOTICE if is_plain or self.is_watching else PROMPT)

    def _draw(self, has_changed: bool = False) -> None:  # per frame
        """Draw the hand, the rows and the cursor, and tell what the keys do there.

        has_changed: the table has, too.
        """
        offers = self._offers
        whose = offers.whose
        item = offers.items[self._at]
        if not offers.is_taking and self.about != SEEING:
            self._show_named(item)
        hand = self._page.hand
        is_dim = offers.whose == NOBODY or hand.first_marked() != NOBODY
        is_on_card = self._in_hand or self.about == ONE_CARD or self.about == COLOR
        hand.show(self._card if is_on_card and not self.is_watching else NOBODY, is_dim)
        if offers.whose != whose:
            self._app.show_so_far()
        if has_changed:
            self._draw_table()
        self._write_rows()
        menu = DO_MENU if self.about == ALL else DO_BACK
        self._page.tell_keys(
            self._app.keys, self._what_a_does(item), self._what_b_does(), DO_UNO, menu
        )
        self._tell_risk(offers.is_bluff and self._in_hand and self._is_risky())

    def _write_rows(self) -> None:  # per frame
        """Write the page of answers on which the cursor is, or was last."""
        rows = self._page.rows
        offers = self._offers
        match = self._match
        is_called = match.called == match.holder and not self.is_watching
        first = first_row(rows, self._at)
        for i in range(first, first + rows.rows):
            if begin_row(self._page, i, offers.count, NOBODY if self._in_hand else self._at):
                item = offers.items[i]
                self._page.words.write_answer(rows, match.view, item)
                if is_called if item == SAY_UNO else self._is_shown and item == SHOW_IT:
                    rows.letter(CHECK)
                rows.end()

    def _what_a_does(self, item: int) -> int:  # per frame
        """Return what A does with the answer or the card under the cursor."""
        if not self._in_hand:
            return self._page.go_on if item == GO_ON or item == SEEN else DO_OK
        offers = self._offers
        if offers.is_taking:
            return DO_TAKE
        match = self._match
        kind = self._page.hand.cards[self._card] & KIND_MASK
        for i in range(match.count):
            choice = match.choices[i]
            verb = choice & VERB_MASK
            if 1 << verb & WITH_CARD and choice >> CARD_SHIFT & 255 == kind:
                return DO_GIVE if verb == GIVE else DO_ADD if verb == ADD else self._page.play
        return self._page.why

    def _what_b_does(self) -> int:  # per frame
        """Return what B does on a pad."""
        if self.is_watching and self.about == ALL:
            return DO_MENU
        if self.about != ALL:
            return DO_BACK
        at = self.end_of_turn()
        if at != NOBODY:
            if self._offers.items[at] & VERB_MASK == DRAW:
                return DO_DRAW
            view = self._match.view
            if window_kind(view) == STACKING:
                return DO_DRAW
            return DO_KEEP if view[PHASE] == DREW else DO_PASS
        return DO_MORE if self._in_hand else DO_NOTHING

    def end_of_turn(self) -> int:  # per frame
        """Return the place in the rows of the first way to draw, or else to pass.

        NOBODY: it is no turn.
        """
        found = NOBODY
        if self._is_turn() or window_kind(self._match.view) == STACKING:
            for i in range(self._offers.count):
                verb = self._offers.items[i] & VERB_MASK
                if verb == DRAW:
                    return i
                if verb == PASS:
                    found = i
        return found

    def _is_risky(self) -> bool:  # per frame
        """Would the card under the cursor be a bluff?"""
        return FACE[self._page.hand.cards[self._card] & KIND_MASK] == WILD_FOUR

    def _show_named(self, item: int) -> None:  # per frame
        """Show the cards of the player whom an answer names, or else the holder's own."""
        verb = item & VERB_MASK
        whose = NOBODY
        if not self._in_hand and (verb == NAME or verb == CARDS_OF):
            whose = item >> SEAT_SHIFT & 15
        if whose != self._offers.whose:
            self._offers.lay_out(self._match, whose)

    def _tell_risk(self, is_due: bool) -> None:  # per frame
        """Show or remove the warning that the card under the cursor would be a bluff (OFF-7)."""
        if self._is_warned != is_due:
            self._is_warned = is_due
            if is_due:
                self._page.warn(self._match.view, self.risk)
            else:
                self._draw_table()
