"""This module has the faces of cards and of dice, as rows of signs: `.` is nothing.

The smallest ones are drawn; those of the other sizes are scaled from large ones. Discs, arrows and
pips are made here.
"""

from collections.abc import Callable
from functools import cache

from engine.state.cards import SKIP
from tools.assets import large_faces, small_faces
from tools.assets.pixels import pictures
from tools.assets.scaling import Picture, beside, scaled

# The sizes of cards, in pixels: by their width, the height of each of their four tiles.
SIZES = {24: 8, 28: 9, 32: 11, 40: 14, 48: 17}
_SMALL = min(SIZES)
# By width of a card: the heights of numbers, and of the letters and signs of wilds.
_HIGH = {24: (12, 10), 28: (15, 12), 32: (18, 15), 40: (24, 20), 48: (29, 24)}
# Of a Skip: the width of the disc, and how wide it is split, in halves of pixels of a diagonal.
_DISC = {24: (13, 3), 28: (15, 3), 32: (19, 5), 40: (25, 6), 48: (31, 8)}
_WIDTH_OF_ZERO = {48: 17}  # by its height it would be wider, and too much like an 8
# Of a plus: its width, that of its bars, and the gap before the number.
_PLUS = {28: (8, 2, 2), 32: (8, 2, 2), 40: (9, 3, 2), 48: (11, 3, 3)}
# Of the arrows on wilds: their length, the width of their lines, and of their heads.
_ARROWS = {24: (18, 2, 6), 28: (20, 2, 6), 32: (22, 3, 9), 40: (28, 4, 10), 48: (33, 4, 12)}
# Of a pip: its size, and the gaps to the next across and down.
_PIPS = {24: (4, 2, 1), 28: (4, 2, 2), 32: (5, 2, 2), 40: (7, 2, 2), 48: (8, 3, 3)}
_PLACES = (
    (),
    (4,),
    (2, 6),
    (2, 4, 6),
    (0, 2, 6, 8),
    (0, 2, 4, 6, 8),
    (0, 2, 3, 5, 6, 8),
)  # of pips, by their number: row by row, three a row


@cache
def colored(wide: int) -> list[Picture]:
    """Return the faces of colored cards of a width, by face; the last is the Blank's."""
    disc = _disc(*_DISC[wide])
    if wide == _SMALL:
        *numbers, reverse, two, blank = pictures(small_faces.FACES)
        return [*numbers, disc, reverse, two, blank]
    high = _HIGH[wide][0]
    *numbers, reverse, blank = pictures(large_faces.FACES)
    if wide < 40:  # scaled from a small one, a 0 would be too much like an 8
        numbers[1:] = pictures(small_faces.FACES)[1:10]
    two = _plus(wide, scaled(numbers[2], high - 2, 4 * (high - 2) // 7 + 1))
    numbers = [
        scaled(number, high, _WIDTH_OF_ZERO.get(wide, 0) if face == 0 else 0)
        for face, number in enumerate(numbers)
    ]
    return [*numbers, disc, scaled(reverse, high, high), two, scaled(blank, high)]


def dice(wide: int) -> list[Picture]:
    """Return what dice show in place of these: pips, and the same signs."""
    faces = colored(wide)
    return faces[:1] + [_pips(wide, count) for count in range(1, 7)] + faces[SKIP - 3 :]


def wilds(wide: int) -> list[Picture]:
    """Return the faces of wilds, from WILD on."""
    small, four, *customs = pictures(small_faces.WILDS)
    large, letter = pictures(large_faces.WILDS)
    high = _HIGH[wide][1]
    if wide != _SMALL:
        numbers = pictures(large_faces.FACES)
        four = _plus(wide, scaled(numbers[4], high, 2 * high // 3))
        letter = _opened(scaled(letter, high, high * 2 // 3 + 1))
        digits = [scaled(digit, high, high * 2 // 3) for digit in colored(wide)[1:4]]
        customs = [beside(letter, digit, 2) for digit in digits]
    of_wild = small if wide < 32 else large if wide == 32 else scaled(large, high)
    return [of_wild, four, _swap(*_ARROWS[wide]), _shuffle(*_ARROWS[wide]), *customs]


def _opened(letter: Picture) -> Picture:
    """A C whose gap is a third of its height: a dark line around it would close a smaller one."""
    high, wide = len(letter), len(letter[0])
    gap = range(high // 3, high - high // 3)
    cut = wide // 2
    return [row[:cut] + "." * (wide - cut) if y in gap else row for y, row in enumerate(letter)]


def _disc(wide: int, split: int) -> Picture:
    """A disc in two halves, parted from the lower left to the upper right."""

    def is_set(x: int, y: int) -> bool:
        across, down = 2 * x - wide + 1, 2 * y - wide + 1
        return across * across + down * down <= wide * wide + 1 and abs(across + down) > split

    return _picture(wide, wide, is_set)


def _plus(wide: int, number: Picture) -> Picture:
    """A plus, and a number beside it."""
    size, bar, gap = _PLUS[wide]
    bars = range((size - bar) // 2, (size - bar) // 2 + bar)
    return beside(_picture(size, size, lambda x, y: x in bars or y in bars), number, gap)


def _arrow(long: int, line: int, head: int) -> Picture:
    """An arrow to the right."""

    tip = long - head // 2 - 1

    def is_set(x: int, y: int) -> bool:
        off = abs(2 * y - head + 1)  # from its middle, in halves of pixels
        return off < line if x < tip else off <= 2 * (long - 1 - x)

    return _picture(long, head, is_set)


def _swap(long: int, line: int, head: int) -> Picture:
    """An arrow to the right above one to the left; the head of each is beside the other's line."""
    right = _arrow(long, line, head)
    left = [row[::-1] for row in right]
    apart = head - (head - line) // 2 + 1
    empty = "." * long
    shifted = [*right, *[empty] * apart], [*[empty] * apart, *left]
    return [_both(one, other) for one, other in zip(*shifted, strict=True)]


def _shuffle(long: int, line: int, head: int) -> Picture:
    """Two arrows to the right that cross."""
    high = 2 * head + 1
    ends = line + 1  # how long a line is level, at the left
    tip = long - head // 2 - 1
    tops = []
    for x in range(long):
        way = min(max(x - ends, 0) / (tip - 2 * ends), 1)
        tops.append(round((head - line) / 2 + way * (head + 1)))

    def is_set(x: int, y: int) -> bool:
        if x >= tip:
            return False
        thick = line + (line > 2 and ends < x < tip - ends)  # a slant looks thinner
        return tops[x] <= y < tops[x] + thick

    down = _picture(long, high, is_set)
    point = _arrow(long, line, head)
    cut = long - head // 2 - 1
    for y, row in enumerate(point):
        down[high - head + y] = down[high - head + y][:cut] + row[cut:]
    return [_both(one, other) for one, other in zip(down, down[::-1], strict=True)]


def _both(one: str, other: str) -> str:
    return "".join("#" if "#" in pair else "." for pair in zip(one, other, strict=True))


def _pips(wide: int, count: int) -> Picture:
    size, across, down = _PIPS[wide]
    across += size
    down += size

    def is_set(x: int, y: int) -> bool:
        left, top = x % across, y % down
        is_corner = left in (0, size - 1) and top in (0, size - 1)
        is_pip = left < size and top < size and not is_corner
        return is_pip and y // down * 3 + x // across in _PLACES[count]

    return _picture(2 * across + size, 2 * down + size, is_set)


def _picture(wide: int, high: int, is_set: Callable[[int, int], bool]) -> Picture:
    return ["".join(".#"[is_set(x, y)] for x in range(wide)) for y in range(high)]
