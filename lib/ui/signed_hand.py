"""A hand in which some cards have a sign over them, such as those put aside for a set.

`signs` holds, beside `cards` and `marks`, OPEN or ASIDE for each place, or 0.
"""

from micropython import const

from ui.card_tiles import FACE_NONE, OVER_ASIDE, OVER_OPEN
from ui.geometry import RAISED
from ui.hand_strip import HandStrip
from ui.text import CHANGED

TYPE_CHECKING = False
if TYPE_CHECKING:
    import displayio

    from ui.geometry import Geometry
    from ui.sheets import Sheets

OPEN = const(1)
ASIDE = const(2)


class SignedHand(HandStrip):
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
        """Take the cards of a view, sorted, without signs."""
        super().take(view, at, count)
        for n in range(count):
            self.signs[n] = 0

    def sign(self, card: int, sign: int) -> None:  # per frame
        """Put a sign on a card of a kind that has it not yet."""
        for i in range(self.count):
            if self.cards[i] == card and self.signs[i] != sign:
                self.signs[i] = sign
                return

    def put_aside(self, card: int) -> None:  # per frame
        """One more card of a kind was put aside for a set."""
        self.sign(card, ASIDE)

    def mark(self, card: int) -> None:  # per frame
        """Mark all cards of a kind as playable, but for those put aside."""
        for i in range(self.count):
            if self.cards[i] == card and self.signs[i] != ASIDE:
                self.marks[i] = 1

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
                if sign == OPEN:
                    tile = OVER_OPEN + self.marks[place]
                elif sign:
                    tile = OVER_ASIDE
            if over[column] != tile:
                over[column] = tile
                CHANGED[0] = 1
