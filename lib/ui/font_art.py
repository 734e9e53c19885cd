"""The letters as they are drawn: our own. Needed once, then forgotten (`ui.sheets`).

Each letter is eight rows of five pixels, written as eight digits in base 32 (0-9, A-V);
the leftmost pixel counts 16. The row on top of a cell and the column at its right stay
empty. `draw_letters()` draws all of them into one bitmap of two values, and once more inverted.
"""

import displayio
from micropython import const

from ui.font import CELL_HEIGHT, CELL_WIDTH, GLYPHS, SHEET_WIDTH

_PER_ROW = const(20)

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
    "ELVAAHHV" "0EVVVE00" "044EEVV0" "0VVVVV00" "04EVE400" "004EVV00" "00VVE400" "0KA5AK00"
    "05AKA500" "0122K800" "0VHHHHV0" "044VEAH0" "ELVEEVVV" "4VHLHVA0" "EEE4V4A0"
)  # fmt: skip


def draw_letters(bitmap: displayio.Bitmap) -> None:
    """Draw all letters, and all of them inverted, into an empty bitmap."""
    for glyph in range(GLYPHS):
        _draw(bitmap, glyph, glyph, False)
        _draw(bitmap, glyph, glyph + GLYPHS, True)


def _draw(bitmap: displayio.Bitmap, glyph: int, tile: int, is_inverse: bool) -> None:
    # A flat index: a pair would be a new object for every pixel. A slice: a board keeps each
    # letter that is read from a text alone as a name, for good.
    at = tile // _PER_ROW * CELL_HEIGHT * SHEET_WIDTH + tile % _PER_ROW * CELL_WIDTH
    for y in range(CELL_HEIGHT):
        row = 8 * glyph + y - 1
        pixels = 2 * int(_ROWS[row : row + 1], 32) if y else 0
        for x in range(CELL_WIDTH):
            is_ink = pixels & (32 >> x) != 0
            if is_ink != is_inverse:
                bitmap[at + x] = 1
        at += SHEET_WIDTH
