"""This module asks a player who lays a number on a number for their sum or product (DIC-2).

A record ASKED_SUM asks TARGET; AMOUNT is the right answer. After a wrong answer the right one is
shown (event QUIZZED) and the seat is asked once more; then play goes on.
"""

from engine.const import const
from engine.state.cards import FACE, NO_CARD
from engine.state.choices import ANSWER, CARD_SHIFT, NOT_NOW, OK, VERB_MASK
from engine.state.events import QUIZZED, note
from engine.state.layout import (
    AMOUNT,
    MULTIPLIES,
    PLAYER_AT,
    QUIZ,
    RIGHT_ANSWERS,
    STAGE,
    TARGET,
    TOP,
)
from engine.state.slots import slots
from engine.state.windows import ASKED_SUM, ask_target, define_window, pop, push

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game

_TRIES = const(2)
_MOST = const(255)
_NUMBERS = const(40)  # kinds below this are number cards
_SAMPLES = const(4)  # answers that are listed: the right one and its neighbors


def ask_for_sum(s: bytearray, seat: int, numbers: int) -> None:
    """Ask a seat for the sum, or its player's product, of two numbers of 4 bits each."""
    a = numbers >> 4
    b = numbers & 15
    at = push(s, ASKED_SUM)
    s[at + TARGET] = seat
    s[at + AMOUNT] = a * b if s[QUIZ + s[PLAYER_AT + seat]] == MULTIPLIES else a + b


def ask_what_they_make(s: bytearray, seat: int, below: int, kind: int) -> None:
    """Ask a seat for the result of a card and the one below it, if both are numbers."""
    if below < _NUMBERS and kind < _NUMBERS:
        ask_for_sum(s, seat, FACE[below] << 4 | FACE[kind])


def _choices(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    """Write some answers; any number from 0 to 255 may be given."""
    at = s[TOP]
    right = s[at + AMOUNT]
    first = right - (right * 7 + s[at + STAGE]) % _SAMPLES
    if first < 0:
        first = 0
    for i in range(_SAMPLES):
        out[i] = ANSWER | first + i << CARD_SHIFT
    return _SAMPLES


def _answer(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    at = s[TOP]
    if choice & VERB_MASK != ANSWER:
        return NOT_NOW
    right = s[at + AMOUNT]
    is_right = choice >> CARD_SHIFT & 255 == right
    note(s, QUIZZED, seat, right, NO_CARD)
    s[at + STAGE] += 1
    player = s[PLAYER_AT + seat]
    if is_right and s[RIGHT_ANSWERS + player] < _MOST and s[at + STAGE] == 1:
        s[RIGHT_ANSWERS + player] += 1
    if is_right or s[at + STAGE] == _TRIES:
        pop(s)
    return OK


def join() -> None:  # set-up
    define_window(ASKED_SUM, _choices, _answer, ask_target)
    slots.ask_for_sum = ask_for_sum
    slots.ask_what_they_make = ask_what_they_make
