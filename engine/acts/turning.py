"""A play begins to act, and so does a card that is turned up, as if a seat had played it."""

from engine.acts.piles import times, turn_up
from engine.cards import FACE, FIRST_WILD_KIND, NO_CARD
from engine.const import const
from engine.layout import (
    ACTIVE,
    CLOSED,
    CLOSED_BY,
    PILE,
    SET_CARDS,
    SET_SIZE,
    SET_TIMES,
    SKIPS,
)
from engine.windows import ACTS, ASKS_SUM, PARTS_DO, push

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
            PARTS_DO[ASKS_SUM](g, s, seat, FACE[below] << 4 | FACE[kind])
