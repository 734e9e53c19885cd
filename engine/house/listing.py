"""What the seat on turn can do: what it can lay, whether it must, whether it may draw."""

from engine.cards import WILD_FOUR_KIND
from engine.choices import (
    ADD,
    BLUFF,
    CARD_SHIFT,
    DOES_NOT_FIT,
    DRAW,
    NOT_IN_HAND,
    OK,
    ONLY_DRAWN,
    PASS,
    PLAY,
    REMOVE,
)
from engine.const import const
from engine.house.fitting import count_of, fits, is_aside, is_barred, is_bluff, is_repeated
from engine.house.parts import CAN_ADD, CAN_ADD_SUM, DOES, DOWNS, GIVES_UP, IS_SET, IS_SUM, LISTS
from engine.layout import COUNTS, DRAFT, DRAFT_SIZE, DRAWN, DREW, FREE, PHASE
from engine.options import (
    BY_AGE,
    DOUBLES,
    DRAW_WAY,
    DRAWN_CARD,
    FACE_DOWN,
    FORCE_PLAY,
    MUST_PLAY_DRAWN,
    NO_DRAWING,
    ONLY_FORCED,
    PILES,
    SETS,
    SUM_OR_DIFFERENCE,
    SURRENDER_AT,
    UNTIL_PLAYABLE,
    WILD_FOUR_LEGAL,
)
from engine.piles import can_draw

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game

_MOST_ASIDE = const(7)


def goes(g: "Game", s: bytearray, seat: int, kind: int) -> int:
    """Return OK if a card goes on the pile, alone or as the last of a set; or why not."""
    if count_of(g, s, seat, kind) < 1:
        return NOT_IN_HAND
    left = s[COUNTS + seat] - s[DRAFT_SIZE] - 1
    if s[DRAFT_SIZE]:
        if not DOES[IS_SET if s[SETS] < SUM_OR_DIFFERENCE else IS_SUM](g, s, seat, kind):
            return DOES_NOT_FIT
        if s[PHASE] == DREW and kind != s[DRAWN] and not is_aside(s, s[DRAWN]):
            return ONLY_DRAWN
        return is_barred(s, kind, left)
    if s[PHASE] == DREW and kind != s[DRAWN]:
        return ONLY_DRAWN
    return is_barred(s, kind, left) if fits(g, s, kind) else DOES_NOT_FIT


def can_add(g: "Game", s: bytearray, seat: int, kind: int) -> bool:
    """Can a card be put aside, so that some set with it can be laid?"""
    sets = s[SETS]
    if sets < DOUBLES or s[DRAFT_SIZE] >= _MOST_ASIDE or count_of(g, s, seat, kind) < 1:
        return False
    return DOES[CAN_ADD if sets < SUM_OR_DIFFERENCE else CAN_ADD_SUM](g, s, seat, kind) != 0


def can_play(g: "Game", s: bytearray, seat: int, singly: bool) -> bool:
    """Does a seat hold something that it can lay without bluffing; singly: a card alone?"""
    base = g.hands[seat]
    for at in range(base, base + s[COUNTS + seat]):
        kind = s[at]
        if goes(g, s, seat, kind) == OK and not is_bluff(g, s, seat, kind):
            return True
        if not singly and can_add(g, s, seat, kind):
            return True
    return False


def is_barred_from_drawing(g: "Game", s: bytearray, seat: int) -> bool:
    """May a seat not draw of its own accord, because it must play (CORE-5, POW-3)?"""
    if s[WILD_FOUR_LEGAL] == ONLY_FORCED and count_of(g, s, seat, WILD_FOUR_KIND):
        return can_play(g, s, seat, False)
    if s[DRAW_WAY] == NO_DRAWING:
        return can_play(g, s, seat, False)
    return s[FORCE_PLAY] != 0 and must_play(g, s, seat)


def draws_on(g: "Game", s: bytearray, seat: int) -> bool:
    """Has a seat that draws until it can play drawn nothing that it must play yet (ROA-3)?

    A sum or product by age may be laid instead of drawing on (CRO-4).
    """
    return s[DRAW_WAY] == UNTIL_PLAYABLE and can_draw(s) and not must_play(g, s, seat)


def must_play(g: "Game", s: bytearray, seat: int) -> bool:
    """Does a seat that has to play what it can hold such a card? Nobody must reckon (CRO-4)."""
    return can_play(g, s, seat, s[SETS] == BY_AGE)


def choices_into(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    """Write what the seat on turn can do: honest plays, bluffs, cards to put aside, the rest."""
    n = _plays_into(g, s, seat, out, 0, False)
    honest = n
    n = _plays_into(g, s, seat, out, n, True)
    adds = n
    n = _sets_into(g, s, seat, out, n)
    must = honest > 0 or (n > adds and s[SETS] != BY_AGE)
    if s[PILES] == FACE_DOWN:
        n = LISTS[DOWNS](g, s, seat, out, n)
    if s[DRAFT_SIZE]:
        out[n] = REMOVE | s[DRAFT + s[DRAFT_SIZE] - 1] << CARD_SHIFT
        return n + 1
    if s[PHASE] == FREE:
        return n
    if s[PHASE] == DREW:
        if draws_on(g, s, seat):
            out[n] = DRAW
            return n + 1
        if must and (s[DRAWN_CARD] == MUST_PLAY_DRAWN or s[DRAW_WAY] == UNTIL_PLAYABLE):
            return n
        out[n] = PASS
        return n + 1
    if s[SURRENDER_AT]:
        n = LISTS[GIVES_UP](g, s, seat, out, n)
    if is_barred_from_drawing(g, s, seat):
        return n
    out[n] = DRAW if s[DRAW_WAY] != NO_DRAWING and can_draw(s) else PASS
    return n + 1


def _plays_into(g: "Game", s: bytearray, seat: int, out: list[int], n: int, bluffs: bool) -> int:
    base = g.hands[seat]
    for at in range(base, base + s[COUNTS + seat]):
        kind = s[at]
        if not is_repeated(s, base, at) and goes(g, s, seat, kind) == OK:
            if bluffs == is_bluff(g, s, seat, kind):
                out[n] = PLAY | kind << CARD_SHIFT | (BLUFF if bluffs else 0)
                n += 1
    return n


def _sets_into(g: "Game", s: bytearray, seat: int, out: list[int], n: int) -> int:
    if s[SETS]:
        base = g.hands[seat]
        for at in range(base, base + s[COUNTS + seat]):
            if not is_repeated(s, base, at) and can_add(g, s, seat, s[at]):
                out[n] = ADD | s[at] << CARD_SHIFT
                n += 1
    return n
