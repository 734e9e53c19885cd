"""What the seat on turn can do on two discard piles, and whether a card goes on one of them."""

from engine.const import const
from engine.state.cards import FACE, FIRST_WILD_KIND, KIND_MASK, WILD_FOUR_KIND, WILD_KIND, color_on
from engine.state.choices import (
    ADD,
    BLUFF,
    CARD_SHIFT,
    DOES_NOT_FIT,
    NO_SUCH_PILE,
    NOT_IN_HAND,
    OK,
    ON_PILE_2,
    ONLY_DRAWN,
    PASS,
    PLAY,
    REMOVE,
)
from engine.state.layout import (
    COUNTS,
    DISCARD_SIZE,
    DRAFT,
    DRAFT_SIZE,
    DRAWN,
    DREW,
    EFFECTS,
    FREE,
    PHASE,
    TOP_CARD,
)
from engine.state.options import (
    ANY_TIME,
    BY_COLOR,
    CHALLENGES,
    DRAW_WAY,
    DRAWN_CARD,
    FORCE_PLAY,
    MUST_PLAY_DRAWN,
    NEXT_CHALLENGES,
    ONLY_FORCED,
    SETS,
    UNTIL_PLAYABLE,
    WILD_FOUR_LEGAL,
    WILD_LEGAL,
)
from engine.turn.flow import bars
from engine.two_piles.hold import count_of, find
from engine.two_piles.piles import can_draw, draws, draws_into, fits
from engine.two_piles.sums import can_add, count_aside, is_completed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game

_BLUFFS = const(2)  # the last of the plays


def choices_into(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    """Honest plays, bluffs, cards to put aside, then drawing or keeping what was drawn.

    One of each kind that is held; the Wild Draw Four after the others, as it may be a bluff.
    """
    base = g.hands[seat]
    bluffs = is_bluff(g, s, seat, WILD_KIND) | is_bluff(g, s, seat, WILD_FOUR_KIND) << 1
    n = honest = 0
    for order in range(_BLUFFS + 1):
        for i in range(s[COUNTS + seat]):
            kind = s[base + i] & KIND_MASK
            if _order_of(kind, bluffs) == order and find(g, s, seat, kind) == i:
                for pile in range(2):
                    if goes(g, s, seat, kind, pile) == OK:
                        out[n] = PLAY | kind << CARD_SHIFT | pile * ON_PILE_2
                        if order == _BLUFFS:
                            out[n] |= BLUFF
                        n += 1
        if order < _BLUFFS:
            honest = n
    sets = n
    if s[SETS]:
        for i in range(s[COUNTS + seat]):
            kind = s[base + i] & KIND_MASK
            if find(g, s, seat, kind) == i and can_add(g, s, seat, kind):
                out[n] = ADD | kind << CARD_SHIFT
                n += 1
    if s[DRAFT_SIZE]:
        out[n] = REMOVE | s[DRAFT + s[DRAFT_SIZE] - 1] << CARD_SHIFT
        return n + 1
    return _without_play(g, s, seat, out, n, honest, n - sets)


def _order_of(kind: int, bluffs: int) -> int:
    """Return where a kind stands among plays; bluffs: bit 0, a Wild, bit 1, a Wild Draw Four."""
    if kind == WILD_FOUR_KIND:
        return _BLUFFS if bluffs & 2 else 1
    return _BLUFFS if bluffs & 1 and kind == WILD_KIND else 0


def _without_play(
    g: "Game", s: bytearray, seat: int, out: list[int], n: int, honest: int, sets: int
) -> int:
    """Add what can be done without a play; honest, sets: what is no bluff."""
    if s[PHASE] == FREE:
        return n
    if s[PHASE] == DREW:
        if s[DRAW_WAY] == UNTIL_PLAYABLE:
            if honest + sets:
                return n
            return draws_into(g, s, out, n)  # ROA-3
        if honest and s[DRAWN_CARD] == MUST_PLAY_DRAWN:
            return n
        out[n] = PASS
        return n + 1
    must = honest + sets if s[DRAW_WAY] == UNTIL_PLAYABLE else honest
    if must and _must_play(g, s, seat):
        return n
    return draws_into(g, s, out, n)


def _must_play(g: "Game", s: bytearray, seat: int) -> bool:
    """Must a seat play what it can; with a Wild Draw Four in hand it may have to (POW-3)?"""
    return s[FORCE_PLAY] > 0 or holds_forced(g, s, seat)


def holds_forced(g: "Game", s: bytearray, seat: int) -> bool:
    """Does a seat hold a Wild Draw Four, where that must be laid rather than draw (POW-3)?"""
    return s[WILD_FOUR_LEGAL] == ONLY_FORCED and find(g, s, seat, WILD_FOUR_KIND) >= 0


def is_barred_from_drawing(g: "Game", s: bytearray, seat: int) -> bool:
    """May a seat not draw of its own accord, because it must play?"""
    return _must_play(g, s, seat) and can_play(g, s, seat)


def draws_on(g: "Game", s: bytearray, seat: int) -> bool:
    """Has a seat that draws until it can play drawn nothing that it can lay yet (ROA-3)?"""
    if s[DRAW_WAY] != UNTIL_PLAYABLE or s[PHASE] != DREW:
        return False
    return can_draw(g, s) and not can_play(g, s, seat)


def can_play(g: "Game", s: bytearray, seat: int) -> bool:
    """Does a seat hold something that it can lay without bluffing, alone or in a set?"""
    base = g.hands[seat]
    for at in range(base, base + s[COUNTS + seat]):
        kind = s[at] & KIND_MASK
        for pile in range(2):
            if goes(g, s, seat, kind, pile) == OK and not is_bluff(g, s, seat, kind):
                return True
        if s[DRAW_WAY] == UNTIL_PLAYABLE and s[SETS] and can_add(g, s, seat, kind):
            return True
    return False


def is_bluff(g: "Game", s: bytearray, seat: int, kind: int) -> bool:
    """Would this wild of a seat be guilty if it were challenged (GRD-7, DBL-6)?"""
    if kind != WILD_FOUR_KIND and kind != WILD_KIND:
        return False
    legal = s[WILD_FOUR_LEGAL] if kind == WILD_FOUR_KIND else s[WILD_LEGAL]
    if s[CHALLENGES] != NEXT_CHALLENGES or legal >= ANY_TIME:
        return False
    base = g.hands[seat]
    for at in range(base, base + s[COUNTS + seat]):
        other = s[at] & KIND_MASK
        for pile in range(2):
            if other < FIRST_WILD_KIND and fits(s, other, pile):
                if legal != BY_COLOR or other & 3 == color_on(s[TOP_CARD + pile]):
                    return True
    return False


def goes(g: "Game", s: bytearray, seat: int, kind: int, pile: int) -> int:
    """Return OK if a card that is held goes on a pile, last of a set or alone; or why not."""
    if not s[DISCARD_SIZE + pile]:
        return NO_SUCH_PILE
    if s[DRAFT_SIZE]:
        if count_of(g, s, seat, kind) <= count_aside(s, kind):
            return NOT_IN_HAND
        return is_barred(s, seat, kind) if is_completed(s, kind, pile) else DOES_NOT_FIT
    if s[PHASE] == DREW and kind != s[DRAWN]:
        return ONLY_DRAWN
    return is_barred(s, seat, kind) if fits(s, kind, pile) else DOES_NOT_FIT


def is_barred(s: bytearray, seat: int, kind: int) -> int:
    """Return why a single card of a seat may not be laid now though it fits; OK: it may."""
    return bars(s, kind, draws(s[EFFECTS + FACE[kind]]), s[COUNTS + seat] - 1)
