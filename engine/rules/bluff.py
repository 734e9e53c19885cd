"""Any player may call the bluff of a wild that was laid (DBL-6).

A record BLUFFED lies on the PLAYED one of its card and asks all others in turn; the first to
call closes it. It opens for every such card, honest or not. Guilty: its player draws, and the
next one takes a normal turn. Not guilty: the caller draws, the whole sum of a stack, instead
of the next player; who calls wrongly as the next player loses the turn, too.
"""

from engine.const import const
from engine.rules.call_out import CALLS, ask_next, ask_others, calls_into, reply
from engine.state.choices import OK
from engine.state.events import GUILTY_FOUND, INNOCENT_FOUND, note
from engine.state.layout import (
    ACTOR,
    AMOUNT,
    CARD,
    GUILTY,
    SKIPS,
    STAGE,
    TARGET,
    TOP,
)
from engine.state.options import GUILTY_DRAWS, INNOCENT_DRAWS
from engine.state.seats import next_seat
from engine.state.slots import slots
from engine.state.windows import BLUFFED, pop, use
from engine.turn.challenge import accuse
from engine.turn.lay import STAGE_OWED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game

_FOUR = const(4)  # cards of a single Wild Draw Four


def open_bluff(s: bytearray, played: int) -> None:
    """Ask every other player whether the wild of a play was a bluff."""
    at = ask_others(s, BLUFFED, s[played + ACTOR])
    s[at + CARD] = s[played + CARD]


def _answer(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    reason = reply(s, seat, choice)
    if reason != CALLS:
        return reason
    at = s[TOP]
    accused = s[at + ACTOR]
    card = s[at + CARD]
    accuse(s, seat, accused, card)
    _judge_bluff(s, s[TOP], seat, accused, card)
    return OK


def _judge_bluff(s: bytearray, played: int, caller: int, accused: int, card: int) -> None:
    """Change who pays, how much and who loses the turn in the record of the play."""
    s[played + STAGE] = STAGE_OWED
    if s[GUILTY]:
        note(s, GUILTY_FOUND, caller, accused, card)
        s[played + TARGET] = accused
        s[played + AMOUNT] = s[GUILTY_DRAWS]
        s[played + SKIPS] = 0
        return
    note(s, INNOCENT_FOUND, caller, accused, card)
    s[played + SKIPS] = caller == next_seat(s, accused)
    s[played + TARGET] = caller
    if s[played + AMOUNT] <= _FOUR:
        s[played + AMOUNT] = s[INNOCENT_DRAWS]


def _resume(g: "Game", s: bytearray) -> bool:
    if ask_next(s):
        return True
    pop(s)
    return False


def join() -> None:  # set-up
    use(BLUFFED, calls_into, _answer, _resume)
    slots.open_bluff = open_bluff
