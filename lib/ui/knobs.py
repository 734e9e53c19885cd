"""Options stand on lists, in rows with name and value, and get their next value.

    write(text, rules, i)      "first wild: goes back", cut off at the edge
    step(rules, i, by)         the next value, round and round
    first_of(group)            where a group of the menus begins

rules: bytes of `engine.own.mixed`. i: place in its menus. Nothing here takes from the heap.
"""

from engine.own.mixed import highest, lowest, put, value_of
from engine.own.words import GROUP_SIZES, NAMES, WORDS

# Large numbers go in such steps.
_STEPS = (0, 10, 20, 50, 100, 150, 200, 250, 300, 400, 500, 750, 1000, 1500, 2000, 5000)


def write(text: "Text", rules: bytearray, i: int) -> None:  # per frame
    """Write a row."""
    text.word(NAMES[i])
    text.word(b": ")
    value = value_of(rules, i)
    if WORDS[i]:
        text.word(WORDS[i][value])
    else:
        text.number(value)


def step(rules: bytearray, i: int, by: int) -> None:  # per frame
    """Give option i its next value, or the one before."""
    least = lowest(i)
    most = highest(i)
    value = value_of(rules, i)
    if most > 255:
        value = _next_step(value, by)
    else:
        value += by
    if value > most:
        value = least
    elif value < least:
        value = most
    put(rules, i, value)


def _next_step(value: int, by: int) -> int:  # per frame
    """The next large number; beyond the last one a number that is too large."""
    at = 0
    while at < len(_STEPS) and _STEPS[at] < value:
        at += 1
    if by > 0 and at < len(_STEPS) and _STEPS[at] == value:
        at += 1
    elif by < 0:
        at -= 1
    if at < 0:
        return -1
    return _STEPS[at] if at < len(_STEPS) else 99999


def first_of(group: int) -> int:  # per frame
    """Where a group begins."""
    first = 0
    while group:
        group -= 1
        first += GROUP_SIZES[group]
    return first


TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.text import Text
