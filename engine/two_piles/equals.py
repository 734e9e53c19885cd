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
from engine.two_piles.piles import fits, is_draw_effect
from engine.two_piles.sets import NUMBERS, drawn_due, number_on, sum_aside

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game

# The colored cards of the hand that `_look_at` saw last, without those put aside: how many it has
# by kind, and by the kind that they count as; and its kinds, each once, up to NO_CARD.
_LEFT = bytearray(FIRST_WILD_KIND)
_LIKE = bytearray(FIRST_WILD_KIND)
_NONE = bytes(FIRST_WILD_KIND)
_KINDS = bytearray([NO_CARD] * (FIRST_WILD_KIND + 1))


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
    _look_at(g, s, seat)
    for held in _KINDS:
        if held == NO_CARD:
            break
        kind = counts_as(s, held)
        if _LEFT[held] and (_joins_equals(g, s, kind) or _has_partner(s, kind, held)):
            joining[kind & 3] |= 1 << (kind >> 2)
    if s[SETS] & BY_AGE and may_reckon(s, seat):
        _find_reckoned(s, seat, joining)


def _look_at(g: "Game", s: bytearray, seat: int) -> None:
    """Count a seat's colored cards that were not put aside; list their kinds in _KINDS."""
    left = _LEFT
    like = _LIKE
    left[:] = _NONE
    like[:] = _NONE
    n = 0
    base = g.hands[seat]
    for at in range(base, base + s[COUNTS + seat]):
        held = s[at] & KIND_MASK
        if held < FIRST_WILD_KIND:
            if not left[held]:
                _KINDS[n] = held
                n += 1
            left[held] += 1
            like[counts_as(s, held)] += 1
    _KINDS[n] = NO_CARD
    for i in range(s[DRAFT_SIZE]):
        left[s[DRAFT + i]] -= 1
        like[counts_as(s, s[DRAFT + i])] -= 1


def _joins_equals(g: "Game", s: bytearray, kind: int) -> bool:
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
    if _is_double(s, kind) and due == kind and _LIKE[kind] > 1:
        return True
    if not _is_of_rank(s, kind) or due >> 2 != kind >> 2:
        return False
    for color in range(COLORS):
        other = kind & ~3 | color
        if other != kind and _LIKE[other] and _is_of_rank(s, other):
            return True
    return False


def _has_partner(s: bytearray, kind: int, held: int) -> bool:
    """Does the hand have a number that makes a pair with this one (ROA-1)?

    kind: what the card counts as; held: its own kind.
    """
    if not s[SETS] & SUM_OR_DIFFERENCE or s[DRAFT_SIZE] or kind >= NUMBERS:
        return False
    must = drawn_due(s)
    if must == held:
        must = -1
    elif 0 <= must < NO_CARD:
        must = counts_as(s, must)
    number = kind >> 2
    for pile in range(2):
        top = number_on(s, pile)
        if top >= 0:
            if _is_left(kind, top - number, must) or _is_left(kind, number - top, must):
                return True
            if _is_left(kind, number + top, must):
                return True
    return False


def _is_left(kind: int, number: int, must: int) -> bool:
    """Is there another card, of the color of a kind, that counts as a number?

    number: -9 to 18. must: the only kind that it may count as; -1: any.
    """
    other = number * 4 + (kind & 3)
    if not 0 <= number < 10 or (must >= 0 and other != must):
        return False
    return _LIKE[other] > (other == kind)


def _find_reckoned(s: bytearray, seat: int, joining: list[int]) -> None:
    """Add to `joining` the numbers that make the number in play with others (CRO-6)."""
    if s[DRAFT_SIZE] and counts_as(s, s[DRAFT]) >= NUMBERS:
        return
    _count_numbers()
    due = drawn_due(s)
    must = due if due < 0 or due == NO_CARD else counts_as(s, due) >> 2
    tried = can = 0  # a bit for each number: the answer is the same for all colors
    for held in _KINDS:
        if held == NO_CARD:
            break
        kind = counts_as(s, held)
        if kind >= NUMBERS or not _LEFT[held]:
            continue
        bit = 1 << (kind >> 2)
        if held == due:
            if _can_reckon(s, seat, kind >> 2, -1):
                joining[kind & 3] |= bit
            continue
        if not tried & bit:
            tried |= bit
            if must < 10 and _can_reckon(s, seat, kind >> 2, must):
                can |= bit
        joining[kind & 3] |= can & bit


def _count_numbers() -> None:
    """Count in NUMBERS_HELD the numbers not put aside, of all colors."""
    for number in range(10):
        kind = 4 * number
        NUMBERS_HELD[number] = _LIKE[kind] + _LIKE[kind + 1] + _LIKE[kind + 2] + _LIKE[kind + 3]


def _can_reckon(s: bytearray, seat: int, number: int, must: int) -> bool:
    """Can this number, those put aside and others make the number in play (CRO-6)?

    must: a number that has to be among them; -1: none.
    """
    NUMBERS_HELD[number] -= 1
    if must >= 0:
        NUMBERS_HELD[must] -= 1
    can = False
    for pile in range(2):
        wanted = number_on(s, pile)
        can = can or (wanted >= 0 and can_make(s, seat, number, must, wanted))
    NUMBERS_HELD[number] += 1
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
