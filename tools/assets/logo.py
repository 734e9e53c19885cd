"""This module draws the name of the game in large letters, for the title.

Each letter is a card: in a white border its color, darker at the foot, and the letter in white with
a line of ink around.
"""

from tools.assets.pixels import Pixels
from tools.assets.scaling import scaled
from ui.draw.logo import BORDER, EDGE, INSIDE, LETTERS, SHADE

_LARGE = 28  # pixels: letters that are as wide have a border of two
_LARGEST = 34
_ROWS = {
    "W": """
###......###
###......###
###......###
###......###
###......###
###......###
###..##..###
###..##..###
###.####.###
###.####.###
############
############
############
#####..#####
#####..#####
####....####
####....####
.##......##.
""",
    "I": """
..########..
..########..
..########..
....####....
....####....
....####....
....####....
....####....
....####....
....####....
....####....
....####....
....####....
....####....
....####....
..########..
..########..
..########..
""",
    "L": """
####........
####........
####........
####........
####........
####........
####........
####........
####........
####........
####........
####........
####........
####........
############
############
############
############
""",
    "D": """
#########...
###########.
###########.
############
####...#####
####....####
####....####
####....####
####....####
####....####
####....####
####....####
####....####
####...#####
############
###########.
###########.
#########...
""",
    "H": """
####....####
####....####
####....####
####....####
####....####
####....####
####....####
############
############
############
############
####....####
####....####
####....####
####....####
####....####
####....####
####....####
""",
    "A": """
...######...
..########..
.##########.
#####..#####
####....####
####....####
####....####
####....####
####....####
############
############
############
############
####....####
####....####
####....####
####....####
####....####
""",
    "N": """
####....####
#####...####
#####...####
######..####
######..####
#######.####
#######.####
############
############
####.#######
####.#######
####..######
####..######
####...#####
####...#####
####....####
####....####
####....####
""",
}


def draw_logo(wide: int, high: int) -> bytes:
    """Return the sheet of the name's letters of a size, in the order of `ui.draw.logo.LETTERS`."""
    sheet = Pixels(len(LETTERS) * wide, high, 4)
    edge = 1 if wide < _LARGE else 2
    foot = 3 * edge
    for place, letter in enumerate(LETTERS):
        left = place * wide
        for y in range(high):
            for x in range(wide):
                depth = _depth(x, y, wide, high, 2 * edge)
                value = (
                    0
                    if depth < 0
                    else BORDER
                    if depth < 1
                    else EDGE
                    if depth < 1 + edge
                    else INSIDE
                )
                if value == INSIDE and y >= high - 1 - edge - foot:
                    value = SHADE
                sheet.set(left + x, y, value)
        _draw_letter(sheet, _ROWS[letter].split(), (left, wide, high, edge))
    return sheet.packed()


def _depth(x: int, y: int, wide: int, high: int, radius: int) -> int:
    """Return how deep a pixel lies in a card with round corners; negative: outside."""
    across = min(x, wide - 1 - x)
    down = min(y, high - 1 - y)
    if across + down < radius - 1:
        return -1
    return min(across, down, across + down - radius + 1)


def _draw_letter(sheet: Pixels, rows: list[str], card: tuple[int, int, int, int]) -> None:
    """Draw a letter into the middle of a card: its left edge, width, height, and border."""
    left, wide, high, edge = card
    tall, broad = (13, 9) if edge == 1 else (27, 19) if wide < _LARGEST else (29, 21)
    letter = scaled(rows, tall, broad)
    x0 = left + (wide - broad) // 2
    y0 = (high - tall) // 2
    inside = [(x, y) for y in range(tall) for x in range(broad) if letter[y][x] == "#"]
    for x, y in inside:
        for across in (-1, 0, 1):
            for down in range(-1, 1 + edge):
                sheet.set(x0 + x + across, y0 + y + down, BORDER)
    for x, y in inside:
        sheet.set(x0 + x, y0 + y, EDGE)
