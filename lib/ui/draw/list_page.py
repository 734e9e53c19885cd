"""This module makes the page of lists and texts: a heading, rows of letters, a line of hints."""

import displayio
from micropython import const

from ui.draw.font import CELL_HEIGHT, CELL_WIDTH
from ui.draw.text import CHANGED, Heading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.geometry import Geometry
    from ui.draw.sheets import Sheets
    from ui.draw.text import Text

_LEAST_TOP = const(20)
_FOOT_ROWS = const(4)


class ListPage:
    """`group` is the page, `rows` counts all rows, `room` those that the list may use now.

    body, foot, last: the rows from top to bottom. A text below a list goes into the foot
    (ui.draw.paragraphs), the hint into the last row.
    """

    def __init__(self, geometry: "Geometry", sheets: "Sheets") -> None:
        self.group = displayio.Group(scale=geometry.scale)
        self._width = geometry.width
        self._sheets = sheets
        self.rows = (geometry.height - _LEAST_TOP) // CELL_HEIGHT
        self.room = self.rows - 1
        top = geometry.height - self.rows * CELL_HEIGHT
        self._heading = Heading(sheets, geometry.width // 2, top // 2, geometry.width)
        self.group.append(self._heading.group)
        self.body = self._text(geometry, sheets.ink, self.room - _FOOT_ROWS, top)
        top += self.body.rows * CELL_HEIGHT
        self.foot = self._text(geometry, sheets.ink, _FOOT_ROWS, top)
        top += _FOOT_ROWS * CELL_HEIGHT
        self.last = self._text(geometry, sheets.soft, 1, top)
        self._hint = b""

    def _text(self, geometry: "Geometry", colors: displayio.Palette, rows: int, y: int) -> "Text":
        """Add rows."""
        text = self._sheets.text(colors, geometry.columns, rows, geometry.left, y)
        self.group.append(text.grid)
        return text

    def title(self, words: str) -> None:
        """Set the title, as large as it fits."""
        is_large = len(words) * 2 * CELL_WIDTH <= self._width
        self._heading.write(words, 2 if is_large else 1)

    def start(self, row: int, column: int = 0, columns: int = 0) -> "Text":  # per frame
        """Begin to write into columns of a row (0: up to its end); return its text."""
        text = self.body
        if row >= text.rows:
            row -= text.rows
            text = self.foot
            if row >= text.rows:
                row = 0
                text = self.last
        text.start(row, column, columns)
        return text

    def fit(self, count: int) -> None:  # per frame
        """Make room for a list of `count` rows: one that fills the page replaces the hint."""
        is_full = count == self.rows
        colors = self._sheets.ink if is_full else self._sheets.soft
        self.room = self.rows if is_full else self.rows - 1
        if self.last.grid.pixel_shader is not colors:
            self.last.grid.pixel_shader = colors
            CHANGED[0] = 1
            if not is_full:
                self.hint(self._hint)

    def hint(self, words: bytes) -> None:  # per frame
        """Write what the buttons do, if the last row is free."""
        self._hint = words
        if self.room < self.rows:
            self.last.start(0)
            self.last.word(words)
            self.last.end()
