"""This module lays the felt of a page, to every edge of the display."""

import displayio

from ui.draw import theme
from ui.draw.art import palette_of, read
from ui.draw.sheets import grid_of
from ui.draw.table_tiles import FELT_HIGH, FELT_TILES, FELT_WIDE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.geometry import Geometry


def lay_felt(group: displayio.Group, g: "Geometry", rail: int = 0) -> displayio.TileGrid:
    """Lay the felt on a page, and return it. rail: the row below which it is darker; 0: nowhere."""
    colors = palette_of((theme.FELT, theme.DOTS))
    above = (rail + FELT_HIGH - 1) // FELT_HIGH  # rows of tiles
    y = rail - above * FELT_HIGH
    wide = (g.size[0] // g.doubled + FELT_WIDE - 1) // FELT_WIDE
    high = (g.size[1] // g.doubled - y + FELT_HIGH - 1) // FELT_HIGH
    sheet = read("felt", FELT_WIDE, FELT_TILES * FELT_HIGH, 1)
    felt = grid_of(sheet, colors, wide, high, FELT_WIDE, FELT_HIGH, 0, y)
    if rail:
        for at in range(above * wide, wide * high):
            felt[at] = 1
    group.append(felt)
    return felt
