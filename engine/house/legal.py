"""This module finds out what a seat can lay under house rules, and lists what it can do.

A blank counts as what it stands for (`cards.counts_as`), and cards put aside count as gone from the
hand. Functions that list choices count the hand once and then read HELD and KINDS_HELD:

    look_at(g, s, seat)
    for kind in KINDS_HELD:
        if kind == NO_CARD:
            break
        HELD[kind]        how many the seat holds besides those put aside
"""

from engine.const import const
from engine.state.cards import (
    BLANK,
    FACE,
    FIRST_WILD_KIND,
    KINDS,
    NO_CARD,
    WILD_FOUR_KIND,
    counts_as,
)
from engine.state.choices import (
    BLUFF,
    CARD_SHIFT,
    DOES_NOT_FIT,
    DRAW,
    NOT_NOW,
    OK,
    ONLY_DRAWN,
    PASS,
    PLAY,
)
from engine.state.hands import ANY_WILD, MATCH, find_card
from engine.state.layout import (
    COUNTS,
    DEPTH,
    DRAFT,
    DRAFT_SIZE,
    DRAWN,
    DRAWS_FOUR,
    DRAWS_TWO,
    DREW,
    EFFECTS,
    FREE,
    KIND,
    PHASE,
    TARGET,
    TO_PLAY,
    TOP,
    TOP_CARD,
    TURN,
)
from engine.state.options import (
    BY_AGE,
    DRAW_WAY,
    FACE_DOWN,
    NO_DRAWING,
    NO_EARLY_DRAWS,
    NO_WILD_FINISH,
    ONLY_FORCED,
    PILES,
    SETS,
    SURRENDER_AT,
    TWO_FOR_ONE,
    WILD_FOUR_LEGAL,
)
from engine.state.slots import slots
from engine.state.windows import STACKING
from engine.turn.flow import bar_reason
from engine.turn.legal import draw_or_pass_into, is_bluff, may_draw_on

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game

_ANYTHING = const(-1)  # every bit of MATCH: the cards put aside decide what completes them

# The hand that `look_at` saw last: how many cards it has of each kind; and its kinds, each once, in
# the order of the hand, up to NO_CARD. There are 63 kinds at most.
HELD = bytearray(KINDS)
KINDS_HELD = bytearray([NO_CARD] * 64)
_NONE = bytearray(KINDS)


def effect_of(s: bytearray, kind: int) -> int:
    """Return the effect of a card (layout.EFFECTS); kind: what it counts as."""
    if FACE[kind] != BLANK:
        return s[EFFECTS + FACE[kind]]
    return slots.effect_of_blank(s, kind)


def is_draw_effect(effect: int) -> bool:
    """Does a card with this effect make somebody draw?"""
    return effect == DRAWS_TWO or effect == DRAWS_FOUR


def look_at(g: "Game", s: bytearray, seat: int) -> None:
    """Count a seat's cards in HELD, without those put aside, and list its kinds in KINDS_HELD."""
    HELD[0:KINDS] = _NONE
    n = 0
    base = g.hands[seat]
    for at in range(base, base + s[COUNTS + seat]):
        kind = s[at]
        if HELD[kind]:
            HELD[kind] += 1
        else:
            HELD[kind] = 1
            KINDS_HELD[n] = kind
            n += 1
    KINDS_HELD[n] = NO_CARD
    for i in range(aside_of(s, seat)):
        HELD[s[DRAFT + i]] -= 1


def has_free(g: "Game", s: bytearray, seat: int, kind: int) -> bool:
    """Call `look_at`: does the hand have a kind besides those put aside? kind: any byte."""
    look_at(g, s, seat)
    return kind < KINDS and HELD[kind] > 0


def held_like(s: bytearray, kind: int) -> int:
    """Return how many cards of the hand that `look_at` saw count as a kind."""
    if counts_as(s, kind) != kind:
        return 0  # this blank stands for another card
    blank = BLANK * 4 + (kind & 3)
    if not HELD[blank] or kind == blank or kind >= FIRST_WILD_KIND or counts_as(s, blank) != kind:
        return HELD[kind]
    return HELD[kind] + HELD[blank]


