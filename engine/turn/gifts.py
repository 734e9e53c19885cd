"""This module hands a card from one seat to another, and lets a seat name another player."""

from engine.state.cards import FACE_UP, KIND_MASK, NO_CARD
from engine.state.choices import NAME, SEAT_SHIFT, VERB_MASK
from engine.state.events import GAVE, GAVE_THREE, NAMED, note
from engine.state.layout import *
from engine.state.reasons import NO_SUCH_PLAYER, NOT_NOW, OK
from engine.state.window_types import W_THREE
from engine.turn.hand_cards import gain, is_other, lose, tell_gain
from engine.turn.uno import settle_uno

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game


def hand_over(g: "Game", s: bytearray, seat: int, other: int, at: int, uno: int) -> None:
    """Let a seat give the card at an offset of its hand to another; uno: not 0 if it called Uno."""
    card = lose(g, s, seat, at)
    if s[PHASE] == DREW and seat == s[TURN] and card & KIND_MASK == s[DRAWN]:
        s[DRAWN] = NO_CARD
    if not card & FACE_UP:
        s[SHOWN_COUNTS + seat] = 0  # a seat that was shown the hand must not see which card goes
    settle_uno(s, seat, uno)
    gain(g, s, other, card)
    kind = GAVE_THREE if s[s[TOP] + KIND] == W_THREE else GAVE  # everybody knows that much
    note(s, kind, seat, other, card & KIND_MASK if card & FACE_UP else NO_CARD)
    tell_gain(g, s, other, card & KIND_MASK)


def others_into(s: bytearray, seat: int, verb: int, least: int, out: list[int], n: int) -> int:
    """Add to n choices one of a verb for each other player; return how many there are then.

    least: how many cards a player holds at least who can be named.
    """
    for other in range(s[PLAYERS]):
        if s[COUNTS + other] >= least and is_other(s, seat, other):
            out[n] = verb | other << SEAT_SHIFT
            n += 1
    return n


def name_target(s: bytearray, seat: int, choice: int, stage: int) -> int:
    """Let a seat name the TARGET of the newest window, which goes on at a stage; or why not.

    The player named holds cards.
    """
    if choice & VERB_MASK != NAME:
        return NOT_NOW
    other = choice >> SEAT_SHIFT & 15
    if not is_other(s, seat, other) or not s[COUNTS + other]:
        return NO_SUCH_PLAYER
    w = s[TOP]
    s[w + TARGET] = other
    s[w + STAGE] = stage
    note(s, NAMED, seat, other, NO_CARD)
    return OK
