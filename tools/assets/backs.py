"""This module draws the back of a card, and the signs on the heads of cards."""

from tools.assets.outlines import Outline
from ui.draw.card_tiles import (
    ASIDE,
    BACK,
    BACK_LINE,
    COLOR_PIXELS,
    INK,
    OPEN,
    OVAL,
)

_GOLD = COLOR_PIXELS + 3


def draw_back(card: list[list[int]], outline: Outline) -> None:
    """Draw a golden diamond on violet."""
    wide, high = outline.wide, outline.high
    inset = 2 + outline.border
    half_width, half_height = wide // 2 - inset, high // 2 - inset - wide // 20
    line = 1.5 * outline.border / half_width
    for y, row in enumerate(card):
        for x in range(wide):
            if outline.is_paper(x, y):
                across = abs(x - (wide - 1) / 2) / half_width
                down = abs(y - (high - 1) / 2) / half_height
                far = across + down
                is_line = 1 - line < far <= 1 + line / 4
                row[x] = _GOLD if is_line else BACK_LINE if far < 0.42 else BACK


def head_sign(card: list[list[int]], sign: int, strip: int) -> None:
    """Draw an eye for a card that lies open, or a bookmark for one put aside."""
    if sign == OPEN:
        _eye(card, strip)
    elif sign == ASIDE:
        _bookmark(card, strip)


def _eye(card: list[list[int]], strip: int) -> None:
    half = strip // 2  # of its width
    middle, level = len(card[0]) - 3 - half, strip // 2
    for x in range(-half, half + 1):
        tall = round((strip / 2 - 1.5) * (1 - (x / (half + 1)) ** 2))
        for y in range(-tall, tall + 1):
            is_lid = abs(y) == tall or abs(x) == half
            is_pupil = x * x + y * y <= (strip / 5.5) ** 2
            card[level + y][middle + x] = INK if is_lid or is_pupil else OVAL


def _bookmark(card: list[list[int]], strip: int) -> None:
    wide = strip // 2 + 1 | 1
    left, bottom = len(card[0]) - 3 - wide, strip - 2
    for y in range(1, bottom + 1):
        for x in range(wide):
            is_notch = abs(x - wide // 2) < y - (bottom - wide // 3)
            is_rim = x in (0, wide - 1)
            card[y][left + x] = OVAL if is_rim or is_notch else INK
