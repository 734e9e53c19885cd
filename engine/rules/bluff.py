"""This module lets any player call the bluff of a wild that was laid (DBL-6).

A record BLUFFED lies on the card's PLAYED record; where cards act, on the FORCED record of a Wild
Draw Four. It asks all others in turn and closes with the first call. It opens for every such card,
honest or not. Guilty: the card's player draws, and the next player takes a normal turn. Not guilty:
the caller draws instead of the next player, on a stack the whole sum; a caller who is the next
player loses the turn, too.
"""

from engine.const import const
from engine.rules.call_out import CALLS, ask_next, ask_others, calls_into, reply
from engine.state.choices import OK
from engine.state.layout import (
    ACTOR,
    AMOUNT,
    CARD,
    GUILTY,
    KIND,
    NEXT,
    PILE,
    SKIPS,
    STAGE,
    TARGET,
    TOP,
)
from engine.state.options import GUILTY_DRAWS, INNOCENT_DRAWS
from engine.state.seats import next_seat
from engine.state.slots import slots
from engine.state.windows import BLUFFED, FORCED, PLAYED, define_window, pop
from engine.turn.flow import accuse

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game

_FOUR = const(4)  # cards of a single Wild Draw Four
_DRAWN_NOW = const(5)  # turn.lay.STAGE_OWED
_SETTLED = const(4)  # two_piles.carry.SETTLED


def open_bluff(s: bytearray, actor: int, card: int, pile: int) -> None:
    """Ask all others whether they call the wild that a seat laid on a pile, 0 or 1, a bluff."""
    at = ask_others(s, BLUFFED, actor)
    s[at + CARD] = card
    s[at + PILE] = pile


def _answer(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    reason = reply(s, seat, choice)
    if reason != CALLS:
        return reason
    at = s[TOP]
    accused = s[at + ACTOR]
    card = s[at + CARD]
    pile = s[at + PILE]
    accuse(s, seat, accused, card)
    at = s[TOP]
    if s[at + KIND] == PLAYED:
        _judge_bluff(s, at, seat, accused)
    elif s[at + KIND] == FORCED:
        _judge_four(s, at, seat, accused)
    else:
        _judge_wild(s, pile, seat, accused, card)
    return OK


def _judge_bluff(s: bytearray, played: int, caller: int, accused: int) -> None:
    """Change in the record of a play who pays, how much, and who loses the turn."""
    s[played + STAGE] = _DRAWN_NOW
    if s[GUILTY]:
        s[played + TARGET] = accused
        s[played + AMOUNT] = s[GUILTY_DRAWS]
        s[played + SKIPS] = 0
        return
    s[played + SKIPS] = caller == next_seat(s, accused)
    s[played + TARGET] = caller
    if s[played + AMOUNT] <= _FOUR:
        s[played + AMOUNT] = s[INNOCENT_DRAWS]


def _judge_four(s: bytearray, forced: int, caller: int, accused: int) -> None:
    """Change who draws, and how much, where cards act; forced_draw.py settles the turn."""
    s[forced + STAGE] |= _SETTLED
    s[forced + ACTOR] = caller if s[GUILTY] else accused
    s[forced + TARGET] = accused if s[GUILTY] else caller
    if s[GUILTY]:
        s[forced + AMOUNT] = s[GUILTY_DRAWS]
    elif s[forced + AMOUNT] <= _FOUR:
        s[forced + AMOUNT] = s[INNOCENT_DRAWS]


def _judge_wild(s: bytearray, pile: int, caller: int, accused: int, card: int) -> None:
    """Let the loser draw for a plain Wild, which made nobody draw by itself."""
    if s[GUILTY]:
        slots.open_forced(s, caller, accused, s[GUILTY_DRAWS], card)
    else:
        if caller == s[NEXT]:
            s[NEXT] = next_seat(s, caller)
        slots.open_forced(s, accused, caller, s[INNOCENT_DRAWS], card)
    if s[s[TOP] + KIND] == FORCED:
        s[s[TOP] + PILE] = pile


def _resume(g: "Game", s: bytearray) -> bool:
    if ask_next(s):
        return True
    pop(s)
    return False


def join() -> None:  # set-up
    define_window(BLUFFED, calls_into, _answer, _resume)
    slots.open_bluff = open_bluff
