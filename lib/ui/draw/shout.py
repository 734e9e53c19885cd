"""This module writes words as large letters with a dark line around them, for what must be seen.

Letters of a page are tiles; these are one picture, made of the same letters when it is shown: each
pixel is two by two, with slanted edges smoothed, or remains one. Around them nothing is drawn.
"""

import displayio
from micropython import const

from ui.draw.font import CELL_HEIGHT, CELL_WIDTH, FIRST, LARGE_HEIGHT, LARGE_WIDTH
from ui.draw.sheets import grid_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.sheets import Sheets

# Values of pixels.
GROUND = const(0)
INK = const(1)
LINE = const(2)

# The sizes of letters, from the largest: how many pixels one is wide and high, and two flags.
_DOUBLED = const(1)
_OF_LARGE = const(2)
SIZES = (_DOUBLED | _OF_LARGE, _DOUBLED, _OF_LARGE, 0)
_MARGIN = const(1)  # for the line, left and above; below it is twice as thick


def size_for(sheets: "Sheets", words: str, wide: int, high: int) -> int:
    """Return the largest of SIZES in which words fit a place, -1: none."""
    for size in SIZES:
        if size & _OF_LARGE and not sheets.large:
            continue
        across, down = extent(size, len(words))
        if across <= wide and down <= high:
            return size
    return -1


def extent(size: int, letters: int) -> "tuple[int, int]":
    """Return how many pixels so many letters take across and down."""
    cell, high = _cell(size)
    scale = 1 + (size & _DOUBLED)
    return letters * cell * scale + _MARGIN, (high - 1) * scale + 3 * _MARGIN


def shout(
    sheets: "Sheets", palette: displayio.Palette, words: str, size: int
) -> displayio.TileGrid:
    """Make the picture of words. palette: of ground, ink and line."""
    cell, high = _cell(size)
    sheet = sheets.letters
    if size & _OF_LARGE:
        sheet = sheets.large  # type: ignore[assignment]
    wide, tall = extent(size, len(words))
    picture = displayio.Bitmap(wide, tall, 3)
    x = _MARGIN
    for letter in words:
        left = (ord(letter) - FIRST) * cell
        for down in range(high - 1):
            for across in range(cell - 1):
                if size & _DOUBLED:
                    _double(picture, x, sheet, left, across, down, cell, high)
                elif sheet[left + across + down * sheet.width]:
                    _dot(picture, x + across, _MARGIN + down)
        x += cell * (1 + (size & _DOUBLED))
    return grid_of(picture, palette, 1, 1, wide, tall, 0, 0)


def _cell(size: int) -> "tuple[int, int]":
    if size & _OF_LARGE:
        return LARGE_WIDTH, LARGE_HEIGHT
    return CELL_WIDTH, CELL_HEIGHT


def _double(
    picture: displayio.Bitmap,
    x: int,
    sheet: displayio.Bitmap,
    left: int,
    across: int,
    down: int,
    cell: int,
    high: int,
) -> None:
    """Draw a pixel two by two. At a corner between two neighbors a quarter of it follows them."""
    wide = sheet.width
    at = down * wide + left + across  # a number, since a board would make a tuple for each pixel
    ink = sheet[at]
    above = sheet[at - wide] if down else 0
    below = sheet[at + wide] if down < high - 2 else 0
    before = sheet[at - 1] if across else 0
    behind = sheet[at + 1] if across < cell - 2 else 0
    for quarter in range(4):
        is_right = quarter & 1
        is_low = quarter & 2
        beside = behind if is_right else before
        other = before if is_right else behind
        over = below if is_low else above
        under = above if is_low else below
        is_cut = beside == over and beside != under and over != other
        if beside if is_cut else ink:
            _dot(picture, x + 2 * across + is_right, _MARGIN + 2 * down + (quarter >> 1))


def _dot(picture: displayio.Bitmap, x: int, y: int) -> None:
    """Set a pixel of a letter, and the line around it."""
    wide = picture.width
    for down in range(y - 1, y + 3):
        first = down * wide + x - 1
        for at in range(first, first + 3):
            if not picture[at]:
                picture[at] = LINE
    picture[y * wide + x] = INK
