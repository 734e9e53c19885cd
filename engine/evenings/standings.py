"""This module finds out who leads, and who wins what after the last round (PAR-2, PAR-3, SOC-3).

A *category* is one way to win. A rotation has one, the highest total. A social or team match has
UNOS, ROCKS, HIGHEST and LOWEST, for persons, and in a team match for whole teams, too. Those who
tie win together.
"""

from engine.const import const
from engine.evenings.sheet import (
    PERSONS,
    SIDE_SIZE,
    SIDES,
    TOTAL,
    record,
)
from engine.evenings.sheet import (
    ROCKS as ROCKS_AT,
)
from engine.evenings.sheet import (
    UNOS as UNOS_AT,
)
from engine.evenings.sheet import (
    WON as WON_AT,
)
from engine.state.seats import word

UNOS = const(0)  # most Unos called
ROCKS = const(1)  # most often out: "I rock!"
HIGHEST = const(2)  # highest points
LOWEST = const(3)  # lowest points
WON = const(4)  # most hands won
CATEGORIES = const(5)


def team_of(sheet: bytearray, person: int) -> int:
    """Return the number of a person's team; without teams each person is a team of one."""
    return person // sheet[SIDE_SIZE]


def total_of(sheet: bytearray, person: int) -> int:
    """Return a person's points in all rounds that are over."""
    at = record(sheet, person) + TOTAL
    return sheet[at] | sheet[at + 1] << 8 | sheet[at + 2] << 16


def value(sheet: bytearray, category: int, person: int) -> int:
    """Return what a person has in a category."""
    at = record(sheet, person)
    if category == UNOS:
        return word(sheet, at + UNOS_AT)
    if category == ROCKS:
        return word(sheet, at + ROCKS_AT)
    if category == WON:
        return word(sheet, at + WON_AT)
    return total_of(sheet, person)


def team_value(sheet: bytearray, category: int, team: int) -> int:
    """Return what the members of a team have together in a category."""
    size = sheet[SIDE_SIZE]
    together = 0
    for person in range(team * size, team * size + size):
        together += value(sheet, category, person)
    return together


def standings_into(sheet: bytearray, category: int, teams: bool, out: bytearray) -> int:
    """Write all persons (or teams) in the order of a category, best first; return how many.

    Those who tie stand in the order of their numbers.
    """
    count = sheet[SIDES] if teams else sheet[PERSONS]
    for number in range(count):
        at = number
        has = _value(sheet, category, teams, number)
        while at and _is_better(category, has, _value(sheet, category, teams, out[at - 1])):
            out[at] = out[at - 1]
            at -= 1
        out[at] = number
    return count


def winners_into(sheet: bytearray, category: int, teams: bool, out: bytearray) -> int:
    """Write the persons (or teams) that win a category, by number; return how many.

    Nobody wins UNOS, ROCKS or WON with a value of 0.
    """
    best = best_of(sheet, category, teams)
    winners = 0
    if best or category == HIGHEST or category == LOWEST:
        for number in range(sheet[SIDES] if teams else sheet[PERSONS]):
            if _value(sheet, category, teams, number) == best:
                out[winners] = number
                winners += 1
    return winners


def best_of(sheet: bytearray, category: int, teams: bool) -> int:
    """Return what the best person (or team) has in a category."""
    best = _value(sheet, category, teams, 0)
    for number in range(sheet[SIDES] if teams else sheet[PERSONS]):
        has = _value(sheet, category, teams, number)
        if _is_better(category, has, best):
            best = has
    return best


def _value(sheet: bytearray, category: int, teams: bool, number: int) -> int:
    return team_value(sheet, category, number) if teams else value(sheet, category, number)


def _is_better(category: int, one: int, other: int) -> bool:
    return one < other if category == LOWEST else one > other
