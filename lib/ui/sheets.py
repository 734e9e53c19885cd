"""What everything is drawn with: sheets and palettes, made once (`ui.drawing`)."""

import displayio

from ui.card_tiles import FACE_HEIGHT
from ui.geometry import CARD_HEIGHT, CARD_WIDTH
from ui.text import Text


class Sheets:
    """Bitmaps and palettes that all pages share; `dressed`: faces as ui.house_art drew them."""

    dressed = 0
    papers: displayio.Bitmap
    letters: displayio.Bitmap
    faces: displayio.Bitmap
    shapes: displayio.Bitmap
    frame: displayio.Bitmap
    hues: displayio.Palette
    dim_hues: displayio.Palette  # of cards that cannot be played
    ink: displayio.Palette
    soft: displayio.Palette
    gold: displayio.Palette
    dark: displayio.Palette

    def __init__(self) -> None:
        from ui.drawing import make_sheets

        make_sheets(self)

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
