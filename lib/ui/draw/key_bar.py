"""This module draws the look of buttons at the lower edge of pages of menus and of scores.

    bar = make_bar(g)                   the edge, without buttons; a grid of columns of pixels
    draw_key(bar, x, wide, which)       a button, and the gap behind it; which: of theme.BUTTONS

A button has light on its upper edge and shade on its lower one, and its corners are not there.
"""

import displayio
from micropython import const

from ui.draw import theme
from ui.draw.art import palette_of
from ui.draw.font import KEY_A, KEY_B
from ui.draw.grids import set_tile
from ui.draw.places import BUTTONS, HIGH, WIDE, Y
from ui.draw.sheets import grid_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.geometry import Geometry

KEY_GAP = const(2)  # pixels between two buttons
_KINDS = const(3)  # of buttons: A, B, others
_VALUES = const(3)  # of a button's pixels: its color, light, shade


def make_bar(g: "Geometry") -> displayio.TileGrid:
    """Make the edge: tile 0 is its ground, then each kind of button has an end and a middle."""
    at = g.places
    high = at[BUTTONS + HIGH]
    sheet = displayio.Bitmap(2 * _KINDS + 1, high, 16)
    for kind in range(_KINDS):
        color = 1 + _VALUES * kind
        for row in range(1, high):
            value = color
            if row == 1:
                value = color + 1
            elif row == high - 1:
                value = color + 2
            sheet[row * sheet.width + 2 + 2 * kind] = value
            if 1 < row < high - 1:
                sheet[row * sheet.width + 1 + 2 * kind] = color
    colors = palette_of((theme.NIGHT,) + theme.BUTTONS)
    return grid_of(sheet, colors, at[BUTTONS + WIDE], 1, 1, high, 0, at[BUTTONS + Y])


def draw_key(bar: displayio.TileGrid, x: int, wide: int, which: int) -> None:  # per frame
    """Draw a button; see the module."""
    end = x + wide - 1
    for at in range(x, min(end + 1 + KEY_GAP, bar.width)):
        tile = 2 * which + 2
        if at > end:
            tile = 0
        elif at == x or at == end:
            tile -= 1
        set_tile(bar, at, tile)


def kind_of(code: int) -> int:  # per frame
    """Return which button one has by the first letter on it."""
    return 0 if code == KEY_A[0] else 1 if code == KEY_B[0] else 2
