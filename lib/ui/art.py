"""The cards: drawn here into two sheets of tiles, as large as a card in the hand.

A card is two tiles, one over the other: its paper (color and shape; `draw_papers()`) and its
face (`draw_faces()`). Every color is also a shape: red a circle, green a triangle, blue a
square, yellow a diamond. The table shows the same tiles doubled.

A face is ten rows of ten pixels, two digits in base 32 a row, left pixel first. All this
is needed once, then forgotten (`ui.sheets`). Pixels are set by a flat index: a pair would be
a new object each time.
"""

import displayio
from micropython import const

from ui.card_tiles import (
    OVER_ASIDE,
    OVER_OPEN,
    PAPER_BACK,
    PAPER_CALLED,
    PAPER_COLOR,
    PAPER_WILD,
    SHAPE_SIZE,
)
from ui.geometry import CARD_HEIGHT, CARD_WIDTH, RAISED

_SMALL = const(7)  # the shapes on cards

_NONE = const(0)
_INK = const(1)
_WHITE = const(2)
_COLORS = const(3)
_BACK = const(7)
_BACK_LINE = const(8)
_DARK = const(9)

_HUES = (0, 0x0C0C14, 0xF4F4F0, 0xF45050, 0x3CC460, 0x4C94FF, 0xFCCC28, 0x5C4890, 0xB0A0E0)
_HUES += (0x383848,)
_DIM_HUES = _HUES[:3] + (0x8C5458, 0x487C58, 0x506C94, 0x8C7C48) + _HUES[7:9] + (0x2C2C38,)

_FACE_ROWS = (
    "7OFSCCCCCCCCCCCCFS7O"  # 0 to 9
    "1G3G7G1G1G1G1G1G7S7S"
    "7OFSCC0C0O1G3060FSFS"
    "7OFSCC0C3O3O0CCCFS7O"
    "0O1O3O6OCOFSFS0O0O0O"
    "FSFSC0FOFS0C0CCCFS7O"
    "3O7GC0FOFSCCCCCCFS7O"
    "FSFS0C0O0O1G1G303030"
    "7OFSCCCC7O7OCCCCFS7O"
    "7OFSCCCCCCFS7S0C3S7G"
    "3OFUCEOVPRRJV3E6FU3O"  # Skip, Reverse, Draw Two
    "40C0VSVSC0067V7V0604"
    "0E0VCJC3U6UCCOCV0V00"
    "00O3PJPJPJRREEC60000"  # Wild, Wild Draw Four
    "060ECUDMUMUVCVC60600"
)


def fill_palettes(colors: displayio.Palette, dim: displayio.Palette) -> None:
    """The colors of the papers and the shapes, and of papers that are dim; 0 is transparent."""
    for i in range(len(_HUES)):
        colors[i] = _HUES[i]
        dim[i] = _DIM_HUES[i]
    colors.make_transparent(0)
    dim.make_transparent(0)


def draw_papers(bitmap: displayio.Bitmap) -> None:
    """Draw all papers, side by side."""
    for color in range(4):
        _paper(bitmap, PAPER_COLOR + color, _COLORS + color)
        _shape(bitmap, PAPER_COLOR + color, color, _INK)
        _paper(bitmap, PAPER_CALLED + color, _DARK)
        _box(bitmap, (PAPER_CALLED + color) * CARD_WIDTH + 2, 2, 12, 10, _COLORS + color)
        _shape(bitmap, PAPER_CALLED + color, color, _COLORS + color)
        _quarter(bitmap, PAPER_WILD, color)
    _back(bitmap)


