"""This module says which cards the title shows, turned by which angles, and how large they are."""

from micropython import const

# Red 7, green Reverse, blue Draw Two, and a Wild Draw Four whose color is not called.
CARDS = bytes((28, 45, 50, 76))
SHADES = const(11)  # the values of the colors' shades, from red to blue; cards have no back here
ANGLES = (-18, -6, 6, 18)  # in degrees, clockwise


def spread_size(width: int, height: int) -> "tuple[int, int]":
    """Return width and height of the box in which a card is turned, of a card's own."""
    return (width * 95 + height * 31) // 100 + 2, (height * 95 + width * 31) // 100 + 2
