"""A table with one row for all answers has arrows beside it, where there is more than one.

A page of it has a Text `row`, and `words`, the module that writes what is asked and what can be
answered (`write_notice`, `write_answer`); its notice may be `ui.reasons.PROMPT`.
"""

from ui.font import MORE_LEFT, MORE_RIGHT


def begin_row(text: "Text", count: int, is_chosen: bool) -> None:  # per frame
    """Write next one of `count` answers, with arrows where there are more; is it chosen?"""
    text.start(0, text.columns - 1)
    text.letter(MORE_RIGHT if count > 1 else 32)
    text.start(0, 0, text.columns - 1)
    text.letter(MORE_LEFT if count > 1 else 32)
    text.invert(is_chosen)


TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.text import Text
