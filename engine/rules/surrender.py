"""This module lets a seat on turn that holds few points give the hand to another player (SEV-5)."""

from engine.const import const
from engine.match.score import points_of
from engine.state.cards import NO_CARD
from engine.state.choices import (
    NO_SUCH_PLAYER,
    NOT_NOW,
    OK,
    SEAT_SHIFT,
    SURRENDER,
    TOO_MANY_POINTS,
)
from engine.state.events import SURRENDERED, note
from engine.state.layout import (
    BY_LAST_CARD,
    COUNTS,
    LEFT_IN,
    OUT,
    PHASE,
    PLAYERS,
    TO_PLAY,
    WAY_OVER,
    WINNERS,
)
from engine.state.seats import add_to, in_set, next_seat
from engine.state.slots import slots
from engine.turn.flow import end_hand

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game

_MOST_TO_SURRENDER = const(10)  # points
_NO_SEAT = const(15)  # engine.verbs.NO_SEAT: the choice names no seat


def _points_held(g: "Game", s: bytearray, seat: int) -> int:
    points = 0
    base = g.hands[seat]
    for at in range(base, base + s[COUNTS + seat]):
        points += points_of(s, s[at])
    return points


def list_surrenders(g: "Game", s: bytearray, seat: int, out: list[int], n: int) -> int:
    """Add the seats that the hand can be given to, to n choices; return how many there are then."""
    if _points_held(g, s, seat) <= _MOST_TO_SURRENDER:
        for other in range(s[PLAYERS]):
            if other != seat and not in_set(s, OUT, other):
                out[n] = SURRENDER | other << SEAT_SHIFT
                n += 1
    return n


def surrender_hand(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    """Give the hand to another player, who scores as if out first (SEV-5); or return why not."""
    other = choice >> SEAT_SHIFT & 15
    if choice != SURRENDER | other << SEAT_SHIFT:
        return NO_SUCH_PLAYER
    if s[PHASE] != TO_PLAY:
        return NOT_NOW
    if other == _NO_SEAT and s[LEFT_IN] == 2:
        other = next_seat(s, seat)  # with two players it need not be named
    if other >= s[PLAYERS] or other == seat or in_set(s, OUT, other):
        return NO_SUCH_PLAYER
    if _points_held(g, s, seat) > _MOST_TO_SURRENDER:
        return TOO_MANY_POINTS
    note(s, SURRENDERED, seat, other, NO_CARD)
    add_to(s, WINNERS, other)
    end_hand(g, s, BY_LAST_CARD)
    return OK


def was_given_hand(s: bytearray, seat: int) -> bool:
    """Has a seat won the hand that another gave it? Then its own cards do not count (SEV-5).

    Call it before partners are added to the winners. Else who wins by a last card is out, and who
    wins because all others had to leave (DEA-1) is the last one in.
    """
    if s[WAY_OVER] != BY_LAST_CARD or s[LEFT_IN] < 2:
        return False
    return in_set(s, WINNERS, seat) > 0 and not in_set(s, OUT, seat)


def join() -> None:  # set-up
    slots.list_surrenders = list_surrenders
    slots.surrender_hand = surrender_hand
    slots.was_given_hand = was_given_hand
