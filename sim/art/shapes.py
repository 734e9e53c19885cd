"""The shapes of the four colors, and what stands around a hand: arrows, and marks over cards."""

from sim.art.pixels import Pixels, rows_of
from ui.draw.card_tiles import ARROW_HEIGHT, ARROW_WIDTH, COLOR_PIXELS, SHAPE_SIZE
from ui.draw.geometry import CARD_WIDTH, MARK_HEIGHT

_ARROWS = ("000000000", "012421000", "042124000")  # none, left, right


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
    """The large shapes, side by side."""
    sheet = Pixels(4 * SHAPE_SIZE, SHAPE_SIZE, 4)
    for color in range(4):
        for y in range(SHAPE_SIZE):
            for x in range(SHAPE_SIZE):
                if is_inside(color, x, y, SHAPE_SIZE):
                    sheet.set(color * SHAPE_SIZE + x, y, COLOR_PIXELS + color)
    return sheet.packed()


def draw_arrows() -> bytes:
    """The arrows, side by side."""
    sheet = Pixels(len(_ARROWS) * ARROW_WIDTH, ARROW_HEIGHT, 1)
    for i, digits in enumerate(_ARROWS):
        sheet.stamp(i * ARROW_WIDTH, 0, rows_of(digits, 1), ARROW_WIDTH - 1, 1)
    return sheet.packed()


def draw_marks() -> bytes:
    """None, and a bar over a card."""
    sheet = Pixels(2 * CARD_WIDTH, MARK_HEIGHT, 1)
    sheet.box(CARD_WIDTH + 4, 1, CARD_WIDTH - 8, 2, 1)
    return sheet.packed()
