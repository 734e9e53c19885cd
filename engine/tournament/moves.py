"""This module ends a round: it adds up totals, and moves sides between tables (SOC-2).

At each table the side with the fewest points moves one table clockwise, to the next number, and the
side with the most points one table counter-clockwise. Each takes the seats of the side that leaves
its new table in the same direction, so no table grows. Cards settle ties (tiebreak.py).
"""

from engine.state.seats import set_word, word
from engine.tournament.layout import *
from engine.tournament.round import keeps_pace, tables_left
from engine.tournament.tiebreak import find_movers


def end_round(t: bytearray) -> bool:
    """Add a round to the totals and seat everybody for the next; False: a table has no result yet.

    After the last round nobody moves.
    """
    if is_over(t) or tables_left(t):
        return False
    for entrant in range(t[T_ENTRANTS]):
        _add_up(t, record(t, entrant))
        partner = partner_of(t, entrant)
        if pairs_in(t[T_FORMAT], t[T_ENTRANTS]) and entrant < partner:
            _add_points(t, pair_record(t, entrant, partner), record(t, entrant))
    t[T_ROUND] += 1
    if keeps_pace(t) and not is_over(t):
        for number in range(t[T_TABLES]):
            find_movers(t, number)
        _mark(t, GOES_ON, MOVED_ON)
        _mark(t, GOES_BACK, MOVED_BACK)
        _move(t, GOES_ON, 1)
        _move(t, GOES_BACK, -1)
    for number in range(t[T_TABLES]):
        t[table_record(number)] = WAITING
    set_word(t, T_QUICKEST, 0)
    return True


def _add_up(t: bytearray, at: int) -> None:
    """Add a round's result to an entrant's totals; the result itself stays, to be shown."""
    _add_points(t, at + TOTAL_POINTS, at)
    set_word(t, at + TOTAL_WON, word(t, at + TOTAL_WON) + t[at + ROUND_WON])
    set_word(t, at + TOTAL_UNOS, word(t, at + TOTAL_UNOS) + t[at + ROUND_UNOS])
    if t[at + ENTRANT_FLAGS] & WENT_OUT:
        set_word(t, at + TOTAL_ROCKS, word(t, at + TOTAL_ROCKS) + 1)
    t[at + ENTRANT_FLAGS] &= ~(HAS_RESULT | MOVED_ON | MOVED_BACK)


def _add_points(t: bytearray, total: int, at: int) -> None:
    """Add an entrant's points of the round to a total of three bytes."""
    points = word(t, total) + (t[total + 2] << 16) + word(t, at + ROUND_POINTS)
    set_word(t, total, points & 0xFFFF)
    t[total + 2] = points >> 16


def _mark(t: bytearray, which: int, flag: int) -> None:
    """Set a flag for each entrant of the sides that move; which: GOES_ON or GOES_BACK."""
    for number in range(t[T_TABLES]):
        for member in range(t[T_SIDE_SIZE]):
            t[record(t, t[_place(t, number, which, member)]) + ENTRANT_FLAGS] |= flag


def _move(t: bytearray, which: int, step: int) -> None:
    """Seat each side that moves at the next table (step 1) or the one before (step -1).

    It sits where that table's side that moves the same way sat.
    """
    tables = t[T_TABLES]
    for member in range(t[T_SIDE_SIZE]):
        number = tables - 1 if step > 0 else 0  # the sides of this table come round
        leaving = t[_place(t, number, which, member)]
        for _ in range(tables):
            number = (number + step) % tables
            at = _place(t, number, which, member)
            t[at], leaving = leaving, t[at]


def _place(t: bytearray, number: int, which: int, member: int) -> int:
    """Return the offset of a member's place, for a table's side that goes on, or back."""
    side = t[table_record(number) + which]
    seat = side + sides_at(t, number) * member
    return places(t) + first_place(t, number) + seat
