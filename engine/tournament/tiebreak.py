"""This module finds the sides of a table that move: with the fewest and the most points (SOC-2).

Cards settle ties: each tied side draws one, whose points decide, and sides whose cards tie draw
again. If all sides of a table have the same points, one drawing settles both ends.
"""

from engine.const import const
from engine.state.cards import FACE, NO_CARD, WILD_FOUR_KIND, WILD_KIND
from engine.state.cards import POINTS as CARD_POINTS
from engine.state.generator import ROLL, load, store
from engine.state.seats import word
from engine.tournament.layout import *

# The deck of 108: the number of cards before each group, in the order of kinds.
_DECK = const(108)
_ZEROS = const(4)
_PAIRS_UP_TO = const(100)
_WILDS_UP_TO = const(104)


def find_movers(t: bytearray, number: int) -> None:
    """Note which sides of a table go on and back, drawing cards for ties."""
    everybody = (1 << sides_at(t, number)) - 1
    fewest = _extreme(t, number, everybody, False, False)
    most = _extreme(t, number, everybody, True, False)
    if fewest == most:
        while fewest == most:
            _draw_cards(t, number, everybody)
            fewest = _extreme(t, number, everybody, False, True)
            most = _extreme(t, number, everybody, True, True)
            _forget_draws(t, number, everybody if fewest == most else 0)
    else:
        if fewest & fewest - 1:
            _draw_cards(t, number, fewest)
            fewest = _extreme(t, number, fewest, False, True)
        if most & most - 1:
            _draw_cards(t, number, most)
            most = _extreme(t, number, most, True, True)
    at = table_record(number)
    t[at + GOES_ON] = _only(t, number, fewest, False)
    t[at + GOES_BACK] = _only(t, number, most, True)


def points_of(t: bytearray, number: int, side: int) -> int:
    """Return the points of a table's side in this round, all its members together."""
    sides = sides_at(t, number)
    points = 0
    for member in range(t[T_SIDE_SIZE]):
        points += word(t, seat_record(t, number, side + sides * member) + ROUND_POINTS)
    return points


def _only(t: bytearray, number: int, tied: int, highest: bool) -> int:
    """Let sides that still tie draw again until one is left, and return it.

    highest: the highest card decides, else the lowest.
    """
    while tied & tied - 1:
        _forget_draws(t, number, tied)
        _draw_cards(t, number, tied)
        tied = _extreme(t, number, tied, highest, True)
    side = 0
    while tied >> side > 1:
        side += 1
    return side


def _extreme(t: bytearray, number: int, among: int, highest: bool, by_card: bool) -> int:
    """Return the sides among some that have the fewest (or most) points, bit n for side n.

    by_card: the points of their drawn cards count, else those of the round.
    """
    best = -1
    found = 0
    for side in range(sides_at(t, number)):
        if not among & 1 << side:
            continue
        if by_card:
            points = CARD_POINTS[FACE[t[_tie_card_at(t, number, side)]]]
        else:
            points = points_of(t, number, side)
        if best < 0 or (points > best if highest else points < best):
            best = points
            found = 1 << side
        elif points == best:
            found |= 1 << side
    return found


def _draw_cards(t: bytearray, number: int, sides: int) -> None:
    """Let each of some sides that has no card draw one; sides: bit n for side n."""
    for side in range(sides_at(t, number)):
        at = _tie_card_at(t, number, side)
        if sides & 1 << side and t[at] == NO_CARD:
            t[at] = draw_card(t)


def _forget_draws(t: bytearray, number: int, sides: int) -> None:
    for side in range(sides_at(t, number)):
        if sides & 1 << side:
            t[_tie_card_at(t, number, side)] = NO_CARD


def _tie_card_at(t: bytearray, number: int, side: int) -> int:
    return seat_record(t, number, side) + TIE_CARD


def draw_card(t: bytearray) -> int:
    """Return a uniformly drawn card of the deck of 108; it goes back at once."""
    while True:
        x = load(t, T_TIEBREAK)
        x = ROLL * (x & 0xFFFF) + (x >> 16)
        store(t, T_TIEBREAK, x)
        drawn = x & 0xFFFF
        if drawn < 65536 - 65536 % _DECK:
            return _card(drawn % _DECK)


def _card(place: int) -> int:
    """Return the kind at a place of the deck: zeros once, other faces twice, then wilds."""
    if place < _ZEROS:
        return place
    if place < _PAIRS_UP_TO:
        place -= _ZEROS
        return 4 + (place >> 3) * 4 + (place & 3)
    return WILD_KIND if place < _WILDS_UP_TO else WILD_FOUR_KIND
