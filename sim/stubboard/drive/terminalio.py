"""This module is `terminalio`: the built-in font, which is in flash there, without letters."""
# mypy: ignore-errors

import displayio
import fontio


class _Font:
    def __init__(self):
        self.bitmap = displayio.Bitmap(6, 12, 2)

    def get_bounding_box(self):
        return (6, 12)

    def get_glyph(self, code):
        return fontio.Glyph(self.bitmap, 0, 6, 12, 0, -2, 6, 0)


FONT = _Font()
