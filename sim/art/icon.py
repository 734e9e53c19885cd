"""This module draws the icon of the window: a fan of four cards, one of each color."""

from math import cos, radians, sin

from sim.art.shapes import is_inside

SIZE = 64
_FOOT = (32, 70)  # around which the cards are turned
_ANGLES = (-24, -8, 8, 24)  # degrees, of red, green, blue and yellow
_WIDE = 24
_TOP, _BOTTOM = -57, -17  # of a card, from there
_EDGE = 2
_SHAPE = 9
_SHAPE_AT = (-8, -52)  # its corner
COLORS = ((0xF4, 0x50, 0x50), (0x3C, 0xC4, 0x60), (0x4C, 0x94, 0xFF), (0xFC, 0xCC, 0x28))
_PAPER = (0xF4, 0xF4, 0xF0)
_INK = (0x0C, 0x0C, 0x14)


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
    inside = abs(across) * 2 <= _WIDE - 2 * _EDGE and _TOP + _EDGE <= up <= _BOTTOM - _EDGE
    if not inside:
        return _PAPER
    x, y = round(across) - _SHAPE_AT[0], round(up) - _SHAPE_AT[1]
    if 0 <= x < _SHAPE and 0 <= y < _SHAPE and is_inside(color, x, y, _SHAPE, is_full=True):
        return _INK
    return COLORS[color]
