"""This module makes rotations: every player is every other's partner once (PAR-2, PAR-3).

For 4, 8, … 32 players there are as many rounds as a player has partners. In each, partners sit
opposite, at seats 0 and 2, 1 and 3. In the first round all sit in order. One player keeps that seat
in all rounds. The others stand in a ring, and from round to round each takes the seat of the player
one place behind. Only the places in the ring are stored. The rings below were found by search, so
that in all rounds together

- every two players are partners exactly once, and
- every two players are opponents exactly twice.

After the last round the first one follows again.
"""

from engine.const import const

FEWEST = const(4)
MOST = const(32)
_TABLE = const(4)  # players at a table

# For each number of entrants: by entrant, the place in the ring; the highest number marks who keeps
# the seat.
# fmt: off
_RINGS = (
    b"\x03\x01\x00\x02",
    b"\x07\x01\x00\x03\x02\x05\x06\x04",
    b"\x0b\x01\x00\x03\x02\x06\x09\x07\x04\x08\x0a\x05",
    b"\x0f\x04\x00\x0d\x01\x07\x05\x06\x02\x0c\x09\x0a\x03\x0b\x08\x0e",
    b"\x13\x02\x00\x0d\x01\x10\x07\x11\x03\x04\x12\x0b\x05\x0c\x08\x0a"
    b"\x06\x09\x0f\x0e",
    b"\x17\x11\x00\x16\x01\x08\x0c\x0e\x02\x0d\x09\x0a\x03\x06\x04\x13"
    b"\x05\x0f\x14\x0b\x07\x12\x15\x10",
    b"\x1b\x02\x00\x19\x01\x18\x09\x06\x03\x0b\x10\x0d\x04\x11\x1a\x0a"
    b"\x05\x0c\x16\x17\x07\x12\x13\x0f\x08\x15\x0e\x14",
    b"\x1f\x10\x00\x17\x01\x14\x1e\x0c\x02\x0f\x0b\x15\x03\x1b\x18\x1c"
    b"\x04\x09\x07\x1d\x05\x0e\x16\x13\x06\x0d\x12\x11\x08\x0a\x1a\x19",
)
# fmt: on


def is_suitable(entrants: int) -> bool:
    """Is there a rotation for so many entrants?"""
    return FEWEST <= entrants <= MOST and entrants % _TABLE == 0


def entrant_at(entrants: int, number: int, place: int) -> int:
    """Return who sits at a place (4 × table + seat) in a round, counted from 0."""
    return _steps_on(entrants, place, number)


def place_of(entrants: int, number: int, entrant: int) -> int:
    """Return where an entrant sits in a round: 4 × table + seat."""
    return _steps_on(entrants, entrant, entrants - 1 - number % (entrants - 1))


def partner_of(entrants: int, number: int, entrant: int) -> int:
    """Return who is an entrant's partner in a round."""
    return entrant_at(entrants, number, place_of(entrants, number, entrant) ^ 2)


def _steps_on(entrants: int, entrant: int, steps: int) -> int:
    """Return who is some steps further in the ring; who keeps the seat stays."""
    ring = entrants - 1
    row = _RINGS[entrants // _TABLE - 1]
    stands = row[entrant]
    if stands == ring:
        return entrant
    stands = (stands + steps) % ring
    entrant = 0
    while row[entrant] != stands:
        entrant += 1
    return entrant
