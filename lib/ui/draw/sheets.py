"""This module makes text and cards from the sheets of pixels and palettes that all pages share.

`ui.draw.art` loads them. All text is opaque, on black.
"""

import displayio

from engine.state.cards import NO_CARD, YELLOW
from ui.draw.card_tiles import (
    AROUND,
    EDGE,
    HALF_HEIGHT,
    INK,
    PLAIN,
    SHAPE_SIZE,
    colors_of,
)
from ui.draw.geometry import CARD_WIDTH, MARK_HEIGHT
from ui.draw.text import CHANGED, Text, show_card


class Sheets:
    """Bitmaps and palettes that all pages share.

    bright, dim: palettes of cards that can be played, and that cannot, by `card_tiles.colors_of`.
    ink, soft, gold: palettes of text.
    """

    letters: displayio.Bitmap
    cards: displayio.Bitmap
    shapes: displayio.Bitmap
    bright: "tuple[displayio.Palette, ...]"
    dim: "tuple[displayio.Palette, ...]"
    ink: displayio.Palette
    soft: displayio.Palette
    gold: displayio.Palette

    def __init__(self) -> None:
        from ui.draw.art import load_sheets

        load_sheets(self)
        self._are_dice = False

    def deal(self, are_dice: bool) -> None:
        """Use the sheet of cards, or of dice."""
        if self._are_dice != are_dice:
            self._are_dice = are_dice
            from ui.draw.art import fill_cards

            fill_cards(self.cards, are_dice)

    def text(self, palette: displayio.Palette, columns: int, rows: int, x: int, y: int) -> Text:
        """Make a block of text."""
        return Text(self.letters, palette, columns, rows, x, y)

    def card(self, x: int, y: int) -> displayio.TileGrid:
        """Make a place for a card: its top half is tile 0, its bottom half tile 1."""
        return grid_of(self.cards, self.bright[PLAIN], 1, 2, CARD_WIDTH, HALF_HEIGHT, x, y)

    def back(self, x: int, y: int) -> displayio.TileGrid:
        """Make a place that shows a card from behind."""
        card = self.card(x, y)
        show_card(card, NO_CARD, self.bright)
        return card

    def choose(  # per frame
        self, palette: displayio.Palette, card: int, palettes: "tuple[displayio.Palette, ...]"
    ) -> None:
        """Let a palette of its own be that of a card under the cursor. palettes: bright, or dim."""
        own = colors_of(card)
        for i in range(len(palette)):
            colors = palettes[own]
            if i >= len(colors):
                colors = palettes[PLAIN]
            color: int = colors[i]  # type: ignore[assignment]
            if i == EDGE and own == YELLOW:
                color = colors[INK]  # type: ignore[assignment]
            elif i == AROUND or i == EDGE:
                color = self.gold[1]  # type: ignore[assignment]
            if palette[i] != color:
                palette[i] = color
                CHANGED[0] = 1

    def shape(self, color: int, x: int, y: int) -> displayio.TileGrid:
        """Make the shape of a color: the tile with its number, in its palette of cards."""
        shape = grid_of(self.shapes, self.bright[color], 1, 1, SHAPE_SIZE, SHAPE_SIZE, x, y)
        shape[0] = color
        return shape

    def marks_over(self, columns: int, pitch: int, x: int, y: int) -> displayio.TileGrid:
        """Make a row of marks, one over each of `columns` cards; tile 1 is a mark, 0 none."""
        marks = displayio.Bitmap(2 * pitch, MARK_HEIGHT, 2)
        for i in range(pitch + 4, pitch + 12):
            marks[i, 1] = marks[i, 2] = 1
        return grid_of(marks, self.gold, columns, 1, pitch, MARK_HEIGHT, x, y)


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
