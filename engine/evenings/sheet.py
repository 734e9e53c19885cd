"""This module lays out the sheet of a match over several tables, byte by byte.

    HEAD bytes            the match, as below
    A_TABLE per table     WAITING, SCOUTED or DONE; the side that goes on; the side that goes back
    1 per place           the person who sits there, table by table and seat by seat
    A_PERSON per person   as below

At a table sit *sides*: single persons, or teams whose members sit apart: of n sides, those of side
k have the seats k, k + n, k + 2n … Persons are numbers; the members of a team have consecutive
ones. Numbers of two or three bytes lie low byte first. No function here changes the sheet.
"""

from engine.const import const
from engine.evenings import schedule
from engine.state.layout import NOBODY

# FORMAT
ROTATION = const(0)  # every player is every other's partner (PAR-2, PAR-3)
SOCIAL = const(1)  # persons move from table to table (SOC-1, SOC-2)
TEAM = const(2)  # whole teams do
PLAIN = const(3)  # several tables, and nobody moves

MAX_PERSONS = const(40)
MAX_TABLES = const(20)
MAX_AT_TABLE = const(10)

FORMAT = const(0)
PERSONS = const(1)
TABLES = const(2)
SIDE_SIZE = const(3)  # persons in a side
SIDES = const(4)  # at all tables
ROUNDS = const(5)  # to be played
ROUND = const(6)  # how many are over
TABLE_ON = const(7)  # the table in play, NOBODY: none
TURNS = const(8)  # two bytes: turns of this round's quickest hand; 0: none has ended yet
HANDS = const(10)  # hands that a table plays in a round
SEED = const(12)  # four bytes
LOTS = const(16)  # a word of engine/state/generator.py: cards drawn for ties
TABLE_SEED = const(20)  # such a word: the seed of the table in play
ALLOWED = const(24)  # two bytes: turns that the hand in play can have
HEAD = const(26)

# Of a table.
A_TABLE = const(3)
GOES_ON = const(1)  # the side that moved clockwise at the last round's end, NOBODY: none
GOES_BACK = const(2)
WAITING = const(0)
SCOUTED = const(1)  # played by bots to find out how long the round lasts (tables.py)
DONE = const(2)

# Of a person: totals of the rounds that are over, then what the round in play brought.
A_PERSON = const(15)
TOTAL = const(0)  # three bytes
WON = const(3)  # two bytes: hands won
UNOS = const(5)  # two bytes
ROCKS = const(7)  # two bytes: went out, "I rock!"
POINTS = const(9)  # two bytes, of this round
HANDS_WON = const(11)
UNOS_CALLED = const(12)
FLAGS = const(13)
DRAWN = const(14)  # the card drawn for a tie, NO_CARD: none; a team's is its first member's

# FLAGS
IS_BOT = const(1)
IS_IN = const(2)  # this round's result is known
WENT_OUT = const(4)  # "I rock!", in this round
MOVED_ON = const(8)  # at the last round's end, clockwise
MOVED_BACK = const(16)


def is_over(sheet: bytearray) -> bool:
    """Are all rounds over?"""
    return sheet[ROUND] >= sheet[ROUNDS]


def record(sheet: bytearray, person: int) -> int:
    """Return where a person's record begins."""
    return HEAD + A_TABLE * sheet[TABLES] + sheet[PERSONS] + A_PERSON * person


def places(sheet: bytearray) -> int:
    """Return where the places begin."""
    return HEAD + A_TABLE * sheet[TABLES]


def sides_at(sheet: bytearray, number: int) -> int:
    """Return how many sides sit at a table; if the tables differ, the first ones have one more."""
    tables = sheet[TABLES]
    return sheet[SIDES] // tables + (number < sheet[SIDES] % tables)


def seats_at(sheet: bytearray, number: int) -> int:
    """Return how many persons sit at a table."""
    return sides_at(sheet, number) * sheet[SIDE_SIZE]


def first_place(sheet: bytearray, number: int) -> int:
    """Return the place of a table's seat 0; for number TABLES, how many places there are."""
    tables = sheet[TABLES]
    more = sheet[SIDES] % tables
    sides = sheet[SIDES] // tables * number + (number if number < more else more)
    return sides * sheet[SIDE_SIZE]


def person_at(sheet: bytearray, number: int, seat: int) -> int:
    """Return who sits at a seat of a table in this round."""
    place = first_place(sheet, number) + seat
    if sheet[FORMAT] == ROTATION:
        return schedule.person_at(sheet[PERSONS], sheet[ROUND], place)
    return sheet[places(sheet) + place]


def place_of(sheet: bytearray, person: int) -> int:
    """Return a person's place in this round."""
    if sheet[FORMAT] == ROTATION:
        return schedule.place_of(sheet[PERSONS], sheet[ROUND], person)
    at = places(sheet)
    place = 0
    while sheet[at + place] != person:
        place += 1
    return place


def table_of(sheet: bytearray, person: int) -> int:
    """Return the table that a person sits at in this round."""
    place = place_of(sheet, person)
    number = 0
    while first_place(sheet, number + 1) <= place:
        number += 1
    return number


def seat_in(sheet: bytearray, person: int) -> int:
    """Return a person's seat at its table in this round."""
    return place_of(sheet, person) - first_place(sheet, table_of(sheet, person))


def partner_of(sheet: bytearray, person: int) -> int:
    """Return who is a person's partner in this round of a rotation, else NOBODY."""
    if sheet[FORMAT] != ROTATION:
        return NOBODY
    return schedule.partner_of(sheet[PERSONS], sheet[ROUND], person)


def is_bot(sheet: bytearray, person: int) -> bool:
    """Is a person of the sheet a bot?"""
    return sheet[record(sheet, person) + FLAGS] & IS_BOT > 0


def has_people(sheet: bytearray, number: int) -> bool:
    """Does anybody but bots sit at a table in this round?"""
    for seat in range(seats_at(sheet, number)):
        if not is_bot(sheet, person_at(sheet, number, seat)):
            return True
    return False


def people_into(sheet: bytearray, number: int, out: bytearray) -> int:
    """Write 1 for a person, 0 for a bot, by seat of a table; return how many seats it has."""
    seats = seats_at(sheet, number)
    for seat in range(seats):
        out[seat] = not is_bot(sheet, person_at(sheet, number, seat))
    return seats
