"""One: the active player names a player who draws, once for each adjacent One (GRD-25).

option   one=draw
window   W_ONE (engine/spec/windows.py)
"""

from engine.state.cards import NO_CARD
from engine.state.choices import NAME, SEAT_SHIFT, VERB_MASK
from engine.state.events import NAMED, note
from engine.state.layout import *
from engine.state.reasons import NO_SUCH_PLAYER, NOT_NOW, OK
from engine.state.window_types import W_ONE
from engine.state.windows import define_window, pop, push
from engine.turn.draw import open_round
from engine.turn.gifts import others_into
from engine.turn.hand_cards import is_other

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game
    from engine.state.hooks import Hooks


def _act(g: "Game", s: bytearray, card: int, times: int, pile: int, turned: int) -> None:
    if s[LEFT_IN] > 1:
        w = push(s, W_ONE, s[ACTIVE])
        s[w + AMOUNT] = times
        s[w + CARD] = card
        s[w + PILE] = pile
        s[w + FLAGS] = turned


def _choices(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    return others_into(s, seat, NAME, 0, out, 0)


def _answer(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    w = s[TOP]
    if choice & VERB_MASK != NAME:
        return NOT_NOW
    other = choice >> SEAT_SHIFT & 15
    if not is_other(s, seat, other):
        return NO_SUCH_PLAYER
    s[TALLY + other] += 1
    s[w + AMOUNT] -= 1
    note(s, NAMED, seat, other, NO_CARD)
    return OK


def _resume(g: "Game", s: bytearray) -> bool:
    w = s[TOP]
    actor = s[w + ACTOR]
    if s[w + AMOUNT]:
        s[FIRST] = actor
        return True
    card = s[w + CARD]
    pile = s[w + PILE]
    turned = s[w + FLAGS]
    pop(s)
    open_round(s, actor, card, pile, turned)
    return False


def register(hooks: "Hooks") -> None:  # set-up
    define_window(W_ONE, _choices, _answer, _resume)
    hooks.acts[NAMED_DRAWS] = _act
