"""This module finds the sides of a table with the fewest and the most points (SOC-2).

Cards settle ties: each tied side draws one, whose points decide, and sides whose cards tie draw
again. If all sides of a table have the same points, one drawing settles both ends.
"""

from engine.evenings.chance import draw_card
from engine.evenings.sheet import (
    A_TABLE,
    DRAWN,
    GOES_BACK,
    GOES_ON,
    HEAD,
    POINTS,
    SIDE_SIZE,
    person_at,
    record,
    sides_at,
)
from engine.state.cards import FACE, NO_CARD
from engine.state.cards import POINTS as CARD_POINTS
from engine.state.seats import word


def settle(sheet: bytearray, number: int) -> None:
    """Write to the sheet which sides of a table go on and back, drawing cards for ties."""
    sides = sides_at(sheet, number)
    everybody = (1 << sides) - 1
    fewest = _extreme(sheet, number, everybody, False, False)
    most = _extreme(sheet, number, everybody, True, False)
    if fewest == most:
        drawn = everybody
        while fewest == most:
            _draw(sheet, number, drawn)
            fewest = _extreme(sheet, number, everybody, False, True)
            most = _extreme(sheet, number, everybody, True, True)
            _forget_draws(sheet, number, everybody if fewest == most else 0)
    else:
        if fewest & fewest - 1:
            _draw(sheet, number, fewest)
            fewest = _extreme(sheet, number, fewest, False, True)
        if most & most - 1:
            _draw(sheet, number, most)
            most = _extreme(sheet, number, most, True, True)
    at = HEAD + A_TABLE * number
    sheet[at + GOES_ON] = _only(sheet, number, fewest, False)
    sheet[at + GOES_BACK] = _only(sheet, number, most, True)


def points_of(sheet: bytearray, number: int, side: int) -> int:
    """Return the points of a table's side in this round, all its members together."""
    sides = sides_at(sheet, number)
    points = 0
    for member in range(sheet[SIDE_SIZE]):
        person = person_at(sheet, number, side + sides * member)
        points += word(sheet, record(sheet, person) + POINTS)
    return points


def _only(sheet: bytearray, number: int, tied: int, highest: bool) -> int:
    """Let sides that still tie draw again until one is left, and return it.

    highest: the highest card decides, else the lowest.
    """
    while tied & tied - 1:
        _forget_draws(sheet, number, tied)
        _draw(sheet, number, tied)
        tied = _extreme(sheet, number, tied, highest, True)
    side = 0
    while tied >> side > 1:
        side += 1
    return side


def _extreme(sheet: bytearray, number: int, among: int, highest: bool, by_card: bool) -> int:
    """Return the sides among some that have the fewest (or most) points, bit n for side n.

    by_card: the points of their drawn cards count, else those of the round.
    """
    best = -1
    found = 0
    for side in range(sides_at(sheet, number)):
        if not among & 1 << side:
            continue
        if by_card:
            points = CARD_POINTS[FACE[sheet[_drawn_at(sheet, number, side)]]]
        else:
            points = points_of(sheet, number, side)
        if best < 0 or (points > best if highest else points < best):
            best = points
            found = 1 << side
        elif points == best:
            found |= 1 << side
    return found


def _draw(sheet: bytearray, number: int, sides: int) -> None:
    """Let each of some sides that has no card draw one; sides: bit n for side n."""
    for side in range(sides_at(sheet, number)):
        at = _drawn_at(sheet, number, side)
        if sides & 1 << side and sheet[at] == NO_CARD:
            sheet[at] = draw_card(sheet)


def _forget_draws(sheet: bytearray, number: int, sides: int) -> None:
    for side in range(sides_at(sheet, number)):
        if sides & 1 << side:
            sheet[_drawn_at(sheet, number, side)] = NO_CARD


def _drawn_at(sheet: bytearray, number: int, side: int) -> int:
    return record(sheet, person_at(sheet, number, side)) + DRAWN
