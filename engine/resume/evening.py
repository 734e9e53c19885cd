"""This module checks the saved sheet of a match over several tables.

    is_evening_sound(sheet, rules)      could it be the sheet of a match by these rules?
    is_table_sound(sheet, rules, s)     is the state s the table in play of that sheet?

`ui.evening` calls both before it seats anybody by a saved sheet.
"""

# set-up: whole file

from engine.const import const
from engine.evenings.begin import check
from engine.evenings.rules import check_rules, hands_of
from engine.evenings.sheet import (
    A_PERSON,
    A_TABLE,
    DONE,
    DRAWN,
    FLAGS,
    FORMAT,
    GOES_BACK,
    GOES_ON,
    HANDS,
    HANDS_WON,
    HEAD,
    IS_IN,
    LOTS,
    MAX_PERSONS,
    MAX_TABLES,
    MOVED_BACK,
    PERSONS,
    ROCKS,
    ROTATION,
    ROUND,
    ROUNDS,
    SCOUTED,
    SEED,
    SIDE_SIZE,
    SIDES,
    TABLE_ON,
    TABLE_SEED,
    TABLES,
    TOTAL,
    UNOS,
    WON,
    first_place,
    has_people,
    is_over,
    person_at,
    places,
    record,
    seats_at,
    sides_at,
)
from engine.evenings.tables import keeps_pace
from engine.resume.bounds import is_kind
from engine.state.cards import NO_CARD, uncolored
from engine.state.layout import EFFECTS, NOBODY, OPTIONS, OPTIONS_SIZE, PLAYERS
from engine.state.seats import word

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.ruleset import RuleSet

_FOUR = const(4)  # persons at a table of a rotation
_HIGH_BYTE = const(3)  # of a number of four bytes
_HIGHEST = const(63)  # it has 30 bits


def is_evening_sound(sheet: bytearray, rules: "RuleSet") -> bool:
    """See the module."""
    if not _is_whole(sheet):
        return False
    size = sheet[SIDE_SIZE]
    try:
        check(sheet[FORMAT], sheet[PERSONS], sheet[TABLES], sheet[ROUNDS], size)
        if sheet[SIDES] * size != sheet[PERSONS] or sheet[HANDS] != hands_of(sheet[FORMAT]):
            return False
        if sheet[FORMAT] == ROTATION and sheet[TABLES] * _FOUR != sheet[PERSONS]:
            return False
        check_rules(sheet, rules)
    except ValueError:
        return False
    for at in (SEED, LOTS, TABLE_SEED):
        if sheet[at + _HIGH_BYTE] > _HIGHEST:
            return False
    if sheet[ROUND] > sheet[ROUNDS] or not _are_places_right(sheet):
        return False
    return _are_tables_right(sheet) and _are_persons_right(sheet)


def _is_whole(sheet: bytearray) -> bool:
    """Is a sheet as long as its numbers of tables and persons say?"""
    if len(sheet) < HEAD:
        return False
    persons = sheet[PERSONS]
    tables = sheet[TABLES]
    if not 2 <= persons <= MAX_PERSONS or not 1 <= tables <= MAX_TABLES or not sheet[SIDE_SIZE]:
        return False
    return len(sheet) == HEAD + A_TABLE * tables + (1 + A_PERSON) * persons


def _are_places_right(sheet: bytearray) -> bool:
    """Does every person have one place, and do the members of teams sit in order?"""
    at = places(sheet)
    size = sheet[SIDE_SIZE]
    seen = bytearray(sheet[PERSONS])
    for number in range(sheet[TABLES]):
        sides = sides_at(sheet, number)
        first = at + first_place(sheet, number)
        for seat in range(seats_at(sheet, number)):
            person = sheet[first + seat]
            if person >= len(seen) or seen[person]:
                return False
            seen[person] = 1
            if (
                person - sheet[first + seat % sides] != seat // sides
                or person % size != seat // sides
            ):
                return False
    return True


def _are_tables_right(sheet: bytearray) -> bool:
    """Is the status of each table possible?"""
    if sheet[TABLE_ON] != NOBODY and sheet[TABLE_ON] >= sheet[TABLES]:
        return False
    for number in range(sheet[TABLES]):
        at = HEAD + A_TABLE * number
        for side in (sheet[at + GOES_ON], sheet[at + GOES_BACK]):
            if side != NOBODY and side >= sides_at(sheet, number):
                return False
        if sheet[at] > DONE:
            return False
        if sheet[at] == SCOUTED and (not keeps_pace(sheet) or has_people(sheet, number)):
            return False
        for seat in range(seats_at(sheet, number) if sheet[at] == DONE else 0):
            if not sheet[record(sheet, person_at(sheet, number, seat)) + FLAGS] & IS_IN:
                return False
    return True


def _are_persons_right(sheet: bytearray) -> bool:
    """Are each person's flags, totals and drawn card possible?"""
    for person in range(sheet[PERSONS]):
        at = record(sheet, person)
        drawn = sheet[at + DRAWN]
        if drawn != NO_CARD and (not is_kind(drawn) or drawn != uncolored(drawn)):
            return False
        if sheet[at + FLAGS] >= 2 * MOVED_BACK or sheet[at + HANDS_WON] > sheet[HANDS]:
            return False
        if not _are_totals_possible(sheet, at):
            return False
    return True


def _are_totals_possible(sheet: bytearray, at: int) -> bool:
    """Are a person's totals possible after the rounds that are over? at: the person's record."""
    rounds = sheet[ROUND]
    if sheet[at + TOTAL + 2] > rounds or word(sheet, at + WON) > rounds * sheet[HANDS]:
        return False
    return word(sheet, at + UNOS) <= rounds * 255 and word(sheet, at + ROCKS) <= rounds


def is_table_sound(sheet: bytearray, rules: "RuleSet", s: "bytearray") -> bool:
    """See the module."""
    number = sheet[TABLE_ON]
    if number == NOBODY or is_over(sheet) or seats_at(sheet, number) != s[PLAYERS]:
        return False
    return has_people(sheet, number) and rules.whole() == bytes(s[EFFECTS : OPTIONS + OPTIONS_SIZE])
