"""This module reads where all is on a display, and tells in which size it is drawn.

`tools/assets/layouts.txt` declares the places of the screens for the seven sizes of
`ui.draw.places`; a display of another size takes the last that fits into it. Prompts and lists are
written on a canvas: it has the display's pixels, or half as many in each direction, shown doubled,
if that leaves at least 120 by 120. A table is doubled on the largest displays alone.
"""

import array

from micropython import const

from ui.draw.art import open_made
from ui.draw.card_tiles import STRIPS
from ui.draw.face_tiles import height_of
from ui.draw.font import CELL_WIDTH
from ui.draw.places import (
    DOUBLED,
    HIGH,
    MAT,
    MAT_OF_TEN,
    MAT_OF_THREE,
    MAT_OF_TWO,
    NUMBERS,
    SEATS,
    SIZES,
    WIDE,
    X,
    Y,
)

# Cards by the size of the display, in pixels: width, the height of each of their four tiles, the
# size of the shape of a color beside them, and that of a player's face.
CARDS = (
    (24, 8, 12, 16),
    (28, 9, 16, 20),
    (32, 11, 16, 20),
    (40, 14, 24, 32),
    (48, 17, 24, 32),
)

_SMALLEST = const(120)
_FEW = const(3)  # other players, whose mat has more room
_MANY = const(6)  # others, from which on that of ten has less


class Geometry:
    """The layout of one display.

    It has no methods: a board can forget functions, but keeps the methods of a living object.
    """

    size: "tuple[int, int]"  # of SIZES
    places: "array.array[int]"  # see `ui.draw.places`
    doubled: int  # the scale of a table
    # In pixels of the canvas:
    width: int
    height: int
    scale: int  # of the canvas, on the display
    columns: int  # of letters, on the canvas
    left: int  # where they begin
    # In pixels of the display, or of a table:
    card_width: int
    card_height: int
    strip: int  # the height of one of a card's four tiles
    shape: int  # width and height of the shape of a color
    face: int  # the width of a player's face
    face_height: int
    small: int  # the scale of small letters, on the display
    # What `seat_others` settles:
    seats: "array.array[int]"  # of the other players, clockwise from the holder, as in `places`
    mat: int  # which of its places a match has
    lower: int  # its middle lies so much lower than that of MAT


def size_for(width: int, height: int) -> "tuple[int, int]":
    """Return which of SIZES a display takes. ValueError: it is too small."""
    found = (0, 0)
    for size in SIZES:
        if size[0] <= width and size[1] <= height:
            found = size
    if not found[0]:
        raise ValueError("the display must have at least 128 by 128 pixels")
    return found


def layout_name(width: int, height: int) -> str:
    """Return the name of a size's file."""
    return "layout" + str(width) + "x" + str(height) + ".bin"


def cards_of(width: int, height: int) -> "tuple[int, int, int, int]":
    """Return which of CARDS a size has."""
    if width < 2 * _SMALLEST:
        return CARDS[0]
    if height < 2 * _SMALLEST:
        return CARDS[1]
    if width >= DOUBLED:
        return CARDS[2]
    return CARDS[3] if height <= width else CARDS[4]


def _read_places(g: "Geometry", first: int, count: int) -> "array.array[int]":
    """Read some of a display's places, in bytes if they fit. ImportError: there is no file."""
    numbers = array.array("h", bytes(2 * NUMBERS * count))
    with open_made(layout_name(*g.size)) as file:
        file.seek(2 * NUMBERS * first)
        file.readinto(numbers)  # type: ignore[attr-defined]
    return array.array("B", numbers) if max(g.size) < 256 else numbers


def geometry_for(width: int, height: int) -> "Geometry":
    """Read the layout of a display. ValueError: it is too small."""
    g = Geometry()
    g.size = size_for(width, height)
    g.places = _read_places(g, 0, SEATS // NUMBERS)
    g.doubled = 2 if width >= DOUBLED else 1
    g.scale = scale = 2 if width >= 2 * _SMALLEST and height >= 2 * _SMALLEST else 1
    g.small = g.doubled
    g.card_width, g.strip, g.shape, g.face = cards_of(*g.size)
    g.card_height = STRIPS * g.strip
    g.face_height = height_of(g.face)
    g.width = width // scale
    g.height = height // scale
    g.columns = g.width // CELL_WIDTH
    g.left = (g.width - g.columns * CELL_WIDTH) // 2
    return g


def seat_others(g: "Geometry", others: int) -> None:
    """Read where so many other players sit, and choose the mat between them."""
    g.seats = _read_places(g, SEATS // NUMBERS + others * (others - 1) // 2, others)
    at = g.places
    is_beside = g.seats[WIDE] > at[MAT + X] and g.seats[Y] + g.seats[HIGH] > at[MAT + Y]
    g.mat = MAT_OF_TEN if others > _MANY or is_beside else MAT
    if others < _FEW:
        g.mat = MAT_OF_TWO if others == 1 else MAT_OF_THREE
    g.lower = at[g.mat + Y] + at[g.mat + HIGH] // 2 - at[MAT + Y] - at[MAT + HIGH] // 2
