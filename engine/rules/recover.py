"""Recover: who would have been next may lay a Reverse on a Reverse (GRD-18).

option   recover=1
window   W_RECOVER   TARGET, who would have been next, may lay a Reverse on the one that ACTOR
                     laid on PILE
    OF_TWO           two players are left: the first Reverse skipped and did not turn
"""

from engine.const import const
from engine.state import choices
from engine.state.cards import FACE, KIND_MASK, REVERSE, counts_as
from engine.state.events import RECOVERED, describe_events, note
from engine.state.layout import *
from engine.state.seats import next_seat
from engine.state.windows import W_RECOVER, ask_target, define_window, pop, push
from engine.string_table import string_table
from engine.turn.hand_cards import find, lose
from engine.turn.piles import lay
from engine.turn.play import act_reverse, turn_direction
from engine.turn.uno import settle_uno

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game
    from engine.state.hooks import Hooks

OF_TWO = const(1)


def _act(g: "Game", s: bytearray, card: int, times: int, pile: int, turned: int) -> None:
    """Reverse, and offer to recover to the seat that would have been next if it holds a card."""
    seat = s[ACTIVE]
    before = next_seat(s, seat)
    of_two = OF_TWO if s[LEFT_IN] == 2 else 0
    act_reverse(g, s, card, times, pile, turned)
    if s[COUNTS + before]:
        w = push(s, W_RECOVER)
        s[w + ACTOR] = seat
        s[w + TARGET] = before
        s[w + PILE] = pile
        s[w + FLAGS] = of_two


def _choices(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    n = 0
    base = g.hands[seat]
    for at in range(base, base + s[COUNTS + seat]):
        kind = s[at] & KIND_MASK
        if FACE[counts_as(s, kind)] == REVERSE and find(g, s, seat, kind) == at:
            out[n] = choices.RECOVER | kind << choices.CARD_SHIFT
            n += 1
    out[n] = choices.PASS
    return n + 1


def _answer(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    w = s[TOP]
    verb = choice & choices.VERB_MASK
    if verb == choices.PASS:
        pop(s)
        return choices.OK
    if verb != choices.RECOVER:
        return choices.NOT_NOW
    kind = choice >> choices.CARD_SHIFT & 255
    at = find(g, s, seat, kind)
    if at < 0:
        return choices.NOT_IN_HAND
    if FACE[counts_as(s, kind)] != REVERSE:
        return choices.DOES_NOT_FIT
    if choice & choices.WITH_UNO and s[COUNTS + seat] != 2:
        return choices.NO_UNO
    pile = s[w + PILE]
    other = s[w + ACTOR]
    of_two = s[w + FLAGS]
    pop(s)
    lose(g, s, seat, at)
    lay(g, s, pile, kind, seat)
    settle_uno(s, seat, choice & choices.WITH_UNO)
    note(s, RECOVERED, seat, other, kind)
    if not of_two:
        turn_direction(s, seat)
    s[NEXT] = seat
    return choices.OK


_WORDS = (b"Play a Reverse, too?|No|#: play a Reverse?|No|# plays one",)


_EVENTS = string_table(
    {
        RECOVERED: b"@ turned it back",
    }
)


def register(hooks: "Hooks") -> None:  # set-up
    describe_events(_EVENTS)
    define_window(W_RECOVER, _choices, _answer, ask_target, _WORDS)
    hooks.acts[TURNS_DIRECTION] = _act
