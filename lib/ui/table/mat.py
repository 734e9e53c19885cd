"""This module draws the mat in the middle of a table, on its felt.

It takes the active color; with two discard piles its halves have one each. Arrows in its rim show
which way the play goes round. So does the line below the strip, where what lies behind the
hand begins: it is the rim again, on the holder's side.
"""

import displayio
from micropython import const

from engine.state.cards import NO_COLOR
from ui.draw import theme
from ui.draw.art import name_of, read
from ui.draw.grids import CHANGED, set_tile
from ui.draw.places import HIGH, RAIL, WIDE, X, Y
from ui.draw.sheets import grid_of
from ui.draw.table_tiles import (
    ARROW_TILES,
    GLOWS,
    LARGE_MAT_TILE,
    MAT_FIRSTS,
    MAT_MIDDLE,
    MAT_SIDE,
    MAT_TILE,
    MAT_VALUES,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.geometry import Geometry

_LARGE = const(40)  # a card that is as wide goes with the thick rim
_SIDES = b"\x02\x0a\x0e\x16"  # tiles with arrows: the middles of top, left, right and bottom
_APART = const(6)  # are those in the sheet, about
_LINE = const(2)  # rows of its tile above the line of the rail
_NOWHERE = const(2)  # no direction


class Mat:
    """`color(pile, color)` gives the mat, or half of it, a color; `turn(direction)` its arrows.

    parts: what to put on the table; one, or with two piles two. ground: what to put on the felt.
    count: of discard piles.
    """

    def __init__(self, g: "Geometry", count: int) -> None:
        at = g.places
        mat = g.mat
        self._steps = ARROW_TILES
        tile = MAT_TILE
        if at[WIDE] >= _LARGE:
            self._steps = 1
            tile = LARGE_MAT_TILE
        tiles = MAT_FIRSTS + 4 * (2 * self._steps - 1) + 1
        sheet = read(name_of("mat", tile), tiles * tile, tile, 4)
        glow = GLOWS[tile == LARGE_MAT_TILE]
        x = at[mat + X] - glow
        y = at[mat + Y] - glow
        self._columns = (at[mat + WIDE] + 2 * glow) // tile
        rows = (at[mat + HIGH] + 2 * glow) // tile
        self.colors: list[displayio.Palette] = []
        self._shown = [-1] * count
        self.parts: list[displayio.TileGrid] = []
        self._direction = _NOWHERE
        first = 0
        for pile in range(count):
            colors = displayio.Palette(MAT_VALUES)
            colors[0] = theme.FELT
            self.colors.append(colors)
            end = self._columns * (pile + 1) // count
            half = grid_of(sheet, colors, end - first, rows, tile, tile, x + first * tile, y)
            self.parts.append(half)
            first = end
            self.color(pile, NO_COLOR)
        columns = (g.size[0] // g.doubled + tile - 1) // tile
        y = at[RAIL + Y] - _LINE
        self.ground = grid_of(sheet, self.colors[0], columns, 1, tile, tile, 0, y)
        for i in range(columns):
            self.ground[i] = tiles - 1

    def color(self, pile: int, color: int) -> None:  # per frame
        """Give a pile's part a color; NO_COLOR: none."""
        if self._shown[pile] != color:
            self._shown[pile] = color
            CHANGED[0] = 1
            colors = self.colors[pile]
            first = (MAT_VALUES - 1) * color - 1
            for i in range(1, MAT_VALUES):
                colors[i] = theme.MATS[first + i]

    def turn(self, direction: int) -> None:  # per frame
        """Let the arrows point to where the play goes: clockwise, or not (1)."""
        if self._direction == direction:
            return
        self._direction = direction
        steps = self._steps
        columns = self._columns
        column = 0
        for half in self.parts:
            wide = half.width
            high = half.height
            for at in range(wide * high):
                x = column + at % wide
                y = at // wide
                tile = MAT_SIDE * min(y, max(MAT_MIDDLE, y - high + MAT_SIDE))
                tile += min(x, max(MAT_MIDDLE, x - columns + MAT_SIDE))
                step = direction * steps + (x + y) % steps
                if step and tile in _SIDES:
                    tile = MAT_FIRSTS + tile // _APART * (2 * steps - 1) + step - 1
                set_tile(half, at, tile)
            column += wide
