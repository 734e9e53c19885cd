"""This module draws a hand at the bottom: sorted, a mark over playable cards, a cursor.

Those that cannot be played are dim. Each card is a TileGrid of its own that stays where it is, so
that of a hand that changes only those cards are drawn anew that do. On some displays they lie like
roof tiles (`ui.draw.geometry`), the one under the cursor on top. A hand wider than the screen is
turned over by pages, arrows on either side tell so.

`cards` holds `count` cards in the order shown, `marks` whether each can be played. In a SignedHand
some have a sign, such as those put aside for a set: `signs` holds OPEN or ASIDE for each, or 0.
"""

import displayio
from micropython import const

from engine.state.cards import FIRST_WILD_KIND, KIND_MASK, NO_CARD
from engine.state.layout import NOBODY
from ui.draw.card_tiles import ASIDE, NOTHING, bottom_of, top_of
from ui.draw.font import CELL_HEIGHT, CELL_WIDTH, FIRST
from ui.draw.geometry import CARD_HEIGHT, MARK_HEIGHT
from ui.draw.text import AWAY, CHANGED, set_tile, set_x

TYPE_CHECKING = False
if TYPE_CHECKING:
    import displayio

    from ui.draw.geometry import Geometry
    from ui.draw.sheets import Sheets

_LESS = const(60)  # the arrows: letters
_GREATER = const(62)


