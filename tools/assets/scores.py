"""This module draws what a score is made of; `ui.draw.score_tiles` has the tiles' order."""

import math

from engine.state.cards import BLUE, COLORS
from tools.assets.pixels import Pixels
from tools.assets.shapes import is_inside
from ui.draw.face_tiles import (
    BOT,
    GLAD,
    KINDS,
    SAD,
)
from ui.draw.score_tiles import (
    BAR_TILES,
    BAR_WIDTH,
    DARK,
    EDGE,
    GAIN,
    INK,
    LEFT_END,
    OF_A_COLOR,
    PIECES,
    RIGHT_END,
    SKIN,
    SMALL_CARDS,
    SMALL_FACES,
    SMALL_MOODS,
    SMALL_TILES,
    TRACK,
    filled,
    sizes_of,
)

_KINDS_OF_BAR = (TRACK, SKIN, GAIN)
_LEAST_WITH_EDGE = 10  # pixels: a smaller card has no edge, so that its shape can be seen


def draw_bars(card_width: int) -> bytes:
    """Return the tiles of bars that stand beside cards of a width."""
    high, _, _ = sizes_of(card_width)
    sheet = Pixels(BAR_TILES * BAR_WIDTH, high, 4)
    for new in range(BAR_WIDTH + 1):
        for old in range(new + 1):
            for x in range(BAR_WIDTH):
                value = SKIN if x < old else GAIN if x < new else TRACK
                sheet.box(filled(old, new) * BAR_WIDTH + x, 0, 1, high, value)
    for i, value in enumerate(_KINDS_OF_BAR):
        for x in range(BAR_WIDTH):
            _end_column(sheet, (LEFT_END + i) * BAR_WIDTH + x, BAR_WIDTH - 1 - x, high, value)
            _end_column(sheet, (RIGHT_END + i) * BAR_WIDTH + x, x, high, value)
    return sheet.packed()


def _end_column(sheet: Pixels, x: int, beyond: int, high: int, value: int) -> None:
    """Draw a column of a round end, that many pixels beyond the bar."""
    radius, across = high / 2, beyond + 0.5
    if across < radius:
        cut = int(radius - math.sqrt(radius * radius - across * across) + 0.5)
        sheet.box(x, cut, 1, high - 2 * cut, value)


def draw_small(card_width: int) -> bytes:
    """Return small cards, pieces of confetti and small faces, beside cards of a width."""
    _, wide, high = sizes_of(card_width)
    sheet = Pixels(SMALL_TILES * wide, high, 4)
    for color in range(COLORS + 1):
        _card(sheet, (SMALL_CARDS + color) * wide, wide - 1, high, color)
    for color in range(COLORS):
        size = 2 * (wide // 4) + 1
        left, top = (PIECES + color) * wide + (wide - size) // 2, (high - size) // 2
        _shape(sheet, left, top, size, color, OF_A_COLOR + color)
    for kind in range(KINDS):
        for mood in range(SMALL_MOODS):
            _face(sheet, (SMALL_FACES + kind * SMALL_MOODS + mood) * wide, wide, high, kind, mood)
    return sheet.packed()


def _card(sheet: Pixels, left: int, wide: int, high: int, color: int) -> None:
    """Draw a card with its shape, or a wild with a field of each color."""
    paper = DARK if color == COLORS else OF_A_COLOR + color
    has_edge = wide >= _LEAST_WITH_EDGE
    for y in range(high):
        for x in range(wide):
            at_side, at_end = x in (0, wide - 1), y in (0, high - 1)
            if not (at_side and at_end):
                is_edge = has_edge and (at_side or at_end)
                sheet.set(left + x, y, EDGE if is_edge else paper)
    size = wide - 2 if not has_edge else wide - 4
    inner, top = left + (wide - size) // 2, (high - size) // 2
    if color < COLORS:
        _shape(sheet, inner, top, size, color, EDGE)
        return
    for y in range(size):
        for x in range(size):
            if size // 2 not in (x, y):
                field = 2 * (y > size // 2) + (x > size // 2)
                sheet.set(inner + x, top + y, OF_A_COLOR + field)


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
