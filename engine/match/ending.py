"""This module ends matches in other ways than by the first side at a target (OFF-11).

    at_target=sits_out, scoring=own   a seat at the target plays no more; the last one under it
                                      wins the match (CHA-1, CRO-2)
    hands=N                           the match ends with the Nth hand, whatever the points
    tables=N                          the match ends when N tables are covered (TAB-1)
    scoring=average                   points divided by hands won decide (SEV-4)

The leader wins: the lowest total with `scoring=low` or `own`, the most hands won with
`scoring=none`, else the most points. Equal leaders win together. Nobody wins where hands are only
lost (COW-5).
"""

from engine.public import has_loser, is_same_side
from engine.state import options
from engine.state.layout import *
from engine.state.seats import add_to, word
from engine.turn.flow import are_tables_covered

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game
    from engine.state.hooks import Hooks


def _end_match(g: "Game", s: bytearray) -> int:
    """End the match if this hand was its last; 0: the ordinary end at a target holds (OFF-11)."""
    if s[options.TABLES]:
        is_last = are_tables_covered(s)
    elif s[options.MATCH_HANDS]:
        is_last = s[HAND_NUMBER] >= s[options.MATCH_HANDS]
    elif s[options.SCORING] == options.NO_POINTS:
        return 1
    elif s[options.AT_TARGET] or s[options.SCORING] == options.OWN_POINTS:
        _sit_out(s)
        return 1
    elif s[options.SCORING] <= options.LOW_WINS:
        return 0
    else:
        is_last = _is_target_reached(s)
    if is_last:
        _let_win(s, word(s, SITTING_OUT))
    return 1


def _is_target_reached(s: bytearray) -> bool:
    for seat in range(s[PLAYERS]):
        if word(s, SCORES + 2 * seat) >= word(s, options.TARGET):
            return True
    return False


def _sit_out(s: bytearray) -> None:
    """Let seats at the target sit out; the last seat, or side, under it wins the match.

    If the last ones reach it together, the lowest of their totals wins.
    """
    before = word(s, SITTING_OUT)
    left = -1
    is_decided = True
    for seat in range(s[PLAYERS]):
        if word(s, SCORES + 2 * seat) >= word(s, options.TARGET):
            add_to(s, SITTING_OUT, seat)
        elif left < 0:
            left = seat
        elif not (s[options.PARTNERS] and is_same_side(s, left, seat)):
            is_decided = False
    if is_decided:
        _let_win(s, before)


def _let_win(s: bytearray, out: int) -> None:
    """End the match; the leaders of all seats that are not in `out` win, bit n for seat n.

    Nobody wins where hands are lost and nothing is scored (COW-5).
    """
    s[STATUS] = MATCH_ENDED
    if has_loser(s) and s[options.SCORING] == options.NO_POINTS:
        return
    for seat in range(s[PLAYERS]):
        if not out & 1 << seat and not _is_behind_any(s, seat, out):
            add_to(s, MATCH_WINNERS, seat)


def _is_behind_any(s: bytearray, seat: int, out: int) -> bool:
    for other in range(s[PLAYERS]):
        if not out & 1 << other and _is_behind(s, seat, other):
            return True
    return False


def _is_behind(s: bytearray, seat: int, other: int) -> bool:
    """Is a seat's player behind another's? Averages are compared without a division."""
    points = word(s, SCORES + 2 * seat)
    others = word(s, SCORES + 2 * other)
    won = s[HANDS_WON + s[PLAYER_AT + seat]]
    others_won = s[HANDS_WON + s[PLAYER_AT + other]]
    scoring = s[options.SCORING]
    if scoring == options.LOW_WINS or scoring == options.OWN_POINTS:
        return points > others
    if scoring == options.NO_POINTS:
        return won < others_won
    if scoring != options.AVERAGE:
        return points < others
    if not others_won:
        return False  # the other's average is 0
    return points * others_won < others * won if won else others > 0


def register(hooks: "Hooks") -> None:  # set-up
    hooks.match_ends = hooks.fill_slot(hooks.match_ends, _end_match)
