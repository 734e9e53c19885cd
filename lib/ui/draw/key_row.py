"""This module lays what the keys do on the lower edge of a page, as buttons over its whole width.

Those of a table change from card to card, and each has a place of its own (`ui.table.buttons`).
"""

import displayio
from micropython import const

from ui.draw import theme
from ui.draw.art import palette_of
from ui.draw.font import CELL_WIDTH, KEY_A, KEY_B, LARGE_HEIGHT, LARGE_WIDTH
from ui.draw.places import BUTTONS, NUMBERS
from ui.draw.plates import AROUND, make_plate, two_colors

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.geometry import Geometry
    from ui.draw.sheets import Sheets
    from ui.draw.text import Text

_GAP = const(2)  # pixels
_EDGE = const(2)


def lay_keys(
    group: displayio.Group, g: "Geometry", sheets: "Sheets", keys: "tuple[bytes, ...]"
) -> "list[Text]":
    """Lay a button for each of `keys`, as long as they fit; return their letters.

    keys: a key and what it does: KEY_A + b"next hand".
    """
    x, y, wide, high = g.places[BUTTONS : BUTTONS + NUMBERS]
    group.append(make_plate(two_colors(theme.NIGHT, theme.NIGHT), x, y, wide, high, 0))
    cell = LARGE_WIDTH if sheets.large and high > LARGE_HEIGHT else CELL_WIDTH
    room = wide - _GAP
    count = 0
    for words in keys:
        need = len(words) * cell + 2 * _EDGE + _GAP
        if need > room:
            break
        room -= need
        count += 1
    x += _GAP
    texts = []
    for i in range(count):
        words = keys[i]
        share = len(words) * cell + 2 * _EDGE + (room + i) // count
        color = theme.GOLD
        ink = theme.LINE
        if not words.startswith(KEY_A):
            color = theme.TEAL if words.startswith(KEY_B) else theme.SLATE
            ink = theme.INK
        colors = palette_of((color, ink, theme.NIGHT))
        tall = high - 2 + (cell == CELL_WIDTH)
        group.append(make_plate(colors, x, y + 1, share, tall, 2, AROUND))
        inner = len(words) * cell
        text = sheets.fill(colors, inner, x + (share - inner) // 2, y + 1, tall)
        text.start(0)
        text.word(words)
        text.end()
        group.append(text.grid)
        texts.append(text)
        x += share + _GAP
    return texts
