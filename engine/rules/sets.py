"""This module knows which equal cards make a set: doubles, or several of a rank (DBL-4, STA-1).

A seat puts them aside one by one (DRAFT) and lays them with the last one. Only cards that can still
become a set are offered, so nobody ends in a dead end.
"""

from engine.const import const
from engine.house.legal import HELD, fits, held_like, is_aside, wanted_on, why_barred
from engine.state.cards import FACE, FIRST_SYMBOL_KIND, FIRST_WILD_KIND, counts_as
from engine.state.hands import MATCH
from engine.state.layout import COUNTS, DRAFT, DRAFT_SIZE, DRAWN, DREW, PHASE
from engine.state.options import DOUBLES, SAME_RANK, SETS
from engine.state.slots import slots

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game

_BLANKS = const(52)  # BLANK * 4: the blanks' kinds, one of each color, begin here
_ANYTHING = const(-1)  # every bit of MATCH


def is_set(s: bytearray, kind: int) -> bool:
    """Do the cards put aside and this last one make a set?"""
    first = counts_as(s, s[DRAFT])
    kind = counts_as(s, kind)
    if kind == first:
        return (
            s[SETS] & DOUBLES > 0
            and kind < FIRST_SYMBOL_KIND
            and counts_as(s, s[DRAFT + _last(s)]) == kind
        )
    if not s[SETS] & SAME_RANK or kind >= FIRST_WILD_KIND:
        return False
    return FACE[kind] == FACE[first] and not _has_color(s, kind) and not _are_equal(s)


def _last(s: bytearray) -> int:
    """Return the place of the card that was put aside last."""
    return s[DRAFT_SIZE] - 1


def _are_equal(s: bytearray) -> bool:
    """Were several equal cards put aside?"""
    return s[DRAFT_SIZE] > 1 and counts_as(s, s[DRAFT]) == counts_as(s, s[DRAFT + _last(s)])


def _has_color(s: bytearray, kind: int) -> bool:
    for i in range(s[DRAFT_SIZE]):
        if not (s[DRAFT + i] ^ kind) & 3:
            return True
    return False


def may_have_equals(g: "Game", s: bytearray, seat: int) -> bool:
    """May a hand have cards of one rank, or equal cards that fit? False: it has none."""
    wanted = _ANYTHING if s[SETS] & SAME_RANK else wanted_on(g, s)
    seen = 0  # a bit for each face
    base = g.hands[seat]
    for at in range(base, base + s[COUNTS + seat]):
        kind = s[at]
        if kind >= _BLANKS:
            if kind < FIRST_WILD_KIND:
                return True
        elif MATCH[kind] & wanted:
            face = 1 << (kind >> 2)
            if seen & face:
                return True
            seen |= face
    return False


def joins_set(g: "Game", s: bytearray, kind: int) -> bool:
    """Can a card be put aside so that some set of equals can be laid? Call `look_at` before."""
    is_double = s[SETS] & DOUBLES and _goes_with_equal(s, kind)
    if not is_double:
        if not s[SETS] & SAME_RANK or not goes_with(s, kind):
            return False
        if not _drawn_can_join(s, kind):
            return False
    return fits(g, s, s[DRAFT] if s[DRAFT_SIZE] else kind)


def _goes_with_equal(s: bytearray, kind: int) -> bool:
    """Is a number equal to those put aside, and is another equal one left for the set (DBL-4)?"""
    if HELD[kind] < 2 and not HELD[_BLANKS | kind & 3]:
        return False  # the common case
    like = counts_as(s, kind)
    if held_like(s, like) < 2 or like >= FIRST_SYMBOL_KIND:
        return False
    if s[PHASE] == DREW and like != counts_as(s, s[DRAWN]):
        return False  # CORE-5
    if not s[DRAFT_SIZE]:
        return True
    return like == counts_as(s, s[DRAFT]) == counts_as(s, s[DRAFT + _last(s)])


def _drawn_can_join(s: bytearray, kind: int) -> bool:
    """Can a set with this card still contain the drawn card, as it must (CORE-5)?"""
    drawn = s[DRAWN]
    if s[PHASE] != DREW or kind == drawn or is_aside(s, drawn):
        return True
    drawn = counts_as(s, drawn)
    kind = counts_as(s, kind)
    if drawn >= FIRST_WILD_KIND or FACE[drawn] != FACE[kind] or not (drawn ^ kind) & 3:
        return False
    return not _has_color(s, drawn)


def goes_with(s: bytearray, kind: int) -> bool:
    """Is a card of the rank of those put aside, and is another one left for the set (STA-1)?

    Call `look_at` before.
    """
    if kind >= FIRST_WILD_KIND:
        return False
    like = counts_as(s, kind)
    if not _is_rank_left(s, like) or why_barred(s, kind, 1):
        return False
    if not s[DRAFT_SIZE]:
        return True
    is_of_rank = FACE[like] == FACE[counts_as(s, s[DRAFT])] and not _has_color(s, like)
    return is_of_rank and not _are_equal(s)


def _is_rank_left(s: bytearray, kind: int) -> bool:
    """Does the hand have a card of the same rank in a color that no card put aside has?"""
    first = kind & ~3
    for other in range(first, first + 4):
        if HELD[other] or HELD[_BLANKS | other & 3]:
            if other != kind and held_like(s, other) and not _has_color(s, other):
                return True
    return False


def join() -> None:  # set-up
    slots.is_set = is_set
    slots.may_have_equals = may_have_equals
    slots.joins_set = joins_set
    slots.goes_with = goes_with
