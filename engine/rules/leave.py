"""Leaving: who cannot play is out of the hand at once, without drawing (DEA-1).

option   draw=none
"""

from engine.match.score import points_held
from engine.state.cards import KIND_MASK, NO_CARD
from engine.state.events import LEFT_HAND, note
from engine.state.layout import *
from engine.state.seats import add_to, next_seat, set_word
from engine.turn.flow import begin_turn, end_hand
from engine.turn.piles import put_under_draws
from engine.turn.uno import forget_uno

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game
    from engine.state.hooks import Hooks


def _leave(g: "Game", s: bytearray, seat: int) -> None:
    """Put a seat's cards under the draw pile, note its points, and let the last seat left win.

    The caller ends the turn, unless this ended the hand (LEFT_IN is 1).
    """
    if s[UNTIL_TURN]:
        begin_turn(s)
    base = g.hands[seat]
    size = s[COUNTS + seat]
    set_word(s, NOTED + 2 * seat, points_held(g, s, seat))
    put_under_draws(g, s, size)
    for i in range(size):
        s[g.draws + i] = s[base + i] & KIND_MASK
        s[base + i] = 0
    s[COUNTS + seat] = 0
    note(s, LEFT_HAND, seat, s[LEFT_IN] - 1, NO_CARD)
    forget_uno(s, seat)
    add_to(s, OUT, seat)
    s[LEFT_IN] -= 1
    s[SEATED] -= 1
    if s[LEFT_IN] < 2:
        add_to(s, WINNERS, next_seat(s, seat))
        end_hand(g, s, BY_LAST_CARD)


def register(hooks: "Hooks") -> None:  # set-up
    hooks.leaves = hooks.fill_slot(hooks.leaves, _leave)
