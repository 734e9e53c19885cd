"""This lists what the holder can choose with house rules: as `ui.offers`, and what these add.

Whoever plays out of turn chooses a card for that, or withdraws. What another player owes for a
"sorry" can be told of at any time.
"""

from engine.choices import CATCH, DOWN, PLAY, SEAT_SHIFT, SORRY, VERB_MASK
from engine.layout import CARD, KIND, PLAYERS, SORRIES, TOP
from engine.options import PEEK
from engine.options import SORRY as PAYS_SORRY
from engine.windows import DARED
from ui.offered import LOOK, READ_DARE, SORRY_SAID, UNO, WITHDRAW
from ui.offers import Offers


class HouseOffers(Offers):
    """As Offers."""

    def offer_always(self, match: "Match") -> None:  # per frame
        """Put into the row what the holder can do at any time."""
        view = match.view
        at = view[TOP]
        if match.claimer != match.holder and view[at + KIND] == DARED and not view[at + CARD]:
            self.offer(READ_DARE, True)
        if match.claimer == match.holder:
            self.offer(WITHDRAW, True)
        self.offer(UNO, True)
        self.offer(CATCH, True)
        if view[PEEK]:
            self.offer(LOOK, True)
        if view[PAYS_SORRY] and self._can_report(match):
            self.offer(SORRY_SAID, True)

    def _can_report(self, match: "Match") -> bool:  # per frame
        view = match.view
        for seat in range(view[PLAYERS]):
            if view[SORRIES + seat] and seat != match.holder:
                return True
        return False

    def sorries(self, match: "Match") -> None:  # per frame
        """In the row: who may have said "sorry"."""
        self.count = 0
        for seat in range(match.view[PLAYERS]):
            if match.view[SORRIES + seat] and seat != match.holder:
                self.offer(SORRY | seat << SEAT_SHIFT, False)

    def is_marked(self, choice: int) -> int:  # per frame
        """As there, but for cards that can only be laid face down."""
        if choice & VERB_MASK == PLAY and choice & DOWN:
            return 0
        return super().is_marked(choice)


TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.house_match import Match
