"""This module lays what the keys do on the lower edge of a score, as the buttons of a menu look.

Those of a menu change from row to row (`ui.draw.frame`); these are laid once, so a board forgets
this module when that is done.
"""

import displayio
from micropython import const

from ui.draw import theme
from ui.draw.font import CELL_HEIGHT, CELL_WIDTH, LARGE_HEIGHT, LARGE_WIDTH
from ui.draw.key_bar import KEY_GAP, draw_key, kind_of, make_bar
from ui.draw.places import BUTTONS, NUMBERS
from ui.draw.plates import two_colors
from ui.draw.text import Text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.geometry import Geometry
    from ui.draw.sheets import Sheets

_LEAST = const(4)  # beside what stands on a button


def lay_keys(
    group: displayio.Group, g: "Geometry", sheets: "Sheets", keys: "tuple[bytes, ...]"
) -> "list[Text]":
    """Lay a button for each of `keys`, as long as they fit; return their letters.

    keys: a key and what it does: KEY_A + b"next hand".
    """
    x, y, wide, high = g.places[BUTTONS : BUTTONS + NUMBERS]
    bar = make_bar(g)
    group.append(bar)
    cell, line = CELL_WIDTH, CELL_HEIGHT
    if sheets.large:
        cell, line = LARGE_WIDTH, LARGE_HEIGHT
    room = wide - KEY_GAP
    count = most = 0
    for words in keys:
        need = len(words) * cell + _LEAST + (KEY_GAP if count else 0)
        if need > room:
            break
        room -= need
        most = max(most, len(words) * cell + _LEAST)
        count += 1
    each = (wide - KEY_GAP * count) // count
    x += 1
    texts = []
    for i in range(count):
        inner = len(keys[i]) * cell
        share = each if most <= each else inner + _LEAST + room // count
        if i == count - 1:
            share = wide - 1 - x
        which = kind_of(keys[i][0])
        draw_key(bar, x, share, which)
        letters = two_colors(theme.BUTTONS[3 * which], theme.INK if which else theme.LINE)
        left = x + (share - inner + 1) // 2
        top = y + (high - line + 1) // 2
        text = Text(sheets.large or sheets.letters, letters, len(keys[i]), 1, left, top, cell, line)
        text.start(0)
        text.word(keys[i])
        group.append(text.grid)
        texts.append(text)
        x += share + KEY_GAP
    return texts
