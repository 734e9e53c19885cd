"""The table with house rules: one pile, or one more that lies face down, and a row of answers."""

from engine.choices import NO_SUCH_PILE
from ui import house_asks
from ui.choice_page import ChoicePage, ChoiceRow
from ui.house_hand import HouseHand
from ui.house_piles import HousePiles
from ui.house_words import HouseRecap
from ui.offered import REFUSED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.geometry import Geometry
    from ui.sheets import Sheets


class HousePage(ChoicePage):
    """As ChoicePage."""

    words = house_asks

    def make_parts(self, geometry: "Geometry", sheets: "Sheets") -> None:
        """See ui.table_page."""
        self.piles = HousePiles(geometry, sheets)
        self.actions = ChoiceRow(geometry, sheets)
        self.hand = HouseHand(geometry, sheets, self.group, self.most_cards)
        self.recap = HouseRecap(geometry.events_rows)

    def notice_of(self, reason: int) -> int:  # per frame
        """The notice for a reason that a choice was refused for."""
        return REFUSED + reason if reason > NO_SUCH_PILE else reason
