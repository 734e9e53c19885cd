"""This module finds out what the seat on turn can do: lay cards, draw, keep, and what it must do.

A card can be laid if it matches the top one and no option bars it (CORE-2). After drawing, only the
drawn card can be laid (CORE-5). Only the seat itself knows whether that card fits, so it chooses to
keep it (PASS) even when nothing else is possible.

House rules (`FLAVOR`) let a seat lay more or less; their parts decide that (engine/house).
"""

from engine.const import const
from engine.state.cards import FIRST_WILD_KIND, NO_COLOR, WILD_FOUR_KIND, WILD_KIND
from engine.state.choices import (
    BLUFF,
    CARD_SHIFT,
    COLOR_SHIFT,
    DRAW,
    NO_SUCH_COLOR,
    NO_SUCH_PILE,
    NO_UNO,
    OK,
    PASS,
    PLAY,
    WITH_UNO,
)
from engine.state.hands import ANY_WILD, MATCH, holds_match
from engine.state.layout import (
    COUNTS,
    DRAWN,
    DREW,
    PHASE,
    PILE_SIZE,
    TOP_CARD,
    TURN,
)
from engine.state.options import (
    ANY_TIME,
    BY_AGE,
    BY_COLOR,
    CHALLENGES,
    DIRTY,
    DRAW_WAY,
    DRAWN_CARD,
    FLAVOR,
    FORCE_PLAY,
    MUST_PLAY_DRAWN,
    NO_DRAWING,
    SETS,
    UNTIL_PLAYABLE,
    WILD_FOUR_LEGAL,
    WILD_LEGAL,
)
from engine.state.slots import slots
from engine.turn.piles import can_draw

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game

_ELSEWHERE = const(7 << 6 | 3 << 10)  # DOWN | ON_PILE_2 | SHOWN | 3 << FROM_SHIFT
# Bits of a choice that say more about a play than its verb and card.
DETAILS = const(15 << 5 | 3 << 10 | 7 << 20)
_NO_CHALLENGES = const(1)  # challenge=none


def check_details(choice: int, card: int, left: int) -> int:
    """Return OK, or why the pile, the color or the Uno call of a play is wrong.

    card: what is laid; left: how many cards its seat has after it.
    """
    if choice & _ELSEWHERE:
        return NO_SUCH_PILE
    if choice & WITH_UNO and left != 1:
        return NO_UNO
    color = choice >> COLOR_SHIFT & 7
    if color and (card < FIRST_WILD_KIND or color > NO_COLOR):
        return NO_SUCH_COLOR
    return OK


def is_bluff(g: "Game", s: bytearray, seat: int, kind: int) -> bool:
    """Would a seat be found guilty if it laid this wild and was called (OFF-7, DIR-3, DBL-6)?"""
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
    return holds_match(g, s, seat, wanted & 15 if legal == BY_COLOR else wanted)


def can_play(g: "Game", s: bytearray, seat: int, singly: bool) -> bool:
    """Can a seat lay something without bluffing? singly: single cards count, sets do not."""
    if s[FLAVOR]:
        return slots.can_play_by_house(g, s, seat, singly)
    wanted = MATCH[s[TOP_CARD]] | ANY_WILD
    base = g.hands[seat]
    for at in range(base, base + s[COUNTS + seat]):
        kind = s[at]
        if MATCH[kind] & wanted and (s[PHASE] != DREW or kind == s[DRAWN]):
            if not is_bluff(g, s, seat, kind):
                return True
    return False


def must_play(g: "Game", s: bytearray, seat: int) -> bool:
    """Can a seat play, so that `must_play` binds it? Sums by age do not bind (CRO-4)."""
    return can_play(g, s, seat, s[SETS] & BY_AGE > 0)


def must_play_first(g: "Game", s: bytearray, seat: int) -> bool:
    """Must a seat play, so that it may not draw of its own accord (CORE-5, POW-3)?"""
    if s[FLAVOR] and slots.must_play_any(g, s, seat):
        return can_play(g, s, seat, False)
    return s[FORCE_PLAY] != 0 and must_play(g, s, seat)


def draws_on(g: "Game", s: bytearray, seat: int) -> bool:
    """Must a seat draw once more, since it draws until it can play and cannot yet (ROA-3)?"""
    return may_draw_on(s) and not must_play(g, s, seat)


def may_draw_on(s: bytearray) -> bool:
    """May a seat that has drawn, and need not play, draw again (ROA-3)?"""
    return s[DRAW_WAY] == UNTIL_PLAYABLE and can_draw(s)


def choices_into(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    """Write what the seat on turn can do: honest plays, bluffs, then drawing or passing."""
    if seat != s[TURN]:
        return 0
    if s[FLAVOR]:
        return slots.list_plays(g, s, seat, out)
    at = g.hands[seat]
    end = at + s[COUNTS + seat]
    drew = s[PHASE]
    if drew:
        at = end - 1  # the drawn card alone, the last of the hand
    match = MATCH
    wanted = match[s[TOP_CARD]] | ANY_WILD
    n = fours = 0
    for i in range(at, end):
        card = s[i]
        if match[card] & wanted:
            if card == WILD_FOUR_KIND:
                fours += 1
            else:
                out[n] = card << CARD_SHIFT | PLAY
                n += 1
    if not drew and s[PILE_SIZE] and not s[FORCE_PLAY] and not fours:
        out[n] = DRAW  # what `draw_or_pass_into` does on most turns, without the call
        return n + 1
    must = n
    if fours:
        bluff = BLUFF if is_bluff(g, s, seat, WILD_FOUR_KIND) else 0
        if not bluff:
            must += fours
        while fours:
            out[n] = PLAY | WILD_FOUR_KIND << CARD_SHIFT | bluff
            n += 1
            fours -= 1
    return draw_or_pass_into(s, out, n, must)


def draw_or_pass_into(s: bytearray, out: list[int], n: int, must: int) -> int:
    """Add DRAW or PASS to n choices, unless the seat must play.

    must: how many of the choices are plays that `must_play` counts.
    """
    if s[PHASE] == DREW:
        if must and (s[DRAWN_CARD] == MUST_PLAY_DRAWN or s[DRAW_WAY] == UNTIL_PLAYABLE):
            return n
        out[n] = PASS
    elif must and s[FORCE_PLAY]:
        return n
    elif s[DRAW_WAY] != NO_DRAWING and (s[PILE_SIZE] or can_draw(s)):
        out[n] = DRAW
    else:
        out[n] = PASS
    return n + 1
