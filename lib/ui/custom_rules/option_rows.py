"""This module shows options in lists, changes their values, and says what they mean.

    write(text, rules, i)      "first Wild: goes b..", cut to the room in a row
    step(rules, i, by)         set the next value; the last one is followed by the first
    first_of(group)            -> the first option of a group
    tell_why(foot, why)        "! must play and drawn card - Who must play cannot keep a drawn card"

rules: bytes of `engine.rulesets.mixing`. i: an option's place in the menus. Nothing here allocates.
"""

from engine.rulesets.lines_generated import REASONS
from engine.rulesets.mixing import (
    highest,
    lowest,
    other_of,
    place_of,
    put,
    reason_of,
    this_of,
    value_of,
)
from engine.rulesets.words_generated import GROUP_SIZES, NAMES, WORDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.paragraphs import Foot
    from ui.texts import Writer

# The values of options that are large numbers.
_STEPS = (0, 10, 20, 50, 100, 150, 200, 250, 300, 400, 500, 750, 1000, 1500, 2000, 5000)


def write(text: "Writer", rules: bytearray, i: int) -> None:  # per frame
    """Write a row."""
    value = value_of(rules, i)
    words = WORDS[i][value] if WORDS[i] else b""
    room = text.room()
    left = room
    if len(NAMES[i]) + 2 + len(words) > room:
        left -= 2
    left = _write(text, NAMES[i], left)
    left = _write(text, b": ", left)
    _write(text, words, left)
    if not words:
        text.number(value)
    elif left < len(words):
        text.word(b"..")


def _write(text: "Writer", words: bytes, most: int) -> int:  # per frame
    """Write at most `most` letters of some words; return how many letters of room are left."""
    for letter in words:
        if not most:
            break
        text.letter(letter)
        most -= 1
    return most


def step(rules: bytearray, i: int, by: int) -> None:  # per frame
    """Set the next value of option i, or with by=-1 the previous one."""
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
    """Return the next or previous of _STEPS; past the ends a number below or above all bounds."""
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
    """Return the first option of a group."""
    first = 0
    while group:
        group -= 1
        first += GROUP_SIZES[group]
    return first


def tell_why(foot: "Foot", why: int) -> None:  # per frame
    """Write which options contradict each other, and why. why: from `mixed.against`."""
    other = other_of(why)
    foot.words(b"!")
    foot.words(NAMES[place_of(this_of(why))])
    if other >= 0:
        foot.words(b"and")
        foot.words(NAMES[place_of(other)])
    foot.words(b"-")
    foot.words(REASONS[reason_of(why)])
