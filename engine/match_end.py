"""What a hand adds to the match, and whether that ends it (OFF-11, CORE-15).

Matches that are scored by sides, or that end otherwise, are in engine/matches.
"""

from engine.cards import POINTS
from engine.const import const
from engine.layout import (
    BY_LAST_CARD,
    FIRST_KIND,
    GAINED,
    HAND_POINTS,
    HANDS_WON,
    MATCH_ENDED,
    MATCH_WINNERS,
    PLAYER_AT,
    PLAYERS,
    SCORES,
    STATUS,
    WAY_OVER,
    WINNERS,
)
from engine.options import AT_TARGET, MATCH_HANDS, PARTNERS, SCORING, TABLES, TARGET
from engine.seats import add_to, in_set, set_word, word
from engine.windows import ENDS_MATCH, MATCH_DOES, SIDE_HOLDS, SIDE_WINS

_LOW_WINS = const(1)  # scoring=low
_OWN_POINTS = const(2)  # scoring=own
_NO_POINTS = const(3)  # scoring=none


def score_hand(s: bytearray, total: int) -> None:
    """Add a hand to the match and end the match if it is due; total: points held by all."""
    if s[PARTNERS]:
        MATCH_DOES[SIDE_WINS](s)
    scoring = s[SCORING]
    for seat in range(s[PLAYERS]):
        if in_set(s, WINNERS, seat):
            _count(s, HANDS_WON + s[PLAYER_AT + seat])
        if scoring != _NO_POINTS:
            _score_seat(s, seat, scoring, total)
    if s[MATCH_HANDS] or s[TABLES]:
        MATCH_DOES[ENDS_MATCH](s)
    elif scoring == _NO_POINTS:
        return
    elif s[AT_TARGET] or scoring > _LOW_WINS:
        MATCH_DOES[ENDS_MATCH](s)
    else:
        _end_at_target(s, scoring)


def _score_seat(s: bytearray, seat: int, scoring: int, total: int) -> None:
    """Add to a seat's score what the hand brings it."""
    is_winner = in_set(s, WINNERS, seat)
    points = word(s, HAND_POINTS + 2 * seat)
    if s[PARTNERS]:
        points = MATCH_DOES[SIDE_HOLDS](s, seat)
    if scoring == _OWN_POINTS:
        if is_winner and s[WAY_OVER] == BY_LAST_CARD:
            points += POINTS[s[FIRST_KIND]]  # CRO-2
    elif scoring != _LOW_WINS:
        if not is_winner:
            return
        points = total - points
        set_word(s, GAINED, points)
    at = SCORES + 2 * seat
    set_word(s, at, min(word(s, at) + points, 65535))


def _count(s: bytearray, at: int) -> None:
    """Add one to a byte that stops at its highest."""
    if s[at] < 255:
        s[at] += 1


def _end_at_target(s: bytearray, scoring: int) -> None:
    """The first at the target ends the match: the highest wins, or the lowest (OFF-11)."""
    highest = 0
    lowest = 65536
    for seat in range(s[PLAYERS]):
        score = word(s, SCORES + 2 * seat)
        highest = max(highest, score)
        lowest = min(lowest, score)
    if highest < word(s, TARGET):
        return
    best = lowest if scoring == _LOW_WINS else highest
    for seat in range(s[PLAYERS]):
        if word(s, SCORES + 2 * seat) == best:
            add_to(s, MATCH_WINNERS, seat)
    s[STATUS] = MATCH_ENDED
