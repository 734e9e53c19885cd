"""This module says which cards the title shows, turned by which angles, and how large they are.

It also has that turned card without a face which lies below the top one, where cards are large: in
four values, the ground around it, its edge, its border and its color.
"""

from micropython import const

# Red 7, yellow Reverse, green Skip, a Wild Draw Four, blue Draw Two, red 9, yellow 3.
CARDS = bytes((28, 47, 41, 76, 50, 36, 15))
SHADES = const(11)  # the values of the colors' shades; cards have no back here
ANGLES = (-36, -24, -12, 0, 12, 24, 36)  # in degrees, clockwise
SINES = (-59, -41, -21, 0, 21, 41, 59)  # of these, in hundredths
DROPS = (19, 9, 2, 0, 2, 9, 19)  # 100 less their cosines


def spread_size(width: int, height: int) -> "tuple[int, int]":
    """Return width and height of the box in which a card is turned, of a card's own."""
    return (width * 81 + height * 59) // 100 + 2, (height * 81 + width * 59) // 100 + 2


UNDER_WIDTH = const(40)  # the least width of cards with one
UNDER_ANGLE = const(-10)
UNDER_GROUND = const(0)
UNDER_EDGE = const(1)
UNDER_BORDER = const(2)
UNDER_COLOR = const(3)


def under_size(width: int, height: int) -> "tuple[int, int]":
    """Return width and height of the box of the turned card below a top card, of its own."""
    return (width * 99 + height * 18) // 100 + 2, (height * 99 + width * 18) // 100 + 2
