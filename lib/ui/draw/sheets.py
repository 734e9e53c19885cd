"""This module has what everything is drawn with: sheets of pixels from the drive, and palettes.

`sim.art` draws the sheets when a drive is made; they lie in the folder `art`, beside the modules.
All text is opaque, on black.
"""

import sys

import bitmaptools
import displayio
from micropython import const

from engine.state.cards import NO_CARD
from ui.draw.card_tiles import (
    ARROW_HEIGHT,
    ARROW_WIDTH,
    HALF_HEIGHT,
    PIXEL_VALUES,
    SHAPE_SIZE,
    SHEET_COLUMNS,
    SHEET_ROWS,
    bottom_of,
    top_of,
)
from ui.draw.font import SHEET_HEIGHT, SHEET_WIDTH
from ui.draw.geometry import CARD_WIDTH, MARK_HEIGHT
from ui.draw.text import Text, set_tile

TYPE_CHECKING = False
if TYPE_CHECKING:
    import typing

_INK = const(0xF0F0E8)
_SOFT = const(0x90A8B4)
_GOLD = const(0xFFD850)

# By the values of pixels (ui.draw.card_tiles): ink, the colors, dark, white, a back, its lines.
_INK_OF_CARDS = const(0x0C0C14)
_BRIGHT = (
    _INK_OF_CARDS,
    0xF45050,
    0x3CC460,
    0x4C94FF,
    0xFCCC28,
    0x383848,
    0xF4F4F0,
    0x5C4890,
    0xB0A0E0,
)
_DIM = (
    _INK_OF_CARDS,
    0x7C484C,
    0x3C6C48,
    0x446084,
    0x7C6C3C,
    0x282834,
    0x909090,
    0x5C4890,
    0xB0A0E0,
)
_WHITE = const(6)  # in these


class Sheets:
    """Bitmaps and palettes that all pages share.

    bright, dim: of cards that can be played, and that cannot; `chosen` and `dim_chosen` are of the
    card under the cursor.
    """

    def __init__(self) -> None:
        self.letters = _read("letters", SHEET_WIDTH, SHEET_HEIGHT, 1)
        self.cards = displayio.Bitmap(
            SHEET_COLUMNS * CARD_WIDTH, SHEET_ROWS * HALF_HEIGHT, PIXEL_VALUES
        )
        self._are_dice = True
        self.deal(False)
        self.shapes = _read("shapes", 4 * SHAPE_SIZE, SHAPE_SIZE, 4)
        self.arrows = _read("arrows", 3 * ARROW_WIDTH, ARROW_HEIGHT, 1)
        self.marks = _read("marks", 2 * CARD_WIDTH, MARK_HEIGHT, 1)
        self.bright = _of_cards(_BRIGHT, 0, _BRIGHT[_WHITE], _BRIGHT[_WHITE])
        self.chosen = _of_cards(_BRIGHT, _GOLD, _GOLD, _INK_OF_CARDS)
        self.dim = _of_cards(_DIM, 0, _DIM[_WHITE], _DIM[_WHITE])
        self.dim_chosen = _of_cards(_DIM, _GOLD, _GOLD, _INK_OF_CARDS)
        self.ink = _palette((0, _INK))
        self.soft = _palette((0, _SOFT))
        self.gold = _palette((0, _GOLD))

    def deal(self, are_dice: bool) -> None:
        """Let the cards be those of most decks, or dice."""
        if self._are_dice != are_dice:
            self._are_dice = are_dice
            _fill("dice" if are_dice else "cards", self.cards, 4)

    def text(self, palette: displayio.Palette, columns: int, rows: int, x: int, y: int) -> Text:
        """A block of text."""
        return Text(self.letters, palette, columns, rows, x, y)

    def card(self, x: int, y: int) -> displayio.TileGrid:
        """A place for a card: its top half is tile 0, its bottom half tile 1."""
        return _grid(self.cards, self.bright, 1, 2, CARD_WIDTH, HALF_HEIGHT, x, y)

    def back(self, x: int, y: int) -> displayio.TileGrid:
        """A card from behind."""
        card = self.card(x, y)
        show_card(card, NO_CARD)
        return card

    def shape(self, x: int, y: int) -> displayio.TileGrid:
        """The shape of a color, which is its tile."""
        return _grid(self.shapes, self.bright, 1, 1, SHAPE_SIZE, SHAPE_SIZE, x, y)

    def arrow(self, x: int, y: int) -> displayio.TileGrid:
        """An arrow beside a hand: none, or to the left or right."""
        return _grid(self.arrows, self.gold, 1, 1, ARROW_WIDTH, ARROW_HEIGHT, x, y)

    def marks_over(self, columns: int, x: int, y: int) -> displayio.TileGrid:
        """Marks over so many cards: 1 where there is one."""
        return _grid(self.marks, self.gold, columns, 1, CARD_WIDTH, MARK_HEIGHT, x, y)


def _grid(
    sheet: displayio.Bitmap,
    palette: displayio.Palette,
    columns: int,
    rows: int,
    width: int,
    height: int,
    x: int,
    y: int,
) -> displayio.TileGrid:
    """Make a grid of a sheet's tiles; width, height: of a tile in pixels."""
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


def show_card(place: displayio.TileGrid, card: int) -> None:  # per frame
    """Show a card where `Sheets.card` made a place for one."""
    set_tile(place, 0, top_of(card))
    set_tile(place, 1, bottom_of(card, 0))


def _read(name: str, width: int, height: int, bits: int) -> displayio.Bitmap:
    """A sheet, of so many bits a pixel."""
    bitmap = displayio.Bitmap(width, height, 1 << bits)
    _fill(name, bitmap, bits)
    return bitmap


def _fill(name: str, bitmap: displayio.Bitmap, bits: int) -> None:
    """Read a sheet from its file. ImportError where that is missing or cut short."""
    with open_made(name + ".bin") as file:
        try:
            bitmaptools.readinto(bitmap, file, bits)
        except EOFError:
            raise ImportError("art/" + name + ".bin is cut short") from None


def open_made(name: str) -> "typing.BinaryIO":
    """Open a file of the folder `art`, which lies where modules are looked for."""
    for folder in sys.path:
        try:
            return open(folder + "/art/" + name, "rb")
        except OSError:
            pass
    raise ImportError("no file art/" + name)


def _of_cards(
    colors: "tuple[int, ...]", around: int, edge: int, yellow_edge: int
) -> displayio.Palette:
    return _palette((around,) + colors + (edge, yellow_edge))


def _palette(colors: "tuple[int, ...]") -> displayio.Palette:
    palette = displayio.Palette(len(colors))
    for i in range(len(colors)):
        palette[i] = colors[i]
    return palette
