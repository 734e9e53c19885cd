"""This module has the large letters of the game's name (`tools.assets.logo`) as a font.

`Logo(read("logo", ...))` is a font for adafruit_display_text: `Label(font, text="WILDHAND")`.
"""

import displayio
import fontio
from micropython import const

LETTERS = "WILDHAN"
LOGO_WIDTH = const(14)  # of a cell, two pixels of it empty
LOGO_HEIGHT = const(18)
NARROW = "I"
LOGO_NARROW = const(10)  # from the I to the next letter

# Values of pixels, of 2 bits.
LIGHT = const(1)
FOOT = const(2)  # in the letter's color
SHADE = const(3)


class Logo:
    """The font. bitmap: the sheet, a letter after the other."""

    def __init__(self, bitmap: displayio.Bitmap) -> None:
        self._bitmap = bitmap

    def get_bounding_box(self) -> "tuple[int, int]":
        """Return width and height of a cell."""
        return (LOGO_WIDTH, LOGO_HEIGHT)

    def get_glyph(self, code: int) -> "fontio.Glyph":
        """Return the glyph of a letter of the name."""
        place = LETTERS.find(chr(code))
        is_narrow = chr(code) == NARROW
        shift = LOGO_NARROW if is_narrow else LOGO_WIDTH
        left = (LOGO_NARROW - LOGO_WIDTH) // 2 if is_narrow else 0
        return fontio.Glyph(self._bitmap, place, LOGO_WIDTH, LOGO_HEIGHT, left, 0, shift, 0)
