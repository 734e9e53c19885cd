"""What the holder can choose with house rules: as `ui.offers`, and what these add to the row.

Whoever plays out of turn chooses a card for that, or withdraws. For more see `ui.house_more`.
"""

from engine.choices import CATCH
from engine.options import PEEK
from ui.offered import LOOK, UNO, WITHDRAW
from ui.offers import Offers


class HouseOffers(Offers):
    """As Offers."""

    def offer_always(self, match: "HouseMatch") -> None:  # per frame
        """Put into the row what the holder can do at any time."""
        if match.claimer == match.holder:
            self.offer(WITHDRAW, True)
        self.offer(UNO, True)
        self.offer(CATCH, True)
        if match.view[PEEK]:
            self.offer(LOOK, True)


TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.house_match import HouseMatch
