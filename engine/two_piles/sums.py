"""Which cards are laid together: numbers that add up, equal ones, pairs, several of a rank.

Number cards of one color may add up to the number in play (GRD-5), two of them be its sum or
difference (ROA-1), equal ones be laid as a double (DBL-4), and one rank in several colors (STA-1).

A set is put aside card by card (DRAFT) and laid with its last one. What can be put aside is
what can still become a set, so nobody is led into a dead end.
"""

from engine.const import const
from engine.state.cards import COLORS, FACE, FIRST_WILD_KIND, KIND_MASK
from engine.state.layout import (
    COUNTS,
    DISCARD_SIZE,
    DRAFT,
    DRAFT_SIZE,
    DRAWN,
    DREW,
    EFFECTS,
    PHASE,
    TOP_CARD,
)
from engine.state.options import DOUBLES, SAME_RANK, SETS, SUM_OR_DIFFERENCE, SUMS
from engine.turn.flow import bars
from engine.two_piles.hold import count_of, find
from engine.two_piles.piles import draws, fits

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game

_MOST = const(7)  # cards put aside; the last one is laid with them
_NINE = const(9)
_NO_NUMBER = const(-1)

# How many cards of each number the hand being looked at has, in the color looked at.
_HELD = bytearray(10)


def is_number(kind: int) -> bool:
    """Is a kind a number card?"""
    return kind < FIRST_WILD_KIND and FACE[kind] <= _NINE


def number_on(s: bytearray, pile: int) -> int:
    """Return the number on top of a discard pile, -1 if there is none or no pile."""
    top = s[TOP_CARD + pile]
    return FACE[top] if s[DISCARD_SIZE + pile] and is_number(top) else _NO_NUMBER


def put_aside(s: bytearray) -> int:
    """Return the sum of the cards that were put aside."""
    total = 0
    for i in range(s[DRAFT_SIZE]):
        total += FACE[s[DRAFT + i]]
    return total


def count_aside(s: bytearray, kind: int) -> int:
    """Return how many cards of a kind were put aside."""
    aside = 0
    for i in range(s[DRAFT_SIZE]):
        if s[DRAFT + i] == kind:
            aside += 1
    return aside


def _needed(s: bytearray, kind: int) -> int:
    """Return the number that the set must still contain besides kind; -1: none (GRD-6).

    NO_NUMBER - 1: the drawn card can be in no set with this one.
    """
    if s[PHASE] != DREW:
        return _NO_NUMBER
    drawn = s[DRAWN]
    if drawn == kind or count_aside(s, drawn):
        return _NO_NUMBER
    if drawn >= FIRST_WILD_KIND or FACE[drawn] > _NINE or (drawn ^ kind) & 3:
        return _NO_NUMBER - 1
    return FACE[drawn]


def is_completed(s: bytearray, kind: int, pile: int) -> bool:
    """Does the set that was put aside go on a pile when this card is laid last?"""
    if s[PHASE] == DREW and kind != s[DRAWN] and not count_aside(s, s[DRAWN]):
        return False  # CORE-5, GRD-6
    if fits(s, s[DRAFT], pile) and (_is_double(s, kind) or is_of_rank(s, kind)):
        return True
    top = number_on(s, pile)
    if not is_number(kind) or not is_number(s[DRAFT]) or (s[DRAFT] ^ kind) & 3:
        return False
    if s[SETS] & SUMS and put_aside(s) + FACE[kind] == top:
        return True
    return s[DRAFT_SIZE] == 1 and _is_pair(s, FACE[s[DRAFT]], FACE[kind], top)


def _is_double(s: bytearray, kind: int) -> bool:
    """Is a card the same number card as all that were put aside (DBL-4)?"""
    return s[SETS] & DOUBLES > 0 and is_number(kind) and count_aside(s, kind) == s[DRAFT_SIZE]


def is_of_rank(s: bytearray, kind: int) -> bool:
    """Is a card of the rank of all that were put aside, each of another color (STA-1)?"""
    if not s[SETS] & SAME_RANK or kind >= FIRST_WILD_KIND:
        return False
    for i in range(s[DRAFT_SIZE]):
        if s[DRAFT + i] == kind or s[DRAFT + i] >> 2 != kind >> 2:
            return False
    return s[DRAFT_SIZE] < 2 or s[DRAFT] != s[DRAFT + 1]


def _is_pair(s: bytearray, a: int, b: int, top: int) -> bool:
    """Are two numbers of one color a sum or difference (ROA-1)?"""
    return s[SETS] & SUM_OR_DIFFERENCE > 0 and (a + b == top or abs(a - b) == top)


