"""This module lets a seat draw what it owes, one choice for each card (OFF-5, OFF-7, OFF-9).

TARGET of the window draws AMOUNT cards. CARD is the card that caused the draw, NO_CARD for a
penalty. The window closes when all are drawn, or when nothing is left to draw (CORE-3).
"""

from engine.state.cards import NO_CARD
from engine.state.choices import DRAW, NO_SUCH_PILE, NOT_NOW, OK, VERB_MASK
from engine.state.events import DREW_OWED, note
from engine.state.hands import draw_card
from engine.state.layout import (
    ACTOR,
    AMOUNT,
    CARD,
    DEPTH,
    FIRST,
    KIND,
    PILE_SIZE,
    TARGET,
    TOP,
    UNTIL_TURN,
)
from engine.state.slots import slots
from engine.state.windows import OWED, define_window, pop, push
from engine.turn.flow import end_catching
from engine.turn.piles import can_draw

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game


def open_owed(s: bytearray, actor: int, target: int, amount: int, card: int) -> None:
    """Let the target draw an amount, none if 0, because of a card of the actor.

    card: NO_CARD for a penalty. If target and actor differ, drawing for a card begins the target's
    turn (OFF-9).
    """
    if amount:
        at = push(s, OWED)
        s[at + ACTOR] = actor
        s[at + TARGET] = target
        s[at + AMOUNT] = amount
        s[at + CARD] = card


def is_owed(s: bytearray) -> bool:
    """Is drawing the only choice left, as everybody knows? s: a state, or a view."""
    return s[DEPTH] > 0 and s[s[TOP] + KIND] == OWED


def _choices(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    out[0] = DRAW
    return 1


def _answer(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    at = s[TOP]
    if choice != DRAW:
        return NO_SUCH_PILE if choice & VERB_MASK == DRAW else NOT_NOW
    if s[UNTIL_TURN] and s[at + CARD] != NO_CARD and seat != s[at + ACTOR]:
        end_catching(s)
    draw_card(g, s, seat)
    left = s[at + AMOUNT] - 1
    s[at + AMOUNT] = left
    note(s, DREW_OWED, seat, left, NO_CARD)
    return OK


def _resume(g: "Game", s: bytearray) -> bool:
    at = s[TOP]
    if s[at + AMOUNT] and (s[PILE_SIZE] or can_draw(s)):
        s[FIRST] = s[at + TARGET]
        return True
    pop(s)
    return False


def join() -> None:  # set-up
    define_window(OWED, _choices, _answer, _resume)
    slots.open_owed = open_owed
