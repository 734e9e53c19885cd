"""This module takes results that players enter, of tables played with real cards."""

# set-up: whole file

from engine.const import const
from engine.evenings.sheet import (
    A_TABLE,
    DONE,
    DRAWN,
    FLAGS,
    FORMAT,
    HANDS,
    HANDS_WON,
    HEAD,
    IS_IN,
    POINTS,
    ROTATION,
    TABLE_ON,
    TABLES,
    UNOS_CALLED,
    WAITING,
    WENT_OUT,
    person_at,
    record,
    seats_at,
    sides_at,
)
from engine.evenings.tables import keeps_pace
from engine.state.cards import NO_CARD
from engine.state.seats import set_word

_MOST_POINTS = const(9999)
_MOST_UNOS = const(99)


def enter(
    sheet: bytearray, number: int, seat: int, points: int, unos: int = 0, won: int = 0
) -> None:
    """Write down a seat's points of this round, the Unos it called, and the hands it won.

    In a social or team match won is 1 for the seat that went out. In a rotation points and hands
    belong to the pair, and its other seat gets them, too. A result can be entered again until the
    round is over. Raises ValueError, in one line, for an impossible result.
    """
    _check_seat(sheet, number, seat)
    for value, most, word_ in (
        (points, _MOST_POINTS, "points"),
        (unos, _MOST_UNOS, "Unos"),
        (won, sheet[HANDS], "hands won"),
    ):
        if not 0 <= value <= most:
            raise ValueError(f"{value} {word_}: must be 0 to {most}")
    if keeps_pace(sheet) and won and points:
        raise ValueError(f"who goes out holds nothing: 0 points, not {points}")
    if sheet[FORMAT] == ROTATION and points and not won:
        raise ValueError(f"{points} points, but no hand won: points are for hands won")
    _write(sheet, number, seat, points, won)
    if sheet[FORMAT] == ROTATION:
        _write(sheet, number, seat ^ 2, points, won)
    sheet[_record(sheet, number, seat) + UNOS_CALLED] = unos
    sheet[HEAD + A_TABLE * number] = WAITING


def close(sheet: bytearray, number: int) -> None:
    """Mark a table as done. Raises ValueError if its result is incomplete or impossible."""
    _check_seat(sheet, number, 0)
    won = 0
    for seat in range(seats_at(sheet, number)):
        at = _record(sheet, number, seat)
        if not sheet[at + FLAGS] & IS_IN:
            raise ValueError(f"P{person_at(sheet, number, seat) + 1} has no result yet")
        won += sheet[at + HANDS_WON]
    if sheet[FORMAT] == ROTATION:
        won //= 2  # both of a pair have them
    if won > sheet[HANDS]:
        hands = "one hand is" if sheet[HANDS] == 1 else f"{sheet[HANDS]} hands are"
        raise ValueError(f"table {number + 1}: {hands} played in a round, but {won} were won")
    sheet[HEAD + A_TABLE * number] = DONE


def enter_draw(sheet: bytearray, number: int, seat: int, card: int) -> None:
    """Write down the card that a seat's side drew for a tie; otherwise the sheet draws (SOC-2).

    Call it after `enter`. Raises ValueError for a seat without a result.
    """
    _check_seat(sheet, number, seat)
    at = _record(sheet, number, seat % sides_at(sheet, number))
    if not sheet[at + FLAGS] & IS_IN:
        raise ValueError(f"table {number + 1}: seat {seat} has no result yet")
    sheet[at + DRAWN] = card


def _check_seat(sheet: bytearray, number: int, seat: int) -> None:
    if not 0 <= number < sheet[TABLES]:
        raise ValueError(f"no table {number + 1}: 1 to {sheet[TABLES]}")
    if not 0 <= seat < seats_at(sheet, number):
        raise ValueError(
            f"no seat {seat} at table {number + 1}: 0 to {seats_at(sheet, number) - 1}"
        )
    if sheet[TABLE_ON] == number:
        raise ValueError(f"table {number + 1} is in play")


def _write(sheet: bytearray, number: int, seat: int, points: int, won: int) -> None:
    at = _record(sheet, number, seat)
    if not sheet[at + FLAGS] & IS_IN:
        sheet[at + UNOS_CALLED] = 0
    set_word(sheet, at + POINTS, points)
    sheet[at + HANDS_WON] = won
    sheet[at + DRAWN] = NO_CARD
    flags = sheet[at + FLAGS] & ~WENT_OUT | IS_IN
    if keeps_pace(sheet) and won:
        flags |= WENT_OUT
    sheet[at + FLAGS] = flags


def _record(sheet: bytearray, number: int, seat: int) -> int:
    return record(sheet, person_at(sheet, number, seat))
