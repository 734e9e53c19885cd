"""A hand in which cards may lie open or be put aside, each with a sign over it; others' hands.

`signs` holds, beside `cards` and `marks`, OPEN or ASIDE for each place, or 0.
"""

from micropython import const

from engine.cards import FACE_UP, KIND_MASK, NO_CARD
from engine.layout import COUNTS, SHOWN_COUNTS, SHOWN_TO, VIEW_FACE_UP, VIEW_HAND, VIEW_SEAT
from ui.card_tiles import FACE_NONE, OVER_ASIDE, OVER_OPEN
from ui.geometry import RAISED
from ui.hand_strip import HandStrip
from ui.text import CHANGED

TYPE_CHECKING = False
if TYPE_CHECKING:
    import displayio

    from ui.geometry import Geometry
    from ui.sheets import Sheets

_OPEN = const(1)
_ASIDE = const(2)


class OpenHand(HandStrip):
    """As HandStrip."""

    def __init__(
        self, geometry: "Geometry", sheets: "Sheets", group: "displayio.Group", capacity: int
    ) -> None:
        super().__init__(geometry, sheets, group, capacity)
        self.signs = bytearray(capacity)
        self._over = over = sheets.face(geometry.hand_x, geometry.hand_y - RAISED, self.shown)
        over.pixel_shader = sheets.ink
        self.rows.append(over)
        group.append(over)

    def take(self, view: bytearray, at: int, count: int) -> None:  # per frame
        """Take the cards of a view, sorted, with a sign for those that lie open."""
        super().take(view, at, count)
        for n in range(count):
            self.signs[n] = 0
        for n in range(at, at + count):
            if view[n] & FACE_UP:
                self._sign(view[n] & KIND_MASK, _OPEN)

    def _sign(self, card: int, sign: int) -> None:  # per frame
        """Put a sign on a card of a kind that has none."""
        for i in range(self.count):
            if self.cards[i] == card and self.signs[i] != sign:
                self.signs[i] = sign
                return

    def put_aside(self, card: int) -> None:  # per frame
        """One more card of a kind was put aside for a set."""
        self._sign(card, _ASIDE)

    def mark(self, card: int) -> None:  # per frame
        """Mark all cards of a kind as playable, but for those put aside."""
        for i in range(self.count):
            if self.cards[i] == card and self.signs[i] != _ASIDE:
                self.marks[i] = 1

    def take_other(self, view: bytearray, capacity: int, seat: int) -> int:  # per frame
        """Take what is known of another seat's cards: open ones first; return how many these are.

        Then come those that were shown, in the hand's own order, and the backs of the rest.
        capacity: of a hand in the view.
        """
        cards = self.cards
        n = 0
        at = VIEW_HAND + 2 * capacity
        for _ in range(view[VIEW_FACE_UP]):
            if view[at] == seat:
                cards[n] = view[at + 1]
                n += 1
            at += 2
        is_open = n
        if view[SHOWN_TO] == view[VIEW_SEAT]:
            at = VIEW_HAND + capacity
            for other in range(seat):
                at += view[SHOWN_COUNTS + other]
            for _ in range(view[SHOWN_COUNTS + seat]):
                if not view[at] & FACE_UP:
                    cards[n] = view[at]
                    n += 1
                at += 1
        self.count = view[COUNTS + seat]
        for i in range(self.count):
            if i >= n:
                cards[i] = NO_CARD
            self.marks[i] = 0
            self.signs[i] = _OPEN if i < is_open else 0
        return is_open

    def take_backs(self, count: int) -> None:  # per frame
        """Take a hand of which nothing but the number of cards is known."""
        super().take_backs(count)
        for i in range(count):
            self.signs[i] = 0

    def show(self, cursor: int, is_dim: bool) -> None:  # per frame
        """Draw, the signs over all."""
        super().show(cursor, is_dim)
        over = self._over
        for column in range(self.shown):
            place = self.first + column
            tile = FACE_NONE
            if place < self.count:
                sign = self.signs[place]
                if sign == _OPEN:
                    tile = OVER_OPEN + self.marks[place]
                elif sign:
                    tile = OVER_ASIDE
            if over[column] != tile:
                over[column] = tile
                CHANGED[0] = 1
