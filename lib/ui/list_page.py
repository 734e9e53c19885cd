"""A page with a title and rows, one of which may be chosen.

It shows what a `ListScreen` writes. The last row is lent to a line of hints,
unless a list needs exactly that one row more.
"""

import displayio
from micropython import const

from ui.font import CELL_HEIGHT, CELL_WIDTH
from ui.heading import Heading
from ui.text import CHANGED

_TOP = const(20)


class ListPage:
    """`group` is the page, `body` its rows, `room` how many of them the list has now."""

    def __init__(self, geometry: "Geometry", sheets: "Sheets") -> None:
        self.group = displayio.Group()
        self._width = geometry.width
        self._heading = Heading(sheets, geometry.width // 2, _TOP // 2, geometry.width)
        self.group.append(self._heading.group)
        rows = (geometry.height - _TOP) // CELL_HEIGHT
        self.room = rows - 1
        self.body = sheets.text(sheets.ink, geometry.columns, rows, geometry.left, _TOP)
        y = geometry.height - CELL_HEIGHT
        self.last = sheets.text(sheets.soft, geometry.columns, 1, geometry.left, y)
        self.group.append(self.body.grid)
        self.group.append(self.last.grid)

    def title(self, words: str) -> None:
        """Set the title, as large as it fits."""
        is_large = len(words) * 2 * CELL_WIDTH <= self._width
        self._heading.write(words, 2 if is_large else 1)

    def fit(self, count: int) -> None:  # per frame
        """Make room for a list of so many rows."""
        rows = self.body.rows
        is_full = count == rows
        self.room = rows if is_full else rows - 1
        if self.last.grid.hidden != is_full:
            self.last.grid.hidden = is_full
            CHANGED[0] = 1

    def hint(self, words: bytes) -> None:  # per frame
        """Tell what the buttons do."""
        self.last.start(0)
        self.last.word(words)
        self.last.end()


if False:
    from ui.geometry import Geometry
    from ui.sheets import Sheets
