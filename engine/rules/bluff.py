"""Bluffs: any player may call the bluff of a wild that was laid (DBL-6).

    option   challenge=any
    window   W_BLUFF (engine/spec/windows.py)

It opens for every such card, honest or not. Guilty: the card's player draws, and the next player
takes a normal turn. Not guilty: the caller draws instead of the next player, on a stack the whole
sum; a caller who is the next player loses the turn, too.
"""

from engine.const import const
from engine.state import options
from engine.state.cards import FACE
from engine.state.layout import *
from engine.state.reasons import OK
from engine.state.seats import next_seat
from engine.state.window_types import JUDGED, SETTLED, W_BLUFF
from engine.state.windows import define_window
from engine.turn.asking import ask_or_close, calls_into
from engine.turn.call_out import CALLS, ask_others, reply
from engine.turn.draw import open_draw
from engine.turn.flow import reveal_hand

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game
    from engine.state.hooks import Hooks

_FOUR = const(4)  # cards of a single Wild Draw Four


def _offer(g: "Game", s: bytearray, actor: int, card: int, pile: int) -> None:
    """Ask all others whether they call a wild a bluff.

    Not a last card (CORE-13), nor a Wild Draw Four that `dirty` asks about (SEV-3).
    """
    effect = s[EFFECTS + FACE[card]]
    if not s[COUNTS + actor]:
        return
    if effect == CALLS_COLOR:
        legal = s[options.WILD_LEGAL]
    elif effect == DRAWS_FOUR and not s[options.DIRTY]:
        legal = s[options.WILD_FOUR_LEGAL]
    else:
        return
    if legal < options.ANY_TIME:
        w = ask_others(s, W_BLUFF, actor)
        s[w + CARD] = card
        s[w + PILE] = pile


def _answer(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    reason = reply(s, seat, choice)
    if reason != CALLS:
        return reason
    w = s[TOP]
    accused = s[w + ACTOR]
    card = s[w + CARD]
    pile = s[w + PILE]
    reveal_hand(s, seat, accused, card)
    if s[EFFECTS + FACE[card]] == DRAWS_FOUR:
        _judge_four(s, s[TOP], seat, accused)
    else:
        _judge_wild(s, pile, seat, accused, card)
    return OK


def _judge_four(s: bytearray, w: int, caller: int, accused: int) -> None:
    """Change who draws, and how much, in the record of the draw, which settles the turn."""
    s[w + FLAGS] |= SETTLED | JUDGED
    s[w + ACTOR] = caller if s[GUILTY] else accused
    s[w + TARGET] = accused if s[GUILTY] else caller
    if s[GUILTY]:
        s[w + AMOUNT] = s[options.GUILTY_DRAWS]
    elif s[w + AMOUNT] <= _FOUR:
        s[w + AMOUNT] = s[options.INNOCENT_DRAWS]


def _judge_wild(s: bytearray, pile: int, caller: int, accused: int, card: int) -> None:
    """Let the loser draw for a plain Wild, which made nobody draw by itself."""
    if s[GUILTY]:
        w = open_draw(s, caller, accused, s[options.GUILTY_DRAWS], card, pile)
    else:
        if caller == s[NEXT]:
            s[NEXT] = next_seat(s, caller)
        w = open_draw(s, accused, caller, s[options.INNOCENT_DRAWS], card, pile)
    if w:
        s[w + FLAGS] = JUDGED


def register(hooks: "Hooks") -> None:  # set-up
    define_window(W_BLUFF, calls_into, _answer, ask_or_close)
    hooks.calls = hooks.fill_slot(hooks.calls, _offer)
