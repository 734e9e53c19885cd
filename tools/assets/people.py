"""This module draws the faces of players: `ui.draw.faces` has their order.

A person is a round head with hair, ears or a cap; a bot is a box with lamps behind a visor. All are
computed from a few measures of each size. A line that is one pixel wide at 12 is two at 32.
"""

from tools.assets.pixels import Pixels
from ui.draw.face_tiles import (
    ASIDE,
    BOT,
    GLAD,
    INK,
    KINDS,
    LIGHT,
    MOODS,
    OUCH,
    SAD,
    SKIN,
    SLY,
    TILES,
    TOPS,
    height_of,
)

SIZES = (12, 16, 20, 32)


def draw_people(size: int) -> bytes:
    """Return the sheet of faces of a size, one of SIZES, in pixels."""
    half = height_of(size) // 2
    sheet = Pixels(TILES * size, half, 2)
    faces = [(kind, top, 0) for kind in range(KINDS) for top in range(TOPS)]
    faces += [(kind, 0, mood) for kind in range(KINDS) for mood in range(MOODS)]
    for tile, (kind, top, mood) in enumerate(faces):
        whole = draw_face(size, kind, top, mood)
        first = half if tile >= KINDS * TOPS else 0
        for y in range(half):
            for x in range(size):
                sheet.set(tile * size + x, y, whole.value(x, first + y))
    return sheet.packed()


def draw_face(size: int, kind: int, top: int, mood: int) -> "Face":
    """Return a whole face, of which the sheet has the two halves."""
    face = Face(size)
    (_draw_bot if kind == BOT else _draw_person)(face, top, mood)
    return face


