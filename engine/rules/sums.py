"""Numbers that make the number in play: pairs, sums and products by age, one card for two.

Pairs of one color are laid for their sum or difference (ROA-1); who is young enough lays what
adds up, or multiplies (CRO-6); one card may be the sum or difference of the two top ones
(ROA-2). Cards are put aside one by one (DRAFT), and only what can become a set is offered.
"""

from engine.const import const
from engine.house.fit import count_like, is_aside, is_number
from engine.state.cards import FACE
from engine.state.hands import meant
from engine.state.layout import AGES, DISCARD_SIZE, DRAFT, DRAFT_SIZE, DRAWN, DREW, PHASE, TOP_CARD
from engine.state.options import BY_AGE, SETS, SUM_OR_DIFFERENCE
from engine.state.slots import slots

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game

_ADDS_UP_TO = const(9)  # the oldest who may add (CRO-6)
_MULTIPLIES_UP_TO = const(12)  # the oldest who may multiply

# How many cards of each number the hand being looked at has.
_HELD = bytearray(10)


def is_two_for_one(g: "Game", s: bytearray, kind: int) -> bool:
    """Is a number the sum or difference of the two top discards, numbers of one color (ROA-2)?"""
    size = s[DISCARD_SIZE]
    if size < 2 or not is_number(kind):
        return False
    top = s[TOP_CARD]
    below = meant(s, s[g.discards + size - 2])
    if not is_number(top) or not is_number(below) or (top ^ below) & 3:
        return False
    a = FACE[top]
    b = FACE[below]
    return FACE[kind] == a + b or FACE[kind] == abs(a - b)


def is_sum(g: "Game", s: bytearray, seat: int, kind: int) -> bool:
    """Do the cards put aside and this last one make the number in play?"""
    top = s[TOP_CARD]
    kind = meant(s, kind)
    first = meant(s, s[DRAFT])
    if not is_number(kind) or not is_number(top) or not is_number(first):
        return False
    if _reckons(s, seat) and _result(s, seat, FACE[kind]) == FACE[top]:
        return True
    if not s[SETS] & SUM_OR_DIFFERENCE or s[DRAFT_SIZE] != 1 or (kind ^ first) & 3:
        return False
    a = FACE[kind]
    b = FACE[first]
    return a + b == FACE[top] or abs(a - b) == FACE[top]


def _reckons(s: bytearray, seat: int) -> bool:
    """Is a seat young enough to lay what adds up, or multiplies (CRO-6)?"""
    return s[SETS] & BY_AGE > 0 and 0 < s[AGES + seat] <= _MULTIPLIES_UP_TO


def _multiplies(s: bytearray, seat: int) -> bool:
    """Does a seat multiply, being 10 to 12 years old? Else it adds (CRO-6)."""
    return s[AGES + seat] > _ADDS_UP_TO


def _result(s: bytearray, seat: int, number: int) -> int:
    """Return the sum, or product, of what is put aside and a number."""
    for i in range(s[DRAFT_SIZE]):
        if _multiplies(s, seat):
            number *= FACE[meant(s, s[DRAFT + i])]
        else:
            number += FACE[meant(s, s[DRAFT + i])]
    return number


def joins_sum(g: "Game", s: bytearray, seat: int, kind: int) -> bool:
    """Can a card be put aside, so that some set with it can be laid?"""
    if not is_number(meant(s, kind)) or not is_number(s[TOP_CARD]):
        return False
    if s[DRAFT_SIZE] and not is_number(meant(s, s[DRAFT])):
        return False
    if _reckons(s, seat) and _can_add_by_age(g, s, seat, kind):
        return True
    return s[SETS] & SUM_OR_DIFFERENCE > 0 and not s[DRAFT_SIZE] and _has_partner(g, s, seat, kind)


def _has_partner(g: "Game", s: bytearray, seat: int, kind: int) -> bool:
    """Is there another card of its color that makes the number in play with it (ROA-1)?"""
    top = FACE[s[TOP_CARD]]
    like = meant(s, kind)
    a = FACE[like]
    for number in range(10):
        other = number * 4 + (kind & 3)
        if a + number == top or abs(a - number) == top:
            if count_like(g, s, seat, other) > (1 if other == like else 0):
                if s[PHASE] != DREW or kind == s[DRAWN] or other == meant(s, s[DRAWN]):
                    return True
    return False


def _can_add_by_age(g: "Game", s: bytearray, seat: int, kind: int) -> bool:
    """Can what is put aside, this card and one or more others make the number in play (CRO-6)?"""
    for number in range(10):
        _HELD[number] = 0
        for color in range(4):
            _HELD[number] += count_like(g, s, seat, number * 4 + color)
    mine = FACE[meant(s, kind)]
    _HELD[mine] -= 1
    must = -1
    if s[PHASE] == DREW and kind != s[DRAWN] and not is_aside(s, s[DRAWN]):
        drawn = meant(s, s[DRAWN])
        if not is_number(drawn):
            return False
        must = FACE[drawn]
        _HELD[must] -= 1
    start = _result(s, seat, mine)
    wanted = FACE[s[TOP_CARD]]
    if _multiplies(s, seat):
        return _can_multiply(start if must < 0 else start * must, wanted, must >= 0)
    return _can_sum(start if must < 0 else start + must, wanted, must >= 0)


def _can_sum(start: int, wanted: int, is_enough: bool) -> bool:
    """Do some of the cards in _HELD, one at least unless it is enough, bring start to wanted?"""
    if start > wanted:
        return False
    if start == wanted and (is_enough or _HELD[0]):
        return True
    sums = 1 << start
    for number in range(1, 10):
        for _ in range(_HELD[number]):
            sums |= sums << number & 1023
    return wanted > start and sums >> wanted & 1 == 1


def _can_multiply(start: int, wanted: int, is_enough: bool) -> bool:
    """The same for products: 0 needs a 0, else what is left must divide what is wanted."""
    if start == wanted and is_enough:
        return True
    if not wanted:
        held = 0
        for number in range(10):
            held += _HELD[number]
        return held > 0 and (start == 0 or _HELD[0] > 0)
    if start == wanted and _HELD[1]:
        return True
    if not start or start > wanted:
        return False
    products = 1 << start
    for number in range(2, 10):
        for _ in range(_HELD[number]):
            for have in range(9 // number, 0, -1):
                if products >> have & 1:
                    products |= 1 << have * number
    return wanted > start and products >> wanted & 1 == 1


def join() -> None:  # set-up
    slots.is_two_for_one = is_two_for_one
    slots.is_sum = is_sum
    slots.joins_sum = joins_sum
