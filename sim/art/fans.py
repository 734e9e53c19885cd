"""This module draws the parts of a fan of small card backs, for the cards of others."""

from sim.art.pixels import Pixels
from ui.draw.card_tiles import (
    BACK,
    BACK_LINE,
    EDGE,
    FAN_EDGES,
    FAN_HEIGHT,
    FAN_LEVELS,
    FAN_TILE_WIDTH,
    FAN_TILES,
)

_WIDE = 3 * FAN_TILE_WIDTH  # a card: its edge, its middle, its end
_HIGH = FAN_HEIGHT - FAN_LEVELS


def draw_fans() -> bytes:
    """Return nothing, then the edges of a card at each height, its middles and its ends."""
    sheet = Pixels(FAN_TILES * FAN_TILE_WIDTH, FAN_HEIGHT, 4)
    for level in range(FAN_LEVELS):
        for x in range(_WIDE):
            tile = FAN_EDGES + x // FAN_TILE_WIDTH * FAN_LEVELS + level
            for y in range(_HIGH):
                left = tile * FAN_TILE_WIDTH + x % FAN_TILE_WIDTH
                sheet.set(left, 1 + level + y, _pixel(x, y))
    return sheet.packed()


def _pixel(x: int, y: int) -> int:
    """Return a pixel of a card's back."""
    if x in (0, _WIDE - 1) or y in (0, _HIGH - 1):
        is_corner = x in (0, _WIDE - 1) and y in (0, _HIGH - 1)
        return 0 if is_corner else EDGE
    return BACK_LINE if (x + y) % 4 == 0 or (x - y) % 4 == 0 else BACK
