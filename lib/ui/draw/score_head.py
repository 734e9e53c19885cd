"""This module draws the head of a score: a band, who won on it, and how; and its keys.

`ui.screens.score_words` says what is written there. A board forgets it when all is drawn.
"""

import displayio
from micropython import const

from ui.draw import theme
from ui.draw.art import palette_of
from ui.draw.face_tiles import show_face
from ui.draw.faces import face_colors, face_grid, read_faces
from ui.draw.font import CELL_HEIGHT, CELL_WIDTH, LARGE_HEIGHT, LARGE_WIDTH
from ui.draw.key_row import lay_keys
from ui.draw.sheets import grid_of
from ui.draw.shout import extent, shout, size_for
from ui.draw.text import Text, write_string

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.score_page import ScorePage

_LEAST_DOUBLED = const(28)  # pixels: a band as high has two lines of words


def is_low(page: "ScorePage") -> bool:
    """Is the band too low for a large face and two lines?"""
    return page.band_high < _LEAST_DOUBLED


def color_band(page: "ScorePage", skin: int) -> None:
    """Color the band: in gold, or darkly in the color of a skin; -1: gold."""
    colors: displayio.Palette = page.band.pixel_shader  # type: ignore[assignment]
    colors[0] = theme.SUN if skin < 0 else _share(skin, 50)
    colors[1] = theme.SUN_SHADE if skin < 0 else _share(skin, 44)


def show_winner(page: "ScorePage", kind: int, number: int, mood: int) -> None:
    """Empty the head, and show a face there. kind: -1: none."""
    head = page.head
    while len(head):
        head.pop()
    page.face_end = 0
    if kind < 0:
        return
    size = page.geometry.face
    tall = 2 * page.geometry.face_height
    scale = 2 if 4 * page.band_high > 3 * tall else 1
    x = 8 if page.is_large else 2
    y = max(page.band_high - tall, -6 if page.is_large else -4)
    if scale == 1:
        y = page.band_high - page.geometry.face_height
    group = displayio.Group(scale=scale, x=x, y=y)
    group.append(one_face(size, kind, number, mood))
    head.append(group)
    page.face_end = x + size * scale


def one_face(size: int, kind: int, number: int, mood: int) -> displayio.TileGrid:
    """Make a face as a picture of its own: its sheet is forgotten."""
    colors = face_colors(kind, number, 0)
    colors.make_transparent(0)
    sheet = read_faces(size)
    face = face_grid(sheet, colors, 0, 0)
    show_face(face, kind, number, mood)
    high = sheet.height
    picture = displayio.Bitmap(size, 2 * high, 4)
    for part in range(2):
        left = face[part] * size
        for row in range(high):
            at = row * sheet.width + left
            to = (part * high + row) * size
            for x in range(size):
                picture[to + x] = sheet[at + x]
    return grid_of(picture, colors, 1, 1, size, 2 * high, 0, 0)


def room_for(page: "ScorePage", words: str) -> int:
    """Return the size in which words fit the head beside its face, as in `shout`; -1: none."""
    return size_for(page.sheets, words, page.wide - page.face_end, page.band_high)


def write_title(page: "ScorePage", words: str, below: str, is_light: bool) -> None:
    """Write who won, as large as it fits, and how. is_light: the band is."""
    spoken = page.spoken
    spoken.start(0)
    write_string(spoken, words)
    spoken.end()
    size = room_for(page, words)
    if size < 0:
        words = words[: (page.wide - page.face_end) // CELL_WIDTH]
        size = 0
    across, down = extent(size, len(words))
    high = page.band_high
    room = page.wide - page.face_end
    colors = palette_of((0, theme.EYES, theme.OUTLINE))
    colors.make_transparent(0)
    picture = shout(page.sheets, colors, words, size)
    is_two = bool(below) and not is_low(page)
    cell, line = (LARGE_WIDTH, LARGE_HEIGHT) if page.is_large else (CELL_WIDTH, CELL_HEIGHT)
    picture.x = page.face_end + max((room - across) // 2, 0)
    gap = 2 if page.is_large else 0
    picture.y = (high - down - (line + gap if is_two else 0)) // 2
    page.head.append(picture)
    if not is_two:
        below = ""
    if len(below) * cell > room:
        cell = CELL_WIDTH
    ink = palette_of((0, theme.OUTLINE if is_light else theme.EYES))
    ink.make_transparent(0)
    x = page.face_end + (room - len(below) * cell) // 2
    y = picture.y + down + gap
    columns = max(len(below), 1)
    if cell == LARGE_WIDTH:
        sheet: displayio.Bitmap = page.sheets.large  # type: ignore[assignment]
        page.below = Text(sheet, ink, columns, 1, x, y, LARGE_WIDTH, LARGE_HEIGHT)
    else:
        page.below = page.sheets.text(ink, columns, 1, x, y)
    page.below.start(0)
    write_string(page.below, below)
    page.below.end()
    if below:
        page.head.append(page.below.grid)


def columns_below(page: "ScorePage") -> int:
    """Return how many letters the second line has room for."""
    return (page.wide - page.face_end) // (LARGE_WIDTH if page.is_large else CELL_WIDTH)


def hint(page: "ScorePage", keys: "tuple[bytes, ...]") -> None:
    """Lay buttons for what the keys do."""
    group = page.foot_group
    while len(group):
        group.pop()
    page.keys = lay_keys(group, page.geometry, page.sheets, keys)


def goal(page: "ScorePage", words: str) -> None:
    """Write what is played to, if there is room below the lanes."""
    text = page.goal_text
    if text is not None:
        text.start(0)
        for _ in range((text.columns - len(words)) // 2):
            text.letter(32)
        write_string(text, words)
        text.end()


def _share(color: int, percent: int) -> int:
    """Return a darker color, with so much of its light."""
    mixed = 0
    for shift in (16, 8, 0):
        mixed |= (color >> shift & 255) * percent // 100 << shift
    return mixed
