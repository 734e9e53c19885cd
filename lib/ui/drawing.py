"""All sheets and palettes are made here, and drawn: needed once, then forgotten (`ui.sheets`)."""

import displayio
from micropython import const

from ui.card_tiles import FACE_HEIGHT, FACES, HUES, PAPERS, SHAPE_SIZE
from ui.font import SHEET_HEIGHT, SHEET_WIDTH
from ui.geometry import CARD_HEIGHT, CARD_WIDTH

_INK = const(0xF0F0E8)
_SOFT = const(0x90A8B4)
_GOLD = const(0xFFD850)
_DARK = const(0x0C0C14)


def make_sheets(sheets: "Sheets") -> None:
    """Make them all, and draw on them; the modules that can do it are forgotten again."""
    # The largest things of all, so they come first; what draws them is loaded after them.
    sheets.papers = displayio.Bitmap(PAPERS * CARD_WIDTH, CARD_HEIGHT, HUES)
    sheets.letters = displayio.Bitmap(SHEET_WIDTH, SHEET_HEIGHT, 2)
    sheets.faces = displayio.Bitmap(FACES * CARD_WIDTH, FACE_HEIGHT, 2)
    sheets.shapes = displayio.Bitmap(4 * SHAPE_SIZE, SHAPE_SIZE, HUES)
    sheets.frame = displayio.Bitmap(CARD_WIDTH, CARD_HEIGHT, 2)
    sheets.hues = displayio.Palette(HUES)
    sheets.dim_hues = displayio.Palette(HUES)
    sheets.ink = _clear_or(_INK)
    sheets.soft = _clear_or(_SOFT)
    sheets.gold = _clear_or(_GOLD)
    sheets.dark = _clear_or(_DARK)
    from ui.font_art import draw_letters

    draw_letters(sheets.letters)
    from ui import art

    art.draw_papers(sheets.papers)
    art.draw_faces(sheets.faces)
    art.draw_shapes(sheets.shapes)
    art.draw_frame(sheets.frame)
    art.fill_palettes(sheets.hues, sheets.dim_hues)


def _clear_or(color: int) -> displayio.Palette:
    """A palette of two: nothing to be seen, and a color."""
    palette = displayio.Palette(2)
    palette.make_transparent(0)
    palette[1] = color
    return palette


TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.sheets import Sheets
