"""This module makes the page of lists and texts: a heading, rows of letters, a line of hints.

A line parts the heading from the rows, which have a margin on either side. The row under the cursor
is a bar of gold, which lies over the row's own letters and moves from one to another.
"""

import displayio
from micropython import const

from ui.draw.font import CELL_HEIGHT, CELL_WIDTH, FIRST, KEY_A, RULE
from ui.draw.grids import OFFSCREEN, set_colors, set_x, set_y
from ui.draw.hints import write_hint
from ui.draw.text import Text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.geometry import Geometry
    from ui.draw.sheets import Sheets

_LEAST_TOP = const(16)  # pixels of the canvas: the heading and the line
_LEAST_GAP = const(4)  # above the hints
_FOOT_ROWS = const(4)


class Bar(Text):
    """A row that is inverted as a whole; what others invert in it is not."""

    def start(self, row: int, column: int = 0, columns: int = 0) -> None:  # per frame
        """Begin to write into columns of the row (0: up to its end), inverted."""
        Text.start(self, row, column, columns)
        Text.invert(self, 1)

    def invert(self, is_inverse: int) -> None:  # per frame
        """Write the next letters plain, or inverted as the row is."""
        Text.invert(self, not is_inverse)


class ListPage:
    """`group` is the page, `rows` counts all rows, `room` those that the list may use now.

    body, foot, last: the rows from top to bottom. A text below a list goes into the foot
    (ui.draw.paragraphs), the hint into the last row. bar: the row under the cursor once more.
    """

    def __init__(self, geometry: "Geometry", sheets: "Sheets") -> None:
        self.group = displayio.Group(scale=geometry.scale)
        self._sheets = sheets
        self._left = max(geometry.left, 1)
        self._width = geometry.width
        self._columns = geometry.columns
        self.rows = (geometry.height - _LEAST_TOP - _LEAST_GAP) // CELL_HEIGHT
        self.room = self.rows - 1
        # What is left is shared: a third above the heading, a third below it.
        spare = geometry.height - self.rows * CELL_HEIGHT - _LEAST_TOP - _LEAST_GAP
        top = _LEAST_TOP + 2 * spare // 3
        heading = top - _LEAST_TOP // 2 - spare // 3 - 2
        y = heading - CELL_HEIGHT // 2
        self._heading = sheets.text(sheets.gold, geometry.width // CELL_WIDTH, 1, 0, y)
        rule = self._text(sheets.soft, 1, top - CELL_HEIGHT + 1)
        rule.start(0)
        for _ in range(rule.columns):
            rule.letter(RULE)
        self.group.append(self._heading.grid)  # it covers the empty half of the line's cells
        self.body = self._text(sheets.ink, self.room - _FOOT_ROWS, top)
        top += self.body.rows * CELL_HEIGHT
        self.foot = self._text(sheets.ink, _FOOT_ROWS, top)
        self.last = self._text(sheets.soft, 1, geometry.height - CELL_HEIGHT)
        self.bar = Bar(sheets.letters, sheets.gold, self._columns, 1, self._left, OFFSCREEN)
        self.group.append(self.bar.grid)
        self._key = sheets.key(OFFSCREEN, geometry.height - CELL_HEIGHT)
        self.group.append(self._key)
        self._hint = b""

    def _text(self, colors: displayio.Palette, rows: int, y: int) -> "Text":
        """Add rows."""
        text = self._sheets.text(colors, self._columns, rows, self._left, y)
        self.group.append(text.grid)
        return text

    def title(self, words: bytes) -> None:
        """Set the title, and show no cursor."""
        heading = self._heading
        set_x(heading.grid, self._width // 2 - len(words) * CELL_WIDTH // 2)
        heading.start(0)
        heading.word(words)
        heading.end()
        self.point(-1)

    def point(self, row: int) -> None:  # per frame
        """Move the bar to a row, -1: to none; the caller writes it."""
        y = OFFSCREEN
        if row >= self.rows - 1:
            y = self.last.grid.y
        elif row >= 0:
            y = self.body.grid.y + row * CELL_HEIGHT
        set_y(self.bar.grid, y)

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
        """Make room for a list of `count` rows: one that fills the page replaces the hint.

        0: there is a text below the list.
        """
        is_full = count == self.rows
        sheets = self._sheets
        self.room = self.rows if is_full else self.rows - 1
        set_colors(self.foot.grid, sheets.ink if count else sheets.soft)
        colors = sheets.ink if is_full else sheets.soft
        if self.last.grid.pixel_shader is not colors:
            set_colors(self.last.grid, colors)
            self.hint(self._hint)

    def hint(self, words: bytes) -> None:  # per frame
        """Write what the buttons do, if the last row is free."""
        self._hint = words
        is_free = self.room < self.rows
        if is_free:
            self.last.start(0)
            write_hint(self.last, words)
            self.last.end()
        self.mark_key(is_free)

    def mark_key(self, is_free: bool) -> None:  # per frame
        """Let the button A at the beginning of the last row be gold, if the row is free for it."""
        has_key = is_free and self.last.grid[0] == KEY_A[0] - FIRST
        set_x(self._key, self._left if has_key else OFFSCREEN)
