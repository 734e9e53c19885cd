"""This module says what a score counts, for each side, by the rules of the match.

A side is named by its first seat. What is counted are points, hands that were won or lost
(scoring=none), or ten times an average (scoring=average). view: of a hand that is over.
"""

from micropython import const

from engine.public import has_loser, is_same_side, player_of
from engine.state import layout, options
from engine.state.cards import COLORS, FACE, FIRST_WILD_KIND, KIND_MASK, POINTS
from engine.state.seats import in_set, word

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game

_TENTHS = const(10)


def sides_of(view: bytearray) -> bytes:
    """Return the first seat of each side, in the order of seats."""
    firsts: list[int] = []
    for seat in range(view[layout.PLAYERS]):
        if not [one for one in firsts if is_same_side(view, one, seat)]:
            firsts.append(seat)
    return bytes(firsts)


def held_by(view: bytearray, first: int, at: int) -> int:  # per frame
    """Return the sum of a side's words, two bytes by seat from an offset on."""
    held = 0
    for seat in range(first, view[layout.PLAYERS]):
        if is_same_side(view, first, seat):
            held += word(view, at + 2 * seat)
    return held


def points_count_against(view: bytearray) -> bool:
    """Do few points win, or is what is counted lost hands?"""
    scoring = view[options.SCORING]
    return (
        scoring == options.LOW_WINS
        or scoring == options.OWN_POINTS
        or scoring == options.NO_POINTS
        and has_loser(view)
    )


def counted(view: bytearray, first: int) -> int:
    """Return what a side has after the hand."""
    total = word(view, layout.SCORES + 2 * first)
    won = view[layout.HANDS_WON + player_of(view, first)]
    if view[options.SCORING] == options.NO_POINTS:
        return won
    if view[options.SCORING] == options.AVERAGE:
        return (_TENTHS * total + won // 2) // won if won else 0
    return total


def gained(view: bytearray, first: int) -> int:
    """Return the points, or hands, that the hand has brought a side (OFF-11, CRO-2, PAR-1)."""
    scoring = view[options.SCORING]
    has_won = in_set(view, layout.WINNERS, first) != 0
    if scoring == options.NO_POINTS:
        return view[layout.LOSER] == first if has_loser(view) else int(has_won)
    if scoring != options.LOW_WINS and scoring != options.OWN_POINTS:
        return word(view, layout.GAINED) if has_won else 0
    held = held_by(view, first, layout.HAND_POINTS)
    if scoring == options.OWN_POINTS and has_won and view[layout.WAY_OVER] == layout.BY_LAST_CARD:
        held += POINTS[FACE[view[layout.FIRST_KIND] & KIND_MASK]]
    return held


def has_target(view: bytearray) -> bool:
    """Is the match played to a number of points (OFF-11)?"""
    if view[options.MATCH_HANDS] or view[options.TABLES]:
        return False
    return view[options.SCORING] <= options.OWN_POINTS


def full_bar(view: bytearray, firsts: bytes) -> int:
    """Return what fills a bar: the target, or without one what the best side has."""
    if has_target(view):
        return word(view, options.TARGET)
    return max([counted(view, first) for first in firsts] + [1])


def cards_left(view: bytearray, first: int) -> int:  # per frame
    """Return how many cards a side still holds."""
    left = 0
    for seat in range(first, view[layout.PLAYERS]):
        if is_same_side(view, first, seat):
            left += view[layout.COUNTS + seat]
    return left


def color_count(game: "Game", view: bytearray, first: int, color: int) -> int:  # per frame
    """Return how many cards of a color a side holds, whose hands are public now.

    color: COLORS for wilds.
    """
    s = game.state
    count = 0
    for seat in range(first, view[layout.PLAYERS]):
        if is_same_side(view, first, seat):
            base = game.hands[seat]
            for at in range(base, base + view[layout.COUNTS + seat]):
                card = s[at] & KIND_MASK
                if (card & 3 if card < FIRST_WILD_KIND else COLORS) == color:
                    count += 1
    return count
