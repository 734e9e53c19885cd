"""Does a card go on the discard pile: what it matches, whether it is a bluff, what bars it."""

from engine.cards import FACE, FIRST_WILD_KIND, MATCH, WANTED
from engine.choices import NOT_LAST, NOT_YET, OK
from engine.const import const
from engine.hands import holds_match
from engine.layout import (
    COUNTS,
    DRAFT,
    DRAFT_SIZE,
    DRAWS_FOUR,
    DRAWS_TWO,
    EFFECTS,
    HAD_TURN,
    OUT,
    PLAYERS,
    TOP_CARD,
)
from engine.options import (
    ANY_TIME,
    CHALLENGES,
    NO_EARLY_DRAWS,
    NO_WILD_FINISH,
    TWO_FOR_ONE,
    WILD_FOUR_LEGAL,
    WILD_LEGAL,
)
from engine.seats import word

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game

_DISCARD_SIZE = const(251)  # layout.PILE_SIZE + layout.DISCARDS
_WILD_KIND = const(68)
_WILD_FOUR_KIND = const(76)
_NINE = const(9)
_NO_CHALLENGES = const(1)  # challenge=none
_BY_COLOR = const(0)  # wild4=color, wild=color


def is_number(kind: int) -> bool:
    """Is a kind a number card?"""
    return kind < FIRST_WILD_KIND and FACE[kind] <= _NINE


def count_of(g: "Game", s: bytearray, seat: int, kind: int) -> int:
    """Return how many cards of a kind a seat holds besides those put aside."""
    base = g.hands[seat]
    held = 0
    for at in range(base, base + s[COUNTS + seat]):
        if s[at] == kind:
            held += 1
    for i in range(s[DRAFT_SIZE]):
        if s[DRAFT + i] == kind:
            held -= 1
    return held


def fits(g: "Game", s: bytearray, kind: int) -> bool:
    """Does a single card match the top one, or make two for one (CORE-2, ROA-2)?"""
    if MATCH[kind] & WANTED[s[TOP_CARD]]:
        return True
    return s[TWO_FOR_ONE] != 0 and _is_two_for_one(g, s, kind)


def _is_two_for_one(g: "Game", s: bytearray, kind: int) -> bool:
    """Is a number the sum or difference of the two top discards, numbers of one color (ROA-2)?"""
    size = s[_DISCARD_SIZE]
    if size < 2 or not is_number(kind):
        return False
    top = s[g.discards + size - 1]
    below = s[g.discards + size - 2]
    if not is_number(top) or not is_number(below) or (top ^ below) & 3:
        return False
    a = FACE[top]
    b = FACE[below]
    return FACE[kind] == a + b or FACE[kind] == abs(a - b)


def is_bluff(g: "Game", s: bytearray, seat: int, kind: int) -> bool:
    """Could the seat be called for laying this wild (OFF-7, DIR-3, DBL-6)?"""
    if s[CHALLENGES] == _NO_CHALLENGES:
        return False
    if kind == _WILD_FOUR_KIND:
        legal = s[WILD_FOUR_LEGAL]
    elif kind == _WILD_KIND:
        legal = s[WILD_LEGAL]
    else:
        return False
    if legal >= ANY_TIME:
        return False
    wanted = WANTED[s[TOP_CARD]]
    return holds_match(g, s, seat, wanted & 15 if legal == _BY_COLOR else wanted)


def is_barred(s: bytearray, kind: int, left: int) -> int:
    """Return why a card may not be laid now though it fits; OK: it may."""
    effect = s[EFFECTS + FACE[kind]]
    if s[NO_EARLY_DRAWS] and (effect == DRAWS_TWO or effect == DRAWS_FOUR):
        if word(s, HAD_TURN) | word(s, OUT) != (1 << s[PLAYERS]) - 1:
            return NOT_YET
    if s[NO_WILD_FINISH] and not left and kind >= FIRST_WILD_KIND:
        return NOT_LAST
    return OK


def is_repeated(s: bytearray, base: int, at: int) -> bool:
    """Does a card of this kind lie before it in the hand? One of each is listed."""
    for i in range(base, at):
        if s[i] == s[at]:
            return True
    return False
