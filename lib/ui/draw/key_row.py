"""This module lays what the keys do on the lower edge of a score, as the buttons of a menu look.

Those of a menu change from row to row (`ui.draw.frame`); these are laid once, so a board forgets
this module when that is done.
"""

import displayio
from micropython import const

from ui.draw import theme
from ui.draw.art import palette_of
from ui.draw.font import CELL_HEIGHT, CELL_WIDTH, KEY_A, KEY_B, LARGE_HEIGHT, LARGE_WIDTH
from ui.draw.places import BUTTONS, NUMBERS
from ui.draw.plates import make_plate, two_colors
from ui.draw.sheets import grid_of
from ui.draw.text import Text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.geometry import Geometry
    from ui.draw.sheets import Sheets

_GAP = const(2)  # pixels between two buttons
_LEAST = const(4)  # beside what stands on a button
# Rows of pixels of a button, and the values of its pixels.
_MIDDLE = const(0)
_TOP = const(1)
_FOOT = const(2)
_COLOR = const(1)
_LIGHT = const(2)
_SHADE = const(3)


def lay_keys(
    group: displayio.Group, g: "Geometry", sheets: "Sheets", keys: "tuple[bytes, ...]"
) -> "list[Text]":
    """Lay a button for each of `keys`, as long as they fit; return their letters.

    keys: a key and what it does: KEY_A + b"next hand".
    """
    x, y, wide, high = g.places[BUTTONS : BUTTONS + NUMBERS]
    group.append(make_plate(two_colors(theme.NIGHT, theme.NIGHT), x, y, wide, high, 0))
    cell, line = CELL_WIDTH, CELL_HEIGHT
    if sheets.large:
        cell, line = LARGE_WIDTH, LARGE_HEIGHT
    room = wide - _GAP
    count = most = 0
    for words in keys:
        need = len(words) * cell + _LEAST + (_GAP if count else 0)
        if need > room:
            break
        room -= need
        most = max(most, len(words) * cell + _LEAST)
        count += 1
    each = (wide - _GAP * count) // count
    x += 1
    texts = []
    for i in range(count):
        inner = len(keys[i]) * cell
        share = each if most <= each else inner + _LEAST + room // count
        if i == count - 1:
            share = wide - 1 - x
        which = 0 if keys[i].startswith(KEY_A) else 1 if keys[i].startswith(KEY_B) else 2
        color, light, shade = theme.BUTTONS[3 * which : 3 * which + 3]
        colors = palette_of((theme.NIGHT, color, light, shade))
        group.append(_button(colors, x, y + 1, share, high - 1))
        letters = palette_of((color, theme.INK if which else theme.LINE))
        left = x + (share - inner + 1) // 2
        top = y + (high - line + 1) // 2
        text = Text(sheets.large or sheets.letters, letters, len(keys[i]), 1, left, top, cell, line)
        text.start(0)
        text.word(keys[i])
        group.append(text.grid)
        texts.append(text)
        x += share + _GAP
    return texts


def _button(colors: displayio.Palette, x: int, y: int, wide: int, high: int) -> displayio.TileGrid:
    """Make a button, with light on its upper edge and its shade below."""
    sheet = displayio.Bitmap(wide, 3, 4)
    for at in range(wide):
        sheet[at] = _COLOR
    for at in range(1, wide - 1):
        sheet[_TOP * wide + at] = _LIGHT
        sheet[_FOOT * wide + at] = _SHADE
    button = grid_of(sheet, colors, 1, high, wide, 1, x, y)
    button[0] = _TOP
    button[high - 1] = _FOOT
    return button
