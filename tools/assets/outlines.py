"""This module says which pixels of a card belong to its border, its paper, its oval or its die."""

from math import cos, radians, sin

_TILT = radians(25)  # of the oval: it leaves room for a shape in two corners
_LONG, _SHORT = 0.37, 0.34  # half its axes, by the card's height and width
_DIE = 0.72  # a die's side, by the card's width


class Outline:
    """The parts of a card of a width and height, in pixels. `is_die`: it has a die for an oval.

    border: how wide the white border is; corner: the radius of its corners.
    """

    def __init__(self, wide: int, high: int, is_die: bool) -> None:
        self.wide = wide
        self.high = high
        self.border = wide // 20
        self.corner = wide // 10
        self._is_die = is_die

    def is_card(self, x: int, y: int) -> bool:
        """Is a pixel within the dark line around a card?"""
        return self._is_rounded(x, y, 1, self.corner)

    def is_paper(self, x: int, y: int) -> bool:
        """Is it within the border?"""
        return self._is_rounded(x, y, 1 + self.border, self.corner - self.border)

    def is_body(self, x: int, y: int) -> bool:
        """Is it in the light oval, or the die?"""
        across, down = x - (self.wide - 1) / 2, y - (self.high - 1) / 2
        if not self._is_die:
            long = (across * sin(_TILT) - down * cos(_TILT)) / (_LONG * self.high)
            short = (across * cos(_TILT) + down * sin(_TILT)) / (_SHORT * self.wide)
            return long * long + short * short <= 1
        half = round(_DIE * self.wide) / 2
        cut = abs(across) + abs(down) > 2 * half - self.corner
        return abs(across) < half and abs(down) < half and not cut

    def _is_rounded(self, x: int, y: int, margin: int, radius: int) -> bool:
        left = min(x, self.wide - 1 - x) - margin
        above = min(y, self.high - 1 - y) - margin
        if left < 0 or above < 0:
            return False
        in_corner = left < radius and above < radius
        across, down = radius - left - 0.5, radius - above - 0.5
        return not in_corner or across * across + down * down <= radius * radius