class HandStrip:
    """group: the page that it is put on.

    `cursor` is the card that it is on, NOBODY for none; `lifted` shows that card.
    """

    def __init__(
        self, geometry: "Geometry", sheets: "Sheets", group: displayio.Group, capacity: int
    ) -> None:
        self.cards = bytearray(capacity)
        self.marks = bytearray(capacity)
        self.count = 0
        self._by_rank = 0
        self.first = 0
        self.shown = shown = geometry.cards
        self._left = 0  # slots that are free before the hand
        self._centered = 0  # cards, when that was settled
        self._sheets = sheets
        x = geometry.hand_x
        self._pitch = pitch = geometry.pitch
        y = geometry.hand_y
        self._over = sheets.marks_over(shown, pitch, x, y - MARK_HEIGHT)
        group.append(self._over)
        self.slots = []
        for column in range(shown):
            slot = sheets.card(AWAY, y)
            self.slots.append(slot)
            group.append(slot)
        self.cursor = NOBODY
        self.lifted = sheets.card(AWAY, y)
        self._ends = (geometry.left, geometry.width - CELL_WIDTH)
        self._arrows = []
        for tile in (_LESS - FIRST, _GREATER - FIRST):
            arrow = sheets.text(sheets.gold, 1, 1, AWAY, y + CARD_HEIGHT - CELL_HEIGHT - 1).grid
            arrow[0] = tile
            self._arrows.append(arrow)
            group.append(arrow)
        group.append(self.lifted)

    def clear(self, by_rank: int) -> None:
        """Let nothing lie here: what comes next must not depend on whose hand was shown before.

        by_rank: how the next one is sorted, else by color.
        """
        self._by_rank = by_rank
        self.count = 0
        self.show(NOBODY, False)

    def take(self, view: bytearray, at: int, count: int) -> None:  # per frame
        """Take count cards of a view from an offset, sorted; none is marked.

        Those not looked at yet lie last, from behind.
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
        self.lay(count)

    def _order(self, kind: int) -> int:  # per frame
        """The place of a kind in a sorted hand: by color, then by face; wilds are the last."""
        if self._by_rank or kind >= FIRST_WILD_KIND:
            return kind
        return (kind & 3) << 4 | kind >> 2

    def take_backs(self, count: int) -> None:  # per frame
        """Take a hand of which nothing but the number of cards is known."""
        for n in range(count):
            self.cards[n] = NO_CARD
        self.lay(count)

    def lay(self, count: int) -> None:  # per frame
        """Let so many of `cards` be the hand; none is marked."""
        for n in range(count):
            self.marks[n] = 0
        self.count = count

    def mark(self, card: int) -> None:  # per frame
        """Mark all cards of a kind as playable."""
        for i in range(self.count):
            if self.cards[i] == card:
                self.marks[i] = 1

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
            if self.marks[card] == mark:
                return card
            card += 1
        return NOBODY

    def walk_after(self, card: int) -> int:  # per frame
        """Where two buttons lead from a card: through playable ones, then NOBODY: to the row."""
        mark = self.marks[card]
        card = self.next_card(card, mark)
        return self.next_card(-1, 1) if card == NOBODY and not mark else card

    def walk_start(self) -> int:  # per frame
        """Where two buttons come back into the hand: at the cards that cannot be played."""
        card = self.next_card(-1, 0)
        return self.next_card(-1, 1) if card == NOBODY else card

    def first_marked(self) -> int:  # per frame
        """Where the first playable card lies, NOBODY if there is none."""
        return self.next_card(-1, 1)

    def sign_of(self, place: int) -> int:  # per frame
        """The sign that the card at a place has (ui.draw.card_tiles); 0: none."""
        return 0

    def show(self, cursor: int, is_dim: bool) -> None:  # per frame
        """Draw; cursor: the card that it is on, NOBODY for none; is_dim: marks count."""
        self._turn_page(cursor)
        self._center()
        sheets = self._sheets
        self.cursor = cursor
        lifted = AWAY
        for column in range(self.shown):
            place = self.first - self._left + column
            slot = self.slots[column]
            mark = 0
            if 0 <= place < self.count:
                mark = self.marks[place]
                is_weak = is_dim and not mark
                self._show_in(slot, place, sheets.dim if is_weak else sheets.bright)
                set_x(slot, self._over.x + column * self._pitch)
                if place == cursor:
                    lifted = slot.x
                    self.lifted.y = slot.y
                    colors = sheets.dim_chosen if is_weak else sheets.chosen
                    self._show_in(self.lifted, place, colors)
            elif slot.x != AWAY:
                slot[0] = slot[1] = NOTHING
                set_x(slot, AWAY)
            set_tile(self._over, column, mark)
        set_x(self.lifted, lifted)
        set_x(self._arrows[0], self._ends[0] if self.first > 0 else AWAY)
        is_more = self.first + self.shown < self.count
        set_x(self._arrows[1], self._ends[1] if is_more else AWAY)

    def pointed(self) -> int:
        """The card under the cursor, NO_CARD if there is none."""
        return NO_CARD if self.cursor == NOBODY else self.cards[self.cursor]

    def _show_in(  # per frame
        self, slot: displayio.TileGrid, place: int, colors: displayio.Palette
    ) -> None:
        """Show the card of a place in a slot."""
        if slot.pixel_shader is not colors:
            slot.pixel_shader = colors
            CHANGED[0] = 1
        card = self.cards[place]
        set_tile(slot, 0, top_of(card))
        set_tile(slot, 1, bottom_of(card, self.sign_of(place)))

    def _center(self) -> None:  # per frame
        """A hand that leaves room lies in the middle.

        It moves by whole cards: where two places are as good, to where more of it lies already.
        """
        if self._centered == self.count:
            return
        self._centered = self.count
        free = max(self.shown - self.count, 0)
        left = free // 2
        if free & 1 and self._in_place(left + 1) > self._in_place(left):
            left += 1
        self._left = left

    def _in_place(self, left: int) -> int:  # per frame
        """How many cards of the hand lie already where they would, from a slot on."""
        count = 0
        for i in range(self.count):
            if self.slots[left + i][0] == top_of(self.cards[i]):
                count += 1
        return count

    def _turn_page(self, cursor: int) -> None:  # per frame
        """Keep the cursor in view: a page begins beside the one before, where the cursor was.

        A hand that moved with each step would be drawn anew with each.
        """
        last = max(self.count - self.shown, 0)
        first = self.first
        if cursor != NOBODY:
            if cursor < first:
                first = cursor + 2 - self.shown
            elif cursor >= first + self.shown:
                first = cursor - 1
        self.first = max(min(first, last), 0)


class SignedHand(HandStrip):
    """As HandStrip."""

    def __init__(
        self, geometry: "Geometry", sheets: "Sheets", group: "displayio.Group", capacity: int
    ) -> None:
        super().__init__(geometry, sheets, group, capacity)
        self.signs = bytearray(capacity)

    def lay(self, count: int) -> None:  # per frame
        """As HandStrip; there are no signs."""
        super().lay(count)
        for n in range(count):
            self.signs[n] = 0

    def sign(self, card: int, sign: int) -> None:  # per frame
        """Put a sign on a card of a kind that has it not yet; it is no longer marked."""
        for i in range(self.count):
            if self.cards[i] == card and self.signs[i] != sign:
                self.signs[i] = sign
                self.marks[i] = 0
                return

    def put_aside(self, card: int) -> None:  # per frame
        """One more card of a kind was put aside for a set."""
        self.sign(card, ASIDE)

    def sign_of(self, place: int) -> int:  # per frame
        """As HandStrip."""
        return self.signs[place]