def seat_of_draft(s: bytearray) -> int:
    """Return the seat that may put cards aside: the one on turn, or the one a stack waits for."""
    at = s[TOP]
    return s[at + TARGET] if s[DEPTH] and s[at + KIND] == STACKING else s[TURN]


def aside_of(s: bytearray, seat: int) -> int:
    """Return how many cards a seat has put aside; nobody else knows that (CORE-10)."""
    return s[DRAFT_SIZE] if s[DRAFT_SIZE] and seat == seat_of_draft(s) else 0


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


def take_back_last(s: bytearray, kind: int) -> int:
    """Take back the card that was put aside last, or return why not."""
    last = s[DRAFT_SIZE] - 1
    if last < 0 or s[DRAFT + last] != kind:
        return NOT_NOW
    s[DRAFT + last] = 0
    s[DRAFT_SIZE] = last
    return OK


def wanted_on(g: "Game", s: bytearray) -> int:
    """Return the bits of MATCH by which a card fits: it matches, or makes two for one (ROA-2)."""
    wanted = MATCH[s[TOP_CARD]] | ANY_WILD
    return wanted | slots.wanted_for_two(g, s, 0) if s[TWO_FOR_ONE] else wanted


def fits(g: "Game", s: bytearray, kind: int) -> bool:
    """Does a single card match the top one, or make two for one (CORE-2, ROA-2)?"""
    return MATCH[counts_as(s, kind)] & wanted_on(g, s) != 0


def why_barred(s: bytearray, kind: int, left: int) -> int:
    """Return OK, or why a card may not be laid now although it fits; left: cards in hand then."""
    if not s[NO_EARLY_DRAWS] and not s[NO_WILD_FINISH]:
        return OK
    return bar_reason(s, kind, is_draw_effect(effect_of(s, counts_as(s, kind))), left)


def why_not_by_house(g: "Game", s: bytearray, seat: int, kind: int) -> int:
    """Return OK, or why a seat cannot lay a card that it holds, alone or as the last of a set."""
    if s[DRAFT_SIZE]:
        look_at(g, s, seat)
    else:
        match = MATCH[kind if FACE[kind] != BLANK else counts_as(s, kind)]
        if not match & (MATCH[s[TOP_CARD]] | ANY_WILD) and not match & wanted_on(g, s):
            return DOES_NOT_FIT
    return _why_not(g, s, seat, kind) if _is_strict(s) else OK


def _why_not(g: "Game", s: bytearray, seat: int, kind: int) -> int:
    """Return OK, or why a card that fits, or might complete a set, cannot be laid."""
    if s[DRAFT_SIZE]:
        reason: int = slots.complete_set(g, s, seat, kind)
        if reason:
            return reason
    elif s[PHASE] == DREW and kind != s[DRAWN]:
        return ONLY_DRAWN
    return why_barred(s, kind, s[COUNTS + seat] - s[DRAFT_SIZE] - 1)


def _is_strict(s: bytearray) -> int:
    """Must a card meet more conditions than to fit? Not 0 if so."""
    return s[DRAFT_SIZE] or s[PHASE] == DREW or s[NO_EARLY_DRAWS] or s[NO_WILD_FINISH]


def can_play_by_house(g: "Game", s: bytearray, seat: int, singly: bool) -> bool:
    """Can a seat lay something without bluffing? singly: single cards count, sets do not."""
    if s[DRAFT_SIZE]:
        look_at(g, s, seat)
    wanted = _ANYTHING if s[DRAFT_SIZE] else wanted_on(g, s)
    strict = _is_strict(s)
    base = g.hands[seat]
    for at in range(base, base + s[COUNTS + seat]):
        kind = s[at]
        if MATCH[kind if FACE[kind] != BLANK else counts_as(s, kind)] & wanted:
            if not (strict and _why_not(g, s, seat, kind)) and not is_bluff(g, s, seat, kind):
                return True
    return s[SETS] > 0 and not singly and slots.has_set(g, s, seat)


