"""This module draws the shapes of the four colors."""

from sim.art.pixels import Pixels
from ui.draw.card_tiles import PAPER, SHAPE_SIZE


def is_inside(color: int, x: int, y: int, size: int, is_full: bool = False) -> bool:
    """Does a pixel belong to the shape of a color, of a size? A full square has no margin."""
    across = abs(2 * x - size + 1)
    down = abs(2 * y - size + 1)
    if color == 0:
        return across * across + down * down <= size * size
    if color == 1:
        return across <= y + 1
    if color == 2:
        return is_full or across < size - 1
    return across + down <= size


def draw_shapes() -> bytes:
    """Return the large shapes, side by side."""
    sheet = Pixels(4 * SHAPE_SIZE, SHAPE_SIZE, 2)
    for color in range(4):
        for y in range(SHAPE_SIZE):
            for x in range(SHAPE_SIZE):
                if is_inside(color, x, y, SHAPE_SIZE):
                    sheet.set(color * SHAPE_SIZE + x, y, PAPER)
    return sheet.packed()
