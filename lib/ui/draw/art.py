"""This module reads the sheets of pixels from the drive, and makes the palettes.

`tools.assets` draws the sheets when a drive is made; they are in the folder `art`, beside the
modules. A board forgets this module once they are read.
"""

import sys

import bitmaptools
import displayio
from micropython import const

from engine.state.cards import COLORS
from ui.draw import theme
from ui.draw.card_tiles import BACK, CROSS, PIXEL_VALUES, SHEET_COLUMNS, USUAL_ROWS
from ui.draw.font import CELL_HEIGHT, GLYPHS, LARGE_HEIGHT, LARGE_WIDTH, SHEET_WIDTH

TYPE_CHECKING = False
if TYPE_CHECKING:
    import typing

    from ui.draw.sheets import Sheets

# Places in theme.BRIGHT and theme.DIM, behind the colors.
_LARGE = const(40)  # cards as wide go with large letters
_SHADES = const(4)
_LIGHT = const(8)
_BORDER = const(9)
_INK = const(10)
_AROUND = const(11)


def load_sheets(sheets: "Sheets") -> None:
    """Read the sheets and make the palettes. ImportError: a sheet is missing."""
    sheets.letters = read("letters", SHEET_WIDTH, CELL_HEIGHT, 1)
    wide = sheets.card_width
    sheets.large = None
    if wide >= _LARGE:
        sheets.large = read("large", GLYPHS * LARGE_WIDTH, LARGE_HEIGHT, 1)
    sheets.cards = None
    fill_cards(sheets, False, USUAL_ROWS)
    size = sheets.shape_size
    sheets.shapes = read(name_of("shapes", size), 4 * size, size, 2)
    sheets.bright = _of_cards(theme.BRIGHT, BACK - CROSS)
    sheets.dim = _of_cards(theme.DIM, 0)
    sheets.ink = palette_of((theme.FELT, theme.INK))
    sheets.gold = palette_of((theme.FELT, theme.GOLD))


def fill_cards(sheets: "Sheets", are_dice: bool, rows: int) -> None:
    """Read the sheet of cards, or the one that shows dice in place of faces.

    rows: of tiles, if there is no sheet.
    """
    wide = sheets.card_width
    if not sheets.cards:
        sheets.cards = displayio.Bitmap(SHEET_COLUMNS * wide, rows * sheets.strip, PIXEL_VALUES)
    _fill(name_of("dice" if are_dice else "cards", wide), sheets.cards, 4)


def name_of(sheet: str, size: int) -> str:
    """Return the name of a sheet of which there is one for each size of cards."""
    return sheet + str(size)


def read(name: str, width: int, height: int, bits: int) -> displayio.Bitmap:
    """Read a sheet of `bits` bits a pixel."""
    bitmap = displayio.Bitmap(width, height, 1 << bits)
    _fill(name, bitmap, bits)
    return bitmap


def _fill(name: str, bitmap: displayio.Bitmap, bits: int) -> None:
    """Read a sheet from its file. ImportError: it is missing or too short."""
    with open_made(name + ".bin") as file:
        try:
            bitmaptools.readinto(bitmap, file, bits)
        except EOFError:
            raise ImportError("art/" + name + ".bin is cut short") from None


def open_made(name: str) -> "typing.BinaryIO":
    """Open a file of the folder `art` on the import path. ImportError: it is missing."""
    for folder in sys.path:
        try:
            return open(folder + "/art/" + name, "rb")
        except OSError:
            pass
    raise ImportError("no file art/" + name)


def _of_cards(inks: "tuple[int, ...]", wheel: int) -> "tuple[displayio.Palette, ...]":
    """Make the palettes of cards, in the order of `card_tiles.colors_of`.

    wheel: pixels of a wild that take its color when that was called. Of cards that cannot be played
    none is such a wild: they have none.
    """
    around = inks[_AROUND]
    border = inks[_BORDER]
    ink = inks[_INK]
    light = inks[_LIGHT]
    made = []
    for i in range(COLORS):
        color = inks[i]
        colors = (around, border, color, ink, light, inks[_SHADES + i])
        made.append(palette_of(colors + (color,) * wheel))
    plain = (around, border, ink, ink, light, ink, ink) + inks[:COLORS]
    made.append(palette_of(plain + (theme.BACK, theme.BACK_SHADE, theme.GOLD)))
    return tuple(made)


def palette_of(colors: "tuple[int, ...]") -> displayio.Palette:
    """Make a palette of colors."""
    palette = displayio.Palette(len(colors))
    for i in range(len(colors)):
        palette[i] = colors[i]
    return palette
