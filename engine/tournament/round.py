"""This module goes through the tables of a round: it says which is next (SOC-1).

One device plays one table after the other. In a rotation that changes nothing. In a social or team
match all tables stop when anybody at any table goes out. So the tables keep pace: a turn at one
counts as a turn at each, and a hand that has had as many turns as the quickest one stops, and all
count what they hold. Hence the order:

1. Tables of bots alone are *scouted*: played once to find out after how many turns a hand ends.
2. Tables with persons are played; they stop at that turn, or end sooner and set a lower limit.
3. Tables of bots are played again, with the same cards and choices, and stop where the round did.

With one table of persons the round is exact. With several, a table that was played before is not
stopped by a quicker one played later: no hand is taken back. Reported results (report.py) come from
tables that stopped by themselves; `stop_table` stops the one in play for them.
"""

from engine.state.layout import NOBODY
from engine.tournament.layout import (
    DONE,
    SOCIAL,
    T_FORMAT,
    T_TABLES,
    TEAM,
    WAITING,
    has_people,
    status_of,
)


def keeps_pace(t: bytearray) -> bool:
    """Do all tables stop when one does?"""
    return t[T_FORMAT] == SOCIAL or t[T_FORMAT] == TEAM


def tables_left(t: bytearray) -> int:
    """Return how many tables have no result yet in this round."""
    left = 0
    for number in range(t[T_TABLES]):
        if status_of(t, number) != DONE:
            left += 1
    return left


def next_table(t: bytearray) -> int:
    """Return the table to play next, NOBODY when the round is over."""
    of_bots = NOBODY
    of_people = NOBODY
    for number in range(t[T_TABLES]):
        if is_to_scout(t, number):
            return number
        if status_of(t, number) == DONE:
            continue
        if has_people(t, number):
            if of_people == NOBODY:
                of_people = number
        elif of_bots == NOBODY:
            of_bots = number
    return of_bots if of_people == NOBODY else of_people


def is_to_scout(t: bytearray, number: int) -> bool:
    """Is a table still to be scouted?"""
    if not keeps_pace(t) or status_of(t, number) != WAITING:
        return False
    return not has_people(t, number)
