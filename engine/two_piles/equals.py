"""This module knows sets in which not every card acts as if played singly: equal cards and pairs.

These are doubles of equal numbers, which give a free play (DBL-4), one rank in several colors
(STA-1), pairs whose sum or difference is the number in play (ROA-1), and numbers that make it by
their player's age (CRO-6). engine/two_piles/sets.py puts them aside and lays them.
"""

from engine.house.reckoned import NUMBERS_HELD, can_make, may_reckon, total_with
from engine.state.cards import COLORS, FACE, FIRST_WILD_KIND, KIND_MASK, NO_CARD, counts_as
from engine.state.layout import (
    COUNTS,
    DRAFT,
    DRAFT_SIZE,
    DRAWS_TWO,
    EFFECTS,
    FREE_PLAY,
    SET_TIMES,
    SKIPS_NEXT,
    TURN,
)
from engine.state.options import (
    BY_AGE,
    CUMULATE,
    DOUBLES,
    SAME_RANK,
    SETS,
    STACK,
    SUM_OR_DIFFERENCE,
    SUMS,
)
from engine.state.slots import slots
from engine.turn.flow import bar_reason
from engine.two_piles.hands import look_at
from engine.two_piles.piles import fits, is_draw_effect
from engine.two_piles.sets import NUMBERS, drawn_due, holds_more, number_on, sum_aside

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game


def completes_equals(g: "Game", s: bytearray, kind: int, pile: int) -> bool:
    """Do the cards put aside and this one make such a set, which can be laid on a pile?"""
    first = counts_as(s, s[DRAFT])
    kind = counts_as(s, kind)
    if fits(g, s, first, pile) and (_is_double(s, kind) or _is_of_rank(s, kind)):
        return True
    if s[SETS] & BY_AGE and kind < NUMBERS and first < NUMBERS and may_reckon(s, s[TURN]):
        if total_with(s, s[TURN], kind >> 2) == number_on(s, pile):
            return True
    if s[DRAFT_SIZE] != 1 or kind >= NUMBERS or first >= NUMBERS or (first ^ kind) & 3:
        return False
    return _is_pair(s, first >> 2, kind >> 2, pile)


def _is_double(s: bytearray, kind: int) -> bool:
    """Is a card the same number card as all that were put aside (DBL-4)?"""
    if not s[SETS] & DOUBLES or kind >= NUMBERS:
        return False
    for i in range(s[DRAFT_SIZE]):
        if counts_as(s, s[DRAFT + i]) != kind:
            return False
    return True


def _is_of_rank(s: bytearray, kind: int) -> bool:
    """Is a card of the rank of all that were put aside, each of another color (STA-1)?"""
    if not s[SETS] & SAME_RANK or kind >= FIRST_WILD_KIND:
        return False
    for i in range(s[DRAFT_SIZE]):
        aside = counts_as(s, s[DRAFT + i])
        if aside == kind or aside >> 2 != kind >> 2:
            return False
    return s[DRAFT_SIZE] < 2 or (s[DRAFT] ^ s[DRAFT + 1]) & 3 > 0


def _is_pair(s: bytearray, a: int, b: int, pile: int) -> bool:
    """Are two numbers of one color a sum or difference (ROA-1)?"""
    top = number_on(s, pile)
    return s[SETS] & SUM_OR_DIFFERENCE > 0 and (a + b == top or abs(a - b) == top)


def find_equals(g: "Game", s: bytearray, seat: int, joining: list[int]) -> None:
    """Add to `joining`, by color, a bit for each face that can be put aside for such a set."""
    by_age = s[SETS] & BY_AGE and may_reckon(s, seat) and _count_numbers(g, s, seat)
    base = g.hands[seat]
    for at in range(base, base + s[COUNTS + seat]):
        held = s[at] & KIND_MASK
        if held < FIRST_WILD_KIND and holds_more(g, s, seat, held) > 0:
            kind = counts_as(s, held)
            if _joins_equals(g, s, seat, kind) or _has_partner(g, s, seat, kind, held):
                joining[kind & 3] |= 1 << (kind >> 2)
            elif by_age and kind < NUMBERS and _can_reckon(s, seat, kind, held):
                joining[kind & 3] |= 1 << (kind >> 2)


