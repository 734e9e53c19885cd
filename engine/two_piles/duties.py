"""This module knows what options demand of the seat on turn: to play, to draw on, or to wait.

A seat that can play may have to (CORE-5), also because it holds a Wild Draw Four (POW-3). A seat
that draws until it can play draws on, and then must play (ROA-3). Draw cards wait until every seat
has had a turn (CRO-5).
"""

from engine.state.cards import KIND_MASK, NO_CARD, WILD_FOUR_KIND
from engine.state.choices import BLUFF, MUST_DRAW, MUST_PLAY, NOT_NOW, OK, PASS
from engine.state.layout import (
    COUNTS,
    DRAWN,
    DREW,
    FIRST,
    FIRST_ACTS,
    FREE,
    FREE_PLAY,
    HAD_TURN,
    NEXT,
    OPENING,
    PHASE,
    PLAYERS,
    STARTER,
    TURN,
)
from engine.state.options import (
    BY_AGE,
    DRAW_WAY,
    DRAWN_CARD,
    FORCE_PLAY,
    MUST_PLAY_DRAWN,
    NO_DRAWING,
    ONLY_FORCED,
    SETS,
    UNTIL_PLAYABLE,
    WILD_FOUR_LEGAL,
)
from engine.state.seats import add_to, next_seat
from engine.state.slots import slots
from engine.two_piles.hands import find
from engine.two_piles.piles import can_draw, draws_into
from engine.two_piles.play import is_bluff, why_not_on_pile

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game


def list_draw_or_pass(
    g: "Game", s: bytearray, seat: int, out: list[int], n: int, plays: int, sets: int
) -> int:
    """Add drawing or passing to n choices, unless the seat must play; return how many then.

    plays, sets: how many of the choices lay a card, and how many put one aside; they come first.
    """
    honest = plays
    while honest and out[honest - 1] & BLUFF:
        honest -= 1
    must = honest
    if _must_reckon(s):
        for i in range(plays, plays + sets):
            if not out[i] & BLUFF:
                must += 1
    if s[PHASE] != DREW:
        if must and _must_play(g, s, seat):
            return n
        if s[DRAW_WAY] != NO_DRAWING:
            return draws_into(g, s, out, n)
        out[n] = PASS  # DEA-1
        return n + 1
    if must and (s[DRAW_WAY] == UNTIL_PLAYABLE or s[DRAWN_CARD] == MUST_PLAY_DRAWN):
        return n
    if s[DRAW_WAY] == UNTIL_PLAYABLE:
        return draws_into(g, s, out, n)  # ROA-3
    out[n] = PASS
    return n + 1


def _must_reckon(s: bytearray) -> bool:
    """Do sets count as something that a seat can play? Sums by age bind nobody (CRO-4)."""
    return s[DRAW_WAY] == NO_DRAWING or not s[SETS] & BY_AGE


def _must_play(g: "Game", s: bytearray, seat: int) -> bool:
    """Must a seat play if it can (CORE-5, DEA-1, POW-3)?"""
    return s[FORCE_PLAY] > 0 or s[DRAW_WAY] == NO_DRAWING or holds_forced(g, s, seat)


def holds_forced(g: "Game", s: bytearray, seat: int) -> bool:
    """Does a seat hold a Wild Draw Four that keeps it from drawing (POW-3)?"""
    return s[WILD_FOUR_LEGAL] == ONLY_FORCED and find(g, s, seat, WILD_FOUR_KIND) >= 0


def why_not_draw(g: "Game", s: bytearray, seat: int) -> int:
    """Return OK, or why a seat may not draw by choice: it must play, or leave the hand (DEA-1)."""
    if _must_play(g, s, seat) and can_play(g, s, seat):
        return MUST_PLAY
    return NOT_NOW if s[DRAW_WAY] == NO_DRAWING else OK


def draws_on(g: "Game", s: bytearray, seat: int) -> bool:
    """Must a seat draw once more, since it draws until it can play and cannot yet (ROA-3)?"""
    if s[DRAW_WAY] != UNTIL_PLAYABLE or s[PHASE] != DREW:
        return False
    return can_draw(g, s) and not can_play(g, s, seat)


def why_not_pass(g: "Game", s: bytearray, seat: int) -> int:
    """Return OK, or why a seat may not pass, or keep the drawn card."""
    if s[PHASE] != DREW:
        must = s[PHASE] == FREE or _must_play(g, s, seat)
        return MUST_PLAY if must and can_play(g, s, seat) else OK
    if draws_on(g, s, seat):
        return MUST_DRAW
    must = s[DRAWN_CARD] == MUST_PLAY_DRAWN or s[DRAW_WAY] == UNTIL_PLAYABLE
    return MUST_PLAY if must and can_play(g, s, seat) else OK


def can_play(g: "Game", s: bytearray, seat: int) -> bool:
    """Can a seat lay something without bluffing, alone or in a set?"""
    base = g.hands[seat]
    for at in range(base, base + s[COUNTS + seat]):
        kind = s[at] & KIND_MASK
        for pile in range(2):
            if why_not_on_pile(g, s, seat, kind, pile) == OK and not is_bluff(g, s, seat, kind):
                return True
    return s[SETS] > 0 and _must_reckon(s) and slots.can_make_set(g, s, seat)


def has_free_play(g: "Game", s: bytearray) -> bool:
    """Begin the free play of the seat on turn; False: nothing fits, so it lapses (DBL-2, DBL-4)."""
    seat = s[TURN]
    s[FREE_PLAY] = 0
    s[PHASE] = FREE
    s[DRAWN] = NO_CARD
    s[FIRST] = seat
    return s[COUNTS + seat] > 0 and can_play(g, s, seat)


def mark_turns_had(s: bytearray) -> None:
    """Mark that the seat on turn had its turn, and that those up to NEXT lost theirs (CRO-5)."""
    seat = s[TURN]
    if s[OPENING] != FIRST_ACTS:
        add_to(s, HAD_TURN, seat)
    elif s[STARTER] != next_seat(s, seat):
        return  # the youngest starts
    for _ in range(s[PLAYERS]):  # NEXT and TURN may both be out by now (COW-5)
        seat = next_seat(s, seat)
        if seat == s[NEXT] or seat == s[TURN]:
            break
        add_to(s, HAD_TURN, seat)


def join() -> None:  # set-up
    slots.list_draw_or_pass = list_draw_or_pass
    slots.why_not_draw = why_not_draw
    slots.draws_on = draws_on
    slots.why_not_pass = why_not_pass
    slots.mark_turns_had = mark_turns_had
    slots.has_free_play = has_free_play
