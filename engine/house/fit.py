"""This module tells what cards are worth under house rules, and which can be laid.

A blank counts as what it stands for (`hands.meant`); what is put aside is not in the hand.
"""

from engine.const import const
from engine.state.cards import BLANK, FACE, FIRST_WILD_KIND, POINTS
from engine.state.choices import NOT_NOW, OK
from engine.state.hands import ANY_WILD, MATCH, meant
from engine.state.layout import (
    COUNTS,
    DARES,
    DEPTH,
    DRAFT,
    DRAFT_SIZE,
    DRAWS_FOUR,
    DRAWS_TWO,
    EFFECTS,
    KIND,
    TARGET,
    TOP,
    TOP_CARD,
    TURN,
)
from engine.state.options import (
    BLANK_POINTS,
    BLANKS,
    TWO_FOR_ONE,
)
from engine.state.slots import slots
from engine.state.windows import STACKING
from engine.turn.flow import bars

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game

_NINE = const(9)
# From the values of BLANKS above lost cards: to the faces of C1 and C2, and to house effects, which
# are values of their own (layout.EFFECTS).
_CUSTOM = const(6)
_FIRST_OWN = const(16)


def is_number(kind: int) -> bool:
    """Is a kind a number card?"""
    return kind < FIRST_WILD_KIND and FACE[kind] <= _NINE


def effect_of(s: bytearray, kind: int) -> int:
    """Return what a card sets off (layout.EFFECTS); kind: as it counts."""
    if FACE[kind] != BLANK:
        return s[EFFECTS + FACE[kind]]
    carried = s[BLANKS + (kind & 3)]
    return s[EFFECTS + carried + _CUSTOM] if carried < _FIRST_OWN else carried - _FIRST_OWN + DARES


def points_of(s: bytearray, kind: int) -> int:
    """Return the points of a card, as they are agreed for a blank."""
    return POINTS[FACE[kind]] if FACE[kind] != BLANK else s[BLANK_POINTS]


def is_draw_card(effect: int) -> bool:
    """Does a card that sets this off make somebody draw?"""
    return effect == DRAWS_TWO or effect == DRAWS_FOUR


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
    if meant(s, kind) != kind:
        return 0  # this blank stands for another card
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


def fits(g: "Game", s: bytearray, kind: int) -> bool:
    """Does a single card match the top one, or make two for one (CORE-2, ROA-2)?"""
    if FACE[kind] == BLANK:
        kind = meant(s, kind)
    if MATCH[kind] & (MATCH[s[TOP_CARD]] | ANY_WILD):
        return True
    return s[TWO_FOR_ONE] != 0 and slots.is_two_for_one(g, s, kind)


def is_barred(s: bytearray, kind: int, left: int) -> int:
    """Return why a card may not be laid now though it fits; OK: it may."""
    return bars(s, kind, is_draw_card(effect_of(s, meant(s, kind))), left)


def holds(g: "Game", s: bytearray, seat: int, kind: int) -> bool:
    """Does a seat hold a card of a kind?"""
    base = g.hands[seat]
    for at in range(base, base + s[COUNTS + seat]):
        if s[at] == kind:
            return True
    return False


def is_repeated(s: bytearray, base: int, at: int) -> bool:
    """Does a card of this kind lie before it in the hand? One of each is listed."""
    for i in range(base, at):
        if s[i] == s[at]:
            return True
    return False
