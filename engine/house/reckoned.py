"""This module adds and multiplies number cards: by age, and one card for two. Both turns use it.

Young players may lay numbers that add up to the number in play, or multiply to it (CRO-6). One card
may be laid that is the sum or difference of the two top ones (ROA-2). Callers of `can_make` count
the numbers of the hand in NUMBERS_HELD first.
"""

from engine.const import const
from engine.state.cards import BLANK, FACE, FIRST_SYMBOL_KIND, counts_as
from engine.state.layout import AGES, DISCARD_SIZE, DISCARDS, DRAFT, DRAFT_SIZE, TOP_CARD
from engine.state.slots import slots

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game

_ADDS_UP_TO = const(9)  # the oldest who may add (CRO-6)
_MULTIPLIES_UP_TO = const(12)  # the oldest who may multiply
# Bits of hands.MATCH: that of a 0, and of all numbers.
_ZERO = const(16)
_NUMBERS = const(1023 << 4)

_MOST_ASIDE = const(7)
_NEVER = const(99)

# By number: the fewest cards that make it; _NEVER: none do.
_FEWEST = bytearray(10)
# By number: how many cards the hand has besides those put aside.
NUMBERS_HELD = bytearray(10)


def wanted_for_two(g: "Game", s: bytearray, pile: int) -> int:
    """Return the bits of hands.MATCH of the numbers that two for one lets on pile 0 or 1 (ROA-2).

    They are the sum and the difference of the two top cards, if these are numbers of one color.
    """
    size = s[DISCARD_SIZE + pile]
    top = s[TOP_CARD + pile]
    if size < 2 or top >= FIRST_SYMBOL_KIND:
        return 0
    below = s[g.zones[DISCARDS + pile] + size - 2]
    if FACE[below] == BLANK:
        below = counts_as(s, below)
    if below >= FIRST_SYMBOL_KIND or (top ^ below) & 3:
        return 0
    a = FACE[top]
    b = FACE[below]
    return (_ZERO << a + b | _ZERO << abs(a - b)) & _NUMBERS


def may_reckon(s: bytearray, seat: int) -> bool:
    """Is a seat's player young enough to lay sums or products (CRO-6)?"""
    return 0 < s[AGES + seat] <= _MULTIPLIES_UP_TO


def total_with(s: bytearray, seat: int, number: int) -> int:
    """Return the sum (up to the age of 9) or product of a number and the cards put aside."""
    adds = s[AGES + seat] <= _ADDS_UP_TO
    for i in range(s[DRAFT_SIZE]):
        other = FACE[counts_as(s, s[DRAFT + i])]
        number = number + other if adds else number * other
    return number


def can_make(s: bytearray, seat: int, mine: int, must: int, wanted: int) -> bool:
    """Do the cards put aside, the number `mine` and one or more of NUMBERS_HELD make `wanted`?

    must: a number that has to be among them and is not counted in NUMBERS_HELD; -1: none.
    """
    adds = s[AGES + seat] <= _ADDS_UP_TO
    start = total_with(s, seat, mine)
    room = _MOST_ASIDE - s[DRAFT_SIZE]  # for cards besides these; the last is laid with them
    if must >= 0:
        start = start + must if adds else start * must
        room -= 1
        if start == wanted:
            return room >= 0
    return _fewest(start, wanted, adds) <= room


def _fewest(start: int, wanted: int, adds: bool) -> int:
    """Return the fewest of NUMBERS_HELD, at least one, that bring start to wanted, or _NEVER."""
    if start == wanted and (start or adds):
        return 1 if NUMBERS_HELD[0 if adds else 1] else _NEVER
    if not (wanted or adds):
        return 1 if NUMBERS_HELD[0] or (not start and _holds_any()) else _NEVER
    if start > wanted or not (start or adds):
        return _NEVER
    for number in range(10):
        _FEWEST[number] = _NEVER
    _FEWEST[start] = 0
    for number in range(1 if adds else 2, wanted + 1):
        for _ in range(min(NUMBERS_HELD[number], wanted // number)):  # more would be too much
            _go_on_with(number, wanted, adds)
    return _FEWEST[wanted]


def _holds_any() -> bool:
    for number in range(10):
        if NUMBERS_HELD[number]:
            return True
    return False


def _go_on_with(number: int, wanted: int, adds: bool) -> None:
    """Update _FEWEST up to `wanted` with one more card.

    It goes from the largest number down, so that the card counts once.
    """
    for have in range(wanted - number if adds else wanted // number, -1 if adds else 0, -1):
        made = have + number if adds else have * number
        if _FEWEST[have] + 1 < _FEWEST[made]:
            _FEWEST[made] = _FEWEST[have] + 1


def join() -> None:  # set-up
    slots.wanted_for_two = wanted_for_two
