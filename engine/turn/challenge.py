"""This module lets the seat that must draw challenge a Wild Draw Four (OFF-8).

The window lies on the card's PLAYED record, or on its FORCED record where cards act. The verdict
changes in that record who pays, how much, and who loses the turn. The window opens for every such
card, so only a challenge shows whether the card was laid honestly.
"""

from engine.const import const
from engine.state.cards import FACE
from engine.state.choices import CHALLENGE, NOT_NOW, OK, PASS, VERB_MASK
from engine.state.layout import (
    ACTOR,
    AMOUNT,
    CARD,
    COUNTS,
    DRAWS_FOUR,
    EFFECTS,
    GUILTY,
    KIND,
    SKIPS,
    STAGE,
    TARGET,
    TOP,
)
from engine.state.options import (
    ANY_TIME,
    GUILTY_DRAWS,
    INNOCENT_DRAWS,
    WILD_FOUR_LEGAL,
)
from engine.state.slots import slots
from engine.state.windows import CHALLENGED as CHALLENGE_WINDOW
from engine.state.windows import PLAYED, ask_target, define_window, pop, push
from engine.turn.flow import accuse

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game

_DRAWN_NOW = const(5)  # turn.lay.STAGE_OWED
_SETTLED = const(4)  # two_piles.carry.SETTLED
_FOUR = const(4)  # cards that a Wild Draw Four costs unchallenged


def offer_challenge(s: bytearray, actor: int, target: int, card: int) -> None:
    """Ask the target whether it challenges the actor's Wild Draw Four, unless it was a last card.

    Does nothing for other cards, or where one may always be laid (OFF-8, CORE-13).
    """
    if (
        s[EFFECTS + FACE[card]] == DRAWS_FOUR
        and s[COUNTS + actor]
        and s[WILD_FOUR_LEGAL] < ANY_TIME
    ):
        at = push(s, CHALLENGE_WINDOW)
        s[at + ACTOR] = actor
        s[at + TARGET] = target
        s[at + CARD] = card


def _choices(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    out[0] = CHALLENGE
    out[1] = PASS
    return 2


def _answer(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    at = s[TOP]
    verb = choice & VERB_MASK
    if verb == PASS:
        pop(s)
        return OK
    if verb != CHALLENGE:
        return NOT_NOW
    _judge(s, seat, s[at + ACTOR], s[at + CARD])
    return OK


def _judge(s: bytearray, seat: int, accused: int, card: int) -> None:
    """Find out whether the accused bluffed, and let the loser pay."""
    accuse(s, seat, accused, card)
    laid = s[TOP]
    if s[laid + KIND] == PLAYED:
        s[laid + STAGE] = _DRAWN_NOW  # nobody adds to a stack that was challenged (OFF-8)
    else:
        s[laid + STAGE] |= _SETTLED
    if s[GUILTY]:
        s[laid + TARGET] = accused
        price = s[GUILTY_DRAWS]
        s[laid + SKIPS] = 0
    else:
        price = s[INNOCENT_DRAWS]
    s[laid + AMOUNT] = min(s[laid + AMOUNT] - _FOUR + price, 255)


def join() -> None:  # set-up
    define_window(CHALLENGE_WINDOW, _choices, _answer, ask_target)
    slots.offer_challenge = offer_challenge
