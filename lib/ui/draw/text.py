"""This module writes text as rows of tiles from the font sheet.

    text.start(row)            begin at the left edge of a row
    text.word(b"drew ")        write letters, cut off at the right edge
    text.say(says.KEPT)        likewise a text of the drive
    text.number(12)            write digits
    text.end()                 write blanks up to the right edge

One row is written at a time, so all blocks share one pen: a row is begun after another has ended.

A tile is written only if its letter differs, so unchanged text is not redrawn. Whoever changes
anything on the screen sets `CHANGED[0]` to 1; the app refreshes the display only then.
`CHANGED[1]` is set when a table says that a choice was refused, which `ui.table.sound` plays.
"""

import displayio
from micropython import const

from engine.state.layout import TEAM
from ui.draw.card_tiles import COLORS_SHIFT, FACE_SHIFT, FOOT_SHIFT, TILE_MASK, look_of
from ui.draw.font import (
    CAPITAL_P,
    CELL_HEIGHT,
    CELL_WIDTH,
    FIRST,
    GLYPHS,
    PLUS,
    SPACE,
    STAR,
    ZERO,
)
from ui.texts import LOADED, load

TYPE_CHECKING = False
if TYPE_CHECKING:
    Palettes = tuple[displayio.Palette, ...]

CHANGED = bytearray(2)
# By player, the number in "P1": their seat, counted from 1, or over several tables their number
# among all persons.
PERSONS = bytearray(range(1, 11))
# The names by player, empty: none. Made early: in a match it would part a board's free memory.
NAMES: "list[bytes]" = [b""] * 10
# By player: 1 for a bot. A person for whom a bot plays (`ui.screens.bots`) stays a person.
BOTS = bytearray(10)
# By team, from 1, what stands before the names of partners: * + # = %. The shapes of the cards'
# colors would be taken for a color.
_MARKS = bytes((STAR, PLUS, 35, 61, 37))
# Of the row that is written: the next tile, the end, and what is added to a letter's code.
_PEN = [0, 0, 0]
_AT = const(0)
_END = const(1)
_SHIFT = const(2)
_SHORTEST = const(3)  # a name is not cut to fewer letters
# Off the screen. A tile grid that is `hidden` would be sent again and again
OFFSCREEN = const(-100)
OFF_CANVAS = const(-600)  # the same for what is as wide as a display


def set_tile(grid: displayio.TileGrid, at: int, tile: int) -> None:  # per frame
    """Set a tile, if it differs."""
    if grid[at] != tile:
        grid[at] = tile
        CHANGED[0] = 1


def set_colors(grid: displayio.TileGrid, palette: displayio.Palette) -> None:  # per frame
    """Give a grid a palette, if it has another one."""
    if grid.pixel_shader is not palette:
        grid.pixel_shader = palette
        CHANGED[0] = 1


def show_card(  # per frame
    place: displayio.TileGrid, card: int, palettes: "Palettes", sign: int = 0
) -> None:
    """Show a card in a place that `Sheets.card` made.

    palettes: bright or dim ones (`ui.draw.sheets`); sign: OPEN or ASIDE, 0: none.
    """
    look = look_of(card, sign)
    set_colors(place, palettes[look >> COLORS_SHIFT])
    show_look(place, look)


def show_look(place: displayio.TileGrid, look: int) -> None:  # per frame
    """Show the tiles of a card's look (`card_tiles.look_of`) in a place; it keeps its palette."""
    set_tile(place, 0, look & TILE_MASK)
    set_tile(place, 1, look >> FACE_SHIFT & TILE_MASK)
    set_tile(place, 2, look >> FOOT_SHIFT & TILE_MASK)


def shows_card(  # per frame
    place: displayio.TileGrid, card: int, palettes: "Palettes"
) -> bool:
    """Does a place show a card, without a sign?"""
    look = look_of(card, 0)
    if place[0] != look & TILE_MASK or place[1] != look >> FACE_SHIFT & TILE_MASK:
        return False
    return place.pixel_shader is palettes[look >> COLORS_SHIFT]


def set_x(grid: "displayio.TileGrid | displayio.Group", x: int) -> None:  # per frame
    """Move a grid or a group, if its x differs."""
    if grid.x != x:
        grid.x = x
        CHANGED[0] = 1


def set_y(grid: "displayio.TileGrid | displayio.Group", y: int) -> None:  # per frame
    """Move a grid or a group, if its y differs."""
    if grid.y != y:
        grid.y = y
        CHANGED[0] = 1


def face_of(view: bytearray, player: int) -> int:  # per frame
    """Return the number of a player's face (`ui.draw.faces`): partners (PAR-1) have the same."""
    return view[TEAM + player] or player


def mark_of(view: bytearray, player: int) -> int:  # per frame
    """Return the code of the mark of a player's side, 0: everybody plays alone."""
    team = view[TEAM + player]
    return _MARKS[(team - 1) % len(_MARKS)] if team else 0


def letters_of(player: int, most: int) -> int:  # per frame
    """Return how many letters of a player's name to write where `most` fit; 0: none.

    If another cut name would look the same, the letters leave room for the player's number.
    """
    if player >= len(NAMES) or most < _SHORTEST:
        return 0
    length = len(NAMES[player])
    if length <= most:
        return length
    for other in range(len(NAMES)):
        if other != player and _are_alike(NAMES[player], NAMES[other], most):
            return most - (1 if player < 9 else 2)
    return most


def _are_alike(name: bytes, other: bytes, most: int) -> bool:  # per frame
    """Do two names begin with the same `most` letters?"""
    for i in range(most):
        if i >= len(other) or name[i] != other[i]:
            return False
    return True


def called(player: int, most: int = 99) -> str:
    """Return what a player is called, in at most `most` letters."""
    count = letters_of(player, most)
    if not count:
        return "P" + str(PERSONS[player])
    name = NAMES[player].decode()
    return name[:count] + (str(player + 1) if count < most and count < len(name) else "")


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
        most = most or max(self.columns // 2 - 7, _SHORTEST)
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
