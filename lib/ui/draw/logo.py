"""This module says how large the letters of the game's name are, as cards (`tools.assets.logo`)."""

from micropython import const

NAME = "WILDHAND"
LETTERS = "WILDHAN"  # the tiles of a sheet
SIZES = ((15, 22), (28, 42), (34, 46))  # of letters: width and height, by the room for one
COLORS = b"\x00\x03\x01\x02"  # of the first letters, and so on

# Values of pixels.
BORDER = const(1)
EDGE = const(2)
INSIDE = const(3)
SHADE = const(4)


def size_of(pitch: int) -> "tuple[int, int]":
    """Return the size of letters that stand a pitch apart."""
    found = SIZES[0]
    for size in SIZES:
        if size[0] <= pitch:
            found = size
    return found
