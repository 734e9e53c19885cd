"""A hand in which cards may lie open or be put aside; others' hands, as far as they are known."""

from engine.cards import FACE_UP, KIND_MASK
from engine.layout import COUNTS, SHOWN_COUNTS, SHOWN_TO, VIEW_FACE_UP, VIEW_HAND, VIEW_SEAT
from ui.card_tiles import OPEN
from ui.signed_hand import SignedHand


class OpenHand(SignedHand):
    """As SignedHand."""

    def take(self, view: bytearray, at: int, count: int) -> None:  # per frame
        """Take the cards of a view, sorted, with a sign for those that lie open."""
        super().take(view, at, count)
        for n in range(at, at + count):
            if view[n] & FACE_UP:
                self.sign(view[n] & KIND_MASK, OPEN)

    def take_other(self, view: bytearray, capacity: int, seat: int) -> int:  # per frame
        """Take what is known of another seat's cards: open ones first; return how many these are.

        Then come those that were shown, in the hand's own order, and the backs of the rest.
        capacity: of a hand in the view.
        """
        self.take_backs(view[COUNTS + seat])
        cards = self.cards
        n = 0
        at = VIEW_HAND + 2 * capacity
        for _ in range(view[VIEW_FACE_UP]):
            if view[at] == seat:
                cards[n] = view[at + 1]
                self.signs[n] = OPEN
                n += 1
            at += 2
        are_open = n
        if view[SHOWN_TO] == view[VIEW_SEAT]:
            at = VIEW_HAND + capacity
            for other in range(seat):
                at += view[SHOWN_COUNTS + other]
            for _ in range(view[SHOWN_COUNTS + seat]):
                if not view[at] & FACE_UP:
                    cards[n] = view[at]
                    n += 1
                at += 1
        return are_open
