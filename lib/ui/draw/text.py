"""This module writes text as rows of tiles from the font sheet.

    text.start(row)            begin at the left edge of a row
    text.word(b"drew ")        write letters, cut off at the right edge
    text.say(says.KEPT)        likewise a text of the drive
    text.number(12)            write digits
    text.end()                 write blanks up to the right edge

One row is written at a time, so all blocks share one pen: a row is begun after another has ended.

A tile is written only if its letter differs, so unchanged text is not redrawn.
"""

import displayio
from micropython import const

from ui.draw.font import CELL_HEIGHT, CELL_WIDTH, FIRST, SPACE
from ui.draw.grids import CHANGED
from ui.texts import Writer

# Of the row that is written: the next tile, and the end.
_PEN = [0, 0]
_AT = const(0)
_END = const(1)


class Text(Writer):
    """A block of rows and columns of letters; `grid` is its TileGrid.

    wide, high: of a cell: those of large letters (`ui.draw.font`) with their sheet.
    """

    def __init__(
        self,
        sheet: displayio.Bitmap,
        palette: displayio.Palette,
        columns: int,
        rows: int,
        x: int,
        y: int,
        wide: int = CELL_WIDTH,
        high: int = CELL_HEIGHT,
    ) -> None:
        self.columns = columns
        self.grid = displayio.TileGrid(
            sheet,
            pixel_shader=palette,
            width=columns,
            height=rows,
            tile_width=wide,
            tile_height=high,
            x=x,
            y=y,
        )

    @property
    def rows(self) -> int:
        """How many rows it has."""
        return self.grid.height

    def start(self, row: int, column: int = 0, columns: int = 0) -> None:  # per frame
        """Begin to write into columns of a row (0: up to its end)."""
        at = row * self.columns + column
        _PEN[_AT] = at
        _PEN[_END] = at + (columns or self.columns - column)

    def letter(self, code: int) -> None:  # per frame
        """Write one letter or sign."""
        at = _PEN[_AT]
        if at >= _PEN[_END]:
            return
        tile = code - FIRST
        grid = self.grid
        if grid[at] != tile:
            grid[at] = tile
            CHANGED[0] = 1
        _PEN[_AT] = at + 1

    def end(self) -> None:  # per frame
        """Blank the rest of the columns."""
        while _PEN[_AT] < _PEN[_END]:
            self.letter(SPACE)

    def room(self) -> int:  # per frame
        """Return how many columns are left."""
        return _PEN[_END] - _PEN[_AT]


def write_string(text: "Writer", letters: str) -> None:  # per frame
    """Write a string; `Text.word` writes bytes."""
    for one in letters:
        text.letter(ord(one))