def can_add(g: "Game", s: bytearray, seat: int, kind: int) -> bool:
    """Can a card of the hand be put aside, so that some set with it can be laid?"""
    if s[DRAFT_SIZE] >= _MOST or count_of(g, s, seat, kind) <= count_aside(s, kind):
        return False
    if s[SETS] & (DOUBLES | SAME_RANK) and _joins_equals(g, s, seat, kind):
        return True
    if s[SETS] & SUM_OR_DIFFERENCE and not s[DRAFT_SIZE] and _has_partner(g, s, seat, kind):
        return True
    return s[SETS] & SUMS > 0 and _joins_sum(g, s, seat, kind)


def _joins_equals(g: "Game", s: bytearray, seat: int, kind: int) -> bool:
    """Is another card left that makes a double with this one, or goes on it as one of its rank?"""
    first = s[DRAFT] if s[DRAFT_SIZE] else kind
    if kind >= FIRST_WILD_KIND or not (fits(s, first, 0) or fits(s, first, 1)):
        return False
    if bars(s, kind, draws(s[EFFECTS + FACE[kind]]), 1):
        return False  # CRO-5
    drawn = s[DRAWN] if s[PHASE] == DREW and not count_aside(s, s[DRAWN]) else kind
    if _is_double(s, kind) and drawn == kind:
        if count_of(g, s, seat, kind) > count_aside(s, kind) + 1:
            return True
    if not is_of_rank(s, kind) or drawn >> 2 != kind >> 2:
        return False
    for color in range(COLORS):
        other = kind & ~3 | color
        if other != kind and not count_aside(s, other) and find(g, s, seat, other) >= 0:
            return True
    return False


def _has_partner(g: "Game", s: bytearray, seat: int, kind: int) -> bool:
    """Is another number of its color left that makes a pair with this one?"""
    if not is_number(kind):
        return False
    for number in range(10):
        other = number * 4 + (kind & 3)
        if s[PHASE] == DREW and kind != s[DRAWN] and other != s[DRAWN]:
            continue
        if count_of(g, s, seat, other) > (other == kind):
            for pile in range(2):
                if _is_pair(s, FACE[kind], number, number_on(s, pile)):
                    return True
    return False


def _joins_sum(g: "Game", s: bytearray, seat: int, kind: int) -> bool:
    """Do this card, those put aside and others make a sum?"""
    if not is_number(kind) or (s[DRAFT_SIZE] and not is_number(s[DRAFT])):
        return False
    if s[DRAFT_SIZE] and (s[DRAFT] ^ kind) & 3:
        return False
    needed = _needed(s, kind)
    if needed < _NO_NUMBER:
        return False
    _count_held(g, s, seat, kind & 3)
    if not _HELD[FACE[kind]]:
        return False
    _HELD[FACE[kind]] -= 1
    aside = put_aside(s) + FACE[kind]
    return _can_fill(number_on(s, 0) - aside, needed) or _can_fill(number_on(s, 1) - aside, needed)


def _count_held(g: "Game", s: bytearray, seat: int, color: int) -> None:
    """Count the numbers of a color that a seat holds besides those put aside, into _HELD."""
    for number in range(10):
        _HELD[number] = 0
    base = g.hands[seat]
    for at in range(base, base + s[COUNTS + seat]):
        kind = s[at] & KIND_MASK
        if kind & 3 == color and kind >> 2 <= _NINE:
            _HELD[kind >> 2] += 1
    for i in range(s[DRAFT_SIZE]):
        kind = s[DRAFT + i]
        if kind & 3 == color and kind >> 2 <= _NINE:
            _HELD[kind >> 2] -= 1


def _can_fill(rest: int, needed: int) -> bool:
    """Do one or more of the cards in _HELD, a needed one among them, add up to a rest?"""
    if rest < 0:
        return False
    if needed >= 0:
        if rest < needed or not _HELD[needed]:
            return False
        _HELD[needed] -= 1
        does = _sums() >> (rest - needed) & 1 == 1
        _HELD[needed] += 1
        return does
    if not rest:
        return _HELD[0] > 0
    return _sums() >> rest & 1 == 1


def _sums() -> int:
    """Return as bits which numbers some of the cards in _HELD, or none, add up to."""
    sums = 1
    for number in range(1, 10):
        for _ in range(_HELD[number]):
            sums |= sums << number & 1023
    return sums
