"""This module begins a match over several tables: it makes the sheet, or says why it cannot."""

# set-up: whole file

from engine.const import const
from engine.evenings import schedule
from engine.evenings.rules import NAMES, hands_of
from engine.evenings.sheet import (
    A_PERSON,
    A_TABLE,
    DRAWN,
    FLAGS,
    FORMAT,
    GOES_BACK,
    GOES_ON,
    HANDS,
    HEAD,
    IS_BOT,
    LOTS,
    MAX_AT_TABLE,
    MAX_PERSONS,
    MAX_TABLES,
    PERSONS,
    PLAIN,
    ROTATION,
    ROUNDS,
    SEED,
    SIDE_SIZE,
    SIDES,
    SOCIAL,
    TABLE_ON,
    TABLES,
    TEAM,
    places,
    record,
    sides_at,
)
from engine.state.cards import NO_CARD
from engine.state.layout import NOBODY
from engine.state.seeds import seed as seed_word

_ROTATION_SIDE = const(2)
_MOST_ROUNDS = const(255)


def new(
    match_format: int,
    persons: int,
    tables: int,
    rounds: int,
    seed: int,
    people: bytes = b"",
    team_size: int = 2,
) -> bytearray:
    """Return the sheet of a new match.

    tables: in a rotation 0, which then has as many as it needs. rounds: 0 for `usual_rounds`.
    seed: 0 to 2**30 - 1. people: by person, 1 for a person and 0 for a bot; b"": all are persons.
    team_size: persons in a team, for a team match. Raises ValueError, in one line that says what
    would be right.
    """
    size = 1
    if match_format == ROTATION:
        size = _ROTATION_SIDE
        tables = _rotation_tables(persons, tables)
    elif match_format == TEAM:
        size = team_size
    rounds = rounds or usual_rounds(match_format, persons)
    check(match_format, persons, tables, rounds, size)
    if people and len(people) != persons:
        raise ValueError(f"{len(people)} persons and bots are named, but {persons} play")
    sheet = bytearray(HEAD + A_TABLE * tables + (1 + A_PERSON) * persons)
    sheet[FORMAT] = match_format
    sheet[PERSONS] = persons
    sheet[TABLES] = tables
    sheet[SIDE_SIZE] = size
    sheet[SIDES] = persons // size
    sheet[ROUNDS] = rounds
    sheet[HANDS] = hands_of(match_format)
    sheet[TABLE_ON] = NOBODY
    for i in range(4):
        sheet[SEED + i] = seed >> 8 * i & 255
    seed_word(sheet, LOTS, seed, 17)
    _begin_tables(sheet)
    for person in range(persons):
        at = record(sheet, person)
        sheet[at + DRAWN] = NO_CARD
        if people and not people[person]:
            sheet[at + FLAGS] = IS_BOT
    return sheet


def usual_rounds(match_format: int, persons: int) -> int:
    """Return the usual number of rounds: a whole rotation, else six."""
    return persons - 1 if match_format == ROTATION else 6


def _rotation_tables(persons: int, tables: int) -> int:
    if not schedule.is_suitable(persons):
        raise ValueError(
            f"a rotation is for {schedule.FEWEST}, 8, 12 … {schedule.MOST} players, not {persons}"
        )
    if tables and tables != persons // 4:
        raise ValueError(f"a rotation of {persons} has a table for every 4, not {tables}")
    return persons // 4


def check(match_format: int, persons: int, tables: int, rounds: int, size: int) -> None:
    """Raise ValueError, in one line, for a match that cannot be played; size: persons of a side."""
    if not 0 <= match_format <= PLAIN:
        raise ValueError(f"no match format {match_format}: 0 to 3")
    name = NAMES[match_format]
    if not 2 <= persons <= MAX_PERSONS:
        raise ValueError(f"{name}: persons {persons}: must be 2 to {MAX_PERSONS}")
    fewest = 2 if match_format in (SOCIAL, TEAM) else 1
    if not fewest <= tables <= MAX_TABLES:
        raise ValueError(f"{name}: tables {tables}: must be {fewest} to {MAX_TABLES}")
    if not 1 <= rounds <= _MOST_ROUNDS:
        raise ValueError(f"{name}: rounds {rounds}: must be 1 to {_MOST_ROUNDS}")
    if match_format == ROTATION and rounds % (persons - 1):
        raise ValueError(f"a rotation of {persons} takes {persons - 1} rounds, or that again")
    if match_format == TEAM and not 2 <= size <= MAX_AT_TABLE // 2:
        raise ValueError(f"teams of {size}: must be of 2 to {MAX_AT_TABLE // 2}")
    if persons % size:
        raise ValueError(f"{persons} persons are no teams of {size}")
    sides = persons // size
    if sides < 2 * tables:
        raise ValueError(f"{tables} tables for {persons} persons: two sides must sit at each")
    if -(-sides // tables) * size > MAX_AT_TABLE:
        raise ValueError(f"{persons} persons at {tables} tables: at most {MAX_AT_TABLE} sit at one")


def _begin_tables(sheet: bytearray) -> None:
    """Seat the persons table by table, the members of a team apart from each other."""
    place = 0
    first = 0  # side of the table
    size = sheet[SIDE_SIZE]
    for number in range(sheet[TABLES]):
        at = HEAD + A_TABLE * number
        sheet[at + GOES_ON] = sheet[at + GOES_BACK] = NOBODY
        sides = sides_at(sheet, number)
        for seat in range(sides * size):
            sheet[places(sheet) + place] = (first + seat % sides) * size + seat // sides
            place += 1
        first += sides
