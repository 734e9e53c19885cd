"""This module reads the sheets of pixels from the drive, and makes the palettes.

`sim.art` draws the sheets when a drive is made; they are in the folder `art`, beside the modules.
A board forgets this module once they are read.
"""

import sys

import bitmaptools
import displayio
from micropython import const

from engine.state.cards import COLORS
from ui.draw.card_tiles import (
    CALLED_COLORS,
    HALF_HEIGHT,
    PIXEL_VALUES,
    SHAPE_SIZE,
    SHEET_COLUMNS,
    SHEET_ROWS,
)
from ui.draw.font import SHEET_HEIGHT, SHEET_WIDTH
from ui.draw.geometry import CARD_WIDTH

TYPE_CHECKING = False
if TYPE_CHECKING:
    import typing

    from ui.draw.sheets import Sheets

_INK = const(0xF0F0E8)
_SOFT = const(0x90A8B4)
_GOLD = const(0xFFD850)

_INK_OF_CARDS = const(0x0C0C14)
_BACK = const(0x5C4890)
_BACK_LINE = const(0xB0A0E0)
# The colors, dark, white.
_BRIGHT = (0xF45050, 0x3CC460, 0x4C94FF, 0xFCCC28, 0x383848, 0xF4F4F0)
_DIM = (0x7C484C, 0x3C6C48, 0x446084, 0x7C6C3C, 0x282834, 0x909090)
_DARK = const(4)  # its place in these
_WHITE = const(5)


def load_sheets(sheets: "Sheets") -> None:
    """Read the sheets and make the palettes. ImportError: a sheet is missing."""
    sheets.letters = read("letters", SHEET_WIDTH, SHEET_HEIGHT, 1)
    sheets.cards = displayio.Bitmap(
        SHEET_COLUMNS * CARD_WIDTH, SHEET_ROWS * HALF_HEIGHT, PIXEL_VALUES
    )
    fill_cards(sheets.cards, False)
    sheets.shapes = read("shapes", 4 * SHAPE_SIZE, SHAPE_SIZE, 2)
    sheets.bright = _of_cards(_BRIGHT, None)
    sheets.dim = _of_cards(_DIM, sheets.bright)
    sheets.ink = _palette((0, _INK))
    sheets.soft = _palette((0, _SOFT))
    sheets.gold = _palette((0, _GOLD))


def fill_cards(cards: displayio.Bitmap, are_dice: bool) -> None:
    """Read the sheet of cards, or the one that shows dice in place of faces."""
    _fill("dice" if are_dice else "cards", cards, 4)


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


def _of_cards(
    inks: "tuple[int, ...]", bright: "tuple[displayio.Palette, ...] | None"
) -> "tuple[displayio.Palette, ...]":
    """Make the palettes of cards, in the order of `card_tiles.colors_of`.

    bright: those of cards that can be played. Of the others none is a wild whose color was called,
    and none is turned over (ui.draw.big_page), which takes the colors of a back in addition.
    """
    dark = inks[_DARK]
    white = inks[_WHITE]
    ink = _INK_OF_CARDS
    back = (_BACK, _BACK_LINE)
    behind = () if bright else back
    made = []
    for color in inks[:COLORS]:
        made.append(_palette((0, white, color, ink, white) + behind))
    for i in range(COLORS):
        called = (0, white, dark, white, inks[i])
        made.append(bright[CALLED_COLORS + i] if bright else _palette(called))
    made.append(_palette((0, white, dark, ink, white) + back + inks[:COLORS]))
    return tuple(made)


def _palette(colors: "tuple[int, ...]") -> displayio.Palette:
    palette = displayio.Palette(len(colors))
    for i in range(len(colors)):
        palette[i] = colors[i]
    return palette