def draw_faces(bitmap: displayio.Bitmap) -> None:
    """Draw all faces, side by side; they go over the papers."""
    for face in range(len(_FACE_ROWS) // 20):
        for y in range(10):
            at = face * 20 + 2 * y
            pixels = int(_FACE_ROWS[at : at + 1], 32) << 5 | int(_FACE_ROWS[at + 1 : at + 2], 32)
            at = (2 + y) * bitmap.width + (face + 1) * CARD_WIDTH + 3
            for x in range(10):
                if pixels & (512 >> x):
                    bitmap[at + x] = 1
    for y in range(5):
        for x in range(y, 5):
            at = y * bitmap.width + 10 + x
            bitmap[at + (RAISED + 1) * bitmap.width + OVER_OPEN * CARD_WIDTH] = 1
            bitmap[at + bitmap.width + (OVER_OPEN + 1) * CARD_WIDTH] = 1
    _box(bitmap, OVER_ASIDE * CARD_WIDTH + 3, 1, CARD_WIDTH - 6, 2, 1)


def draw_shapes(bitmap: displayio.Bitmap) -> None:
    """Draw the shapes of the four colors, large, side by side."""
    for color in range(4):
        for y in range(SHAPE_SIZE):
            for x in range(SHAPE_SIZE):
                if _is_inside(color, x, y, SHAPE_SIZE):
                    bitmap[(y * 4 + color) * SHAPE_SIZE + x] = _COLORS + color


def draw_frame(bitmap: displayio.Bitmap) -> None:
    """Draw the frame around the card that the cursor is on."""
    for y in range(CARD_HEIGHT):
        for x in range(CARD_WIDTH):
            if x < 2 or y < 2 or x >= CARD_WIDTH - 2 or y >= CARD_HEIGHT - 2:
                bitmap[y * CARD_WIDTH + x] = 1


def _box(bitmap: displayio.Bitmap, x: int, y: int, wide: int, high: int, value: int) -> None:
    at = y * bitmap.width + x
    for _ in range(high):
        for column in range(wide):
            bitmap[at + column] = value
        at += bitmap.width


def _paper(bitmap: displayio.Bitmap, tile: int, value: int) -> None:
    """A card of one color with a pixel of table around it and its corners cut."""
    left = tile * CARD_WIDTH + 1
    _box(bitmap, left, 1, CARD_WIDTH - 2, CARD_HEIGHT - 2, value)
    for x in (left, left + CARD_WIDTH - 3):
        bitmap[bitmap.width + x] = _NONE
        bitmap[(CARD_HEIGHT - 2) * bitmap.width + x] = _NONE


def _shape(bitmap: displayio.Bitmap, tile: int, color: int, value: int) -> None:
    """The small shape at the foot of a card."""
    for y in range(_SMALL):
        for x in range(_SMALL):
            if _is_inside(color, x, y, _SMALL):
                bitmap[(13 + y) * bitmap.width + tile * CARD_WIDTH + 4 + x] = value


def _is_inside(shape: int, x: int, y: int, size: int) -> bool:
    """Does a pixel belong to a shape (by color) of a size?"""
    across = abs(2 * x - size + 1)
    down = abs(2 * y - size + 1)
    if shape == 0:
        return across * across + down * down <= size * size
    if shape == 1:
        return across <= y + 1
    if shape == 2:
        return across < size - 1 or size == _SMALL
    return across + down <= size


def _quarter(bitmap: displayio.Bitmap, tile: int, color: int) -> None:
    """A quarter of a wild card's four-colored field; the first lays the card itself."""
    if color == 0:
        _paper(bitmap, tile, _DARK)
    x = tile * CARD_WIDTH + 2 + (color & 1) * 6
    _box(bitmap, x, 2 + (color >> 1) * 9, 6, 9, _COLORS + color)


def _back(bitmap: displayio.Bitmap) -> None:
    """The back of a card: a field of crossing lines."""
    _paper(bitmap, PAPER_BACK, _WHITE)
    left = PAPER_BACK * CARD_WIDTH
    for y in range(3, CARD_HEIGHT - 3):
        at = y * bitmap.width + left
        for x in range(3, CARD_WIDTH - 3):
            is_line = (x + y) % 5 == 0 or (x - y) % 5 == 0
            bitmap[at + x] = _BACK_LINE if is_line else _BACK
