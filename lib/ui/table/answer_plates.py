"""This module makes the plates below the answers: a row of cells, one for each of letters.

An answer lies on a button that ends in the cells before and behind it, in which two buttons may
meet. The one under the cursor is dark, since its letters are inverted: those are the gold.
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
_DARK = const(3)  # a pixel


def plates_below(text: "Text", y: int, high: int) -> displayio.TileGrid:
    """Make the plates below a row of letters; y, high: of the row, in pixels.

    There is a cell more at either end.
    """
    grid = text.grid
    wide = grid.tile_width
    top = grid.y - y
    end = wide // 3
    tiles = displayio.Bitmap(_TILES * wide, high, 4)
    for tile in range(_TILES):
        left = right = tile - INSIDE
        if tile < ENDS * ENDS:
            left, right = tile // ENDS, tile % ENDS
        for row in range(high):
            cut = tile < ENDS * ENDS and (row == 0 or row == high - 1)
            x = tile * wide
            for at in range(wide):
                if tile >= ENDS * ENDS:
                    is_below = left == CHOSEN and top <= row < top + grid.tile_height
                    tiles[row * tiles.width + x + at] = _DARK if is_below else left
                elif at < end - cut:
                    tiles[row * tiles.width + x + at] = left
                elif at >= wide - end + cut:
                    tiles[row * tiles.width + x + at] = right
    colors = displayio.Palette(4)
    colors.make_transparent(0)
    colors[LIES] = theme.SLATE
    colors[CHOSEN] = theme.GOLD
    colors[_DARK] = theme.LINE
    return grid_of(tiles, colors, text.columns + 2, 1, wide, high, grid.x - wide, y)
