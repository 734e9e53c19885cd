"""This module takes a seat that cannot play out of the hand at once, without drawing (DEA-1)."""

from engine.match.score import points_of
from engine.state.cards import KIND_MASK, NO_CARD
from engine.state.events import LEFT_HAND, note
from engine.state.generator import shuffle
from engine.state.layout import (
    BY_LAST_CARD,
    CALLED,
    COUNTS,
    DISCOVERED,
    LEFT_IN,
    NOTED,
    OUT,
    PILE_SIZE,
    SEATED,
    UNCALLED,
    UNSETTLED,
    UNTIL_TURN,
    WINNERS,
)
from engine.state.seats import add_to, next_seat, remove_from, set_word
from engine.state.slots import slots
from engine.turn.flow import begin_turn, end_hand

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game


def leave_hand(g: "Game", s: bytearray, seat: int) -> None:
    """Put a seat's cards under the draw pile, note its points, and let the last seat left win.

    The caller ends the turn, unless this ended the hand (LEFT_IN is 1).
    """
    if s[UNTIL_TURN]:
        begin_turn(s)
    s[UNSETTLED] = shuffle(s, g.draws, s[UNSETTLED], 0)
    base = g.hands[seat]
    size = s[COUNTS + seat]
    points = 0
    pile = s[PILE_SIZE]
    for at in range(g.draws + pile - 1, g.draws - 1, -1):
        s[at + size] = s[at]
    for i in range(size):
        points += points_of(s, s[base + i])
        s[g.draws + i] = s[base + i] & KIND_MASK
        s[base + i] = 0
    s[PILE_SIZE] = pile + size
    s[COUNTS + seat] = 0
    set_word(s, NOTED + 2 * seat, points)
    note(s, LEFT_HAND, seat, s[LEFT_IN] - 1, NO_CARD)
    remove_from(s, UNCALLED, seat)
    remove_from(s, CALLED, seat)
    remove_from(s, DISCOVERED, seat)
    add_to(s, OUT, seat)
    s[LEFT_IN] -= 1
    s[SEATED] -= 1
    if s[LEFT_IN] < 2:
        add_to(s, WINNERS, next_seat(s, seat))
        end_hand(g, s, BY_LAST_CARD)


def join() -> None:  # set-up
    slots.leave_hand = leave_hand
