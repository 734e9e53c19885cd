"""A hand in which some cards have a sign, such as those put aside for a set.

`signs` holds, beside `cards` and `marks`, OPEN or ASIDE for each place, or 0.
"""

from ui.card_tiles import ASIDE
from ui.hand_strip import HandStrip

TYPE_CHECKING = False
if TYPE_CHECKING:
    import displayio

    from ui.geometry import Geometry
    from ui.sheets import Sheets


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
