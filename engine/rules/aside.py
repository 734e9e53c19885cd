"""This module lets a seat put cards aside, one by one, for a set; playing the last card lays it.

Nobody else sees the cards put aside (DRAFT). sets.py knows which equal cards make a set, sums.py
which numbers make the one in play.
"""

from engine.const import const
from engine.house.legal import (
    HELD,
    KINDS_HELD,
    fits,
    has_free,
    is_aside,
    look_at,
    put_aside,
    take_back_last,
    wanted_on,
)
from engine.state.cards import BLANK, FACE, NO_CARD
from engine.state.choices import (
    ADD,
    CARD_SHIFT,
    DOES_NOT_FIT,
    NOT_IN_HAND,
    OK,
    ONLY_DRAWN,
    REMOVE,
    VERB_MASK,
)
from engine.state.hands import MATCH
from engine.state.layout import DRAFT, DRAFT_SIZE, DRAWN, DREW, PHASE
from engine.state.options import SETS
from engine.state.slots import slots

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game

_MOST_ASIDE = const(7)
_OF_EQUALS = const(3)  # bits of SETS: double, same_rank
_OF_NUMBERS = const(12)  # bits of SETS: sum_or_difference, by_age
_ANYTHING = const(-1)  # every bit of MATCH


def can_put_in_set(g: "Game", s: bytearray, seat: int, kind: int) -> bool:
    """Can a card be put aside so that some set can still be laid? Call `look_at` before."""
    if s[DRAFT_SIZE] >= _MOST_ASIDE or not HELD[kind]:
        return False
    if s[SETS] & _OF_EQUALS and slots.joins_set(g, s, kind):
        return True
    return s[SETS] & _OF_NUMBERS > 0 and slots.joins_sum(s, seat, kind)


def list_sets(g: "Game", s: bytearray, seat: int, out: list[int], n: int) -> int:
    """Add ADD for each card that can be put aside, and REMOVE, to n choices; return how many then.

    If cards are aside already, call `look_at` before.
    """
    if not s[DRAFT_SIZE]:
        if not _may_have_any(g, s, seat):
            return n
        look_at(g, s, seat)
    wanted = _ANYTHING
    if not s[DRAFT_SIZE] and not s[SETS] & _OF_NUMBERS:
        wanted = wanted_on(g, s)  # the first of equal cards must match
    for kind in KINDS_HELD:
        if kind == NO_CARD:
            break
        if not MATCH[kind] & wanted and FACE[kind] != BLANK:
            continue
        if can_put_in_set(g, s, seat, kind):
            out[n] = ADD | kind << CARD_SHIFT
            n += 1
    if s[DRAFT_SIZE]:
        out[n] = REMOVE | s[DRAFT + s[DRAFT_SIZE] - 1] << CARD_SHIFT
        n += 1
    return n


def has_set(g: "Game", s: bytearray, seat: int) -> bool:
    """Has a seat a card that it can put aside?"""
    if not s[DRAFT_SIZE] and not _may_have_any(g, s, seat):
        return False
    look_at(g, s, seat)
    for kind in KINDS_HELD:
        if kind == NO_CARD:
            break
        if can_put_in_set(g, s, seat, kind):
            return True
    return False


def _may_have_any(g: "Game", s: bytearray, seat: int) -> bool:
    """May a seat hold a set? A cheap test for when nothing is put aside, and mostly False."""
    if s[SETS] & _OF_EQUALS and slots.may_have_equals(g, s, seat):
        return True
    return s[SETS] & _OF_NUMBERS > 0 and slots.may_make_sums(g, s, seat)


def complete_set(g: "Game", s: bytearray, seat: int, kind: int) -> int:
    """Return OK if a card completes the set that is put aside, or why it does not.

    Call `look_at` before.
    """
    if not HELD[kind]:
        return NOT_IN_HAND
    is_set = s[SETS] & _OF_EQUALS and fits(g, s, s[DRAFT]) and slots.is_set(s, kind)
    if not is_set and not (s[SETS] & _OF_NUMBERS and slots.is_sum(s, seat, kind)):
        return DOES_NOT_FIT
    if s[PHASE] == DREW and kind != s[DRAWN] and not is_aside(s, s[DRAWN]):
        return ONLY_DRAWN
    return OK


def put_in_set(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    """Put a card aside for a set, or take the last one back; or return why not."""
    kind = choice >> CARD_SHIFT & 255
    if choice & VERB_MASK != ADD:
        return take_back_last(s, kind)
    if not has_free(g, s, seat, kind):
        return NOT_IN_HAND
    if not can_put_in_set(g, s, seat, kind):
        return ONLY_DRAWN if s[PHASE] == DREW else DOES_NOT_FIT
    put_aside(s, kind)
    return OK


def join() -> None:  # set-up
    slots.list_sets = list_sets
    slots.put_in_set = put_in_set
    slots.complete_set = complete_set
    slots.has_set = has_set
