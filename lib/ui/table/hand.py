"""This module draws a hand at the bottom: sorted, its cards overlapping, a cursor on one of them.

Those that can be played lie a little higher, the others are dim. The card under the cursor rises:
a grid with golden edges lies above its place, a little to the left, so that both neighbors are seen
as well; none of them moves. Each card is a TileGrid of its own, so that of a hand that changes only
those cards are drawn anew that do. A hand of more than seven is turned over by pages of seven, or
of six where less than three fifths of those would be seen; arrows on either side tell so.

`cards` holds `count` cards in the order shown, `marks` for each MARK if it can be played, plus its
sign times two: OPEN (it lies face up), ASIDE (it was put aside for a set), or 0; plus CLAIM, if it
can be laid face down: it is not dim then.
"""

import displayio
from micropython import const

from engine.public import shown_of
from engine.state import layout
from engine.state.cards import FACE_UP, FIRST_WILD_KIND, KIND_MASK, NO_CARD, YELLOW
from engine.state.options import PEEK
from ui.draw import theme
from ui.draw.art import palette_of
from ui.draw.card_tiles import EDGE, NOTHING, OPEN, PAPER, PIXEL_VALUES, show_card
from ui.draw.font import CELL_HEIGHT, CELL_WIDTH, FIRST
from ui.draw.grids import CHANGED, OFFSCREEN, set_x
from ui.draw.places import BUTTONS, CARD, FAN, HAND, HIGH, LOW, WIDE, Y

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ui.draw.geometry import Geometry
    from ui.draw.sheets import Sheets

MARK = const(1)
CLAIM = const(8)
_SIGN = const(3)
# What a slot shows: its card, then its sign, then whether it is dim, or rises.
_CARD = const(255)
_SIGN_SHIFT = const(8)
_WEAK = const(1 << 10)
_HIGH = const(1 << 11)
_EMPTY = const(-2)  # in whose place for a card is none
_MOST_SHOWN = const(7)
_EDGE = const(2)  # pixels at either side
_APART = const(3)  # pixels between cards that do not overlap
_LESS = const(60)  # the arrows: letters
_GREATER = const(62)


