"""What everything is drawn with: sheets and palettes, made once, largest first."""

import displayio

from ui.card_tiles import FACE_HEIGHT, FACES, HUES, PAPERS, SHAPE_SIZE
from ui.font import SHEET_HEIGHT, SHEET_WIDTH
from ui.forget import forget
from ui.geometry import CARD_HEIGHT, CARD_WIDTH
from ui.text import Text

_INK = 0xF0F0E8
_SOFT = 0x90A8B4
_GOLD = 0xFFD850
_DARK = 0x0C0C14


class Sheets:
    """Bitmaps and palettes that all pages share; `dressed`: faces as ui.house_art drew them."""

    dressed = 0

    def __init__(self) -> None:
        # The largest things of all, so they come first; what draws them is loaded after them.
        self.papers = displayio.Bitmap(PAPERS * CARD_WIDTH, CARD_HEIGHT, HUES)
        self.letters = displayio.Bitmap(SHEET_WIDTH, SHEET_HEIGHT, 2)
        self.faces = displayio.Bitmap(FACES * CARD_WIDTH, FACE_HEIGHT, 2)
        self.shapes = displayio.Bitmap(4 * SHAPE_SIZE, SHAPE_SIZE, HUES)
        self.frame = displayio.Bitmap(CARD_WIDTH, CARD_HEIGHT, 2)
        self.hues = displayio.Palette(HUES)
        self.dim_hues = displayio.Palette(HUES)  # of cards that cannot be played
        inks = []
        for color in (_INK, _SOFT, _GOLD, _DARK):
            palette = displayio.Palette(2)
            palette.make_transparent(0)
            palette[1] = color
            inks.append(palette)
        self.ink, self.soft, self.gold, self.dark = inks
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
        art.fill_palettes(self.hues, self.dim_hues)
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
