"""A table with one row for all answers, and what is asked in place of the newest event."""

from ui.font import MORE_LEFT, MORE_RIGHT
from ui.offered import PROMPT
from ui.reasons import notice_of
from ui.table_page import TablePage


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


class ChoicePage(TablePage):
    """As TablePage; notice may be one of ui.offered, too.

    words: the module that writes what is asked and what can be answered.
    """

    words = None

    def notice_of(self, reason: int) -> int:  # per frame
        """The notice for a reason that a choice was refused for."""
        return notice_of(reason)

    def show_table(self, view: bytearray, notice: int) -> None:  # per frame
        """Draw what everybody sees, and what is asked, in place of the newest event."""
        if notice < PROMPT:
            super().show_table(view, notice)
            return
        super().show_table(view, 1)
        text = self.latest
        text.start(0)
        self.words.write_notice(text, view, notice)
        text.end()


TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.geometry import Geometry
    from ui.sheets import Sheets
