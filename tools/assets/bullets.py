"""This module draws the signs of a list's rows: what is white on a small plate of a color.

That is the color's shape; behind the shapes stand a tick and a cross.
"""

import math

from engine.state.cards import COLORS
from tools.assets.pixels import Pixels
from tools.assets.shapes import is_inside
from ui.draw.card_tiles import PAPER

_BORDER = 1
_LIGHT = 3
# Lines, from and to, and half of their width, in parts of a sign.
_TICK = ((0.25, 0.5, 0.43, 0.7), (0.43, 0.7, 0.76, 0.32))
_CROSS = ((0.28, 0.28, 0.72, 0.72), (0.28, 0.72, 0.72, 0.28))
_STROKE = 0.09


def draw_bullets(size: int) -> bytes:
    """Return the signs of a size, side by side, in the palettes of `ui.draw.frame`."""
    sheet = Pixels((COLORS + 2) * size, size, 2)
    inner = size - 6 if size < 12 else size - 8
    at = (size - inner) // 2
    for tile in range(COLORS + 2):
        for y in range(size):
            for x in range(size):
                edge = min(x, y, size - 1 - x, size - 1 - y)
                is_corner = x in (0, size - 1) and y in (0, size - 1)
                value = 0 if is_corner else PAPER if edge else _BORDER
                if tile >= COLORS:
                    is_light = _is_judged(tile == COLORS, x, y, size)
                else:
                    is_within = at <= x < at + inner and at <= y < at + inner
                    is_light = is_within and is_inside(tile, x - at, y - at, inner)
                sheet.set(tile * size + x, y, _LIGHT if is_light else value)
    return sheet.packed()


def _is_judged(is_tick: bool, x: int, y: int, size: int) -> bool:
    """Is a pixel part of a tick, or of a cross?"""
    lines = _TICK if is_tick else _CROSS
    across, down = (x + 0.5) / size, (y + 0.5) / size
    return any(_distance(across, down, *line) < _STROKE for line in lines)


def _distance(x: float, y: float, x0: float, y0: float, x1: float, y1: float) -> float:
    """Return how far a point is from a line between two others."""
    along = ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / ((x1 - x0) ** 2 + (y1 - y0) ** 2)
    along = min(max(along, 0.0), 1.0)
    return math.hypot(x - x0 - along * (x1 - x0), y - y0 - along * (y1 - y0))
