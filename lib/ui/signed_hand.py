"""A hand in which some cards have a sign over them, such as those put aside for a set.

`signs` holds, beside `cards` and `marks`, OPEN or ASIDE for each place, or 0.
"""

from micropython import const

from ui.card_tiles import FACE_NONE, OVER_ASIDE, OVER_OPEN
from ui.geometry import RAISED
from ui.hand_strip import HandStrip
from ui.text import set_tile

TYPE_CHECKING = False
if TYPE_CHECKING:
    import displayio

    from ui.geometry import Geometry
    from ui.sheets import Sheets

OPEN = const(1)
ASIDE = const(2)
_OVER = const(4)  # of the rows: the signs


class SignedHand(HandStrip):
    """As HandStrip."""

    def __init__(
        self, geometry: "Geometry", sheets: "Sheets", group: "displayio.Group", capacity: int
    ) -> None:
        super().__init__(geometry, sheets, group, capacity)
        self.signs = bytearray(capacity)
        over = sheets.face(geometry.hand_x, geometry.hand_y - RAISED, self.shown)
        over.pixel_shader = sheets.ink
        self.rows.append(over)
        group.append(over)

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

    def show(self, cursor: int, is_dim: bool) -> None:  # per frame
        """Draw, the signs over all."""
        super().show(cursor, is_dim)
        over = self.rows[_OVER]
        for column in range(self.shown):
            place = self.first + column
            tile = FACE_NONE
            if place < self.count:
                sign = self.signs[place]
                if sign == OPEN:
                    tile = OVER_OPEN + self.marks[place]
                elif sign:
                    tile = OVER_ASIDE
            set_tile(over, column, tile)
