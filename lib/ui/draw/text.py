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

from ui.draw.font import CAPITAL_P, CELL_HEIGHT, CELL_WIDTH, FIRST, GLYPHS, SPACE, ZERO
from ui.draw.grids import CHANGED
from ui.players import NAMES, PERSONS, SHORTEST, letters_of
from ui.texts import LOADED, load

TYPE_CHECKING = False

# Of the row that is written: the next tile, the end, and what is added to a letter's code.
_PEN = [0, 0, 0]
_AT = const(0)
_END = const(1)
_SHIFT = const(2)


class Writer:
    """Writes letters into `columns` columns: a Text, or a Line (`ui.table.words`)."""

    columns: int

    if TYPE_CHECKING:

        def letter(self, code: int) -> None: ...
        def room(self) -> int: ...

    def word(self, letters: bytes) -> None:  # per frame
        """Write letters."""
        for code in letters:
            self.letter(code)

    def say(self, number: int) -> None:  # per frame
        """Write a text of the drive (`ui.says`)."""
        for i in range(1, load(number, LOADED) + 1):
            self.letter(LOADED[i])

    def number(self, value: int) -> None:  # per frame
        """Write a number, 0 to 99999."""
        unit = 1
        while value // unit > 9:
            unit *= 10
        while unit:
            self.letter(ZERO + value // unit % 10)
            unit //= 10

    def player(self, player: int, most: int = 0) -> None:  # per frame
        """Write what a player is called, in at most `most` letters.

        Without a name, or if three letters of it do not fit, that is P and a number. 0: so short
        that two players and what one does to the other fit a row.
        """
        most = most or max(self.columns // 2 - 7, SHORTEST)
        count = letters_of(player, most)
        if not count:
            self.letter(CAPITAL_P)
            self.number(PERSONS[player])
            return
        name = NAMES[player]
        for i in range(count):
            self.letter(name[i])
        if count < most and count < len(name):
            self.number(player + 1)

    def right(self, value: int, columns: int) -> None:  # per frame
        """Write a number, right-aligned in `columns` columns."""
        unit = 10
        while columns > 1:
            if value < unit:
                self.letter(SPACE)
            unit *= 10
            columns -= 1
        self.number(value)


class Text(Writer):
    """A block of rows and columns of letters; `grid` is its TileGrid."""

    def __init__(
        self,
        sheet: displayio.Bitmap,
        palette: displayio.Palette,
        columns: int,
        rows: int,
        x: int,
        y: int,
    ) -> None:
        self.columns = columns
        self.grid = displayio.TileGrid(
            sheet,
            pixel_shader=palette,
            width=columns,
            height=rows,
            tile_width=CELL_WIDTH,
            tile_height=CELL_HEIGHT,
            x=x,
            y=y,
        )

    @property
    def rows(self) -> int:
        """How many rows it has."""
        return self.grid.height

    def start(self, row: int, column: int = 0, columns: int = 0) -> None:  # per frame
        """Begin to write into columns of a row (0: up to its end), not inverted."""
        at = row * self.columns + column
        _PEN[_AT] = at
        _PEN[_END] = at + (columns or self.columns - column)
        _PEN[_SHIFT] = -FIRST

    def invert(self, is_inverse: int) -> None:  # per frame
        """Write the next letters inverted, or not."""
        _PEN[_SHIFT] = GLYPHS - FIRST if is_inverse else -FIRST

    def letter(self, code: int) -> None:  # per frame
        """Write one letter or sign."""
        at = _PEN[_AT]
        if at >= _PEN[_END]:
            return
        tile = code + _PEN[_SHIFT]
        grid = self.grid
        if grid[at] != tile:
            grid[at] = tile
            CHANGED[0] = 1
        _PEN[_AT] = at + 1

    def put(self, row: int, tiles: bytearray, count: int) -> None:  # per frame
        """Show so many tiles as a row, and blanks behind them."""
        grid = self.grid
        first = row * self.columns
        for i in range(self.columns):
            tile = tiles[i] if i < count else SPACE - FIRST
            if grid[first + i] != tile:
                grid[first + i] = tile
                CHANGED[0] = 1

    def end(self) -> None:  # per frame
        """Blank the rest of the columns."""
        while _PEN[_AT] < _PEN[_END]:
            self.letter(SPACE)

    def end_inverse(self) -> None:  # per frame
        """Blank the rest of the columns, not inverted."""
        self.invert(0)
        self.end()

    def room(self) -> int:  # per frame
        """Return how many columns are left."""
        return _PEN[_END] - _PEN[_AT]


def write_string(text: "Writer", letters: str) -> None:  # per frame
    """Write a string; `Text.word` writes bytes."""
    for one in letters:
        text.letter(ord(one))
