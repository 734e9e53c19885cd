"""This module makes text and cards from the sheets of pixels and palettes that all pages share.

`ui.draw.art` loads them. Text is opaque where it can be: what lies behind need not be drawn.
"""

import displayio

from engine.state.cards import NO_CARD
from ui.draw.card_tiles import PLAIN, STRIPS, USUAL_ROWS, show_card
from ui.draw.font import CELL_HEIGHT, CELL_WIDTH, LARGE_HEIGHT, LARGE_WIDTH
from ui.draw.text import Text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.geometry import Geometry
    from ui.types import Sometimes


class Sheets:
    """Bitmaps and palettes that all pages share, in the size of a display.

    card_width, strip, shape_size: `ui.draw.geometry` has them, in pixels.
    bright, dim: palettes of cards that can be played, and that cannot, by `card_tiles.colors_of`.
    ink, gold: palettes of text on the felt.
    """

    letters: displayio.Bitmap
    large: "displayio.Bitmap | None"  # letters, on large displays
    cards: "Sometimes[displayio.Bitmap]"
    shapes: displayio.Bitmap
    bright: "tuple[displayio.Palette, ...]"
    dim: "tuple[displayio.Palette, ...]"
    ink: displayio.Palette
    gold: displayio.Palette

    def __init__(self, geometry: "Geometry") -> None:
        self.card_width = geometry.card_width
        self.strip = geometry.strip
        self.shape_size = geometry.shape
        from ui.draw.art import load_sheets

        load_sheets(self)
        self._are_dice = False
        self._rows = USUAL_ROWS

    def deal(self, are_dice: bool, rows: int = 0) -> None:
        """Use the sheet of cards, or of dice. rows: that it must have; 0: any.

        A page that is made before it has other rows shows cards of the sheet before.
        """
        rows = rows or self._rows
        if self._are_dice != are_dice or self._rows != rows:
            from ui.draw.art import fill_cards

            if self._rows != rows:
                self.cards = None  # now: the other sheet may have to lie there
            self._are_dice = are_dice
            self._rows = rows
            fill_cards(self, are_dice, rows)

    def text(self, palette: displayio.Palette, columns: int, rows: int, x: int, y: int) -> Text:
        """Make a block of text."""
        return Text(self.letters, palette, columns, rows, x, y)

    def fill(self, palette: displayio.Palette, wide: int, x: int, y: int, high: int) -> Text:
        """Make a line of the largest letters for a place so high, in its middle.

        It has as many columns as fit in so many pixels, and is centered in them.
        """
        if self.large and high >= LARGE_HEIGHT:
            columns = wide // LARGE_WIDTH
            x += (wide - columns * LARGE_WIDTH + 1) // 2
            y += (high - LARGE_HEIGHT) // 2
            return Text(self.large, palette, columns, 1, x, y, LARGE_WIDTH, LARGE_HEIGHT)
        columns = wide // CELL_WIDTH
        x += (wide - columns * CELL_WIDTH + 1) // 2
        return self.text(palette, columns, 1, x, y + (high - CELL_HEIGHT) // 2)

    def card(self, x: int, y: int) -> displayio.TileGrid:
        """Make a place for a card: tile 0 is its head, the last one its foot."""
        colors = self.bright[PLAIN]
        return grid_of(self.cards, colors, 1, STRIPS, self.card_width, self.strip, x, y)

    def back(self, x: int, y: int) -> displayio.TileGrid:
        """Make a place that shows a card from behind."""
        card = self.card(x, y)
        show_card(card, NO_CARD, self.bright)
        return card

    def shape(self, color: int, x: int, y: int) -> displayio.TileGrid:
        """Make the shape of a color: the tile with its number, in its palette of cards."""
        size = self.shape_size
        shape = grid_of(self.shapes, self.bright[color], 1, 1, size, size, x, y)
        shape[0] = color
        return shape


def grid_of(
    sheet: displayio.Bitmap,
    palette: displayio.Palette,
    columns: int,
    rows: int,
    width: int,
    height: int,
    x: int,
    y: int,
) -> displayio.TileGrid:
    """Make a grid of a sheet's tiles. width, height: of a tile, in pixels."""
    return displayio.TileGrid(
        sheet,
        pixel_shader=palette,
        width=columns,
        height=rows,
        tile_width=width,
        tile_height=height,
        x=x,
        y=y,
    )
