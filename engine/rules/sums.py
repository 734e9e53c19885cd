"""Numbers that make the number in play: pairs, sums and products by age, one card for two.

Pairs of one color are laid for their sum or difference (ROA-1); who is young enough lays what
adds up, or multiplies (CRO-6); one card may be the sum or difference of the two top ones
(ROA-2). Cards are put aside one by one (DRAFT), and only what can become a set is offered.
"""

from engine.const import const
from engine.house.legal import HELD, held_like, is_aside
from engine.state.cards import BLANK, FACE, FIRST_SYMBOL_KIND, meant
from engine.state.layout import (
    AGES,
    COUNTS,
    DISCARD_SIZE,
    DRAFT,
    DRAFT_SIZE,
    DRAWN,
    DREW,
    PHASE,
    TOP_CARD,
)
from engine.state.options import BY_AGE, SETS, SUM_OR_DIFFERENCE
from engine.state.slots import slots

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game

_ADDS_UP_TO = const(9)  # the oldest who may add (CRO-6)
_MULTIPLIES_UP_TO = const(12)  # the oldest who may multiply
_NINE = const(9)
# Bits of hands.MATCH: that of a 0, and of all numbers.
_ZERO = const(16)
_NUMBERS = const(1023 << 4)

# How many cards of each number the hand being looked at has.
_HELD = bytearray(10)

# The numbers that were seen of a hand, a bit for each, by color.
_SEEN = [0, 0, 0, 0]


def wanted_for_two(g: "Game", s: bytearray) -> int:
    """Return the bits of hands.MATCH of the numbers that go on the two top discards (ROA-2).

    Those are numbers of one color; it takes their sum or difference.
    """
    size = s[DISCARD_SIZE]
    top = s[TOP_CARD]
    if size < 2 or top >= FIRST_SYMBOL_KIND:
        return 0
    below = s[g.discards + size - 2]
    if FACE[below] == BLANK:
        below = meant(s, below)
    if below >= FIRST_SYMBOL_KIND or (top ^ below) & 3:
        return 0
    a = FACE[top]
    b = FACE[below]
    return (_ZERO << a + b | _ZERO << abs(a - b)) & _NUMBERS


def is_sum(g: "Game", s: bytearray, seat: int, kind: int) -> bool:
    """Do the cards put aside and this last one make the number in play?"""
    top = s[TOP_CARD]
    kind = meant(s, kind)
    first = meant(s, s[DRAFT])
    if kind >= FIRST_SYMBOL_KIND or top >= FIRST_SYMBOL_KIND or first >= FIRST_SYMBOL_KIND:
        return False
    if _reckons(s, seat) and _result(s, seat, FACE[kind]) == FACE[top]:
        return True
    if not s[SETS] & SUM_OR_DIFFERENCE or s[DRAFT_SIZE] != 1 or (kind ^ first) & 3:
        return False
    a = FACE[kind]
    b = FACE[first]
    return a + b == FACE[top] or abs(a - b) == FACE[top]


def may_make_sums(g: "Game", s: bytearray, seat: int) -> bool:
    """May some numbers of a hand make the one in play? False: none do."""
    if s[TOP_CARD] >= FIRST_SYMBOL_KIND:
        return False
    if _reckons(s, seat):
        return True
    if not s[SETS] & SUM_OR_DIFFERENCE:
        return False
    seen = _SEEN
    seen[0] = seen[1] = seen[2] = seen[3] = 0
    wanted = FACE[s[TOP_CARD]]
    base = g.hands[seat]
    for at in range(base, base + s[COUNTS + seat]):
        kind = s[at]
        if kind < FIRST_SYMBOL_KIND:
            number = kind >> 2
            if seen[kind & 3] & (1 << wanted + number | 1 << abs(wanted - number)):
                return True
            seen[kind & 3] |= 1 << number
        elif FACE[kind] == BLANK:
            return True
    return False


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
    """Can a card be put aside, so that some set with it can be laid? The hand was looked at."""
    like = kind if FACE[kind] != BLANK else meant(s, kind)
    top = s[TOP_CARD]
    if like >= FIRST_SYMBOL_KIND or top >= FIRST_SYMBOL_KIND:
        return False
    if not s[DRAFT_SIZE]:
        if s[SETS] & SUM_OR_DIFFERENCE:
            color = kind & 3
            more = FACE[top] + FACE[like]
            less = abs(FACE[top] - FACE[like])
            if HELD[more * 4 + color] or HELD[less * 4 + color] or HELD[BLANK * 4 + color]:
                if _is_partner(s, kind, like, more) or _is_partner(s, kind, like, less):
                    return True
    elif meant(s, s[DRAFT]) >= FIRST_SYMBOL_KIND:
        return False
    return s[SETS] & BY_AGE > 0 and _reckons(s, seat) and _can_add_by_age(g, s, seat, kind)


def _is_partner(s: bytearray, kind: int, like: int, number: int) -> bool:
    """Is another card of a color there with a number, to be laid with this one (ROA-1)?"""
    other = number * 4 + (kind & 3)
    if number > _NINE or held_like(s, other) <= (other == like):
        return False
    return s[PHASE] != DREW or kind == s[DRAWN] or other == meant(s, s[DRAWN])


def _can_add_by_age(g: "Game", s: bytearray, seat: int, kind: int) -> bool:
    """Can what is put aside, this card and one or more others make the number in play (CRO-6)?"""
    for number in range(10):
        _HELD[number] = 0
        for color in range(4):
            _HELD[number] += held_like(s, number * 4 + color)
    mine = FACE[meant(s, kind)]
    _HELD[mine] -= 1
    must = -1
    if s[PHASE] == DREW and kind != s[DRAWN] and not is_aside(s, s[DRAWN]):
        drawn = meant(s, s[DRAWN])
        if drawn >= FIRST_SYMBOL_KIND:
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
    slots.wanted_for_two = wanted_for_two
    slots.may_make_sums = may_make_sums
    slots.is_sum = is_sum
    slots.joins_sum = joins_sum
