"""What everything is drawn with: sheets and palettes, made once, largest first."""

import displayio
from micropython import const

from ui.card_tiles import FACE_HEIGHT, FACES, PAPERS, SHAPE_SIZE
from ui.font import SHEET_HEIGHT, SHEET_WIDTH
from ui.forget import forget
from ui.geometry import CARD_HEIGHT, CARD_WIDTH
from ui.text import Text, two_colors

_FIELD = const(32)  # pixels of the background's bitmap: large, or its tiles would be many
_TABLE = 0x0C2430  # the table's own color, behind everything
_INK = 0xF0F0E8
_SOFT = 0x90A8B4
_GOLD = 0xFFD850


class Sheets:
    """Bitmaps and palettes that all pages share; `dressed`: faces as ui.house_art drew them."""

    dressed = 0

    def __init__(self) -> None:
        # The largest things of all, so they come first; what draws them is loaded after them.
        self.papers = displayio.Bitmap(PAPERS * CARD_WIDTH, CARD_HEIGHT, 16)
        self.letters = displayio.Bitmap(SHEET_WIDTH, SHEET_HEIGHT, 2)
        self.faces = displayio.Bitmap(FACES * CARD_WIDTH, FACE_HEIGHT, 2)
        self.shapes = displayio.Bitmap(4 * SHAPE_SIZE, SHAPE_SIZE, 16)
        self.frame = displayio.Bitmap(CARD_WIDTH, CARD_HEIGHT, 2)
        self.hues = displayio.Palette(16)
        self.ink = two_colors(_INK, -1)
        self.soft = two_colors(_SOFT, -1)
        self.gold = two_colors(_GOLD, -1)
        self.dark = two_colors(0x0C0C14, -1)
        self.table = displayio.Palette(1)
        self.table[0] = _TABLE
        self.title_color = _GOLD
        self._make()

    def _make(self) -> None:
        """Draw the sheets; the modules that can do it are forgotten again."""
        from ui.font_art import draw_letters

        draw_letters(self.letters)
        forget("ui.font_art")
        from ui import art

        art.draw_papers(self.papers)
        art.draw_faces(self.faces)
        art.draw_shapes(self.shapes)
        art.draw_frame(self.frame)
        art.fill_palette(self.hues)
        forget("ui.art")

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
        bitmap = displayio.Bitmap(_FIELD, _FIELD, 2)
        return displayio.TileGrid(
            bitmap,
            pixel_shader=self.table,
            width=(width + _FIELD - 1) // _FIELD,
            height=(height + _FIELD - 1) // _FIELD,
            tile_width=_FIELD,
            tile_height=_FIELD,
        )
