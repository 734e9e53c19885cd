"""The table with house rules: one pile, or one more that lies face down, and a row of answers."""

from engine.options import FACE_DOWN, PILES
from ui import house_asks
from ui.house_hand import HouseHand
from ui.house_piles import HousePiles
from ui.table_page import TablePage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.geometry import Geometry
    from ui.match import Match
    from ui.sheets import Sheets
    from ui.text import Text


class HousePage(TablePage):
    """As TablePage; see ui.choice_page."""

    words = house_asks

    def _make(self, geometry: "Geometry", sheets: "Sheets", match: "Match") -> None:
        """See ui.table_page."""
        from ui.house_words import tell
        from ui.words import Recap

        self.piles = HousePiles(geometry, sheets)
        if match.view[PILES] == FACE_DOWN:
            self.piles.make_more(sheets)
        self.row = sheets.text(sheets.ink, geometry.columns, 1, geometry.left, geometry.actions_y)
        self.group.append(self.row.grid)
        self.hand = HouseHand(geometry, sheets, self.group, self.most_cards)
        self.recap = Recap(geometry.events_rows, tell)

    def write_notice(self, text: "Text", view: bytearray, notice: bytes) -> None:  # per frame
        """Write a notice, or what is asked."""
        house_asks.write_notice(text, view, notice)
