"""This module lets hands change their owners: two are swapped, or all passed on (SEV-1, DIR-1).

A record SWAPPING asks ACTOR, AMOUNT times, whom it swaps with; CARD is 1 if it may decline.
"""

from engine.const import const
from engine.state.cards import NO_CARD
from engine.state.choices import NAME, NO_SUCH_PLAYER, NOT_NOW, OK, PASS, SEAT_SHIFT, VERB_MASK
from engine.state.events import HANDS_PASSED, HANDS_SWAPPED, note
from engine.state.layout import (
    ACTOR,
    AMOUNT,
    CALLED,
    CARD,
    COUNTS,
    DIRECTION,
    DISCOVERED,
    FIRST,
    OUT,
    PLAYERS,
    SWAPS_HANDS,
    TOP,
    UNCALLED,
)
from engine.state.options import CARDS_ACT, FLAVOR
from engine.state.seats import in_set, next_seat, remove_from
from engine.state.slots import slots
from engine.state.windows import SWAPPING, define_window, pop, push
from engine.turn.flow import hide_hands
from engine.turn.uno import bring_to_one

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game

# Bits of an effect above SWAPS_HANDS.
_MAY_SWAP_BIT = const(1)
_PASS_BIT = const(2)
_WHOLE_HAND = const(255)  # two_piles.away.DEALT


def open_swap(g: "Game", s: bytearray, seat: int, effect: int, times: int) -> None:
    """Pass all hands on, or ask a seat whom it swaps with, or both, as an effect says.

    times: how often.
    """
    if effect & _PASS_BIT:
        for _ in range(times):
            _pass_all(g, s, seat)
    if effect == SWAPS_HANDS or effect & _MAY_SWAP_BIT:
        at = push(s, SWAPPING)
        s[at + ACTOR] = seat
        s[at + AMOUNT] = times
        s[at + CARD] = effect != SWAPS_HANDS


def _can_name(s: bytearray, seat: int, other: int) -> bool:
    return other < s[PLAYERS] and other != seat and not in_set(s, OUT, other)


def _choices(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    at = s[TOP]
    n = 0
    for other in range(s[PLAYERS]):
        if _can_name(s, seat, other):
            out[n] = NAME | other << SEAT_SHIFT
            n += 1
    if s[at + CARD]:
        out[n] = PASS
        n += 1
    return n


def _answer(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    at = s[TOP]
    verb = choice & VERB_MASK
    if verb == PASS and s[at + CARD]:
        pop(s)
        return OK
    if verb != NAME:
        return NOT_NOW
    other = choice >> SEAT_SHIFT & 15
    if not _can_name(s, seat, other):
        return NO_SUCH_PLAYER
    s[at + AMOUNT] -= 1
    a = s[COUNTS + seat]
    b = s[COUNTS + other]
    _swap(g, s, seat, other)
    note(s, HANDS_SWAPPED, seat, other, NO_CARD)
    _settle_uno(s, seat, a)
    _settle_uno(s, other, b)
    if s[FLAVOR] == CARDS_ACT:
        slots.open_gained(s, other, _WHOLE_HAND)
        slots.open_gained(s, seat, _WHOLE_HAND)
    return OK


def _swap(g: "Game", s: bytearray, a: int, b: int) -> None:
    """Exchange the cards of two seats, card by card."""
    at = g.hands[a]
    to = g.hands[b]
    most = max(s[COUNTS + a], s[COUNTS + b])
    for i in range(most):
        s[at + i], s[to + i] = s[to + i], s[at + i]
    s[COUNTS + a], s[COUNTS + b] = s[COUNTS + b], s[COUNTS + a]
    hide_hands(s)


def _pass_all(g: "Game", s: bytearray, seat: int) -> None:
    """Pass every hand to the next seat in the direction of play (SEV-1, DIR-1).

    Exchanging the hands of neighbors, from the last seat back to the first, moves each on by one.
    """
    at = _seat_before(s, seat)
    while at != seat:
        behind = _seat_before(s, at)
        _swap(g, s, at, behind)
        at = behind
    note(s, HANDS_PASSED, seat, s[DIRECTION], NO_CARD)
    for other in range(s[PLAYERS]):
        if not in_set(s, OUT, other):
            _settle_uno(s, other, s[COUNTS + next_seat(s, other)])
            if s[FLAVOR] == CARDS_ACT:
                slots.open_gained(s, other, _WHOLE_HAND)


def _seat_before(s: bytearray, seat: int) -> int:
    """Return the seat that is before a seat in the direction of play."""
    other = next_seat(s, seat)
    while next_seat(s, other) != seat:
        other = next_seat(s, other)
    return other


def _settle_uno(s: bytearray, seat: int, before: int) -> None:
    """Let a seat owe the Uno call if the swap left it one card, and nothing otherwise (CUS-5).

    before: how many cards it held before.
    """
    left = s[COUNTS + seat]
    if left != 1:
        remove_from(s, UNCALLED, seat)
        remove_from(s, CALLED, seat)
        remove_from(s, DISCOVERED, seat)
    elif before != 1:
        bring_to_one(s, seat)


def _resume(g: "Game", s: bytearray) -> bool:
    """Ask ACTOR while swaps are left and it holds a card."""
    at = s[TOP]
    if s[at + AMOUNT] and s[COUNTS + s[at + ACTOR]]:
        s[FIRST] = s[at + ACTOR]
        return True
    pop(s)
    return False


def join() -> None:  # set-up
    define_window(SWAPPING, _choices, _answer, _resume)
    slots.open_swap = open_swap
