"""Quiz: who lays a number on a number must give their sum or product (DIC-2).

option   quiz=add|multiply, for each player by skill (QUIZ)
window   W_QUIZ (engine/spec/windows.py)
"""

from engine.const import const
from engine.state import options
from engine.state.cards import FACE, FIRST_SYMBOL_KIND, NO_CARD, counts_as
from engine.state.choices import ANSWER, CARD_SHIFT, VERB_MASK
from engine.state.events import QUIZZED, note
from engine.state.layout import *
from engine.state.reasons import NOT_NOW, OK
from engine.state.window_types import ASKS_PRODUCT, ASKS_SUM, ASKS_SUM_AGAIN, W_QUIZ
from engine.state.windows import ask_target, define_window, pop, push

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game
    from engine.state.hooks import Hooks

_TRIES = const(2)
_MOST = const(255)
_SAMPLES = const(4)  # answers that are listed: the right one and its neighbors


def _ask(g: "Game", s: bytearray, seat: int, choice: int, pile: int) -> None:
    """Ask a seat for the result of the card that it laid and the one below, if both are numbers."""
    kind = counts_as(s, choice >> CARD_SHIFT & 255)
    way = s[QUIZ + s[PLAYER_AT + seat]]
    if way and s[BELOW] < FIRST_SYMBOL_KIND and kind < FIRST_SYMBOL_KIND:
        a = FACE[s[BELOW]]
        b = FACE[kind]
        w = push(s, W_QUIZ)
        s[w + TARGET] = seat
        s[w + CARD] = kind
        s[w + AMOUNT] = a * b if way == options.MULTIPLIES else a + b


def _choices(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    """Write some answers; any number from 0 to 255 may be given."""
    w = s[TOP]
    right = s[w + AMOUNT]
    first = right - (right * 7 + s[w + STAGE]) % _SAMPLES
    if first < 0:
        first = 0
    for i in range(_SAMPLES):
        out[i] = ANSWER | first + i << CARD_SHIFT
    return _SAMPLES


def _answer(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    w = s[TOP]
    if choice & VERB_MASK != ANSWER:
        return NOT_NOW
    right = s[w + AMOUNT]
    is_right = choice >> CARD_SHIFT & 255 == right
    note(s, QUIZZED, seat, right, NO_CARD)
    s[w + STAGE] += 1
    player = s[PLAYER_AT + seat]
    if is_right and s[RIGHT_ANSWERS + player] < _MOST and s[w + STAGE] == 1:
        s[RIGHT_ANSWERS + player] += 1
    if is_right or s[w + STAGE] == _TRIES:
        pop(s)
    return OK


def _stage(s: "bytearray | memoryview") -> int:
    """Return the stage: what is asked, for the first time or again."""
    w = s[TOP]
    is_product = s[QUIZ + s[PLAYER_AT + s[w + TARGET]]] == options.MULTIPLIES
    first = ASKS_PRODUCT if is_product else ASKS_SUM
    return first + (ASKS_SUM_AGAIN if s[w + STAGE] else ASKS_SUM)


def register(hooks: "Hooks") -> None:  # set-up
    define_window(W_QUIZ, _choices, _answer, ask_target, _stage)
    hooks.after_play += (_ask,)
