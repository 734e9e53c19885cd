"""Recover: who would have been next may lay a Reverse on a Reverse (GRD-18).

option   recover=1
window   W_RECOVER (engine/spec/windows.py)
"""

from engine.state import choices, reasons
from engine.state.cards import FACE, REVERSE, counts_as
from engine.state.events import RECOVERED, note
from engine.state.layout import *
from engine.state.seats import next_seat
from engine.state.window_types import OF_TWO, W_RECOVER
from engine.state.windows import ask_target, define_window, pop, push
from engine.turn.hand_cards import find, kinds_into
from engine.turn.play import act_reverse, lay_from_hand, turn_direction
from engine.turn.uno import calls_uno_wrongly

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game
    from engine.state.hooks import Hooks


def _act(g: "Game", s: bytearray, card: int, times: int, pile: int, turned: int) -> None:
    """Reverse, and offer to recover to the seat that would have been next if it holds a card."""
    seat = s[ACTIVE]
    before = next_seat(s, seat)
    of_two = OF_TWO if s[LEFT_IN] == 2 else 0
    act_reverse(g, s, card, times, pile, turned)
    if s[COUNTS + before]:
        w = push(s, W_RECOVER, seat)
        s[w + TARGET] = before
        s[w + PILE] = pile
        s[w + FLAGS] = of_two


def _choices(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    n = kinds_into(g, s, seat, REVERSE, out, 0)
    for i in range(n):
        out[i] = choices.RECOVER | out[i] << choices.CARD_SHIFT
    out[n] = choices.PASS
    return n + 1


def _answer(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    w = s[TOP]
    verb = choice & choices.VERB_MASK
    if verb == choices.PASS:
        pop(s)
        return reasons.OK
    if verb != choices.RECOVER:
        return reasons.NOT_NOW
    kind = choice >> choices.CARD_SHIFT & 255
    at = find(g, s, seat, kind)
    if at < 0:
        return reasons.NOT_IN_HAND
    if FACE[counts_as(s, kind)] != REVERSE:
        return reasons.DOES_NOT_FIT
    if calls_uno_wrongly(s, seat, choice):
        return reasons.NO_UNO
    pile = s[w + PILE]
    other = s[w + ACTOR]
    of_two = s[w + FLAGS]
    pop(s)
    lay_from_hand(g, s, seat, at, pile, kind, choice)
    note(s, RECOVERED, seat, other, kind)
    if not of_two:
        turn_direction(s, seat)
    s[NEXT] = seat
    return reasons.OK


def register(hooks: "Hooks") -> None:  # set-up
    define_window(W_RECOVER, _choices, _answer, ask_target)
    hooks.acts[TURNS_DIRECTION] = _act
