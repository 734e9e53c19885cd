"""Pairs: two numbers of one color whose sum or difference is in play.

    option   sets=sum_or_difference   (ROA-1)

engine/turn/sets.py lets seats put the cards aside; the one on top counts.
"""

from engine.state.cards import FIRST_SYMBOL_KIND, KIND_MASK, counts_as
from engine.state.layout import COUNTS, DRAFT, DRAFT_SIZE
from engine.state.windows import is_turn
from engine.turn import sets
from engine.turn.sets import LIKE, number_on

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game
    from engine.state.hooks import Hooks

# By color: bit n for the number n in the hand that `_may_begin` saw last.
_NUMBERS = [0, 0, 0, 0]


def _makes(g: "Game", s: bytearray, kind: int, pile: int) -> bool:
    """Do the one card put aside and this one make the number on a pile?"""
    other = counts_as(s, s[DRAFT])
    if s[DRAFT_SIZE] != 1 or kind >= FIRST_SYMBOL_KIND or other >= FIRST_SYMBOL_KIND:
        return False
    if (kind ^ other) & 3 or not is_turn(s):
        return False
    a = kind >> 2
    b = other >> 2
    number = number_on(s, pile)
    return a + b == number or abs(a - b) == number


def _may_begin(g: "Game", s: bytearray, seat: int) -> bool:
    """May two numbers of a hand make one in play? False: none do."""
    first = number_on(s, 0)
    second = number_on(s, 1)
    if s[DRAFT_SIZE] or not is_turn(s) or (first < 0 and second < 0):
        return False
    if not (first and second):
        return True  # two equal ones would
    numbers = _NUMBERS
    numbers[0] = numbers[1] = numbers[2] = numbers[3] = sums = 0
    base = g.hands[seat]
    for at in range(base, base + s[COUNTS + seat]):
        kind = counts_as(s, s[at] & KIND_MASK)
        if kind < FIRST_SYMBOL_KIND:
            sums |= numbers[kind & 3] << (kind >> 2)
            numbers[kind & 3] |= 1 << (kind >> 2)
    return _may_make(first, sums) or _may_make(second, sums)


def _may_make(number: int, sums: int) -> bool:
    """May two numbers in _NUMBERS make this one? sums: bit n for a sum n; number: -1: none."""
    if number < 0:
        return False
    if sums >> number & 1:
        return True
    for numbers in _NUMBERS:
        if numbers & numbers >> number:
            return True
    return False


def _joins(g: "Game", s: bytearray, seat: int, kind: int, must: int) -> bool:
    """Does the hand have another number that makes one in play with this one?

    must: the kind of a card that has to be among them; -1: none.
    """
    if s[DRAFT_SIZE] or kind >= FIRST_SYMBOL_KIND or not is_turn(s):
        return False
    for pile in range(2):
        number = number_on(s, pile)
        if number >= 0 and _has_partner(kind, must, number):
            return True
    return False


def _has_partner(kind: int, must: int, number: int) -> bool:
    """Does the hand have a number whose sum or difference with this one is in play (ROA-1)?"""
    mine = kind >> 2
    if _is_left(kind, number - mine, must) or _is_left(kind, mine - number, must):
        return True
    return _is_left(kind, number + mine, must)


def _is_left(kind: int, number: int, must: int) -> bool:
    """Is there another card of this one's color that counts as a number from -9 to 18?"""
    other = number * 4 + (kind & 3)
    if not 0 <= number < 10 or (must >= 0 and other != must):
        return False
    return LIKE[other] > (other == kind)


def register(hooks: "Hooks") -> None:  # set-up
    sets.add_way(hooks, _may_begin, _joins, _makes)
