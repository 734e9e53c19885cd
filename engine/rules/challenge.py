"""This module lets the seat that must draw challenge a Wild Draw Four (OFF-8).

    window   W_CHALLENGE (engine/spec/windows.py)

The verdict changes in the W_DRAW record below who pays and how much. The window opens for every
such card that was not a last one, so only a challenge shows whether the card was laid honestly.
"""

from engine.const import const
from engine.state import options
from engine.state.cards import FACE
from engine.state.choices import CHALLENGE, PASS, VERB_MASK
from engine.state.layout import *
from engine.state.reasons import NOT_NOW, OK
from engine.state.window_types import (
    CHALLENGE_OR_DRAW,
    CHALLENGE_OR_NOT,
    JUDGED,
    SETTLED,
    W_CHALLENGE,
)
from engine.state.windows import ask_target, define_window, pop, push
from engine.turn.asking import calls_into
from engine.turn.flow import reveal_hand

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game
    from engine.state.hooks import Hooks

_FOUR = const(4)  # cards that a Wild Draw Four costs unchallenged


def _offer(g: "Game", s: bytearray, actor: int, card: int, pile: int) -> None:
    """Ask the seat that would draw whether it challenges (OFF-8, CORE-13).

    Nobody may where the card may always be laid, or where `dirty` asks all others (SEV-3).
    """
    is_four = s[EFFECTS + FACE[card]] == DRAWS_FOUR
    if (
        is_four
        and s[COUNTS + actor]
        and s[options.WILD_FOUR_LEGAL] < options.ANY_TIME
        and not s[options.DIRTY]
    ):
        w = push(s, W_CHALLENGE, actor)
        s[w + TARGET] = s[NEXT]
        s[w + CARD] = card


def _answer(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    w = s[TOP]
    verb = choice & VERB_MASK
    if verb == PASS:
        pop(s)
        return OK
    if verb != CHALLENGE:
        return NOT_NOW
    _judge(s, seat, s[w + ACTOR], s[w + CARD])
    return OK


def _judge(s: bytearray, seat: int, accused: int, card: int) -> None:
    """Find out whether the accused bluffed, and let the loser pay (OFF-8)."""
    reveal_hand(s, seat, accused, card)
    w = s[TOP]
    s[w + FLAGS] |= SETTLED | JUDGED  # nobody adds to a stack that was challenged
    price = s[options.INNOCENT_DRAWS]
    if s[GUILTY]:
        price = s[options.GUILTY_DRAWS]
        s[w + TARGET] = accused
        s[w + ACTOR] = seat
    s[w + AMOUNT] = min(s[w + AMOUNT] - _FOUR + price, 255)


def _stage(s: "bytearray | memoryview") -> int:
    """Return the stage: may who does not challenge do something but draw?"""
    return (
        CHALLENGE_OR_NOT
        if s[options.PILES] == options.TWO_PILES or s[options.BACKFIRE]
        else CHALLENGE_OR_DRAW
    )


def register(hooks: "Hooks") -> None:  # set-up
    define_window(W_CHALLENGE, calls_into, _answer, ask_target, _stage)
    hooks.calls = hooks.fill_slot(hooks.calls, _offer)