def list_plays(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    """Write what the seat on turn can do: honest plays, bluffs, sets, cards face down, the rest."""
    aside = s[DRAFT_SIZE]
    if aside or s[PILES] == FACE_DOWN:
        look_at(g, s, seat)
    wanted = _ANYTHING if aside else wanted_on(g, s)
    strict = aside or s[NO_EARLY_DRAWS] or s[NO_WILD_FINISH]
    n = bluffs = 0
    base = g.hands[seat]
    end = base + s[COUNTS + seat]
    if s[PHASE] == DREW and not aside:
        if s[end - 1] == s[DRAWN]:
            base = end - 1  # the drawn card alone, the last of the hand
        else:
            strict = 1
    for at in range(base, end):
        kind = s[at]
        if not MATCH[kind if FACE[kind] != BLANK else counts_as(s, kind)] & wanted:
            continue
        if strict and _why_not(g, s, seat, kind):
            continue
        choice = PLAY | kind << CARD_SHIFT
        if kind >= FIRST_WILD_KIND and is_bluff(g, s, seat, kind):
            if kind != bluffs & 255 and kind != bluffs >> 8:
                bluffs = bluffs << 8 | kind
        elif not n or not _is_listed(out, n, choice):
            out[n] = choice
            n += 1
    honest = n
    if bluffs:
        n = _bluffs_into(out, n, bluffs)
    sets = n
    if s[SETS]:
        n = slots.list_sets(g, s, seat, out, n)
    sets = n - sets
    if s[PILES] == FACE_DOWN:
        n = slots.list_downs(g, s, seat, out, n)
    if aside:
        return n
    if s[PHASE] == FREE:
        if honest or sets:
            return n
        out[n] = PASS  # the free play lapses: a reshuffle took the card that it fitted by
        return n + 1
    return _without_play(g, s, seat, out, n, honest, sets)


def _is_listed(out: list[int], n: int, choice: int) -> bool:
    """Is a choice among the first n?"""
    for i in range(n):
        if out[i] == choice:
            return True
    return False


def _bluffs_into(out: list[int], n: int, bluffs: int) -> int:
    """Add the wilds that would be bluffs to n choices; bluffs: up to two kinds, a byte each."""
    if bluffs >> 8:
        out[n] = PLAY | bluffs >> 8 << CARD_SHIFT | BLUFF
        n += 1
    out[n] = PLAY | (bluffs & 255) << CARD_SHIFT | BLUFF
    return n + 1


def _without_play(
    g: "Game", s: bytearray, seat: int, out: list[int], n: int, honest: int, sets: int
) -> int:
    """Add giving up, drawing or passing to n choices, unless the seat must play.

    honest, sets: how many of the choices lay a card without bluffing, and how many put one aside.
    """
    must = honest if s[SETS] & BY_AGE else honest + sets
    if s[PHASE] == TO_PLAY:
        if s[SURRENDER_AT]:
            n = slots.list_surrenders(g, s, seat, out, n)
        if honest + sets and must_play_any(g, s, seat):
            return n
    elif not must and may_draw_on(s):
        out[n] = DRAW
        return n + 1
    return draw_or_pass_into(s, out, n, must)


def must_play_any(g: "Game", s: bytearray, seat: int) -> bool:
    """Must a seat play if it can, even where that takes a set by age (DEA-1, POW-3)?"""
    if s[DRAW_WAY] == NO_DRAWING:
        return True
    return s[WILD_FOUR_LEGAL] == ONLY_FORCED and find_card(g, s, seat, WILD_FOUR_KIND) >= 0


def join() -> None:  # set-up
    slots.list_plays = list_plays
    slots.why_not_by_house = why_not_by_house
    slots.must_play_any = must_play_any
    slots.can_play_by_house = can_play_by_house
