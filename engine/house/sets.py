"""Cards laid together: doubles, equal faces, pairs that add up, sums and products by age.

They are put aside one by one (DRAFT) and laid with the last one. Only what can become a set
is offered, so nobody is led into a dead end.
"""

from engine.cards import FACE, FIRST_WILD_KIND
from engine.choices import NOT_NOW, OK
from engine.const import const
from engine.house.fitting import count_of, fits, is_number
from engine.layout import AGES, DRAFT, DRAFT_SIZE, DRAWN, DREW, PHASE, TOP_CARD
from engine.options import SETS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game

_MOST_ASIDE = const(7)
_DOUBLES = const(2)  # sets=double
_SAME_RANK = const(3)
_SUM_OR_DIFFERENCE = const(4)
_BY_AGE = const(5)
_ADDS_UP_TO = const(9)  # the oldest who may add (CRO-6)
_MULTIPLIES_UP_TO = const(12)  # the oldest who may multiply

# How many cards of each number the hand being looked at has.
_HELD = bytearray(10)


def is_aside(s: bytearray, kind: int) -> bool:
    for i in range(s[DRAFT_SIZE]):
        if s[DRAFT + i] == kind:
            return True
    return False


def is_set(g: "Game", s: bytearray, seat: int, kind: int) -> bool:
    """Do the cards put aside and this last one make a set?"""
    first = s[DRAFT]
    size = s[DRAFT_SIZE]
    sets = s[SETS]
    if sets == _DOUBLES:
        return size == 1 and kind == first
    if sets == _SAME_RANK:
        return kind < FIRST_WILD_KIND and FACE[kind] == FACE[first] and not _has_color(s, kind)
    top = s[TOP_CARD]
    if not is_number(kind) or not is_number(top):
        return False
    if sets == _SUM_OR_DIFFERENCE:
        if size != 1 or (kind ^ first) & 3:
            return False
        a = FACE[kind]
        b = FACE[first]
        return a + b == FACE[top] or abs(a - b) == FACE[top]
    if sets == _BY_AGE:
        return _result(s, seat, FACE[kind]) == FACE[top]
    return False


def _has_color(s: bytearray, kind: int) -> bool:
    for i in range(s[DRAFT_SIZE]):
        if not (s[DRAFT + i] ^ kind) & 3:
            return True
    return False


def _multiplies(s: bytearray, seat: int) -> bool:
    """Does a seat multiply, being 10 to 12 years old? Else it adds (CRO-6)."""
    return s[AGES + seat] > _ADDS_UP_TO


def _result(s: bytearray, seat: int, number: int) -> int:
    """Return the sum, or product, of what is put aside and a number."""
    for i in range(s[DRAFT_SIZE]):
        if _multiplies(s, seat):
            number *= FACE[s[DRAFT + i]]
        else:
            number += FACE[s[DRAFT + i]]
    return number


def can_add(g: "Game", s: bytearray, seat: int, kind: int) -> bool:
    """Can a card be put aside, so that some set with it can be laid?"""
    sets = s[SETS]
    size = s[DRAFT_SIZE]
    if sets < _DOUBLES or size >= _MOST_ASIDE or count_of(g, s, seat, kind) < 1:
        return False
    if s[PHASE] == DREW and not _drawn_can_join(s, kind):
        return False
    if sets == _DOUBLES:
        return not size and is_number(kind) and fits(g, s, kind) and count_of(g, s, seat, kind) > 1
    if sets == _SAME_RANK:
        return _can_add_rank(g, s, seat, kind)
    if not is_number(kind) or not is_number(s[TOP_CARD]):
        return False
    if sets == _SUM_OR_DIFFERENCE:
        return not size and _has_partner(g, s, seat, kind)
    return _can_add_by_age(g, s, seat, kind)


def take_back(s: bytearray, kind: int) -> int:
    """Take the card that was put aside last back."""
    last = s[DRAFT_SIZE] - 1
    if last < 0 or s[DRAFT + last] != kind:
        return NOT_NOW
    s[DRAFT + last] = 0
    s[DRAFT_SIZE] = last
    return OK


def _drawn_can_join(s: bytearray, kind: int) -> bool:
    """After drawing, a set must contain the drawn card (CORE-5); with two cards, as one of them."""
    drawn = s[DRAWN]
    if kind == drawn or s[SETS] == _BY_AGE or is_aside(s, drawn):
        return True
    if s[SETS] == _SAME_RANK:
        return drawn < FIRST_WILD_KIND and FACE[drawn] == FACE[kind] and (drawn ^ kind) & 3 != 0
    return s[SETS] == _SUM_OR_DIFFERENCE  # `_has_partner` sees to it that it is laid last


def _can_add_rank(g: "Game", s: bytearray, seat: int, kind: int) -> bool:
    """Is another color of this number or symbol left to be laid on top (STA-1)?"""
    if not s[DRAFT_SIZE] and not fits(g, s, kind):
        return False
    return goes_with_others(g, s, seat, kind)


def goes_with_others(g: "Game", s: bytearray, seat: int, kind: int) -> bool:
    """Does a card go on those put aside, and is another left to go on it (STA-1)?"""
    if kind >= FIRST_WILD_KIND:
        return False
    if s[DRAFT_SIZE] and (FACE[kind] != FACE[s[DRAFT]] or _has_color(s, kind)):
        return False
    first = kind & ~3
    for other in range(first, first + 4):
        if other != kind and not _has_color(s, other) and count_of(g, s, seat, other) > 0:
            return True
    return False


def _has_partner(g: "Game", s: bytearray, seat: int, kind: int) -> bool:
    """Is there another card of its color that makes the number in play with it (ROA-1)?"""
    top = FACE[s[TOP_CARD]]
    for number in range(10):
        other = number * 4 + (kind & 3)
        a = FACE[kind]
        if a + number == top or abs(a - number) == top:
            if count_of(g, s, seat, other) > (1 if other == kind else 0):
                if s[PHASE] != DREW or kind == s[DRAWN] or other == s[DRAWN]:
                    return True
    return False


def _can_add_by_age(g: "Game", s: bytearray, seat: int, kind: int) -> bool:
    """Can what is put aside, this card and one or more others make the number in play (CRO-6)?"""
    age = s[AGES + seat]
    if not age or age > _MULTIPLIES_UP_TO:
        return False
    for number in range(10):
        _HELD[number] = 0
        for color in range(4):
            _HELD[number] += count_of(g, s, seat, number * 4 + color)
    _HELD[FACE[kind]] -= 1
    must = -1
    if s[PHASE] == DREW and kind != s[DRAWN] and not is_aside(s, s[DRAWN]):
        if not is_number(s[DRAWN]):
            return False
        must = FACE[s[DRAWN]]
        _HELD[must] -= 1
    start = _result(s, seat, FACE[kind])
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
