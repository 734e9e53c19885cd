"""The table where cards act: two piles, a hand with open cards, one row for all answers."""

from micropython import const

from ui.acts_words import ActsRecap
from ui.asks import PROMPT, write_prompt, write_question
from ui.font import MORE_LEFT, MORE_RIGHT
from ui.open_hand import OpenHand
from ui.table_page import TablePage
from ui.two_piles import TwoPiles

_MOST_CARDS = const(216)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.geometry import Geometry
    from ui.sheets import Sheets


class ChoiceRow:
    """Shows one of several answers, with arrows where there are more; it is written to `text`."""

    def __init__(self, geometry: "Geometry", sheets: "Sheets") -> None:
        self.text = sheets.text(sheets.ink, geometry.columns, 1, geometry.left, geometry.actions_y)

    def begin(self, count: int, is_chosen: bool) -> None:  # per frame
        """Write next one out of `count`; is_chosen: the cursor is on it."""
        text = self.text
        text.start(0, text.columns - 1)
        text.letter(MORE_RIGHT if count > 1 else 32)
        text.start(0, 0, text.columns - 1)
        text.letter(MORE_LEFT if count > 1 else 32)
        text.invert(is_chosen)


class ActsPage(TablePage):
    """As TablePage; notice may be PROMPT or QUESTION of ui.asks, too."""

    def make_parts(self, geometry: "Geometry", sheets: "Sheets") -> None:
        """See TablePage."""
        self.piles = TwoPiles(geometry, sheets)
        self.actions = ChoiceRow(geometry, sheets)
        self.hand = OpenHand(geometry, sheets, self.group, _MOST_CARDS)
        self.recap = ActsRecap(geometry.events_rows)

    def show_table(self, view: bytearray, notice: int) -> None:  # per frame
        """Draw what everybody sees, and what is asked, in place of the newest event."""
        if notice < PROMPT:
            super().show_table(view, notice)
            return
        super().show_table(view, 1)
        text = self.newest
        text.start(0)
        if notice == PROMPT:
            write_prompt(text, view)
        else:
            write_question(text, view)
        text.end()
