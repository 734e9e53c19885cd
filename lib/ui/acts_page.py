"""The table where cards act: two piles, a hand with open cards, one row for all answers."""

from ui import asks
from ui.open_hand import OpenHand
from ui.table_page import TablePage
from ui.two_piles import TwoPiles

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.geometry import Geometry
    from ui.match import Match
    from ui.sheets import Sheets
    from ui.text import Text


class ActsPage(TablePage):
    """As TablePage; see ui.choice_page."""

    words = asks

    def _make(self, geometry: "Geometry", sheets: "Sheets", match: "Match") -> None:
        """See ui.table_page."""
        from ui.acts_words import tell
        from ui.words import Recap

        self.piles = TwoPiles(geometry, sheets)
        self.row = sheets.text(sheets.ink, geometry.columns, 1, geometry.left, geometry.actions_y)
        self.group.append(self.row.grid)
        self.hand = OpenHand(geometry, sheets, self.group, self.most_cards)
        self.recap = Recap(geometry.events_rows, tell)

    def write_notice(self, text: "Text", view: bytearray, notice: bytes) -> None:  # per frame
        """Write a notice, or what is asked."""
        asks.write_notice(text, view, notice)
