"""This module shows a picture while a match is loaded: its rules, who plays, and cards being dealt.

The display keeps it without memory, until the table's first picture.
"""

import displayio
from micropython import const

from ui.draw import theme
from ui.draw.art import palette_of
from ui.draw.card_tiles import show_card
from ui.draw.face_tiles import BOT, CALM, GLAD, PERSON, show_face
from ui.draw.faces import face_colors, face_grid, read_faces
from ui.draw.felt import lay_felt
from ui.draw.font import CELL_HEIGHT, CELL_WIDTH, LARGE_HEIGHT, LARGE_WIDTH
from ui.draw.places import BUTTONS, HIGH, Y
from ui.draw.sheets import grid_of
from ui.draw.shout import extent, shout, size_for
from ui.draw.spread import CARDS
from ui.draw.text import Text, write_string

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.geometry import Geometry
    from ui.draw.sheets import Sheets

_OPEN = const(4)  # cards; the others show their backs
_MIDDLE = const(40)  # percent of the display above the middles of cards
_WORDS = const(64)  # and above the words
_EDGE = const(4)  # beside all cards, at least
_SEEN = const(93)  # percent of a card that the next one leaves, at most
_LARGE = const(40)  # around a card that is as wide there is more room
_FACES = ((BOT, 1, CALM), (PERSON, 5, GLAD), (BOT, 2, CALM))


def loading_group(
    g: "Geometry", sheets: "Sheets", words: "tuple[str, str, str]"
) -> displayio.Group:
    """Return the picture. words: the rules, what is played, and at the lower edge what is done."""
    wide = g.size[0] // g.doubled
    high = g.size[1] // g.doubled
    group = displayio.Group(scale=g.doubled)
    lay_felt(group, g)
    top = high * _MIDDLE // 100 - g.card_height // 2
    apart = g.face * 5 // 3 if g.card_width >= _LARGE else g.face * 3 // 2
    gap = 6 if g.card_width >= _LARGE else 2
    sheet = read_faces(g.face)
    for i in range(len(_FACES)):
        kind, number, mood = _FACES[i]
        x = wide // 2 - g.face // 2 + (i - 1) * apart
        y = top - gap - g.face_height + (0 if i == 1 else g.face // 5)
        face = face_grid(sheet, face_colors(kind, number, theme.FELT), x, y)
        show_face(face, kind, number, mood)
        group.append(face)
    _add_cards(group, g, sheets, wide, top)
    large = sheets.large
    cell, line = (LARGE_WIDTH, LARGE_HEIGHT) if large else (CELL_WIDTH, CELL_HEIGHT)
    y = high * _WORDS // 100
    end = g.places[BUTTONS + Y]
    size = max(size_for(sheets, words[0], wide, end - y - line), 0)
    across, down = extent(size, len(words[0]))
    colors = palette_of((0, theme.GOLD, theme.OUTLINE))
    colors.make_transparent(0)
    title = shout(sheets, colors, words[0], size)
    title.x = (wide - across) // 2
    title.y = y
    group.append(title)
    soft = palette_of((theme.FELT, theme.ON_FELT))
    soft.make_transparent(0)
    _write(group, sheets, soft, words[1], (wide - len(words[1]) * cell) // 2, y + down + gap - 1)
    strip = displayio.Bitmap(wide, 1, 1)
    foot = g.places[BUTTONS + HIGH]
    group.append(grid_of(strip, palette_of((theme.NIGHT,)), 1, foot, wide, 1, 0, end))
    x = (wide - len(words[2]) * cell) // 2
    _write(group, sheets, soft, words[2], x, end + (foot - line + 1) // 2)
    return group


def _add_cards(
    group: displayio.Group, g: "Geometry", sheets: "Sheets", wide: int, top: int
) -> None:
    """Add cards side by side, the outer ones lower."""
    count = len(CARDS)
    pitch = (wide - g.card_width - 2 * _EDGE) // (count - 1)
    pitch = min(pitch, g.card_width * _SEEN // 100)
    left = (wide - g.card_width - (count - 1) * pitch) // 2
    for i in range(count):
        off = i - count // 2
        x = left + i * pitch
        y = top + off * off * g.card_height // 33
        if i < _OPEN:
            card = sheets.card(x, y)
            show_card(card, CARDS[i], sheets.bright)
        else:
            card = sheets.back(x, y)
        group.append(card)


def _write(
    group: displayio.Group,
    sheets: "Sheets",
    colors: displayio.Palette,
    words: str,
    x: int,
    y: int,
) -> None:
    """Write words in letters of the page's size."""
    if sheets.large:
        text = Text(sheets.large, colors, len(words), 1, x, y, LARGE_WIDTH, LARGE_HEIGHT)
    else:
        text = sheets.text(colors, len(words), 1, x, y)
    text.start(0)
    write_string(text, words)
    text.end()
    group.append(text.grid)
