"""A play begins to act, and so does a card that is turned up, as if a seat had played it.

A record SETTING_UP is what is left of beginning a hand once it is dealt (GRD-1, GRD-2): TARGET
counts the seats that were asked what the deal has completed, then the first card is turned.
"""

from engine.const import const
from engine.state.cards import FACE, FIRST_WILD_KIND, NO_CARD
from engine.state.layout import (
    ACTED,
    ACTIVE,
    CLOSED,
    CLOSED_BY,
    DEALER,
    FIRST_KIND,
    NEXT,
    OUT,
    PHASE,
    PILE,
    PLAYERS,
    SET_CARDS,
    SET_SIZE,
    SET_TIMES,
    SKIPS,
    STARTER,
    TARGET,
    TOP,
    TURN,
)
from engine.state.seats import in_set
from engine.state.slots import slots
from engine.state.windows import ACTS, SETTING_UP, pop, push, use
from engine.two_piles.away import DEALT, open_gained
from engine.two_piles.piles import times, turn_up

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game

_NINE = const(9)


def begin_acting(s: bytearray, pile: int, count: int, turned: int) -> None:
    """Let the count cards in SET_CARDS act, which lie on a pile; turned: 1 if turned up."""
    s[SET_SIZE] = count
    at = push(s, ACTS)
    s[at + PILE] = pile
    s[at + SKIPS] = turned


def form_again(g: "Game", s: bytearray) -> bool:
    """Turn a card onto the discard pile that is closed (GRD-12); False if there is none."""
    pile = s[CLOSED] - 1
    seat = s[CLOSED_BY]
    kind = turn_up(g, s, seat, pile)
    if kind == NO_CARD:
        return False
    s[CLOSED] = s[CLOSED_BY] = 0
    act_turned(g, s, seat, pile, kind)
    return True


def act_turned(g: "Game", s: bytearray, seat: int, pile: int, kind: int) -> None:
    """Let a card that was turned up act as if a seat had played it (GRD-2, GRD-12)."""
    s[ACTIVE] = seat
    s[SET_CARDS] = kind
    s[SET_TIMES] = times(g, s, pile)
    begin_acting(s, pile, 1, 1)


def ask_sum(g: "Game", s: bytearray, seat: int, below: int, kind: int) -> None:
    """Who laid a number on a number says what the two make, before it acts (DIC-2)."""
    if kind < FIRST_WILD_KIND and below < FIRST_WILD_KIND:
        if FACE[kind] <= _NINE and FACE[below] <= _NINE:
            slots.ask_for_sum(g, s, seat, FACE[below] << 4 | FACE[kind])


def _set_up(g: "Game", s: bytearray) -> bool:
    """Ask the next seat what it was dealt; after the last one the first card acts."""
    at = s[TOP]
    asked = s[at + TARGET]
    dealer = s[DEALER]
    if asked < s[PLAYERS]:
        s[at + TARGET] = asked + 1
        seat = (dealer + 1 + asked) % s[PLAYERS]
        if not in_set(s, OUT, seat):
            open_gained(g, s, seat, DEALT)
        return False
    pop(s)
    s[TURN] = dealer
    s[NEXT] = s[STARTER]
    s[PHASE] = ACTED
    kind = turn_up(g, s, dealer, 0)
    s[FIRST_KIND] = kind
    act_turned(g, s, dealer, 0, kind)
    return False


def join() -> None:  # set-up
    use(SETTING_UP, None, None, _set_up)
