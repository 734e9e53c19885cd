"""A hand of house rules shows cards not seen yet, and others' hands, where these are shown."""

from engine.cards import KIND_MASK, NO_CARD
from engine.layout import COUNTS, SHOWN_COUNTS, SHOWN_TO, VIEW_HAND, VIEW_SEAT
from engine.options import PEEK
from ui.signed_hand import SignedHand


class HouseHand(SignedHand):
    """As SignedHand."""

    def take(self, view: bytearray, at: int, count: int) -> None:  # per frame
        """As HandStrip; cards not looked at yet lie last, from behind."""
        super().take(view, at, count)
        for n in range(count):
            if self.cards[n] == KIND_MASK:  # no card is that
                self.cards[n] = NO_CARD

    def take_other(self, view: bytearray, capacity: int, seat: int) -> int:  # per frame
        """Take what is known of another seat's cards, then the backs of the rest; return 0.

        capacity: of a hand in the view, where the shown ones follow each other in seat order.
        """
        self.take_backs(view[COUNTS + seat])
        if view[PEEK] or view[SHOWN_TO] == view[VIEW_SEAT]:
            counts = COUNTS if view[PEEK] else SHOWN_COUNTS
            at = VIEW_HAND + capacity
            for other in range(seat):
                if other != view[VIEW_SEAT]:
                    at += view[counts + other]
            self.take(view, at, view[counts + seat])
            self.count = view[COUNTS + seat]
        return 0
