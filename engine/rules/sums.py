"""This module knows which numbers make the one in play: pairs, and sums and products by age.

A pair of one color makes its sum or difference (ROA-1). Young players may lay numbers that add up
to the one in play, or multiply to it (CRO-6; engine/house/reckoned.py). Cards are put aside one by
one (DRAFT), and only those that can still become a set are offered.
"""

from engine.const import const
from engine.house.legal import HELD, held_like, is_aside
from engine.house.reckoned import NUMBERS_HELD, can_make, may_reckon, total_with
from engine.state.cards import BLANK, FACE, FIRST_SYMBOL_KIND, counts_as
from engine.state.layout import COUNTS, DRAFT, DRAFT_SIZE, DRAWN, DREW, PHASE, TOP_CARD
from engine.state.options import BY_AGE, SETS, SUM_OR_DIFFERENCE
from engine.state.slots import slots

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game

_NINE = const(9)

# By color: a bit for each number of a hand that was seen so far.
_SEEN = [0, 0, 0, 0]


def is_sum(s: bytearray, seat: int, kind: int) -> bool:
    """Do the cards put aside and this last one make the number in play?"""
    top = s[TOP_CARD]
    kind = counts_as(s, kind)
    first = counts_as(s, s[DRAFT])
    if kind >= FIRST_SYMBOL_KIND or top >= FIRST_SYMBOL_KIND or first >= FIRST_SYMBOL_KIND:
        return False
    if _may_reckon(s, seat) and total_with(s, seat, FACE[kind]) == FACE[top]:
        return True
    if not s[SETS] & SUM_OR_DIFFERENCE or s[DRAFT_SIZE] != 1 or (kind ^ first) & 3:
        return False
    a = FACE[kind]
    b = FACE[first]
    return a + b == FACE[top] or abs(a - b) == FACE[top]


def may_make_sums(g: "Game", s: bytearray, seat: int) -> bool:
    """May numbers of a hand make the one in play? False: none do."""
    if s[TOP_CARD] >= FIRST_SYMBOL_KIND:
        return False
    if _may_reckon(s, seat):
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


def _may_reckon(s: bytearray, seat: int) -> bool:
    """May a seat lay sums or products by its age (CRO-6)?"""
    return s[SETS] & BY_AGE > 0 and may_reckon(s, seat)


def joins_sum(s: bytearray, seat: int, kind: int) -> bool:
    """Can a card be put aside so that some set of numbers can be laid? Call `look_at` before."""
    like = kind if FACE[kind] != BLANK else counts_as(s, kind)
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
    elif counts_as(s, s[DRAFT]) >= FIRST_SYMBOL_KIND:
        return False
    return _may_reckon(s, seat) and _can_add_by_age(s, seat, kind)


def _is_partner(s: bytearray, kind: int, like: int, number: int) -> bool:
    """Does the hand have another card of this color, with a number, to make a pair (ROA-1)?"""
    other = number * 4 + (kind & 3)
    if number > _NINE or held_like(s, other) <= (other == like):
        return False
    return s[PHASE] != DREW or kind == s[DRAWN] or other == counts_as(s, s[DRAWN])


def _can_add_by_age(s: bytearray, seat: int, kind: int) -> bool:
    """Can this card, those put aside and one or more others make the number in play (CRO-6)?"""
    _count_numbers(s)
    mine = FACE[counts_as(s, kind)]
    NUMBERS_HELD[mine] -= 1
    must = -1
    if s[PHASE] == DREW and kind != s[DRAWN] and not is_aside(s, s[DRAWN]):
        drawn = counts_as(s, s[DRAWN])
        if drawn >= FIRST_SYMBOL_KIND:
            return False
        must = FACE[drawn]
        NUMBERS_HELD[must] -= 1
    return can_make(s, seat, mine, must, FACE[s[TOP_CARD]])


def _count_numbers(s: bytearray) -> None:
    """Count in NUMBERS_HELD the numbers of the hand that `look_at` saw, of all colors."""
    for number in range(10):
        kind = number * 4
        NUMBERS_HELD[number] = HELD[kind] + HELD[kind + 1] + HELD[kind + 2] + HELD[kind + 3]
    for blank in range(BLANK * 4, BLANK * 4 + 4):
        if HELD[blank]:
            like = counts_as(s, blank)
            if like < FIRST_SYMBOL_KIND:
                NUMBERS_HELD[like >> 2] += HELD[blank]


def join() -> None:  # set-up
    slots.may_make_sums = may_make_sums
    slots.is_sum = is_sum
    slots.joins_sum = joins_sum
