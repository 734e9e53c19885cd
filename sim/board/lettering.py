"""This module writes the game's own letters into a picture, for what lies beside the display.

write(image, x, y, "A plays", (255, 255, 255))     one line; returns where it ends
width_of("A plays")                                in pixels, at a scale of 1
"""

from functools import cache

from PIL import Image

from sim.art.letters import draw_letters
from sim.board.tiles import SIGNS
from ui.draw.font import CELL_HEIGHT, CELL_WIDTH, FIRST, GLYPHS, SHEET_HEIGHT, SHEET_WIDTH

Color = tuple[int, int, int]

_FIRST_SIGN = ord("~") + 1
_UNKNOWN = "?"


def width_of(words: str) -> int:
    """Return the width of a line."""
    return len(words) * CELL_WIDTH


def write(image: Image.Image, x: int, y: int, words: str, color: Color, scale: int = 1) -> int:
    """Write a line whose cells begin at x, y; a letter that the font lacks becomes `?`."""
    for letter in words:
        mask = _mask(_tile(letter))
        if scale > 1:
            mask = mask.resize((CELL_WIDTH * scale, CELL_HEIGHT * scale))
        image.paste(color, (x, y, x + mask.width, y + mask.height), mask)
        x += mask.width
    return x


def _tile(letter: str) -> int:
    """Return the tile of a letter: one of the font's own codes, or a sign (`sim.board.tiles`)."""
    if FIRST <= ord(letter) < FIRST + GLYPHS:
        return ord(letter) - FIRST
    if letter in SIGNS:
        return _FIRST_SIGN + SIGNS.index(letter) - FIRST
    return ord(_UNKNOWN) - FIRST


@cache
def _sheet() -> Image.Image:
    """Return the sheet of letters: white where there is ink."""
    packed = draw_letters()
    turned = bytes(int(f"{byte:08b}"[::-1], 2) for byte in packed)  # the leftmost pixel first
    return Image.frombytes("1", (_stride() * 8, SHEET_HEIGHT), turned)


def _stride() -> int:
    return (SHEET_WIDTH + 7) // 8


@cache
def _mask(tile: int) -> Image.Image:
    per_row = SHEET_WIDTH // CELL_WIDTH
    x, y = tile % per_row * CELL_WIDTH, tile // per_row * CELL_HEIGHT
    return _sheet().crop((x, y, x + CELL_WIDTH, y + CELL_HEIGHT))
