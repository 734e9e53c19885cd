"""This module draws the letters of our own font.

Each letter is eight rows of five pixels, written as eight digits in base 32 (0-9, A-V);
the leftmost pixel counts 16. The top row of a cell and its right column stay
empty. Buttons are drawn over several cells, edges and all. `draw_letters()` draws all of them into
one sheet.
"""

from functools import cache

from tools.assets.pixels import Pixels, rows_of
from ui.draw.font import CELL_HEIGHT, CELL_WIDTH, FIRST

_ROWS = (
    "00000000" "44444040" "AA000000" "AAVAVAA0" "4FKE5U40" "PP248JJ0" "CIK8LID0" "44000000"
    "24888420" "84222480" "04LEL400" "044V4400" "00000448" "000E0000" "00000CC0" "11248GG0"
    "EHJLPHE0" "4C4444E0" "EH1248V0" "EH161HE0" "26AIV220" "VGU11HE0" "68GUHHE0" "V1244440"
    "EHHEHHE0" "EHHF12C0" "0CC0CC00" "0CC00448" "248G8420" "00V0V000" "84212480" "EH124040"
    "EHNLNGE0" "EHHVHHH0" "UHHUHHU0" "EHGGGHE0" "UHHHHHU0" "VGGUGGV0" "VGGUGGG0" "EHGNHHF0"
    "HHHVHHH0" "E44444E0" "72222IC0" "HIKOKIH0" "GGGGGGV0" "HRLLHHH0" "HHPLJHH0" "EHHHHHE0"
    "UHHUGGG0" "EHHHLID0" "UHHUKIH0" "FGGE11U0" "V4444440" "HHHHHHE0" "HHHHHA40" "HHHLLLA0"
    "HHA4AHH0" "HHHA4440" "V1248GV0" "E88888E0" "GG842110" "E22222E0" "4AH00000" "0000000V"
    "84000000" "00E1FHF0" "GGMPHHU0" "00EHGHE0" "11DJHHF0" "00EHVGE0" "698S8880" "00FHHF1E"
    "GGMPHHH0" "40C444E0" "206222IC" "GGIKOKI0" "C44444E0" "00QLLHH0" "00MPHHH0" "00EHHHE0"
    "00UHHUGG" "00FHHF11" "00MPGGG0" "00FGE1U0" "88S88960" "00HHHJD0" "00HHHA40" "00HHLLA0"
    "00HA4AH0" "00HHHF1E" "00V248V0" "24484420" "44444440" "84424480" "0008L200"
    "ELVAAHHV" "0EVVVE00" "044EEVV0" "0VVVVV00" "04EVE400" "04AH4AH0" "0HA4HA40" "8CEFEC80"
    "26EUE620" "0122K800" "0VHHHHV0" "044VEAH0" "ELVEEVVV" "4VHLHVA0" "EEE4V4A0"
)  # fmt: skip
_RULE = [0, 0, 0, 0, 63, 0, 0, 0, 0]
# Whole cells: A and B of two each, SEL of four, ST of three.
_BUTTONS = (
    """
...#####....
..#######...
.###...###..
.##.###.##..
.##.....##..
.##.###.##..
.##.###.##..
..#######...
...#####....
""",
    """
...#####....
..#######...
.##....###..
.##.###.##..
.##....###..
.##.###.##..
.##....###..
..#######...
...#####....
""",
    """
...#################....
..###################...
.###....#.....#.######..
.##.#####.#####.######..
.###...##....##.######..
.######.#.#####.######..
.##....##.....#.....##..
..###################...
...#################....
""",
    """
...###########....
..#############...
.###....#.....##..
.##.#######.####..
.###...####.####..
.######.###.####..
.##....####.####..
..#############...
...###########....
""",
)


def draw_letters(inks: int = 1) -> bytes:
    """Return the sheet of letters, in one row; see `sheet_of_letters`."""
    return sheet_of_letters(glyph_rows(), CELL_WIDTH, CELL_HEIGHT, inks)


def sheet_of_letters(cells: list[list[int]], wide: int, high: int, inks: int) -> bytes:
    """Return a sheet of all letters in one row, and behind it for a second ink all of them again.

    The ink of a pixel is its value.
    """
    sheet = Pixels(inks * len(cells) * wide, high, inks)
    for ink in range(inks):
        for glyph, rows in enumerate(cells):
            sheet.stamp((ink * len(cells) + glyph) * wide, 0, rows, wide, ink + 1)
    return sheet.packed()


@cache
def glyph_rows() -> list[list[int]]:
    """Return the rows of all cells, the leftmost pixel the highest bit."""
    return [*_letters(), _RULE, *_buttons()]


def _letters() -> list[list[int]]:
    """Return the rows of pixels of each letter, top row and right column included."""
    letters = [_ROWS[at : at + 8] for at in range(0, len(_ROWS), 8)]
    return [[0] + [row << 1 for row in rows_of(digits, 1)] for digits in letters]


def _buttons() -> list[list[int]]:
    """Return the same for each cell of each button."""
    cells = []
    for button in _BUTTONS:
        rows = button.split()
        for at in range(0, len(rows[0]), CELL_WIDTH):
            cells.append([_bits(row[at : at + CELL_WIDTH]) for row in rows])
    return cells


def _bits(row: str) -> int:
    return int(row.replace("#", "1").replace(".", "0"), 2)


def letter_rows(code: int) -> list[int]:
    """Return the rows of a letter's cell, the leftmost pixel the highest bit."""
    return glyph_rows()[code - FIRST]
