"""This module draws the icon of the window: a fan of four cards, one of each color."""

from math import cos, radians, sin

from tools.assets.shapes import is_inside

SIZE = 64
_FOOT = (32, 70)  # around which the cards are turned
_ANGLES = (-22, -7, 8, 22)  # degrees, of red, green, blue and yellow
_WIDE = 22
_TOP, _BOTTOM = -63, -13  # of a card, from there
_LINE = 1  # around a card, then its border
_EDGE = 2
_SHAPE = 7
_SHAPE_AT = (-6, -56)  # its corner
COLORS = ((0xF4, 0x50, 0x50), (0x3C, 0xC4, 0x60), (0x4C, 0x94, 0xFF), (0xFC, 0xCC, 0x28))
_PAPER = (0xF8, 0xF8, 0xF0)
_INK = (0x10, 0x10, 0x18)


def draw_icon() -> bytes:
    """Return rows of pixels, four bytes each: red, green, blue, and opacity."""
    return b"".join(_pixel(x, y) for y in range(SIZE) for x in range(SIZE))


def _pixel(x: int, y: int) -> bytes:
    for color in reversed(range(len(_ANGLES))):  # the last card lies on top
        across, up = _on_card(x, y, _ANGLES[color])
        if abs(across) * 2 <= _WIDE and _TOP <= up <= _BOTTOM:
            return bytes((*_card_pixel(across, up, color), 255))
    return bytes(4)


def _on_card(x: int, y: int, angle: int) -> tuple[float, float]:
    """Return a pixel's place on a card that is turned by an angle."""
    dx, dy = x - _FOOT[0], y - _FOOT[1]
    turn = radians(-angle)
    return dx * cos(turn) - dy * sin(turn), dx * sin(turn) + dy * cos(turn)


def _card_pixel(across: float, up: float, color: int) -> tuple[int, int, int]:
    inside = min(_WIDE / 2 - abs(across), up - _TOP, _BOTTOM - up)
    if inside < _LINE + _EDGE:
        return _INK if inside < _LINE else _PAPER
    x, y = round(across) - _SHAPE_AT[0], round(up) - _SHAPE_AT[1]
    if 0 <= x < _SHAPE and 0 <= y < _SHAPE and is_inside(color, x, y, _SHAPE):
        return _INK
    return COLORS[color]
