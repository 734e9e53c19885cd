"""This module draws the signs of a list's rows: a color's shape on a small plate of its color."""

from engine.state.cards import COLORS
from tools.assets.pixels import Pixels
from tools.assets.shapes import is_inside
from ui.draw.card_tiles import PAPER

_BORDER = 1
_LIGHT = 3


def draw_bullets(size: int) -> bytes:
    """Return the signs of a size, side by side, in the palettes of `ui.draw.frame`."""
    sheet = Pixels(COLORS * size, size, 2)
    inner = size - 6 if size < 12 else size - 8
    at = (size - inner) // 2
    for color in range(COLORS):
        for y in range(size):
            for x in range(size):
                edge = min(x, y, size - 1 - x, size - 1 - y)
                is_corner = x in (0, size - 1) and y in (0, size - 1)
                value = 0 if is_corner else PAPER if edge else _BORDER
                if (
                    at <= x < at + inner
                    and at <= y < at + inner
                    and is_inside(color, x - at, y - at, inner)
                ):
                    value = _LIGHT
                sheet.set(color * size + x, y, value)
    return sheet.packed()
