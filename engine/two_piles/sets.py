"""This module puts cards aside for a set: numbers of one color that add up to the top one (GRD-5).

A seat puts a set aside card by card (DRAFT) and lays it with the last one. Only cards that can
still become a set can be put aside, so nobody ends in a dead end. equals.py knows sets of equal
cards, and pairs, where the options ask for them.
"""

from engine.const import const
from engine.state.cards import COLORS, FACE, FIRST_WILD_KIND, KIND_MASK, NO_CARD, counts_as
from engine.state.choices import (
    ADD,
    CARD_SHIFT,
    DOES_NOT_FIT,
    NOT_IN_HAND,
    NOT_NOW,
    OK,
    ONLY_DRAWN,
    REMOVE,
    VERB_MASK,
)
from engine.state.layout import (
    COUNTS,
    DRAFT,
    DRAFT_SIZE,
    DRAWN,
    DREW,
    PHASE,
    TOP_CARD,
)
from engine.state.options import SETS, SUMS
from engine.state.slots import slots
from engine.two_piles.hands import count_of, find
from engine.two_piles.piles import is_open

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game

EQUALS = const(15)  # bits of SETS: double, same_rank, sum_or_difference, by_age
NUMBERS = const(40)  # kinds below this are number cards
_BLANKS = const(52)  # the first kind of a blank
_MOST = const(7)  # cards put aside; the last one is laid with them
_NOTHING = const(-1)
_BITS = const(1023)  # of numbers

# By kind: how many number cards the hand has besides those put aside.
_HELD = bytearray(NUMBERS)
_NONE = bytearray(NUMBERS)
# By color, as sets of bits: the sums of any numbers held, the numbers held, and the faces that can
# be put aside.
_MADE = [0, 0, 0, 0]
_NUMBERS = [0, 0, 0, 0]
_JOINING = [0, 0, 0, 0]


def number_on(s: bytearray, pile: int) -> int:
    """Return the number on top of a discard pile; -1: there is none, or no pile."""
    top = s[TOP_CARD + pile]
    return top >> 2 if top < NUMBERS and is_open(s, pile) else _NOTHING


def sum_aside(s: bytearray) -> int:
    """Return the sum of the cards that were put aside."""
    total = 0
    for i in range(s[DRAFT_SIZE]):
        total += FACE[counts_as(s, s[DRAFT + i])]
    return total


def count_aside(s: bytearray, kind: int) -> int:
    """Return how many cards of a kind were put aside."""
    aside = 0
    for i in range(s[DRAFT_SIZE]):
        if s[DRAFT + i] == kind:
            aside += 1
    return aside


def holds_more(g: "Game", s: bytearray, seat: int, kind: int) -> bool:
    """Does a seat hold a card of a kind besides those put aside?"""
    aside = count_aside(s, kind)
    if aside:
        return count_of(g, s, seat, kind) > aside
    return find(g, s, seat, kind) >= 0


def drawn_due(s: bytearray) -> int:
    """Return the drawn card if the set must still get it (GRD-6); -1: it need not.

    NO_CARD: the drawn card went to a neighbor, so no set can be laid.
    """
    if s[PHASE] != DREW or count_aside(s, s[DRAWN]):
        return _NOTHING
    return s[DRAWN]


def completes(g: "Game", s: bytearray, kind: int, pile: int) -> bool:
    """Do the cards put aside and this one make a set that can be laid on a pile?"""
    due = drawn_due(s)
    if due >= 0 and due != kind:
        return False
    if s[SETS] & EQUALS and slots.completes_equals(g, s, kind, pile):
        return True
    first = counts_as(s, s[DRAFT])
    kind = counts_as(s, kind)
    if kind >= NUMBERS or first >= NUMBERS or (first ^ kind) & 3 or not s[SETS] & SUMS:
        return False
    return sum_aside(s) + (kind >> 2) == number_on(s, pile)


def list_sets(g: "Game", s: bytearray, seat: int, out: list[int], n: int) -> int:
    """Add each kind that can be put aside to n choices; return how many there are then."""
    _find_joining(g, s, seat)
    if not (_JOINING[0] | _JOINING[1] | _JOINING[2] | _JOINING[3]):
        return n
    base = g.hands[seat]
    for at in range(base, base + s[COUNTS + seat]):
        kind = s[at] & KIND_MASK
        if not _joins(s, kind) or base + find(g, s, seat, kind) != at:
            continue
        if holds_more(g, s, seat, kind):
            out[n] = ADD | kind << CARD_SHIFT
            n += 1
    return n


def can_add_any(g: "Game", s: bytearray, seat: int) -> bool:
    """Can any card of a hand be put aside so that some set with it can be laid?"""
    _find_joining(g, s, seat)
    base = g.hands[seat]
    for at in range(base, base + s[COUNTS + seat]):
        if _joins(s, s[at] & KIND_MASK):
            return True
    return False


def _joins(s: bytearray, kind: int) -> bool:
    """Can a card be put aside, as _JOINING says? One that equals the drawn card waits for it."""
    if kind >= FIRST_WILD_KIND or not _JOINING[kind & 3] >> (counts_as(s, kind) >> 2) & 1:
        return False
    due = drawn_due(s)
    return due < 0 or due == kind or due == NO_CARD or counts_as(s, due) != counts_as(s, kind)


