"""This module makes plates with round corners, which text lies on: strips and buttons.

A plate is rows of pixels of one bitmap, which has but those of its round end and a full one.
"""

import displayio

from ui.draw.sheets import grid_of

INSIDE = 1  # pixels of a palette; 0 is the ground around the corners
AROUND = 2  # the ground, where a palette begins with the plate and its letters


def make_plate(
    palette: displayio.Palette,
    x: int,
    y: int,
    wide: int,
    high: int,
    radius: int = 2,
    ground: int = 0,
) -> displayio.TileGrid:
    """Make a plate of a size in pixels.

    palette: the ground, and the plate's color; or, with the ground AROUND, the plate's color, that
    of its letters, and the ground.
    """
    inside = 0 if ground else INSIDE
    bitmap = displayio.Bitmap(wide, radius + 1, ground + 2)
    bitmap.fill(ground)
    draw_round(bitmap, 0, 0, wide, inside, radius)
    plate = grid_of(bitmap, palette, 1, high, wide, 1, x, y)
    for row in range(high):
        plate[row] = min(row, high - 1 - row, radius)
    return plate


def draw_round(
    bitmap: displayio.Bitmap, x: int, y: int, wide: int, value: int, radius: int = 2
) -> None:  # set-up
    """Draw the rows of a plate's round end, so many as the radius, and below them a full one."""
    for row in range(radius + 1):
        for at in range(radius - row, wide - radius + row):
            bitmap[(y + row) * bitmap.width + x + at] = value


def two_colors(ground: int, color: int) -> displayio.Palette:
    """Make a palette of two colors."""
    palette = displayio.Palette(2)
    palette[0] = ground
    palette[INSIDE] = color
    return palette
