"""This module says what a score counts, for each side, by the rules of the match.

A side is named by its first seat. What is counted are points, hands that were won or lost
(scoring=none), or ten times an average (scoring=average). view: of a hand that is over.
"""

from micropython import const

from engine.public import has_loser, is_same_side, player_of
from engine.state.cards import COLORS, FACE, FIRST_WILD_KIND, KIND_MASK, POINTS
from engine.state.layout import (
    BY_LAST_CARD,
    COUNTS,
    FIRST_KIND,
    GAINED,
    HAND_POINTS,
    HANDS_WON,
    LOSER,
    PLAYERS,
    SCORES,
    WAY_OVER,
    WINNERS,
)
from engine.state.options import (
    AVERAGE,
    LOW_WINS,
    MATCH_HANDS,
    NO_POINTS,
    OWN_POINTS,
    SCORING,
    TABLES,
    TARGET,
)
from engine.state.seats import in_set, word

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game

_TENTHS = const(10)


def sides_of(view: bytearray) -> bytes:
    """Return the first seat of each side, in the order of seats."""
    firsts: list[int] = []
    for seat in range(view[PLAYERS]):
        if not [one for one in firsts if is_same_side(view, one, seat)]:
            firsts.append(seat)
    return bytes(firsts)


def held_by(view: bytearray, first: int, at: int) -> int:  # per frame
    """Return the sum of a side's words, two bytes by seat from an offset on."""
    held = 0
    for seat in range(first, view[PLAYERS]):
        if is_same_side(view, first, seat):
            held += word(view, at + 2 * seat)
    return held


def points_count_against(view: bytearray) -> bool:
    """Do few points win, or is what is counted lost hands?"""
    scoring = view[SCORING]
    return scoring == LOW_WINS or scoring == OWN_POINTS or scoring == NO_POINTS and has_loser(view)


def counted(view: bytearray, first: int) -> int:
    """Return what a side has after the hand."""
    total = word(view, SCORES + 2 * first)
    won = view[HANDS_WON + player_of(view, first)]
    if view[SCORING] == NO_POINTS:
        return won
    if view[SCORING] == AVERAGE:
        return (_TENTHS * total + won // 2) // won if won else 0
    return total


def gained(view: bytearray, first: int) -> int:
    """Return the points, or hands, that the hand has brought a side (OFF-11, CRO-2, PAR-1)."""
    scoring = view[SCORING]
    has_won = in_set(view, WINNERS, first) != 0
    if scoring == NO_POINTS:
        return view[LOSER] == first if has_loser(view) else int(has_won)
    if scoring != LOW_WINS and scoring != OWN_POINTS:
        return word(view, GAINED) if has_won else 0
    held = held_by(view, first, HAND_POINTS)
    if scoring == OWN_POINTS and has_won and view[WAY_OVER] == BY_LAST_CARD:
        held += POINTS[FACE[view[FIRST_KIND] & KIND_MASK]]
    return held


def has_target(view: bytearray) -> bool:
    """Is the match played to a number of points (OFF-11)?"""
    if view[MATCH_HANDS] or view[TABLES]:
        return False
    return view[SCORING] <= OWN_POINTS


def full_bar(view: bytearray, firsts: bytes) -> int:
    """Return what fills a bar: the target, or without one what the best side has."""
    if has_target(view):
        return word(view, TARGET)
    return max([counted(view, first) for first in firsts] + [1])


def cards_left(view: bytearray, first: int) -> int:  # per frame
    """Return how many cards a side still holds."""
    left = 0
    for seat in range(first, view[PLAYERS]):
        if is_same_side(view, first, seat):
            left += view[COUNTS + seat]
    return left


def color_count(game: "Game", view: bytearray, first: int, color: int) -> int:  # per frame
    """Return how many cards of a color a side holds, whose hands are public now.

    color: COLORS for wilds.
    """
    s = game.state
    count = 0
    for seat in range(first, view[PLAYERS]):
        if is_same_side(view, first, seat):
            base = game.hands[seat]
            for at in range(base, base + view[COUNTS + seat]):
                card = s[at] & KIND_MASK
                if (card & 3 if card < FIRST_WILD_KIND else COLORS) == color:
                    count += 1
    return count
