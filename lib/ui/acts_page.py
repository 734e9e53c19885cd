"""The table where cards act: two piles, a hand with open cards, one row for all answers."""

from ui import asks
from ui.acts_words import ActsRecap
from ui.choice_page import ChoicePage, ChoiceRow
from ui.open_hand import OpenHand
from ui.two_piles import TwoPiles

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.geometry import Geometry
    from ui.sheets import Sheets


class ActsPage(ChoicePage):
    """As ChoicePage."""

    words = asks

    def make_parts(self, geometry: "Geometry", sheets: "Sheets") -> None:
        """See ui.table_page."""
        self.piles = TwoPiles(geometry, sheets)
        self.actions = ChoiceRow(geometry, sheets)
        self.hand = OpenHand(geometry, sheets, self.group, self.most_cards)
        self.recap = ActsRecap(geometry.events_rows)
