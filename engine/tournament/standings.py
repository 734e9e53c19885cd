"""This module finds out who leads, and who wins what after the last round (PAR-2, PAR-3, SOC-3).

A *category* is one way to win. A rotation has one, the highest total. A social or team match has
MOST_UNOS, MOST_ROCKS, HIGHEST and LOWEST, for entrants, and in a team match for whole teams, too.
Those who tie win together. Where a function takes `teams`, True counts teams instead of entrants.
"""

from engine.const import const
from engine.state.seats import word
from engine.tournament.layout import *

MOST_UNOS = const(0)  # most Unos called
MOST_ROCKS = const(1)  # most often out: "I rock!"
HIGHEST = const(2)  # highest points
LOWEST = const(3)  # lowest points
MOST_WON = const(4)  # most hands won
CATEGORIES = const(5)

_OFFSETS = (TOTAL_UNOS, TOTAL_ROCKS, TOTAL_POINTS, TOTAL_POINTS, TOTAL_WON)  # by category


def team_of(t: bytearray, entrant: int) -> int:
    """Return the number of an entrant's team; without teams each is a team of one."""
    return entrant // t[T_SIDE_SIZE]


def value(t: bytearray, category: int, number: int, teams: bool = False) -> int:
    """Return what an entrant, or all members of a team together, have in a category.

    It counts the rounds that are over.
    """
    offset = _OFFSETS[category]
    members = t[T_SIDE_SIZE] if teams else 1
    together = 0
    for entrant in range(number * members, number * members + members):
        at = record(t, entrant) + offset
        together += points_at(t, at) if offset == TOTAL_POINTS else word(t, at)
    return together


def points_at(t: bytearray, at: int) -> int:
    """Return a total of points: of an entrant, or of two partners (`pair_record`)."""
    return word(t, at) + (t[at + 2] << 16)


def standings_into(t: bytearray, category: int, teams: bool, out: bytearray) -> int:
    """Write all numbers in the order of a category, best first; return how many there are.

    Those who tie stand in the order of their numbers.
    """
    count = t[T_SIDES] if teams else t[T_ENTRANTS]
    for number in range(count):
        at = number
        has = value(t, category, number, teams)
        while at and _is_better(category, has, value(t, category, out[at - 1], teams)):
            out[at] = out[at - 1]
            at -= 1
        out[at] = number
    return count


def winners_into(t: bytearray, category: int, teams: bool, out: bytearray) -> int:
    """Write the numbers that win a category, in order; return how many there are.

    Nobody wins MOST_UNOS, MOST_ROCKS or MOST_WON with a value of 0.
    """
    best = best_of(t, category, teams)
    winners = 0
    if best or category == HIGHEST or category == LOWEST:
        for number in range(t[T_SIDES] if teams else t[T_ENTRANTS]):
            if value(t, category, number, teams) == best:
                out[winners] = number
                winners += 1
    return winners


def best_of(t: bytearray, category: int, teams: bool) -> int:
    """Return what the best entrant, or team, has in a category."""
    best = value(t, category, 0, teams)
    for number in range(t[T_SIDES] if teams else t[T_ENTRANTS]):
        has = value(t, category, number, teams)
        if _is_better(category, has, best):
            best = has
    return best


def _is_better(category: int, one: int, other: int) -> bool:
    return one < other if category == LOWEST else one > other