class Hand:
    """group: the page that it is put on. gold: the colors of letters on anything.

    `cursor` is the card that it is on, NOBODY for none; `lifted` shows that card. `low` and `high`
    are where cards lie that cannot be played, and that can; `clear` resets `low` to `lowest`.
    by_rank: they are sorted so when they are taken next, else by color.
    `arrows` go on the canvas.
    """

    def __init__(
        self,
        geometry: "Geometry",
        sheets: "Sheets",
        group: displayio.Group,
        capacity: int,
        gold: displayio.Palette,
    ) -> None:
        self.cards = bytearray(capacity)
        self.marks = bytearray(capacity)
        self.count = 0
        self.by_rank = 0
        self.first = 0
        at = geometry.places
        self.shown = _MOST_SHOWN  # cards of a page
        self._centered = 0  # cards, when it was settled where they lie
        self._sheets = sheets
        self._screen = geometry.size[0] // geometry.doubled
        self._wide = at[CARD + WIDE]
        self._x = self._pitch = 0
        lower = at[CARD + HIGH] - geometry.card_height  # a sheet of lower cards stands as low
        self.high = at[HAND + Y] + lower
        self.low = self.lowest = at[LOW + Y] + lower
        self._is_down = False  # while it is dealt
        self.slots = []
        # By slot, what it shows: a card, its sign, and how it lies.
        self._looks = [_EMPTY] * _MOST_SHOWN
        for _ in range(_MOST_SHOWN):
            slot = sheets.card(OFFSCREEN, self.low)
            self.slots.append(slot)
            group.append(slot)
        self.cursor = layout.NOBODY
        y = at[FAN + Y] + lower
        top = y + geometry.card_height
        shade = displayio.Bitmap(self._wide, at[BUTTONS + Y] - top, 2)
        colors = palette_of((theme.DOTS,))
        self._shade = displayio.TileGrid(shade, pixel_shader=colors, x=OFFSCREEN, y=top)
        group.append(self._shade)
        self.lifted = sheets.card(OFFSCREEN, y)
        self.lifted.pixel_shader = self._colors = palette_of((theme.GOLD,) * PIXEL_VALUES)
        self._raised = _EMPTY  # what that shows
        group.append(self.lifted)
        self.arrows = []
        y = (at[HAND + Y] + at[BUTTONS + Y] - CELL_HEIGHT) // 2
        for tile in (_LESS - FIRST, _GREATER - FIRST):
            arrow = sheets.text(gold, 1, 1, OFFSCREEN, y).grid
            arrow[0] = tile
            self.arrows.append(arrow)

    def clear(self) -> None:
        """Let nothing lie here: what comes next must not depend on whose hand was shown before."""
        self.low = self.lowest
        self.count = 0
        self.show(layout.NOBODY, False)

    def take(self, view: bytearray, at: int, count: int) -> None:  # per frame
        """Take count cards of a view from an offset, sorted; none is marked.

        Those not looked at yet lie last, from behind. Those that lie open have a sign.
        """
        cards = self.cards
        for n in range(count):
            card = view[at + n]
            if card != NO_CARD:
                card &= KIND_MASK
            order = self._order(card)
            i = n
            while i and self._order(cards[i - 1]) > order:
                cards[i] = cards[i - 1]
                i -= 1
            cards[i] = card
        self._lay(count)
        for n in range(at, at + count):
            if view[n] & FACE_UP and view[n] != NO_CARD:
                self.sign(view[n] & KIND_MASK, OPEN)

    def take_other(self, view: bytearray, seat: int, is_open: bool) -> int:  # per frame
        """Take what is known of another seat's cards: open ones first; return how many these are.

        Then come those that were shown, in the hand's own order, and the backs of the rest.
        is_open: what the holder was shown may be seen.
        """
        self.take_backs(view[layout.COUNTS + seat])
        cards = self.cards
        n = 0
        at = layout.VIEW_HAND + len(cards)
        for _ in range(view[layout.VIEW_FACE_UP]):
            if view[at] == seat:
                cards[n] = view[at + 1]
                self.marks[n] = OPEN << 1
                n += 1
            at += 2
        are_open = n
        if view[PEEK] or is_open and view[layout.SHOWN_TO] == view[layout.VIEW_SEAT]:
            at = layout.VIEW_HAND + view[layout.COUNTS + view[layout.VIEW_SEAT]]
            for other in range(seat):
                if other != view[layout.VIEW_SEAT]:
                    at += shown_of(view, other)
            for _ in range(shown_of(view, seat)):
                if not view[at] & FACE_UP:
                    cards[n] = view[at]
                    n += 1
                at += 1
        return are_open

    def _order(self, kind: int) -> int:  # per frame
        """The place of a kind in a sorted hand: by color, then by face; wilds are the last."""
        if self.by_rank or kind >= FIRST_WILD_KIND:
            return kind
        return (kind & 3) << 4 | kind >> 2

    def take_backs(self, count: int) -> None:  # per frame
        """Take a hand of which nothing but the number of cards is known.

        Where its backs lie, and what arrows tell, must not depend on what was shown before.
        """
        for n in range(count):
            self.cards[n] = NO_CARD
        self._lay(count)
        self.first = 0

    def _lay(self, count: int) -> None:  # per frame
        """Let so many of `cards` be the hand; none is marked, or has a sign."""
        for n in range(count):
            self.marks[n] = 0
        self.count = count

    def sign(self, card: int, sign: int) -> None:  # per frame
        """Put a sign on a card of a kind that has it not yet; it is no longer marked."""
        for i in range(self.count):
            if self.cards[i] == card and self.marks[i] >> 1 & _SIGN != sign:
                self.marks[i] = sign << 1
                return

    def mark(self, card: int, mark: int = MARK) -> None:  # per frame
        """Mark all cards of a kind as playable, or that can be claimed (CLAIM)."""
        for i in range(self.count):
            if self.cards[i] == card:
                self.marks[i] |= mark

    def place_of(self, card: int) -> int:  # per frame
        """Where a card of a kind lies in the hand; 0 if there is none."""
        for i in range(self.count):
            if self.cards[i] == card:
                return i
        return 0

    def next_card(self, card: int, mark: int) -> int:  # per frame
        """The next place after one whose card can be played, or not (0); NOBODY: there is none."""
        card += 1
        while card < self.count:
            if self.marks[card] & MARK == mark:
                return card
            card += 1
        return layout.NOBODY

    def first_marked(self) -> int:  # per frame
        """Where the first playable card lies, NOBODY if there is none."""
        return self.next_card(-1, 1)

    def show(self, cursor: int, is_dim: bool) -> None:  # per frame
        """Draw; cursor: the card that it is on, NOBODY for none; is_dim: marks count."""
        self._center()
        self._turn_page(cursor)
        self.cursor = cursor
        lifted = OFFSCREEN
        x = self._x
        for column in range(_MOST_SHOWN):
            place = self.first + column
            look = _EMPTY
            if place < self.count and column < self.shown:
                mark = self.marks[place]
                look = self.cards[place] | (mark >> 1 & _SIGN) << _SIGN_SHIFT
                if is_dim:
                    look |= _HIGH if mark & MARK else 0 if mark & CLAIM else _WEAK
            if look != self._looks[column]:
                self._looks[column] = look
                self.fill(column, look)
            if look != _EMPTY:
                set_x(self.slots[column], x)
            if place == cursor:
                lifted = x
                if place + 1 < self.count and column + 1 < self.shown:
                    lifted -= max(self._wide - self._pitch, 0) >> 1
                self._raise(look)
            x += self._pitch
        set_x(self.lifted, lifted)
        set_x(self._shade, lifted)
        set_x(self.arrows[0], 0 if self.first else OFFSCREEN)
        is_more = self.first + self.shown < self.count
        set_x(self.arrows[1], self._screen - CELL_WIDTH if is_more else OFFSCREEN)

    def fill(self, column: int, look: int) -> None:  # per frame
        """Show a card in a slot, or nothing."""
        slot = self.slots[column]
        if look == _EMPTY:
            slot[0] = slot[1] = slot[2] = slot[3] = NOTHING
            slot.x = OFFSCREEN
        else:
            self._show(slot, look)
            slot.y = self.high if look & _HIGH and not self._is_down else self.low
        CHANGED[0] = 1

    def _show(self, place: displayio.TileGrid, look: int) -> None:  # per frame
        """Show a card as a slot shows it."""
        palettes = self._sheets.dim if look & _WEAK else self._sheets.bright
        card = look & _CARD
        if self._is_down:
            card = NO_CARD
            palettes = self._sheets.bright
        show_card(place, card, palettes, look >> _SIGN_SHIFT & _SIGN)

    def _raise(self, look: int) -> None:  # per frame
        """Show a card as the one under the cursor: with golden edges, on yellow with a dark one."""
        if self._raised == look:
            return
        self._raised = look
        lifted = self.lifted
        self._show(lifted, look)
        colors: Any = lifted.pixel_shader
        own = self._colors
        for i in range(PAPER, len(colors)):
            own[i] = colors[i]
        own[EDGE] = theme.LINE if colors is self._sheets.bright[YELLOW] else theme.GOLD
        lifted.pixel_shader = own

    def turn(self, is_down: bool) -> None:  # per frame
        """Let all cards lie face down, while they are dealt, or show them."""
        if self._is_down == is_down:
            return
        self._is_down = is_down
        for column in range(_MOST_SHOWN):
            if self._looks[column] != _EMPTY:
                self.fill(column, self._looks[column])
        look = self._raised
        if look != _EMPTY:
            self._raised = _EMPTY
            self._raise(look)

    def pointed(self) -> int:  # per frame
        """The card under the cursor, NO_CARD if there is none."""
        return self.cards[self.cursor] if self.cursor < self.count else NO_CARD

    def _center(self) -> None:  # per frame
        """Spread the cards of a page over the whole width, a gap apart at most."""
        count = self.count
        if self._centered == count or not count:
            return
        self._centered = count
        wide = self._wide
        room = self._screen - wide - 2 * _EDGE
        self.shown = _MOST_SHOWN
        if count > _MOST_SHOWN:
            room -= 2 * CELL_WIDTH  # for the arrows
            pitch = room // (_MOST_SHOWN - 1)
            count = self.shown = _MOST_SHOWN - (5 * pitch < 3 * wide)
        pitch = wide + _APART
        if (count - 1) * pitch > room:
            pitch = room // (count - 1)
        self._pitch = pitch
        self._x = (self._screen - wide - (count - 1) * pitch + 1) // 2

    def _turn_page(self, cursor: int) -> None:  # per frame
        """Keep the cursor in view: a page begins beside the one before, where the cursor was.

        A hand that moved with each step would be drawn anew with each.
        """
        last = max(self.count - self.shown, 0)
        first = self.first
        if cursor != layout.NOBODY:
            if cursor < first:
                first = cursor + 2 - self.shown
            elif cursor >= first + self.shown:
                first = cursor - 1
        self.first = max(min(first, last), 0)
