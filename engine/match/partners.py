"""This module scores by sides: partners who sit opposite, or teams (PAR-1, SOC-1).

The players of a side win a hand together. With `scoring=winner` they take the points of the other
sides; else each of them is charged with what the whole side holds. So each seat of a side has the
side's score. A player without a team is a side alone.
"""

from engine.public import is_same_side
from engine.state.layout import *
from engine.state.seats import add_to, in_set, word

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game
    from engine.state.hooks import Hooks


def _points_of_side(g: "Game", s: bytearray, seat: int) -> int:
    """Return the points that a seat's side holds at the end of the hand."""
    points = 0
    for other in range(s[PLAYERS]):
        if is_same_side(s, seat, other):
            points += word(s, HAND_POINTS + 2 * other)
    return points


def _let_side_win(g: "Game", s: bytearray) -> None:
    """Let whole sides win the hand; a blocked hand goes to the side with fewest points (CORE-4)."""
    if s[WAY_OVER] != BY_LAST_CARD:
        s[WINNERS] = s[WINNERS + 1] = 0
        best = _fewest(g, s)
        if best != NOBODY:
            add_to(s, WINNERS, best)
    for seat in range(s[PLAYERS]):
        if in_set(s, WINNERS, seat):
            for other in range(s[PLAYERS]):
                if is_same_side(s, seat, other):
                    add_to(s, WINNERS, other)


def _fewest(g: "Game", s: bytearray) -> int:
    """Return a seat of the side that holds the fewest points, NOBODY if sides tie.

    Only sides that are still in the hand count, with the points of all their players.
    """
    best = NOBODY
    is_tie = False
    for seat in range(s[PLAYERS]):
        if in_set(s, OUT, seat):
            continue
        if best == NOBODY:
            best = seat
        elif not is_same_side(s, best, seat):
            points = _points_of_side(g, s, seat)
            if points < _points_of_side(g, s, best):
                best = seat
                is_tie = False
            elif points == _points_of_side(g, s, best):
                is_tie = True
    return NOBODY if is_tie else best


def register(hooks: "Hooks") -> None:  # set-up
    hooks.wins = hooks.fill_slot(hooks.wins, _let_side_win)
    hooks.shares = hooks.fill_slot(hooks.shares, _points_of_side)
