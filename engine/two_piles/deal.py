"""This module begins a hand where cards act: it deals, splits the draw pile, turns the first card.

GRD-1, GRD-2. A record SETTING_UP lies on the turn's record. TARGET counts the seats that were asked
about sets that the deal completed; after the last one the first card is turned.
"""

from engine.const import const
from engine.match.hand import cards_each
from engine.state.generator import shuffle
from engine.state.layout import (
    ACTED,
    AS_LISTED,
    DEALER,
    FIRST_KIND,
    KEPT,
    NEXT,
    OUT,
    PHASE,
    PILE_SIZE,
    PLAYERS,
    STARTER,
    TARGET,
    TOP,
    TURN,
    UNSETTLED,
)
from engine.state.options import (
    AS_DEALER,
    DECK,
    DICE,
    FACE_DOWN,
    FIRST_ACTS_FOR,
    FIRST_FOUR,
    FIRST_WILD,
    NO_WAIT,
    PILES,
)
from engine.state.seats import in_set, next_seat
from engine.state.slots import slots
from engine.state.windows import ON_TURN, SETTING_UP, define_window, pop, push
from engine.two_piles.away import DEALT, open_gained
from engine.two_piles.carry import act_turned
from engine.two_piles.piles import next_card, receive, split, turn_up

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game

_ACTS = const(2)  # first_four=stack


def begin_on_two_piles(g: "Game", s: bytearray) -> None:
    """Deal one card at a time from the dealer's left, then split what is left (GRD-1)."""
    if s[DECK] == DICE and not s[AS_LISTED]:
        slots.roll_all(g, s)
    push(s, ON_TURN)
    push(s, SETTING_UP)
    s[UNSETTLED] = shuffle(s, g.draws, s[UNSETTLED], 0)
    players = s[PLAYERS]
    for _ in range(cards_each(s)):
        for i in range(1, players + 1):
            seat = (s[DEALER] + i) % players
            if not in_set(s, OUT, seat):
                size = s[PILE_SIZE] - 1
                s[PILE_SIZE] = size
                receive(g, s, seat, s[g.draws + size])
                s[g.draws + size] = 0
    if not s[PILE_SIZE + 1]:  # a scenario may have split the draw pile itself
        split(g, s)


def _set_up(g: "Game", s: bytearray) -> bool:
    """Ask the next seat about sets that it was dealt; after the last seat turn the first card."""
    at = s[TOP]
    asked = s[at + TARGET]
    dealer = s[DEALER]
    if asked < s[PLAYERS]:
        s[at + TARGET] = asked + 1
        seat = (dealer + 1 + asked) % s[PLAYERS]
        if not in_set(s, OUT, seat) and not s[NO_WAIT]:  # with no_wait nobody looks yet (DBL-10)
            open_gained(s, seat, DEALT)
        return False
    pop(s)
    s[TURN] = player_of_first(s)
    s[NEXT] = s[STARTER]
    s[PHASE] = ACTED
    if s[KEPT]:
        slots.go_on_with_kept(g, s)
    elif s[FIRST_WILD] or s[FIRST_FOUR] != _ACTS:
        slots.turn_first_card(g, s)
    else:
        kind = s[FIRST_KIND] = turn_up(g, s, dealer, 0)
        act_turned(g, s, s[TURN], 0, kind)
    if s[PILES] == FACE_DOWN:
        slots.begin_downs(g, s)
    return False


def player_of_first(s: bytearray) -> int:
    """Return the seat that the first card acts for: the dealer, or the one before the starter."""
    seat = s[DEALER]
    if s[FIRST_ACTS_FOR] == AS_DEALER or next_seat(s, seat) == s[STARTER]:
        return seat
    seat = s[STARTER]
    while next_seat(s, seat) != s[STARTER]:
        seat = next_seat(s, seat)
    return seat


def join() -> None:  # set-up
    slots.begin_on_two_piles = begin_on_two_piles
    slots.next_card = next_card
    define_window(SETTING_UP, None, None, _set_up)