class Face:
    """A picture of one face. All y count from the upper edge of the head; what grows is above 0.

    size: its width, and the height of the head. line: how thick lines are. split: where the moods
    begin: nothing above depends on the mood, nothing below on who it is.
    """

    def __init__(self, size: int) -> None:
        self.size = size
        self.line = max(1, size // 14)
        self.above = height_of(size) - size
        self.split = height_of(size) // 2 - self.above
        self._values = bytearray(size * height_of(size))

    def value(self, x: int, y: int) -> int:
        """Return a pixel, y from the upper edge of the picture."""
        return self._values[y * self.size + x]

    def box(self, x: int, y: int, wide: int, high: int, value: int) -> None:
        """Fill a rectangle, as far as it is within the picture."""
        for row in range(max(y, -self.above), min(y + high, self.size)):
            for column in range(max(x, 0), min(x + wide, self.size)):
                self._values[(row + self.above) * self.size + column] = value

    def both(self, x: int, y: int, wide: int, high: int, value: int) -> None:
        """Fill a rectangle in the left half, and the same in the right one."""
        self.box(x, y, wide, high, value)
        self.box(self.size - x - wide, y, wide, high, value)

    def oval(self, x: float, y: float, wide: float, high: float, value: int, end: int = 99) -> None:
        """Fill an oval, down to the row `end`."""
        for row in range(-self.above, min(end, self.size)):
            for column in range(self.size):
                across = (2 * (column - x) + 1 - wide) / wide
                down = (2 * (row - y) + 1 - high) / high
                if across * across + down * down <= 1 - 1 / (2 * wide):
                    self.box(column, row, 1, 1, value)

    def triangle(self, *corners: tuple[float, float], value: int) -> None:
        """Fill a triangle."""
        for row in range(-self.above, self.size):
            for column in range(self.size):
                sides = []
                for i in range(3):
                    (x1, y1), (x2, y2) = corners[i], corners[(i + 1) % 3]
                    sides.append((x2 - x1) * (row + 0.5 - y1) - (y2 - y1) * (column + 0.5 - x1))
                if min(sides) >= 0 or max(sides) <= 0:
                    self.box(column, row, 1, 1, value)


# Persons.


def _draw_person(face: Face, top: int, mood: int) -> None:
    n, line = face.size, face.line
    edge = 1 + (n > 24)
    if top == _CAT:
        for thick, value in ((0, INK), (line + 1, SKIN)):
            top_y = thick - face.above + (n in (12, 20))
            for left in (0, n):
                side = 1 if left == 0 else -1
                ear = (
                    (left + side * (thick * 0.7 + 0.5), n * 0.4),
                    (left + side * n * 0.45, n * 0.1),
                )
                face.triangle(*ear, (left + side * (n * 0.09 + thick * 0.7), top_y), value=value)
    if top == _BUNS:
        for x in (0, n - n * 0.38):
            face.oval(x, -face.above * 0.4, n * 0.38, n * 0.38, INK)
    face.oval(0, 0, n, n, INK)
    face.oval(edge, edge, n - 2 * edge, n - 2 * edge, SKIN)
    if top == _TUFT:
        for i, high in enumerate((2, 0, 2)):
            middle = n * (0.28 + 0.22 * i)
            tip = middle + (i - 1) * n * 0.06, high * line * 0.8 - face.above + (n in (12, 20))
            face.triangle(
                (middle - n * 0.13, n * 0.2), tip, (middle + n * 0.15, n * 0.2), value=INK
            )
        _fringe(face, n * 0.16)
    if top == _CAP:
        face.oval(0, -line, n, n, INK, face.split)
        face.box(n // 10, face.split - line - 1, n - n // 10, line + 1, INK)
        face.box(n // 10 + 1, face.split - line - 1, n - n // 10 - 2, line, LIGHT)
    if top == _BUNS:
        _fringe(face, n * 0.22)
    _draw_eyes(face, mood)
    _draw_mouth(face, mood)


_TUFT, _CAT, _CAP, _BUNS = range(TOPS)


def _fringe(face: Face, below: float) -> None:
    """Draw hair around the forehead, which is free from there on."""
    n = face.size
    edge = 1 + (n > 24) + face.line
    face.oval(0, 0, n, n, INK, face.split)
    face.oval(edge, below, n - 2 * edge, n, SKIN, face.split)


def _draw_eyes(face: Face, mood: int) -> None:
    n, line, top = face.size, face.line, face.split
    wide, high, pupil = max(3, round(n * 0.24)), max(4, round(n * 0.27)), max(2, round(n * 0.13))
    left = n // 2 - wide - 1
    if mood == GLAD:  # closed, and arched
        for i in range(wide):
            bent = abs(2 * i - wide + 1) // 2 + high // 4
            face.both(left + i, top + bent, 1, line + (n > 12), INK)
        return
    if mood == OUCH:  # closed tightly: > <
        high, thick = n // 4 | 1, line + 1
        for j in range(high):
            across = (wide - thick) * (1 - abs(2 * j - high + 1) / (high - 1))
            face.both(left + round(across), top + j, thick, 1, INK)
        return
    face.both(left, top + 1, wide, high - 2, LIGHT)
    face.both(left + (wide > 3), top, wide - 2 * (wide > 3), high, LIGHT)
    for is_right in (0, 1):
        x = n - left - wide if is_right else left
        at = x + (wide - pupil) // 2
        down = top + (high - pupil) // 2
        if mood == ASIDE:
            at = x + wide - pupil
        if mood == SAD:
            down = top + high - pupil
        face.box(at, down, pupil, pupil, INK)
        if n >= 28:
            face.box(at, down, 1, 1, LIGHT)
        if mood == SLY:  # lids, one lower
            lid = high // 2 - is_right
            face.box(x, top, wide, lid, SKIN)
            face.box(x, top + lid, wide, line, INK)
        if mood == SAD:  # brows, which fall outwards
            for i in range(wide):
                drop = (wide - 1 - i if is_right == 0 else i) * (high // 3 + (n > 16)) // (wide - 1)
                face.box(x + i, top, 1, drop, SKIN)
                face.box(x + i, top + drop, 1, line * (n > 16), INK)


def _draw_mouth(face: Face, mood: int) -> None:
    n = face.size
    y, wide, thick = round(n * 0.72), 2 * round(n * 0.2), max(1, round(n / 16))
    x = (n - wide) // 2
    if mood == GLAD:
        high = max(3, round(n * 0.2))
        for j in range(high):
            narrower = j * j * wide * 2 // (5 * high * high) if n >= 20 else max(0, j - 1)
            face.box(x + narrower, y - 1 + j, wide - 2 * narrower, 1, INK)
        face.box(x + 1, y, wide - 2, max(1, n // 16), LIGHT)
    elif mood == SAD:
        face.box(x + 1, y, wide - 2, thick, INK)
        face.both(x, y + thick, thick + 1, thick, INK)
    elif mood == SLY:
        face.box(x, y + thick, wide - thick, thick, INK)
        face.box(x + wide - thick - 1, y, thick + 1, thick, INK)
        face.box(x + wide - thick, y - thick, thick + 1, thick, INK)
    elif mood == OUCH:
        if n < 20:
            y -= n == 12
            face.box(n // 2 - 1, y, 2, 3, INK)
            face.box(n // 2 - 2, y + 1, 4, 1, INK)
        else:
            face.oval(n * 0.36, y - face.line, n - 2 * n * 0.36, n * 0.25, INK)
    else:
        face.box(x + 1, y + thick, wide - 2, thick, INK)
        face.both(x, y, thick + 1, thick, INK)


# Bots.

_ANTENNA, _TWO, _DISH, _HAT = range(TOPS)


def _draw_bot(face: Face, top: int, mood: int) -> None:
    n, line = face.size, face.line
    first = (n in (12, 20)) - face.above
    middle = n // 2
    if top == _ANTENNA:
        face.box(middle - line, first + 2 * line, 2 * line, -first, INK)
        face.box(middle - 2 * line, first, 4 * line, 3 * line, LIGHT)
    elif top == _TWO:
        face.both(n // 6 + (n > 12), first + 2 * line, line + (n > 12), -first, INK)
        face.both(n // 6 - (n == 12), first, 2 * line + 1, 2 * line + 1, LIGHT)
    elif top == _DISH:
        face.box(middle - 3 * line, -line, 6 * line, 2 * line, INK)
        face.box(middle - line, first, 2 * line, -first, INK)
        face.box(middle - 5 * line, first, 10 * line, line + 1, LIGHT)
    else:
        face.box(n // 4, first, n - 2 * (n // 4), -first, INK)
        face.box(n // 4 + 1, first + 1, n - 2 * (n // 4) - 2, -first, LIGHT)
    edge = 1 + (n > 24)
    for inset, value in ((0, INK), (edge, SKIN)):
        cut = max(1, n // 10) - inset // 2
        for y in range(inset, n - inset):
            away = max(0, cut - min(y - inset, n - inset - 1 - y))
            face.box(inset + away, y, n - 2 * (inset + away), 1, value)
    _draw_visor(face, mood)


def _draw_visor(face: Face, mood: int) -> None:
    n, line, top = face.size, face.line, face.split
    high = round(n * 0.38) - (n == 20) - 2 * line
    margin = line + 1 + (n > 12)
    face.box(margin, top - line, n - 2 * margin, high + 2 * line, INK)
    wide, apart = max(2, round(n * 0.17)), max(1, round(n * 0.09))
    for is_right in (0, 1):
        x = n // 2 + apart if is_right else n // 2 - apart - wide
        if mood == GLAD:
            for i in range(wide):
                y = top + abs(2 * i - wide + 1) // 2 + high // 4
                face.box(x + i, y, 1, max(2, high // 2 - 1), LIGHT)
        elif mood == SAD:
            face.box(x, top + high // 2, wide, high - high // 2, LIGHT)
            face.box(
                x if is_right == 0 else x + wide - wide // 2, top + high // 2, wide // 2, 1, INK
            )
        elif mood == SLY:
            face.box(x, top + high // 2 - is_right, wide, high - high // 2 + is_right, LIGHT)
        elif mood == OUCH:
            span = {12: 3, 16: 3, 20: 5, 32: 8}[n]
            left = x - (span - wide) * (1 - is_right)
            for i in range(span - line + 1):
                for at in (i, span - line - i):
                    face.box(left + at, top + (high - span + 1) // 2 + i, line, line, LIGHT)
        else:
            away = (line + (n > 24)) * (mood == ASIDE)
            face.box(x + away, top, wide - line * (away > 0) * is_right, high, LIGHT)
    y, wide = round(n * 0.72) + (n == 20), n - 2 * round(n * 0.25)
    x = (n - wide) // 2
    if mood == GLAD:
        face.box(x, y, wide, max(2, line + 1) + (n > 12), INK)
        face.box(x + 1, y + (n > 12), wide - 2, line, LIGHT)
    elif mood == SAD:
        face.box(x + 1, y, wide - 2, line, INK)
        face.both(x, y + line, line + 1, line, INK)
    elif mood == SLY:
        face.box(x + wide // 4, y + line, wide - wide // 4, line, INK)
        face.box(x + wide - line, y, line + 1, line, INK)
    elif mood == OUCH:
        face.box(n // 2 - wide // 4, y + line // 2, 2 * (wide // 4), n // 6, INK)
    else:
        face.box(x, y + line // 2, wide, line + (n > 16), INK)
