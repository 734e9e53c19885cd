"""This module lays the felt of a table: opaque tiles below all else, and its rim.

The inner edge of the rim, which takes the active color, is four grids of its own: a palette that
changes sends all of a grid. With two discard piles it is but two: the left edge has the color of
the first, the right one that of the second. Arrows in the edges show which way the play goes round.
"""

# set-up: whole file

import displayio

from ui.draw import theme
from ui.draw.art import read
from ui.draw.card_tiles import PAPER
from ui.draw.sheets import grid_of
from ui.draw.table_tiles import BASE, DOT, FELT, FELT_TILES, PATTERNS, RIM, RIM_TILES, TILE, WOOD

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.geometry import Geometry

    Edges = tuple[displayio.TileGrid, ...]


def on_felt(ink: displayio.Palette) -> displayio.Palette:
    """Make a palette for letters that lie on the felt."""
    palette = displayio.Palette(2)
    palette[0] = theme.FELT
    palette[1] = ink[1]  # type: ignore[assignment]
    return palette


def lay_felt(group: displayio.Group, geometry: "Geometry", has_two: bool) -> "Edges":
    """Lay a table on a page; return its colored edges: left, right, top, bottom.

    has_two: two discard piles. Then there are only the first two.
    """
    columns = geometry.felt_columns
    rows = geometry.felt_rows
    x = geometry.felt_x
    y = geometry.felt_y
    colors = displayio.Palette(4)
    colors[FELT] = theme.FELT
    colors[DOT] = theme.DOTS
    colors[WOOD] = theme.WOOD
    sheet = read("felt", FELT_TILES * TILE, TILE, 2)
    felt = grid_of(sheet, colors, columns, rows, TILE, TILE, x, y)
    for row in range(rows):
        for column in range(columns):
            side = (column > 0) + (column == columns - 1)
            end = (row > 0) + (row == rows - 1)
            tile = 3 * end + side
            if side == end == 1:
                tile = BASE + (row * 5 + column * 3) % PATTERNS
            felt[row * columns + column] = tile
    group.append(felt)
    return _lay_edges(group, geometry, has_two)


def _lay_edges(group: displayio.Group, geometry: "Geometry", has_two: bool) -> "Edges":
    """Add the colored edges."""
    along = read("along", RIM_TILES * RIM, TILE, 1)
    left = _edge_colors()
    right = _edge_colors() if has_two else left
    high = geometry.felt_rows - 2
    wide = geometry.felt_columns - 2
    x = geometry.felt_x
    y = geometry.felt_y
    far = x + (wide + 2) * TILE - 2 * RIM
    low = y + (high + 2) * TILE - 2 * RIM
    edges: Edges = (
        grid_of(along, left, 1, high, RIM, TILE, x + RIM, y + TILE),
        grid_of(along, right, 1, high, RIM, TILE, far, y + TILE),
    )
    if not has_two:
        across = read("across", RIM_TILES * TILE, RIM, 1)
        edges += (
            grid_of(across, left, wide, 1, TILE, RIM, x + TILE, y + RIM),
            grid_of(across, left, wide, 1, TILE, RIM, x + TILE, low),
        )
    for edge in edges:
        group.append(edge)
    return edges


def _edge_colors() -> displayio.Palette:
    """Make a palette for an edge, and for the shape of its color on the felt."""
    palette = displayio.Palette(PAPER + 1)
    palette[0] = theme.FELT
    palette[1] = palette[PAPER] = theme.WOOD
    return palette
