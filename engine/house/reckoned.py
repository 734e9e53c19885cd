"""This module adds and multiplies cards, on one pile and on two: by age, and one card for two.

Who is young enough lays what adds up to the number in play, or multiplies to it (CRO-6); one card
may be the sum or difference of the two top ones (ROA-2). Who asks what a seat can put aside counts
the numbers in its hand first, into NUMBERS_HELD.
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

# By number, how many cards it takes at least to make it; _NEVER: none do.
_FEWEST = bytearray(10)
# How many cards of each number the hand being looked at has, besides those put aside.
NUMBERS_HELD = bytearray(10)


def wanted_for_two(g: "Game", s: bytearray, pile: int) -> int:
    """Return the bits of hands.MATCH of the numbers that go on two top discards (ROA-2).

    Those are numbers of one color, on pile 0 or 1; it takes their sum or difference.
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
    """Is a seat young enough to lay what adds up, or multiplies (CRO-6)?"""
    return 0 < s[AGES + seat] <= _MULTIPLIES_UP_TO


def total_with(s: bytearray, seat: int, number: int) -> int:
    """Return the sum, or product, of what is put aside and a number: who is up to 9 adds."""
    adds = s[AGES + seat] <= _ADDS_UP_TO
    for i in range(s[DRAFT_SIZE]):
        other = FACE[counts_as(s, s[DRAFT + i])]
        number = number + other if adds else number * other
    return number


def can_make(s: bytearray, seat: int, mine: int, must: int, wanted: int) -> bool:
    """Do the cards put aside, a number and some of NUMBERS_HELD make the wanted number?

    must: a number that has to be among them, no longer counted in NUMBERS_HELD; -1: none.
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
    """Return how many of NUMBERS_HELD, one at least, bring start to wanted; _NEVER: none do."""
    if start == wanted and (start or adds):
        return 1 if NUMBERS_HELD[0 if adds else 1] else _NEVER
    if not (wanted or adds):
        return 1 if NUMBERS_HELD[0] or (not start and _holds_any()) else _NEVER
    if start > wanted or not (start or adds):
        return _NEVER
    for number in range(10):
        _FEWEST[number] = _NEVER
    _FEWEST[start] = 0
    for number in range(1 if adds else 2, 10):
        for _ in range(NUMBERS_HELD[number]):
            _go_on_with(number, adds)
    return _FEWEST[wanted]


def _holds_any() -> bool:
    for number in range(10):
        if NUMBERS_HELD[number]:
            return True
    return False


def _go_on_with(number: int, adds: bool) -> None:
    """Note in _FEWEST what one more card makes; the largest first, so that it counts once."""
    for have in range(9 - number if adds else 9 // number, -1 if adds else 0, -1):
        made = have + number if adds else have * number
        if _FEWEST[have] + 1 < _FEWEST[made]:
            _FEWEST[made] = _FEWEST[have] + 1


def join() -> None:  # set-up
    slots.wanted_for_two = wanted_for_two
