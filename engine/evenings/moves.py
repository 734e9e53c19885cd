"""This module ends a round: it adds up totals, and moves sides between tables (SOC-2).

At each table the side with the fewest points moves one table clockwise, to the next number, and the
side with the most points one table counter-clockwise. Each takes the seats of the side that leaves
its new table in the same direction, so no table grows. ties.py settles ties.
"""

from engine.evenings.sheet import (
    A_TABLE,
    FLAGS,
    GOES_BACK,
    GOES_ON,
    HANDS_WON,
    HEAD,
    IS_IN,
    MOVED_BACK,
    MOVED_ON,
    PERSONS,
    POINTS,
    ROCKS,
    ROUND,
    SIDE_SIZE,
    TABLES,
    TOTAL,
    TURNS,
    UNOS,
    UNOS_CALLED,
    WAITING,
    WENT_OUT,
    WON,
    first_place,
    is_over,
    places,
    record,
    sides_at,
)
from engine.evenings.tables import keeps_pace, tables_left
from engine.evenings.ties import settle
from engine.state.seats import set_word, word


def end_round(sheet: bytearray) -> bool:
    """Add a round to the totals and seat everybody for the next; False: a table has no result yet.

    After the last round nobody moves.
    """
    if is_over(sheet) or tables_left(sheet):
        return False
    for person in range(sheet[PERSONS]):
        _add_up(sheet, record(sheet, person))
    sheet[ROUND] += 1
    if keeps_pace(sheet) and not is_over(sheet):
        for number in range(sheet[TABLES]):
            settle(sheet, number)
        _mark(sheet, GOES_ON, MOVED_ON)
        _mark(sheet, GOES_BACK, MOVED_BACK)
        _move_on(sheet)
        _move_back(sheet)
    for number in range(sheet[TABLES]):
        sheet[HEAD + A_TABLE * number] = WAITING
    set_word(sheet, TURNS, 0)
    return True


def _add_up(sheet: bytearray, at: int) -> None:
    """Add a round's result to a person's totals; the result itself stays, to be shown."""
    total = sheet[at] | sheet[at + 1] << 8 | sheet[at + 2] << 16
    total += word(sheet, at + POINTS)
    sheet[at + TOTAL] = total & 255
    sheet[at + TOTAL + 1] = total >> 8 & 255
    sheet[at + TOTAL + 2] = total >> 16
    set_word(sheet, at + WON, word(sheet, at + WON) + sheet[at + HANDS_WON])
    set_word(sheet, at + UNOS, word(sheet, at + UNOS) + sheet[at + UNOS_CALLED])
    if sheet[at + FLAGS] & WENT_OUT:
        set_word(sheet, at + ROCKS, word(sheet, at + ROCKS) + 1)
    sheet[at + FLAGS] &= ~(IS_IN | MOVED_ON | MOVED_BACK)


def _mark(sheet: bytearray, which: int, flag: int) -> None:
    """Set a flag for each person of the sides that move; which: GOES_ON or GOES_BACK."""
    for number in range(sheet[TABLES]):
        for member in range(sheet[SIDE_SIZE]):
            at = record(sheet, sheet[_place(sheet, number, which, member)]) + FLAGS
            sheet[at] |= flag


def _move_on(sheet: bytearray) -> None:
    """Seat each side that goes on at the next table, where that table's side that goes on sat."""
    last = sheet[TABLES] - 1
    for member in range(sheet[SIDE_SIZE]):
        leaving = sheet[_place(sheet, last, GOES_ON, member)]
        for number in range(sheet[TABLES]):
            at = _place(sheet, number, GOES_ON, member)
            sheet[at], leaving = leaving, sheet[at]


def _move_back(sheet: bytearray) -> None:
    """Seat each side that goes back at the table before, where that table's such side sat."""
    tables = sheet[TABLES]
    for member in range(sheet[SIDE_SIZE]):
        leaving = sheet[_place(sheet, 0, GOES_BACK, member)]
        for i in range(tables):
            at = _place(sheet, tables - 1 - i, GOES_BACK, member)
            sheet[at], leaving = leaving, sheet[at]


def _place(sheet: bytearray, number: int, which: int, member: int) -> int:
    """Return the offset of a member's place, for a table's side that goes on, or back."""
    side = sheet[HEAD + A_TABLE * number + which]
    seat = side + sides_at(sheet, number) * member
    return places(sheet) + first_place(sheet, number) + seat