def put_in_set(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    """Put a card aside for a set, or take the last one back; or return why not."""
    kind = choice >> CARD_SHIFT & 255
    size = s[DRAFT_SIZE]
    if choice & VERB_MASK == REMOVE:
        if not size or s[DRAFT - 1 + size] != kind:
            return NOT_NOW
        s[DRAFT - 1 + size] = 0
        s[DRAFT_SIZE] = size - 1
        return OK
    if not holds_more(g, s, seat, kind):
        return NOT_IN_HAND
    _find_joining(g, s, seat)
    if not _joins(s, kind):
        return ONLY_DRAWN if s[PHASE] == DREW else DOES_NOT_FIT
    s[DRAFT + size] = kind
    s[DRAFT_SIZE] = size + 1
    return OK


def _find_joining(g: "Game", s: bytearray, seat: int) -> None:
    """Write to _JOINING the faces that a seat can put aside so that some set can be laid."""
    for color in range(COLORS):
        _JOINING[color] = 0
    if s[DRAFT_SIZE] < _MOST:
        if s[SETS] & SUMS:
            _find_sums(g, s, seat)
        if s[SETS] & EQUALS:
            slots.find_equals(g, s, seat, _JOINING)


def _find_sums(g: "Game", s: bytearray, seat: int) -> None:
    """Add to _JOINING the numbers that make a sum with those put aside and others."""
    due = drawn_due(s)
    if due >= 0 and due != NO_CARD:
        due = counts_as(s, due)
    first = counts_as(s, s[DRAFT]) if s[DRAFT_SIZE] else due  # the set has its color
    if first >= NUMBERS or due >= NUMBERS or (due >= 0 and (due ^ first) & 3):
        return
    aside = sum_aside(s)
    rest = number_on(s, 0) - aside
    other = number_on(s, 1) - aside
    most = max(rest, other)
    if most < 0 or not (s[DRAFT_SIZE] or _may_make(g, s, seat, rest, other, most)):
        return
    _count_held(g, s, seat, most)
    for color in range(COLORS):
        if first < 0 or first & 3 == color:
            if rest >= 0 and _MADE[color] >> rest & 1:
                _join(color, rest, due)
            if other >= 0 and other != rest and _MADE[color] >> other & 1:
                _join(color, other, due)


def _may_make(g: "Game", s: bytearray, seat: int, number: int, other: int, most: int) -> bool:
    """Do two or more cards of one color add up to one of two numbers? The common case is no.

    A number below 0 does not count; most: the larger of the two.
    """
    most = 4 * most + 4
    numbers = _NUMBERS
    sums = _MADE  # of two or more
    for color in range(COLORS):
        numbers[color] = sums[color] = 0
    base = g.hands[seat]
    for at in range(base, base + s[COUNTS + seat]):
        kind = s[at] & KIND_MASK
        if kind >= _BLANKS:
            kind = counts_as(s, kind)
        if kind < most:
            color = kind & 3
            sums[color] |= (sums[color] | numbers[color]) << (kind >> 2) & _BITS
            numbers[color] |= 1 << (kind >> 2)
    made = sums[0] | sums[1] | sums[2] | sums[3]
    return (number >= 0 and made >> number & 1 > 0) or (other >= 0 and made >> other & 1 > 0)


def _count_held(g: "Game", s: bytearray, seat: int, most: int) -> None:
    """Count a seat's numbers up to `most` not put aside in _HELD; write their sums to _MADE."""
    _HELD[:] = _NONE
    for color in range(COLORS):
        _MADE[color] = 1
    most = 4 * most + 4
    base = g.hands[seat]
    for at in range(base, base + s[COUNTS + seat]):
        kind = counts_as(s, s[at] & KIND_MASK)
        if kind < most:
            _HELD[kind] += 1
            _MADE[kind & 3] |= _MADE[kind & 3] << (kind >> 2) & _BITS
    for i in range(s[DRAFT_SIZE]):
        kind = counts_as(s, s[DRAFT + i])
        if kind < most:
            _HELD[kind] -= 1


def _join(color: int, rest: int, due: int) -> None:
    """Add to _JOINING the numbers of a color that make a rest with one or more others."""
    for kind in range(color, 4 * rest + 4, 4):
        if _HELD[kind] and _can_fill(kind, rest - (kind >> 2), due):
            _JOINING[color] |= 1 << (kind >> 2)


def _can_fill(kind: int, rest: int, due: int) -> bool:
    """Do one or more other cards in _HELD add up to a rest? due: a kind that must be among them."""
    _HELD[kind] -= 1
    if due >= 0 and due != kind:
        does = _HELD[due] > 0 and rest >= due >> 2
        if does:
            _HELD[due] -= 1
            rest -= due >> 2
            does = _sums(kind & 3, rest) >> rest & 1 > 0
            _HELD[due] += 1
    elif rest:
        does = _sums(kind & 3, rest) >> rest & 1 > 0
    else:
        does = _HELD[kind & 3] > 0  # a 0
    _HELD[kind] += 1
    return does


def _sums(color: int, most: int) -> int:
    """Return the sums that cards of a color in _HELD, or none, make up to `most`, as bits."""
    sums = 1
    for number in range(1, most + 1):
        held = _HELD[4 * number + color]
        while held:
            sums |= sums << number & _BITS
            held -= 1
    return sums
