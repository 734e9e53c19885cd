"""This module makes the plates below the answers: a row of cells, one for each of letters.

An answer lies on a button that ends in the cells before and behind it, in which two buttons may
meet. The one under the cursor is golden, with dark letters.
"""

import displayio
from micropython import const

from ui.draw import theme
from ui.draw.sheets import grid_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.text import Text

# What a cell shows: the end of the button before, times ENDS, plus the beginning of the next one;
# or from INSIDE on a piece of a button.
LIES = const(1)  # a button
CHOSEN = const(2)  # the one under the cursor
ENDS = const(3)
INSIDE = const(8)  # and LIES or CHOSEN
_TILES = const(11)
# Pixels: nothing, letters of the one under the cursor, and by LIES and CHOSEN a button.
_DARK = const(1)
_BUTTON = const(1)
_COLORS = const(4)


def plates_below(text: "Text", y: int, high: int) -> displayio.TileGrid:
    """Make the plates below a row of letters; y, high: of the row, in pixels.

    There is a cell more at either end. Dark letters on it take its palette.
    """
    grid = text.grid
    wide = grid.tile_width
    end = wide // 3
    tiles = displayio.Bitmap(_TILES * wide, high, _COLORS)
    for tile in range(_TILES):
        left = right = tile - INSIDE
        if tile < ENDS * ENDS:
            left, right = tile // ENDS, tile % ENDS
        for row in range(high):
            cut = tile < ENDS * ENDS and (row == 0 or row == high - 1)
            x = tile * wide
            for at in range(wide):
                look = 0
                if tile >= ENDS * ENDS or at < end - cut:
                    look = left
                elif at >= wide - end + cut:
                    look = right
                if look:
                    tiles[row * tiles.width + x + at] = _BUTTON + look
    colors = displayio.Palette(_COLORS)
    colors.make_transparent(0)
    colors[_DARK] = theme.LINE
    colors[_BUTTON + LIES] = theme.SLATE
    colors[_BUTTON + CHOSEN] = theme.GOLD
    return grid_of(tiles, colors, text.columns + 2, 1, wide, high, grid.x - wide, y)
