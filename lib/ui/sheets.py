"""What everything is drawn with: the sheets and palettes, made once, largest first."""

import displayio

from ui import font
from ui.card_tiles import FACE_HEIGHT
from ui.forget import forget
from ui.geometry import CARD_HEIGHT, CARD_WIDTH
from ui.text import Text, two_colors

_TABLE = 0x0C2430  # the table's own color, behind everything
_INK = 0xF0F0E8
_SOFT = 0x90A8B4
_GOLD = 0xFFD850


class Sheets:
    """Bitmaps and palettes that all pages share."""

    def __init__(self) -> None:
        self._draw()
        self.font = font.Letters(self.letters)
        self.ink = two_colors(_INK, -1)
        self.soft = two_colors(_SOFT, -1)
        self.gold = two_colors(_GOLD, -1)
        self.dark = two_colors(0x0C0C14, -1)
        self.table = displayio.Palette(1)
        self.table[0] = _TABLE
        self.title_color = _GOLD

    def _draw(self) -> None:
        """Draw the sheets; the modules that can do it are forgotten again."""
        from ui import art, font_art

        self.letters = font_art.sheet()
        self.papers = art.papers()
        self.faces = art.faces()
        self.shapes = art.shapes()
        self.frame = art.frame()
        self.hues = art.palette()
        forget("ui.art")
        forget("ui.font_art")

    def text(self, palette: displayio.Palette, columns: int, rows: int, x: int, y: int) -> Text:
        """A block of text."""
        return Text(self.letters, palette, columns, rows, x, y)

    def paper(self, x: int, y: int, columns: int = 1) -> displayio.TileGrid:
        """A row of card papers, all blank."""
        return displayio.TileGrid(
            self.papers,
            pixel_shader=self.hues,
            width=columns,
            tile_width=CARD_WIDTH,
            tile_height=CARD_HEIGHT,
            x=x,
            y=y,
        )

    def face(self, x: int, y: int, columns: int = 1) -> displayio.TileGrid:
        """A row of card faces, all blank."""
        return displayio.TileGrid(
            self.faces,
            pixel_shader=self.dark,
            width=columns,
            tile_width=CARD_WIDTH,
            tile_height=FACE_HEIGHT,
            x=x,
            y=y,
        )

    def background(self, width: int, height: int) -> displayio.TileGrid:
        """A plain field of the table's color: one small bitmap, repeated."""
        bitmap = displayio.Bitmap(8, 8, 2)
        return displayio.TileGrid(
            bitmap,
            pixel_shader=self.table,
            width=(width + 7) // 8,
            height=(height + 7) // 8,
            tile_width=8,
            tile_height=8,
        )
