"""This module lays the felt of a table, to every edge of the display, and the mat in its middle.

The mat takes the active color; with two discard piles its halves have one each. Arrows in its rim
show which way the play goes round. Its rim and its pool are grids of their own, so that no picture
of all of it is in memory: corners lie on the ends of the edges, whose pieces come out uneven.
"""

import displayio

from engine.state.cards import NO_COLOR
from ui.draw import theme
from ui.draw.art import read
from ui.draw.grids import CHANGED, set_tile
from ui.draw.places import HIGH, WIDE, X, Y
from ui.draw.sheets import grid_of
from ui.draw.table_tiles import (
    ARROWS,
    CORNER_TILES,
    CORNERS,
    EDGE_TILES,
    GLOWS,
    MAT_VALUES,
    POOL,
    RIMS,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.geometry import Geometry

_LARGE = 40  # a card that is as wide goes with the thick rim


def on_felt(ink: displayio.Palette) -> displayio.Palette:
    """Make a palette for letters that lie on the felt."""
    palette = displayio.Palette(2)
    palette[0] = theme.FELT
    palette[1] = ink[1]  # type: ignore[assignment]
    return palette


class Mat:
    """`color(pile, color)` gives the mat, or half of it, a color; `turn(direction)` its arrows.

    group: the page; count: of discard piles.
    """

    def __init__(self, group: displayio.Group, g: "Geometry", count: int) -> None:  # set-up
        at = g.mat
        size = 1 if g.places[2] >= _LARGE else 0
        rim = RIMS[size]
        glow = GLOWS[size]
        self.colors = [displayio.Palette(MAT_VALUES) for _ in range(count)]
        self._shown = [-1] * count
        self.edges: list[displayio.TileGrid] = []
        x = g.places[at + X] - glow
        y = g.places[at + Y] - glow
        wide = g.places[at + WIDE] + 2 * glow
        high = g.places[at + HIGH] + 2 * glow
        across = read("across" + str(rim), EDGE_TILES * ARROWS[size], rim + glow, 4)
        along = read("along" + str(rim), EDGE_TILES * (rim + glow), ARROWS[size], 4)
        corner = CORNERS[size]
        thick = rim + glow
        pitch = ARROWS[size]
        far = x + wide - thick
        part = (wide - 2 * thick) // count
        line = displayio.Bitmap(part, 1, 16)
        line.fill(POOL)
        left = self.colors[0]
        right = self.colors[count - 1]
        length = (wide - 2 * corner) // count
        for pile in range(count):
            colors = self.colors[pile]
            inner = x + thick + pile * part
            group.append(grid_of(line, colors, 1, high - 2 * thick, part, 1, inner, y + thick))
            steps = (length + pitch - 1) // pitch
            inner = x + corner + pile * length
            for end in (y, y + high - thick):
                self.edges.append(grid_of(across, colors, steps, 1, pitch, thick, inner, end))
        steps = (high - 2 * corner + pitch - 1) // pitch
        self.edges.append(grid_of(along, left, 1, steps, thick, pitch, x, y + corner))
        self.edges.append(grid_of(along, right, 1, steps, thick, pitch, far, y + corner))
        for edge in self.edges:
            group.append(edge)
        _round(group, left, right, rim, corner, (x, y, x + wide - corner, y + high - corner))
        for pile in range(count):
            self.color(pile, NO_COLOR)

    def color(self, pile: int, color: int) -> None:  # per frame
        """Give a pile's part a color; NO_COLOR: none."""
        if self._shown[pile] != color:
            self._shown[pile] = color
            CHANGED[0] = 1
            colors = self.colors[pile]
            for i in range(MAT_VALUES):
                colors[i] = theme.MATS[color][i]

    def turn(self, direction: int) -> None:  # per frame
        """Let the arrows point to where the play goes: clockwise, or not (1)."""
        last = len(self.edges) - 1
        for i in range(last + 1):
            # Along the top and down the right edge it goes forward, back along the others.
            is_far = i & 1
            is_back = is_far if i < last - 1 else 1 - is_far
            tile = 2 * is_far + (is_back ^ direction)
            edge = self.edges[i]
            if edge[0] != tile:
                for at in range(edge.width * edge.height):
                    set_tile(edge, at, tile)


def _round(
    group: displayio.Group,
    left: displayio.Palette,
    right: displayio.Palette,
    rim: int,
    corner: int,
    ends: "tuple[int, int, int, int]",
) -> None:  # set-up
    """Add the corners, so wide. ends: where the first and the last begin."""
    sheet = read("mat" + str(rim), CORNER_TILES * corner, corner, 4)
    for tile in range(CORNER_TILES):
        x = ends[2 * (tile & 1)]
        y = ends[1 + (tile & 2)]
        colors = right if tile & 1 else left
        grid = grid_of(sheet, colors, 1, 1, corner, corner, x, y)
        grid[0] = tile
        group.append(grid)
