"""This module lays the felt of a page, to every edge of the display."""

import displayio

from ui.draw import theme
from ui.draw.art import palette_of, read
from ui.draw.sheets import grid_of
from ui.draw.table_tiles import TILE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.geometry import Geometry


def lay_felt(group: displayio.Group, g: "Geometry") -> None:  # set-up
    """Lay the felt on a page."""
    colors = palette_of((theme.FELT, theme.DOTS))
    wide = (g.size[0] // g.doubled + TILE - 1) // TILE
    high = (g.size[1] // g.doubled + TILE - 1) // TILE
    group.append(grid_of(read("felt", TILE, TILE, 1), colors, wide, high, TILE, TILE, 0, 0))