def _joins_equals(g: "Game", s: bytearray, seat: int, kind: int) -> bool:
    """Does the hand have another card that makes a double, or a set of one rank, with this one?"""
    first = counts_as(s, s[DRAFT]) if s[DRAFT_SIZE] else kind
    if not (fits(g, s, first, 0) or fits(g, s, first, 1)):
        return False
    if bar_reason(s, kind, is_draw_effect(s[EFFECTS + FACE[kind]]), 1):
        return False  # CRO-5
    due = drawn_due(s)
    if due < 0:
        due = kind
    elif due != NO_CARD:
        due = counts_as(s, due)
    if _is_double(s, kind) and due == kind and look_at(g, s, seat, kind) - s[DRAFT_SIZE] > 1:
        return True
    if not _is_of_rank(s, kind) or due >> 2 != kind >> 2:
        return False
    for color in range(COLORS):
        other = kind & ~3 | color
        if other != kind and _is_of_rank(s, other) and look_at(g, s, seat, other):
            return True
    return False


def _has_partner(g: "Game", s: bytearray, seat: int, kind: int, held: int) -> bool:
    """Does the hand have a number that makes a pair with this one?

    kind: what the card counts as; held: its own kind.
    """
    if not s[SETS] & SUM_OR_DIFFERENCE or s[DRAFT_SIZE] or kind >= NUMBERS:
        return False
    due = drawn_due(s)
    for other in range(kind & 3, NUMBERS, 4):
        if due >= 0 and held != due and (due == NO_CARD or other != counts_as(s, due)):
            continue
        if look_at(g, s, seat, other) > (other == kind):
            for pile in range(2):
                if _is_pair(s, kind >> 2, other >> 2, pile):
                    return True
    return False


def _count_numbers(g: "Game", s: bytearray, seat: int) -> bool:
    """Count in NUMBERS_HELD the numbers not put aside; False: a symbol was put aside."""
    if s[DRAFT_SIZE] and counts_as(s, s[DRAFT]) >= NUMBERS:
        return False
    for number in range(10):
        NUMBERS_HELD[number] = 0
    base = g.hands[seat]
    for at in range(base, base + s[COUNTS + seat]):
        kind = counts_as(s, s[at] & KIND_MASK)
        if kind < NUMBERS:
            NUMBERS_HELD[kind >> 2] += 1
    for i in range(s[DRAFT_SIZE]):
        NUMBERS_HELD[counts_as(s, s[DRAFT + i]) >> 2] -= 1
    return True


def _can_reckon(s: bytearray, seat: int, kind: int, held: int) -> bool:
    """Can this number, those put aside and others make the number in play (CRO-6)?

    kind: what the card counts as; held: its own kind.
    """
    due = drawn_due(s)
    must = -1
    if due >= 0 and due != held:
        if due == NO_CARD or counts_as(s, due) >= NUMBERS:
            return False
        must = counts_as(s, due) >> 2
    NUMBERS_HELD[kind >> 2] -= 1
    if must >= 0:
        NUMBERS_HELD[must] -= 1
    can = False
    for pile in range(2):
        number = number_on(s, pile)
        can = can or (number >= 0 and can_make(s, seat, kind >> 2, must, number))
    NUMBERS_HELD[kind >> 2] += 1
    if must >= 0:
        NUMBERS_HELD[must] += 1
    return can


def settle_equals(s: bytearray, kind: int, below: int, goes_first: bool) -> None:
    """Settle how often each card of a play acts (SET_TIMES), and whether it gives a free play.

    kind: the top card of the play; below: the card that it lies on.
    goes_first: its first card could have been laid there alone.
    """
    count = s[DRAFT_SIZE]
    equal = counts_as(s, s[DRAFT]) if count else below
    s[FREE_PLAY] = goes_first and kind == equal and kind < NUMBERS and s[SETS] & DOUBLES
    if count and goes_first and _is_of_rank(s, kind):
        _count_rank(s, kind, count)
    elif not (s[SETS] & SUMS and below < NUMBERS and sum_aside(s) + FACE[kind] == below >> 2):
        for i in range(count):
            s[SET_TIMES + i] = 0  # the top one counts (ROA-1, DBL-4, CRO-6)


def _count_rank(s: bytearray, kind: int, count: int) -> None:
    """Let each of several Skips skip one more, and the last of several Draw Twos do all (STA-1)."""
    if s[STACK] == CUMULATE:
        return
    effect = s[EFFECTS + FACE[kind]]
    for i in range(count + 1):
        if effect == SKIPS_NEXT:
            s[SET_TIMES + i] = i + 1
        elif effect == DRAWS_TWO:
            s[SET_TIMES + i] = 2 * (count + 1) if i == count else 0


def join() -> None:  # set-up
    slots.completes_equals = completes_equals
    slots.find_equals = find_equals
    slots.settle_equals = settle_equals
