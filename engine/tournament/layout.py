"""This module lays out a tournament, a match over several tables, byte by byte.

    HEAD bytes                the match, T_… below
    TABLE_SIZE per table      WAITING, SCOUTED or DONE; who goes on; who goes back
    1 per place               the entrant who sits there, table by table and seat by seat
    ENTRANT_SIZE per entrant  totals and this round's result, as below
    PAIR_SIZE per pair        in a rotation of four: what the two have won together (PAR-2)

An *entrant* is a person or a bot that takes part, by number. At a table sit *sides*: single
entrants, or teams whose members sit apart: of n sides, those of side k have the seats k, k + n,
k + 2n … The members of a team have consecutive numbers. Numbers of two or three bytes lie low byte
first. Here t is always a tournament; no function here changes it.
"""

from engine.const import const
from engine.state.layout import NOBODY
from engine.tournament import rotation

# Formats.
ROTATION = const(0)  # every player is every other's partner (PAR-2, PAR-3)
SOCIAL = const(1)  # sides of one entrant move from table to table (SOC-1, SOC-2)
TEAM = const(2)  # whole teams do
FREE = const(3)  # several tables, and nobody moves

MAX_ENTRANTS = const(40)
MAX_TABLES = const(20)
MAX_AT_TABLE = const(10)

T_FORMAT = const(0)
T_ENTRANTS = const(1)
T_TABLES = const(2)
T_SIDE_SIZE = const(3)  # entrants in a side
T_SIDES = const(4)  # at all tables
T_ROUNDS = const(5)  # to be played
T_ROUND = const(6)  # how many are over
T_TABLE = const(7)  # the table in play, NOBODY: none
T_QUICKEST = const(8)  # two bytes: turns of this round's quickest hand; 0: none has ended yet
T_HANDS = const(10)  # hands that a table plays in a round
T_SEED = const(12)  # four bytes
T_TIEBREAK = const(16)  # a word of engine/state/generator.py: cards drawn for ties
T_TABLE_SEED = const(20)  # such a word: the seed of the table in play
T_TURN_LIMIT = const(24)  # two bytes: turns that the hand in play can have
HEAD = const(26)

# Of a table.
TABLE_SIZE = const(3)
GOES_ON = const(1)  # the side that moved clockwise at the last round's end, NOBODY: none
GOES_BACK = const(2)
WAITING = const(0)
SCOUTED = const(1)  # played by bots to find out how long the round lasts (round.py)
DONE = const(2)

# Of an entrant: totals of the rounds that are over, then what the round in play brought.
ENTRANT_SIZE = const(15)
TOTAL_POINTS = const(0)  # three bytes
TOTAL_WON = const(3)  # two bytes: hands won
TOTAL_UNOS = const(5)  # two bytes: Unos called
TOTAL_ROCKS = const(7)  # two bytes: went out, "I rock!"
ROUND_POINTS = const(9)  # two bytes
ROUND_WON = const(11)
ROUND_UNOS = const(12)
ENTRANT_FLAGS = const(13)
TIE_CARD = const(14)  # the card drawn for a tie, NO_CARD: none; a team's is its first member's

# A rotation of four has six pairs: 0 with 1, 2, 3; 1 with 2, 3; 2 with 3.
PAIR_SIZE = const(3)  # points of the rounds that are over
_FOUR = const(4)
_PAIRS = const(6)

# Bits of ENTRANT_FLAGS.
IS_BOT = const(1)
HAS_RESULT = const(2)  # this round's result is known
WENT_OUT = const(4)  # "I rock!", in this round
MOVED_ON = const(8)  # at the last round's end, clockwise
MOVED_BACK = const(16)


def is_over(t: bytearray) -> bool:
    """Are all rounds over?"""
    return t[T_ROUND] >= t[T_ROUNDS]


def record(t: bytearray, entrant: int) -> int:
    """Return where an entrant's record begins."""
    return table_record(t[T_TABLES]) + t[T_ENTRANTS] + ENTRANT_SIZE * entrant


def pairs_in(match_format: int, entrants: int) -> int:
    """Return how many pairs keep their points: those of a rotation of four (PAR-2), else 0."""
    return _PAIRS if match_format == ROTATION and entrants == _FOUR else 0


def pair_record(t: bytearray, one: int, other: int) -> int:
    """Return where the points of two partners are, of a tournament that keeps them; one < other."""
    return record(t, _FOUR) + PAIR_SIZE * (one + other - (1 if one == 0 else 0))


def table_record(number: int) -> int:
    """Return where a table's record begins; its first byte is the table's status."""
    return HEAD + TABLE_SIZE * number


def status_of(t: bytearray, number: int) -> int:
    """Return how far a table is in this round: WAITING, SCOUTED or DONE."""
    return t[table_record(number)]


def places(t: bytearray) -> int:
    """Return where the places begin."""
    return table_record(t[T_TABLES])


def sides_at(t: bytearray, number: int) -> int:
    """Return how many sides sit at a table; if the tables differ, the first ones have one more."""
    tables = t[T_TABLES]
    return t[T_SIDES] // tables + (number < t[T_SIDES] % tables)


def seats_at(t: bytearray, number: int) -> int:
    """Return how many entrants sit at a table."""
    return sides_at(t, number) * t[T_SIDE_SIZE]


def first_place(t: bytearray, number: int) -> int:
    """Return the place of a table's seat 0; for number T_TABLES, how many places there are."""
    tables = t[T_TABLES]
    more = t[T_SIDES] % tables
    sides = t[T_SIDES] // tables * number + (number if number < more else more)
    return sides * t[T_SIDE_SIZE]


def entrant_at(t: bytearray, number: int, seat: int) -> int:
    """Return who sits at a seat of a table in this round."""
    place = first_place(t, number) + seat
    if t[T_FORMAT] == ROTATION:
        return rotation.entrant_at(t[T_ENTRANTS], t[T_ROUND], place)
    return t[places(t) + place]


def seat_record(t: bytearray, number: int, seat: int) -> int:
    """Return where the record of who sits at a seat of a table begins."""
    return record(t, entrant_at(t, number, seat))


def place_of(t: bytearray, entrant: int) -> int:
    """Return an entrant's place in this round."""
    if t[T_FORMAT] == ROTATION:
        return rotation.place_of(t[T_ENTRANTS], t[T_ROUND], entrant)
    at = places(t)
    place = 0
    while t[at + place] != entrant:
        place += 1
    return place


def table_of(t: bytearray, entrant: int) -> int:
    """Return the table that an entrant sits at in this round."""
    place = place_of(t, entrant)
    number = 0
    while first_place(t, number + 1) <= place:
        number += 1
    return number


def seat_in(t: bytearray, entrant: int) -> int:
    """Return an entrant's seat at its table in this round."""
    return place_of(t, entrant) - first_place(t, table_of(t, entrant))


def partner_of(t: bytearray, entrant: int) -> int:
    """Return who is an entrant's partner in this round of a rotation, else NOBODY."""
    if t[T_FORMAT] != ROTATION:
        return NOBODY
    return rotation.partner_of(t[T_ENTRANTS], t[T_ROUND], entrant)


def is_bot(t: bytearray, entrant: int) -> bool:
    """Is an entrant a bot?"""
    return t[record(t, entrant) + ENTRANT_FLAGS] & IS_BOT > 0


def has_people(t: bytearray, number: int) -> bool:
    """Does anybody but bots sit at a table in this round?"""
    for seat in range(seats_at(t, number)):
        if not is_bot(t, entrant_at(t, number, seat)):
            return True
    return False
