"""A table with one row for all answers, and what is asked in place of the newest event.

A page of it has a Text `row`; `show_asked` as its `show_table`, whose notice may be one of
`ui.offered`, too; and `words`, the module that writes what is asked and what can be answered
(`write_notice`, `write_answer`), and knows the notice for the reason of a refusal (`notice_of`).
"""

from engine.choices import NOT_NOW
from ui.font import MORE_LEFT, MORE_RIGHT
from ui.offered import PROMPT
from ui.table_page import TablePage


def begin_row(text: "Text", count: int, is_chosen: bool) -> None:  # per frame
    """Write next one of `count` answers, with arrows where there are more; is it chosen?"""
    text.start(0, text.columns - 1)
    text.letter(MORE_RIGHT if count > 1 else 32)
    text.start(0, 0, text.columns - 1)
    text.letter(MORE_LEFT if count > 1 else 32)
    text.invert(is_chosen)


def show_asked(page: "TablePage", view: bytearray, notice: int) -> None:  # per frame
    """Draw what everybody sees, and what is asked, in place of the newest event."""
    if notice < PROMPT:
        TablePage.show_table(page, view, notice)
        return
    TablePage.show_table(page, view, NOT_NOW)  # or any other: it is written over
    text = page.latest
    text.start(0)
    page.words.write_notice(text, view, notice)
    text.end()


TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.text import Text
