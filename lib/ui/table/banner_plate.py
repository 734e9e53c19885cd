"""This module makes the plate of letters of `ui.table.drama`; a board forgets it then.

Its rim is a grid of tiles of TILE_WIDTH by TILE_HEIGHT pixels, three rows of them: of the left end,
the middle and the right end, and one that is clear.
"""

import displayio
from micropython import const

from ui.draw.sheets import grid_of
from ui.draw.text import OFFSCREEN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.sheets import Sheets
    from ui.draw.text import Text

COLUMNS = const(8)  # of its words
NAME_COLUMNS = const(10)  # of the name, in smaller letters, with the word before it
TILES = const(13)  # in a row of the rim
ROWS = const(3)
TILE_WIDTH = const(4)
TILE_HEIGHT = const(5)
# Tiles, and so many in a row of their sheet.
LEFT_END = const(0)
MIDDLE = const(1)
RIGHT_END = const(2)
CLEAR = const(3)
KINDS = const(4)
FACE = const(0)  # the pixels of the plate, and their color in the palette of the rim
_LINE = const(1)
_NOTHING = const(2)
_LINE_COLOR = const(0x0C0C14)


def make_plate(
    sheets: "Sheets", group: displayio.Group, small: int
) -> "tuple[displayio.Group, displayio.TileGrid, Text, Text]":
    """Put a plate on a group, off the screen; return the plate, its rim, its words and the name.

    small: the scale of the name.
    """
    inks = displayio.Palette(2)
    inks[1] = _LINE_COLOR
    inks.make_transparent(0)
    colors = displayio.Palette(3)
    colors[_LINE] = _LINE_COLOR
    colors.make_transparent(_NOTHING)
    right = CLEAR * TILE_WIDTH - 1
    foot = ROWS * TILE_HEIGHT - 1
    tiles = displayio.Bitmap(KINDS * TILE_WIDTH, foot + 1, 3)
    for y in range(foot + 1):
        for x in range(KINDS * TILE_WIDTH):
            lines = (x == 0 or x == right) + (y == 0 or y == foot)  # two in a corner
            tiles[x, y] = _NOTHING if x > right else lines
    plate = displayio.Group(y=OFFSCREEN)
    rim = grid_of(tiles, colors, TILES, ROWS, TILE_WIDTH, TILE_HEIGHT, 0, 0)
    words = sheets.text(inks, COLUMNS, 1, 0, 0)
    name = sheets.text(inks, NAME_COLUMNS, 1, 0, OFFSCREEN)
    plate.append(rim)
    plate.append(words.grid)
    group.append(plate)
    if small > 1:
        scaled = displayio.Group(scale=small)
        group.append(scaled)
        group = scaled
    group.append(name.grid)
    return plate, rim, words, name
