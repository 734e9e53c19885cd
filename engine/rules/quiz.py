"""Quiz: who lays a number on a number must give their sum or product (DIC-2).

option   quiz=add|multiply, for each player by skill (QUIZ)
window   W_QUIZ   TARGET is asked; AMOUNT is the right answer. After a wrong answer the right
                  one is shown (event QUIZZED) and the seat is asked once more (STAGE); then
                  play goes on
"""

from engine.const import const
from engine.state.cards import FACE, FIRST_SYMBOL_KIND, NO_CARD, counts_as
from engine.state.choices import ANSWER, CARD_SHIFT, NOT_NOW, OK, VERB_MASK
from engine.state.events import QUIZZED, describe_events, note
from engine.state.layout import *
from engine.state.windows import W_QUIZ, ask_target, define_window, pop, push
from engine.string_table import string_table

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
        s[w + AMOUNT] = a * b if way == MULTIPLIES else a + b


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


_WORDS = (b"^ + ~ = ?", b"^ x ~ = ?", b"^ + ~ is %! Again:", b"^ x ~ is %! Again:")


def _stage(s: "bytearray | memoryview") -> int:
    """Return the row of `_WORDS`: 1 more for a product, 2 more after a wrong answer."""
    w = s[TOP]
    is_product = s[QUIZ + s[PLAYER_AT + s[w + TARGET]]] == MULTIPLIES
    return 2 * s[w + STAGE] + is_product


_EVENTS = string_table(
    {
        QUIZZED: b"The answer: %",
    }
)


def register(hooks: "Hooks") -> None:  # set-up
    describe_events(_EVENTS)
    define_window(W_QUIZ, _choices, _answer, ask_target, _WORDS, 0, _stage)
    hooks.after_play += (_ask,)
