"""This module makes the page of pictures in help: words, and four cards."""

import displayio
from micropython import const

from engine.state.cards import COLORS
from ui.draw.font import CELL_HEIGHT
from ui.draw.list_page import write_title
from ui.draw.text import show_card

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.geometry import Geometry
    from ui.draw.sheets import Sheets

HEAD = const(14)  # the height of the first line, in pixels of the canvas
GAP = const(2)  # between two cards


class BigPage:
    """`group` is the page, `body` two rows near its foot, `last` the line of hints."""

    def __init__(self, geometry: "Geometry", sheets: "Sheets") -> None:
        g = geometry
        self.group = displayio.Group()
        self._sheets = sheets
        self._width = g.width * g.scale
        left = max(g.left, 1)
        self._small = sheets.text(sheets.gold, g.columns, 1, left, HEAD // 2 + 1 - CELL_HEIGHT // 2)
        self._canvas = canvas = displayio.Group(scale=g.scale)
        self.body = sheets.text(sheets.ink, g.columns, 2, left, g.height - 3 * CELL_HEIGHT - 3)
        self.last = sheets.text(sheets.soft, g.columns, 1, left, g.height - CELL_HEIGHT)
        key = sheets.key(left, g.height - CELL_HEIGHT)
        for part in (self._small.grid, self.body.grid, self.last.grid, key):
            canvas.append(part)
        self._row = displayio.Group()
        self._cards = []
        for _ in range(COLORS):
            self._cards.append(sheets.card(0, 0))
            self._row.append(self._cards[-1])
        self.group.append(canvas)
        self.group.append(self._row)

    def title(self, words: str) -> None:
        """Set the first line, in the middle."""
        write_title(self._small, words, self._width // self._canvas.scale)

    def add(self, grid: displayio.TileGrid) -> None:
        """Add a grid to the canvas."""
        self._canvas.append(grid)

    def lay(self, cards: bytes, scale: int, y: int) -> None:
        """Show four cards in a row, so many times as large. y: of the display."""
        pitch = self._sheets.card_width + GAP
        row = self._row
        row.scale = scale
        row.x = (self._width - (COLORS * pitch - GAP) * scale) // 2
        row.y = y
        for i in range(COLORS):
            self._cards[i].x = i * pitch
            show_card(self._cards[i], cards[i], self._sheets.bright)
