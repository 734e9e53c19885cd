"""This module draws the window's page of keys, in the letters and the pixels of the game."""

from PIL import Image

from sim.board import lettering
from ui.draw.font import CELL_HEIGHT, CELL_WIDTH, KEY_A, KEY_B, KEY_SELECT, KEY_START

_GOLD, _INK, _SOFT = (255, 216, 80), (240, 240, 232), (144, 168, 180)
_ARROWS = "↑↓←→"
# What a row is called, and its keys; a row of a button that the board lacks is left out.
_ROWS = (
    ("UP", _ARROWS, "arrow keys"),
    ("A", KEY_A.decode("latin-1"), "X or space"),
    ("B", KEY_B.decode("latin-1"), "Z"),
    ("SELECT", KEY_SELECT.decode("latin-1"), "Backspace"),
    ("START", KEY_START.decode("latin-1"), "Enter"),
    ("", "menu", "Escape"),
    ("", "large", "F11"),
    ("", "keys", "F1 or ?"),
    ("", "mouse", "click cards"),
)
_TITLE = "Keys"
_LAST = "any key closes this"
_COLUMN = 6  # where the keys begin, in letters
_GAP = 3  # pixels between rows, where there is room


def draw(width: int, height: int, buttons: tuple[str, ...]) -> Image.Image:
    """Return the page for a display of a size. buttons: those of the board."""
    image = Image.new("RGB", (width, height))
    rows = [row[1:] for row in _ROWS if not row[0] or row[0] in buttons]
    columns = _COLUMN + max(len(keys) for _, keys in rows)
    scale = max(1, min(width // (columns * CELL_WIDTH), height // ((len(rows) + 2) * CELL_HEIGHT)))
    high = CELL_HEIGHT * scale
    spare = height - (len(rows) + 2) * high
    gap = min(spare // (len(rows) + 3), _GAP * scale)
    left = max(width - columns * CELL_WIDTH * scale, 0) // 2
    y = (height - (len(rows) + 2) * high - (len(rows) + 1) * gap) // 2
    _write_centered(image, y, _TITLE, _GOLD, scale)
    y += high + gap
    for name, keys in rows:
        color = _SOFT if name.isalpha() and name.isascii() else _GOLD
        lettering.write(image, left, y, name, color, scale)
        x = left + _COLUMN * CELL_WIDTH * scale
        lettering.write(image, x, y, keys, _INK, scale)
        y += high + gap
    _write_centered(image, y, _LAST, _SOFT, scale)
    return image


def _write_centered(
    image: Image.Image, y: int, words: str, color: lettering.Color, scale: int
) -> None:
    x = (image.width - lettering.width_of(words) * scale) // 2
    lettering.write(image, x, y, words, color, scale)
