"""This module writes what can be answered as a short list, a row for each, the cursor's marked.

    rows = page.rows
    first = first_row(rows, at)
    for i in range(first, first + rows.rows):
        if begin_row(page, i, count, chosen):
            ...                               write answer i into `rows`
            rows.end()

What does not fit stands on further pages; arrows beside the rows tell so (`page.more`). A step of
the cursor changes two marks, and no words, unless the page is turned.
"""

from micropython import const

from ui.draw.font import CELL_WIDTH, MORE_LEFT, MORE_RIGHT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.geometry import Geometry
    from ui.draw.sheets import Sheets
    from ui.draw.text import Text
    from ui.types import AskingPage

_COLUMNS = const(21)  # of the longest answer, with its marks
_ARROWS = const(2)  # of them


def add_rows(page: "AskingPage", geometry: "Geometry", sheets: "Sheets") -> None:
    """Add rows to a page: a large display that has room for one has two in its own pixels."""
    group = page.group
    rows = geometry.actions_rows
    unit = 1
    if geometry.is_large and rows == 1:
        group = page.back
        rows = unit = geometry.scale
    columns = min(geometry.columns, _COLUMNS) - _ARROWS
    x = (geometry.width * unit - (columns + _ARROWS) * CELL_WIDTH) // 2
    y = geometry.actions_y * unit
    page.rows = sheets.text(sheets.ink, columns, rows, x, y)
    page.more = sheets.text(sheets.gold, _ARROWS, rows, x + columns * CELL_WIDTH, y)
    group.append(page.rows.grid)
    group.append(page.more.grid)


def first_row(rows: "Text", at: int) -> int:  # per frame
    """The first answer of the page that one is on."""
    return at - at % rows.rows


def begin_row(page: "AskingPage", i: int, count: int, chosen: int) -> bool:  # per frame
    """Begin the row of answer i of `count`; `chosen` has the cursor. False: there is none."""
    text = page.rows
    row = i % text.rows
    page.more.start(row)
    page.more.letter(MORE_LEFT if row == 0 and i else 32)
    page.more.letter(MORE_RIGHT if row == text.rows - 1 and i + 1 < count else 32)
    text.start(row)
    text.invert(i == chosen)
    text.letter(MORE_RIGHT if i == chosen else 32)
    text.invert(0)
    if i < count:
        return True
    text.end()
    return False
