"""This module scores by sides: partners who sit opposite, or teams (PAR-1, SOC-1).

The players of a side win a hand together. With `scoring=winner` they take the points of the other
sides; else each of them is charged with what the whole side holds. So each seat of a side has the
side's score. A player without a team is a side alone.
"""

from engine.state.layout import (
    BY_LAST_CARD,
    HAND_POINTS,
    NOBODY,
    OUT,
    PLAYER_AT,
    PLAYERS,
    TEAM,
    WAY_OVER,
    WINNERS,
)
from engine.state.seats import add_to, in_set, word
from engine.state.slots import slots


def is_same_side(s: bytearray, seat: int, other: int) -> bool:
    """Are the players of two seats on one side? A seat is on its own side."""
    team = s[TEAM + s[PLAYER_AT + seat]]
    return seat == other or (team > 0 and team == s[TEAM + s[PLAYER_AT + other]])


def points_of_side(s: bytearray, seat: int) -> int:
    """Return the points that a seat's side holds at the end of the hand."""
    points = 0
    for other in range(s[PLAYERS]):
        if is_same_side(s, seat, other):
            points += word(s, HAND_POINTS + 2 * other)
    return points


def let_side_win(s: bytearray) -> None:
    """Let whole sides win the hand; a blocked hand goes to the side with fewest points (CORE-4)."""
    if s[WAY_OVER] != BY_LAST_CARD:
        s[WINNERS] = s[WINNERS + 1] = 0
        best = _fewest(s)
        if best != NOBODY:
            add_to(s, WINNERS, best)
    for seat in range(s[PLAYERS]):
        if in_set(s, WINNERS, seat):
            for other in range(s[PLAYERS]):
                if is_same_side(s, seat, other):
                    add_to(s, WINNERS, other)


def _fewest(s: bytearray) -> int:
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
            points = points_of_side(s, seat)
            if points < points_of_side(s, best):
                best = seat
                is_tie = False
            elif points == points_of_side(s, best):
                is_tie = True
    return NOBODY if is_tie else best


def join() -> None:  # set-up
    slots.is_same_side = is_same_side
    slots.let_side_win = let_side_win
    slots.points_of_side = points_of_side
