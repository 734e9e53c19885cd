"""Equal cards laid together: doubles, and several of one number or symbol (DBL-4, STA-1).

They are put aside one by one (DRAFT) and laid with the last one. Only what can become a set
is offered, so nobody is led into a dead end.
"""

from engine.house.fit import count_like, fits, is_aside, is_barred, is_number
from engine.state.cards import FACE, FIRST_WILD_KIND
from engine.state.hands import meant
from engine.state.layout import DRAFT, DRAFT_SIZE, DRAWN, DREW, PHASE
from engine.state.options import DOUBLES, SAME_RANK, SETS
from engine.state.slots import slots

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game


def is_set(g: "Game", s: bytearray, seat: int, kind: int) -> bool:
    """Do the cards put aside and this last one make a set?"""
    first = meant(s, s[DRAFT])
    kind = meant(s, kind)
    if kind == first:
        return s[SETS] & DOUBLES > 0 and is_number(kind) and meant(s, s[DRAFT + _last(s)]) == kind
    if not s[SETS] & SAME_RANK or kind >= FIRST_WILD_KIND:
        return False
    return FACE[kind] == FACE[first] and not _has_color(s, kind) and not _are_equal(s)


def _last(s: bytearray) -> int:
    """Return the place of the card that was put aside last."""
    return s[DRAFT_SIZE] - 1


def _are_equal(s: bytearray) -> bool:
    """Were several equal cards put aside?"""
    return s[DRAFT_SIZE] > 1 and meant(s, s[DRAFT]) == meant(s, s[DRAFT + _last(s)])


def _has_color(s: bytearray, kind: int) -> bool:
    for i in range(s[DRAFT_SIZE]):
        if not (s[DRAFT + i] ^ kind) & 3:
            return True
    return False


def joins_set(g: "Game", s: bytearray, seat: int, kind: int) -> bool:
    """Can a card be put aside, so that some set with it can be laid?"""
    if not fits(g, s, s[DRAFT] if s[DRAFT_SIZE] else kind):
        return False
    if s[SETS] & DOUBLES and _goes_with_equal(g, s, seat, kind):
        return True
    return s[SETS] & SAME_RANK > 0 and _drawn_can_join(s, kind) and goes_with(g, s, seat, kind)


def _goes_with_equal(g: "Game", s: bytearray, seat: int, kind: int) -> bool:
    """Does a number go on equal ones put aside, and is another left to go on it (DBL-4)?"""
    like = meant(s, kind)
    if not is_number(like) or count_like(g, s, seat, like) < 2:
        return False
    if s[PHASE] == DREW and like != meant(s, s[DRAWN]):
        return False  # CORE-5
    return not s[DRAFT_SIZE] or (like == meant(s, s[DRAFT]) == meant(s, s[DRAFT + _last(s)]))


def _drawn_can_join(s: bytearray, kind: int) -> bool:
    """After drawing, a set must contain the drawn card (CORE-5)."""
    drawn = s[DRAWN]
    if s[PHASE] != DREW or kind == drawn or is_aside(s, drawn):
        return True
    drawn = meant(s, drawn)
    kind = meant(s, kind)
    if drawn >= FIRST_WILD_KIND or FACE[drawn] != FACE[kind] or not (drawn ^ kind) & 3:
        return False
    return not _has_color(s, drawn)


def goes_with(g: "Game", s: bytearray, seat: int, kind: int) -> bool:
    """Does a card go on those put aside, and is another left to go on it (STA-1)?"""
    if kind >= FIRST_WILD_KIND or is_barred(s, kind, 1) or _are_equal(s):
        return False
    kind = meant(s, kind)
    if s[DRAFT_SIZE] and (FACE[kind] != FACE[meant(s, s[DRAFT])] or _has_color(s, kind)):
        return False
    first = kind & ~3
    for other in range(first, first + 4):
        if other != kind and not _has_color(s, other) and count_like(g, s, seat, other) > 0:
            return True
    return False


def join() -> None:  # set-up
    slots.is_set = is_set
    slots.joins_set = joins_set
    slots.goes_with = goes_with
