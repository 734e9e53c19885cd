"""Which number cards of one color add up to the number in play (GRD-5).

A set is put aside card by card (DRAFT) and laid with its last one. What can be put aside is
what can still become a set, so nobody is led into a dead end.
"""

from engine.const import const
from engine.state.cards import FACE, FIRST_WILD_KIND
from engine.state.layout import DISCARD_SIZE, DRAFT, DRAFT_SIZE, DRAWN, DREW, PHASE, TOP_CARD
from engine.two_piles.hold import count_of

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
    if not is_number(kind) or (s[DRAFT] ^ kind) & 3 or _needed(s, kind) != _NO_NUMBER:
        return False
    return put_aside(s) + FACE[kind] == number_on(s, pile)


def can_add(g: "Game", s: bytearray, seat: int, kind: int) -> bool:
    """Can a card of the hand be put aside, so that some set with it can be laid?"""
    if not is_number(kind) or s[DRAFT_SIZE] >= _MOST:
        return False
    if s[DRAFT_SIZE] and (s[DRAFT] ^ kind) & 3:
        return False
    needed = _needed(s, kind)
    if needed < _NO_NUMBER:
        return False
    color = kind & 3
    for number in range(10):
        of_number = number * 4 + color
        _HELD[number] = count_of(g, s, seat, of_number) - count_aside(s, of_number)
    if not _HELD[FACE[kind]]:
        return False
    _HELD[FACE[kind]] -= 1
    aside = put_aside(s) + FACE[kind]
    return _can_fill(number_on(s, 0) - aside, needed) or _can_fill(number_on(s, 1) - aside, needed)


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
