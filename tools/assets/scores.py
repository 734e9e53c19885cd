"""This module draws what a score is made of; `ui.draw.score_tiles` has the tiles' order."""

from engine.state.cards import BLUE, COLORS
from tools.assets.pixels import Pixels
from tools.assets.shapes import is_inside
from ui.draw.face_tiles import BOT, GLAD, INK, KINDS, SAD, SKIN
from ui.draw.score_tiles import (
    AROUND,
    BAR_TILES,
    BAR_WIDTH,
    DARK,
    EDGE,
    FLAG,
    GAIN,
    LEFT_END,
    OF_A_COLOR,
    OLD,
    PIECES,
    SMALL_FACES,
    SMALL_MOODS,
    SMALL_TILES,
    TRACK,
    WHITE,
    filled,
    small_size,
)

_KINDS_OF_BAR = (TRACK, OLD, GAIN)
_LEAST_WITH_EDGE = 10  # pixels: a smaller piece has no dark edge


def draw_bars(high: int) -> bytes:
    """Return the tiles of bars so high."""
    sheet = Pixels(BAR_TILES * BAR_WIDTH, high, 4)
    sheet.box(0, 0, BAR_TILES * BAR_WIDTH, high, TRACK)
    for new in range(BAR_WIDTH + 1):
        for old in range(new + 1):
            left = filled(old, new) * BAR_WIDTH
            sheet.box(left, 1, new, high - 2, GAIN)
            sheet.box(left, 1, old, high - 2, OLD)
    for i, value in enumerate(_KINDS_OF_BAR):
        left = (LEFT_END + i) * BAR_WIDTH
        sheet.box(left + 1, 1, BAR_WIDTH - 1, high - 2, value)
        for x, y in ((1, 1), (1, high - 2)):
            sheet.set(left + x, y, TRACK)
        for x, y in ((0, 0), (1, 0), (0, 1), (0, high - 1), (1, high - 1), (0, high - 2)):
            sheet.set(left + x, y, AROUND)
    for x in range(BAR_WIDTH):
        for y in range(high):
            is_white = (x // 2 + y // 2) % 2
            sheet.set(FLAG * BAR_WIDTH + x, y, WHITE if is_white else DARK)
    return sheet.packed()


def draw_small(card_width: int) -> bytes:
    """Return pieces of confetti and small faces, beside cards of a width."""
    wide, high = small_size(card_width)
    sheet = Pixels(SMALL_TILES * wide, high, 4)
    has_edge = wide >= _LEAST_WITH_EDGE
    size = 7 if has_edge else 5
    for color in range(COLORS):
        left, top = (PIECES + color) * wide + (wide - size) // 2, (high - size) // 2
        if has_edge:
            for x, y in ((-1, 0), (1, 0), (0, -1), (0, 1)):
                _shape(sheet, left + x, top + y, size, color, EDGE)
        _shape(sheet, left, top, size, color, OF_A_COLOR + color)
    for kind in range(KINDS):
        for mood in range(SMALL_MOODS):
            tile = SMALL_FACES + kind * SMALL_MOODS + mood
            _face(sheet, tile * wide, wide, high, kind, mood)
    return sheet.packed()


def _shape(sheet: Pixels, left: int, top: int, size: int, color: int, value: int) -> None:
    """Draw the shape of a color. A square is a little smaller, so that no shape looks larger."""
    for y in range(size):
        for x in range(size):
            is_square = 0 not in (x, y) and size - 1 not in (x, y)
            if is_square if color == BLUE else is_inside(color, x, y, size):
                sheet.set(left + x, top + y, value)


def _face(sheet: Pixels, left: int, wide: int, high: int, kind: int, mood: int) -> None:
    """Draw a small face: a round one, or a box with a dent."""
    top = (high - wide) // 2
    for y in range(wide):
        for x in range(wide):
            across, down = abs(2 * x - wide + 1), abs(2 * y - wide + 1)
            is_round = across * across + down * down <= wide * wide
            is_box = y > 0 and not (across == down == wide - 1)
            if is_box if kind == BOT else is_round:
                sheet.set(left + x, top + y, SKIN)
    if kind == BOT:  # an antenna
        sheet.box(left + wide // 2 - 1, top, 2, 1, SKIN)
    eye = wide // 8
    for x in (wide // 4, wide - wide // 4 - eye):
        sheet.box(left + x, top + wide * 3 // 8, eye, wide * 3 // 16, INK)
    _mouth(sheet, left, top, wide, mood)


def _mouth(sheet: Pixels, left: int, top: int, wide: int, mood: int) -> None:
    edge, low, thick = wide // 4, top + wide * 5 // 8, wide // 8
    if mood == GLAD:
        sheet.box(left + edge, low, wide - 2 * edge, thick, INK)
        sheet.box(left + edge + thick, low + thick, wide - 2 * edge - 2 * thick, thick, INK)
        return
    low += thick if mood != SAD else 0
    sheet.box(left + edge, low, wide - 2 * edge, thick, INK)
    if mood == SAD:
        for x in (edge, wide - edge - thick):
            sheet.box(left + x, low + thick, thick, thick, INK)
