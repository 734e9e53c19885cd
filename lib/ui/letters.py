"""The sheet of letters as a font for `adafruit_display_text`: fixed text, such as the title."""

import displayio
import fontio

from ui.font import CELL_HEIGHT, CELL_WIDTH, FIRST, GLYPHS


class Letters:
    """bitmap: the sheet (`sim.art.letters`)."""

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
