"""Does a card go on the discard pile: what it matches, whether it is a bluff, what bars it."""

from engine.cards import BLANK, FACE, FIRST_WILD_KIND, POINTS, WILD_FOUR_KIND, WILD_KIND
from engine.choices import NOT_LAST, NOT_NOW, NOT_YET, OK
from engine.const import const
from engine.hands import ANY_WILD, MATCH
from engine.house.parts import DOES, IS_TWO_FOR_ONE
from engine.layout import (
    COUNTS,
    DEPTH,
    DRAFT,
    DRAFT_SIZE,
    DRAWS_FOUR,
    DRAWS_TWO,
    EFFECTS,
    HAD_TURN,
    KIND,
    OUT,
    PLAYERS,
    TARGET,
    TOP,
    TOP_CARD,
    TURN,
)
from engine.options import (
    ANY_TIME,
    BLANK_POINTS,
    BLANKS,
    BY_COLOR,
    CHALLENGES,
    DIRTY,
    NO_EARLY_DRAWS,
    NO_WILD_FINISH,
    TWO_FOR_ONE,
    WILD_FOUR_LEGAL,
    WILD_LEGAL,
)
from engine.seats import word
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


def meant(s: bytearray, kind: int) -> int:
    """Return the kind that a card counts as: a blank may stand for a lost card (OFF-12)."""
    if FACE[kind] != BLANK:
        return kind
    carried = s[BLANKS + (kind & 3)]
    return (carried - 1) * 4 + (kind & 3) if carried <= _LOST else kind


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


def fits(g: "Game", s: bytearray, kind: int) -> bool:
    """Does a single card match the top one, or make two for one (CORE-2, ROA-2)?"""
    kind = meant(s, kind)
    if MATCH[kind] & (MATCH[s[TOP_CARD]] | ANY_WILD):
        return True
    return s[TWO_FOR_ONE] != 0 and DOES[IS_TWO_FOR_ONE](g, s, kind, 0) != 0


def is_bluff(g: "Game", s: bytearray, seat: int, kind: int) -> bool:
    """Could the seat be called for laying this wild (OFF-7, DIR-3, DBL-6)?"""
    is_judged = s[CHALLENGES] != _NO_CHALLENGES
    if kind == WILD_FOUR_KIND and (is_judged or s[DIRTY]):
        legal = s[WILD_FOUR_LEGAL]
    elif kind == WILD_KIND and is_judged:
        legal = s[WILD_LEGAL]
    else:
        return False
    if legal >= ANY_TIME:
        return False
    wanted = MATCH[s[TOP_CARD]]
    if legal == BY_COLOR:
        wanted &= 15
    base = g.hands[seat]
    for at in range(base, base + s[COUNTS + seat]):
        if s[at] < FIRST_WILD_KIND and MATCH[meant(s, s[at])] & wanted:
            return True
    return False


def is_barred(s: bytearray, kind: int, left: int) -> int:
    """Return why a card may not be laid now though it fits; OK: it may."""
    effect = effect_of(s, meant(s, kind))
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


def is_aside(s: bytearray, kind: int) -> bool:
    """Has a card of this kind been put aside for a set?"""
    for i in range(s[DRAFT_SIZE]):
        if s[DRAFT + i] == kind:
            return True
    return False


def take_back(s: bytearray, kind: int) -> int:
    """Take the card that was put aside last back, or return why not."""
    last = s[DRAFT_SIZE] - 1
    if last < 0 or s[DRAFT + last] != kind:
        return NOT_NOW
    s[DRAFT + last] = 0
    s[DRAFT_SIZE] = last
    return OK
