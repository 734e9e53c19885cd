"""This module counts cards with house rules: as what a blank counts, besides what is put aside."""

from engine.cards import BLANK, FACE, FIRST_WILD_KIND, POINTS
from engine.choices import NOT_NOW, OK
from engine.const import const
from engine.hands import meant
from engine.layout import (
    COUNTS,
    DEPTH,
    DRAFT,
    DRAFT_SIZE,
    EFFECTS,
    KIND,
    TARGET,
    TOP,
    TURN,
)
from engine.options import (
    BLANK_POINTS,
    BLANKS,
)
from engine.windows import STACKING

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game

_NINE = const(9)
_LOST = const(13)  # the highest of BLANKS that is a face plus one
_CUSTOM = const(6)  # from the values above to faces: those of C1 and C2
_NO_CHALLENGES = const(1)  # challenge=none


def is_number(kind: int) -> bool:
    """Is a kind a number card?"""
    return kind < FIRST_WILD_KIND and FACE[kind] <= _NINE


def effect_of(s: bytearray, kind: int) -> int:
    """Return what a card sets off (layout.EFFECTS); kind: as it counts."""
    if FACE[kind] != BLANK:
        return s[EFFECTS + FACE[kind]]
    return s[EFFECTS + s[BLANKS + (kind & 3)] + _CUSTOM]


def points_of(s: bytearray, kind: int) -> int:
    """Return the points of a card, as they are agreed for a blank."""
    return POINTS[FACE[kind]] if FACE[kind] != BLANK else s[BLANK_POINTS]


def count_of(g: "Game", s: bytearray, seat: int, kind: int) -> int:
    """Return how many cards of a kind a seat holds besides those put aside."""
    base = g.hands[seat]
    held = 0
    for at in range(base, base + s[COUNTS + seat]):
        if s[at] == kind:
            held += 1
    for i in range(aside_of(s, seat)):
        if s[DRAFT + i] == kind:
            held -= 1
    return held


def seat_of_draft(s: bytearray) -> int:
    """Return who may put cards aside for a set: the seat on turn, or who would draw a stack."""
    at = s[TOP]
    return s[at + TARGET] if s[DEPTH] and s[at + KIND] == STACKING else s[TURN]


def aside_of(s: bytearray, seat: int) -> int:
    """Return how many cards a seat has put aside, which nobody else knows (CORE-10)."""
    return s[DRAFT_SIZE] if s[DRAFT_SIZE] and seat == seat_of_draft(s) else 0


def count_like(g: "Game", s: bytearray, seat: int, kind: int) -> int:
    """Return how many cards that count as a kind a seat holds besides those put aside."""
    held = count_of(g, s, seat, kind)
    if kind < FIRST_WILD_KIND and FACE[kind] != BLANK:
        blank = BLANK * 4 + (kind & 3)
        if s[BLANKS + (kind & 3)] and meant(s, blank) == kind:
            held += count_of(g, s, seat, blank)
    return held


def is_aside(s: bytearray, kind: int) -> bool:
    """Has a card of this kind been put aside for a set?"""
    for i in range(s[DRAFT_SIZE]):
        if s[DRAFT + i] == kind:
            return True
    return False


def put_aside(s: bytearray, kind: int) -> None:
    """Put a card aside."""
    s[DRAFT + s[DRAFT_SIZE]] = kind
    s[DRAFT_SIZE] += 1


def take_back(s: bytearray, kind: int) -> int:
    """Take the card that was put aside last back, or return why not."""
    last = s[DRAFT_SIZE] - 1
    if last < 0 or s[DRAFT + last] != kind:
        return NOT_NOW
    s[DRAFT + last] = 0
    s[DRAFT_SIZE] = last
    return OK
