"""This module draws the shapes of the four colors."""

from engine.state.cards import COLORS
from tools.assets.pixels import Pixels, pictures
from ui.draw.card_tiles import PAPER

# In the corners of the smallest cards, where each pixel counts: seven by six, red to yellow.
_TINY = """
..###..  ...#...  .......  ...#...
.#####.  ..###..  .#####.  ..###..
#######  ..###..  .#####.  .#####.
#######  .#####.  .#####.  .#####.
.#####.  .#####.  .#####.  ..###..
..###..  #######  .#####.  ...#...
"""


def shape_of(color: int, size: int) -> list[str]:
    """Return the shape of a color, of about a size, as rows of signs: `.` is nothing."""
    if size == 6:
        return pictures(_TINY)[color]
    across = range(size)
    return ["".join(".#"[is_inside(color, x, y, size)] for x in across) for y in across]


def is_inside(color: int, x: int, y: int, size: int) -> bool:
    """Does a pixel belong to the shape of a color, of a size?"""
    across = abs(2 * x - size + 1)
    down = abs(2 * y - size + 1)
    if color == 0:
        return across * across + down * down <= size * size
    if color == 1:
        return across <= y + 1
    if color == 2:  # a square fills less of its place than the others reach
        return 0 < x < size - 1 + size % 2 and 0 < y < size - 1 + size % 2
    return across + down <= size


def draw_shapes(size: int) -> bytes:
    """Return the large shapes of a size, side by side."""
    sheet = Pixels(COLORS * size, size, 2)
    for color in range(COLORS):
        for y in range(size):
            for x in range(size):
                if is_inside(color, x, y, size):
                    sheet.set(color * size + x, y, PAPER)
    return sheet.packed()
