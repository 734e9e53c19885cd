"""This module takes the results that players report of tables played with real cards.

    report(t, number, seat, points, unos, won)   for each seat
    confirm(t, number)                           the table is done

Until the round is over a result can be reported anew. All functions raise ValueError, in one line,
for what is incomplete or impossible.
"""

# set-up: whole file

from engine.const import const
from engine.state.cards import NO_CARD
from engine.state.seats import set_word
from engine.tournament.layout import *
from engine.tournament.round import keeps_pace

_MOST_POINTS = const(9999)
_MOST_UNOS = const(99)


def report(t: bytearray, number: int, seat: int, points: int, unos: int = 0, won: int = 0) -> None:
    """Note a seat's points of this round, the Unos it called, and the hands it won.

    In a social or team match won is 1 for the seat that went out. In a rotation points and hands
    belong to the pair, and its other seat gets them, too.
    """
    _check_seat(t, number, seat)
    for value, most, what in (
        (points, _MOST_POINTS, "points"),
        (unos, _MOST_UNOS, "Unos"),
        (won, t[T_HANDS], "hands won"),
    ):
        if not 0 <= value <= most:
            raise ValueError(f"{value} {what}: must be 0 to {most}")
    if keeps_pace(t) and won and points:
        raise ValueError(f"who goes out holds nothing: 0 points, not {points}")
    if t[T_FORMAT] == ROTATION and points and not won:
        raise ValueError(f"{points} points, but no hand won: points are for hands won")
    _note(t, number, seat, points, won)
    if t[T_FORMAT] == ROTATION:
        _note(t, number, seat ^ 2, points, won)
    t[seat_record(t, number, seat) + ROUND_UNOS] = unos
    t[table_record(number)] = WAITING


def confirm(t: bytearray, number: int) -> None:
    """Mark a table as done."""
    _check_seat(t, number, 0)
    won = 0
    for seat in range(seats_at(t, number)):
        at = seat_record(t, number, seat)
        if not t[at + ENTRANT_FLAGS] & HAS_RESULT:
            raise ValueError(f"P{entrant_at(t, number, seat) + 1} has no result yet")
        won += t[at + ROUND_WON]
    if t[T_FORMAT] == ROTATION:
        won //= 2  # both of a pair have them
    if won > t[T_HANDS]:
        hands = "one hand is" if t[T_HANDS] == 1 else f"{t[T_HANDS]} hands are"
        raise ValueError(f"table {number + 1}: {hands} played in a round, but {won} were won")
    t[table_record(number)] = DONE


def report_draw(t: bytearray, number: int, seat: int, card: int) -> None:
    """Note the card that a seat's side drew for a tie; else one is drawn for it (SOC-2).

    Its result must have been reported.
    """
    _check_seat(t, number, seat)
    at = seat_record(t, number, seat % sides_at(t, number))
    if not t[at + ENTRANT_FLAGS] & HAS_RESULT:
        raise ValueError(f"table {number + 1}: seat {seat} has no result yet")
    t[at + TIE_CARD] = card


def _check_seat(t: bytearray, number: int, seat: int) -> None:
    if not 0 <= number < t[T_TABLES]:
        raise ValueError(f"no table {number + 1}: 1 to {t[T_TABLES]}")
    seats = seats_at(t, number)
    if not 0 <= seat < seats:
        raise ValueError(f"no seat {seat} at table {number + 1}: 0 to {seats - 1}")
    if t[T_TABLE] == number:
        raise ValueError(f"table {number + 1} is in play")


def _note(t: bytearray, number: int, seat: int, points: int, won: int) -> None:
    at = seat_record(t, number, seat)
    flags = t[at + ENTRANT_FLAGS]
    if not flags & HAS_RESULT:
        t[at + ROUND_UNOS] = 0
    set_word(t, at + ROUND_POINTS, points)
    t[at + ROUND_WON] = won
    t[at + TIE_CARD] = NO_CARD
    flags = flags & ~WENT_OUT | HAS_RESULT
    if keeps_pace(t) and won:
        flags |= WENT_OUT
    t[at + ENTRANT_FLAGS] = flags
