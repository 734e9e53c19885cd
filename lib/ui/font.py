"""The letters: their codes, the size of their cells, and the sheet as a font.

A letter is five pixels by eight in a cell of six by nine. Tile `code - FIRST` of the sheet
(`ui.font_art`) is a letter, tile `code - FIRST + GLYPHS` the same, inverted. The codes after
`~` are signs: see the names below.
"""

import displayio
import fontio
from micropython import const

CELL_WIDTH = const(6)
CELL_HEIGHT = const(9)
FIRST = const(32)
GLYPHS = const(110)

POINTER = const(127)
CIRCLE = const(128)  # the shapes of red, green, blue and yellow, in this order
MORE_UP = const(132)
MORE_DOWN = const(133)
MORE_RIGHT = const(134)
MORE_LEFT = const(135)
CHECK = const(136)
CARD = const(137)
STAR = const(138)
DOT = const(139)
BOT = const(140)
PERSON = const(141)


class Letters:
    """The sheet as a font for `adafruit_display_text`: fixed text, such as titles."""

    def __init__(self, bitmap: displayio.Bitmap) -> None:
        self._bitmap = bitmap

    def get_bounding_box(self) -> tuple:
        """Width and height of a cell."""
        return (CELL_WIDTH, CELL_HEIGHT)

    def get_glyph(self, code: int) -> "fontio.Glyph":
        """The letter of a code; a question mark for those that we do not have."""
        if not FIRST <= code < FIRST + GLYPHS:
            code = 63
        return fontio.Glyph(
            self._bitmap, code - FIRST, CELL_WIDTH, CELL_HEIGHT, 0, -1, CELL_WIDTH, 0
        )
