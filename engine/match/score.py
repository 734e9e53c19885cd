"""This module scores a hand, adds the points to the match, and ends the match when it is over.

CORE-4, CORE-15, OFF-11. partners.py scores sides; ending.py knows the other ends of a match.
"""

from engine.public import has_loser
from engine.state import options
from engine.state.cards import BLANK, FACE, KIND_MASK, NO_CARD, POINTS
from engine.state.events import HAND_OVER, LOST_HAND, MATCH_OVER, note
from engine.state.layout import *
from engine.state.seats import add_to, in_set, set_word, word

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game


def points_of(s: bytearray, card: int) -> int:
    """Return the points of a card; `blank_points` says those of a blank (OFF-12)."""
    face = FACE[card & KIND_MASK]
    return POINTS[face] if face != BLANK else s[options.BLANK_POINTS]


def points_held(g: "Game", s: bytearray, seat: int) -> int:
    """Return the points of the cards in a hand."""
    points = 0
    base = g.hands[seat]
    for at in range(base, base + s[COUNTS + seat]):
        points += points_of(s, s[at])
    return points


def score(g: "Game", s: bytearray) -> None:
    """Count what all hold at a hand's end, settle who won, score, and end a match that is over."""
    s[STATUS] = HAND_ENDED
    total = _count_hands(g, s)
    if s[options.END] == options.LAST_LEFT:
        settle_loser(s)
    elif s[WAY_OVER] != BY_LAST_CARD:  # the fewest points win, a tie wins nothing (CORE-4)
        winner = _alone_with(s, False)
        if winner != NOBODY:
            add_to(s, WINNERS, winner)
    score_hand(g, s, total)
    note(s, HAND_OVER, lowest_seat(s, WINNERS), s[WAY_OVER], NO_CARD)
    if s[STATUS] == MATCH_ENDED:
        note(s, MATCH_OVER, lowest_seat(s, MATCH_WINNERS), 0, NO_CARD)


def lowest_seat(s: bytearray, at: int) -> int:
    """Return the lowest seat of a set of seats, NOBODY if it is empty."""
    seats = word(s, at)
    for seat in range(s[PLAYERS]):
        if seats >> seat & 1:
            return seat
    return NOBODY


def _count_hands(g: "Game", s: bytearray) -> int:
    """Write each hand's points to HAND_POINTS; return the sum of all."""
    total = 0
    for seat in range(s[PLAYERS]):
        points = word(s, NOTED + 2 * seat) + points_held(g, s, seat)
        set_word(s, HAND_POINTS + 2 * seat, points)
        for more in g.hooks.points:
            points += more(g, s, seat)
            set_word(s, HAND_POINTS + 2 * seat, points)
        total += points
    return total


def _alone_with(s: bytearray, most: bool) -> int:
    """Return the seat with the most (or fewest) points of those still in; NOBODY on a tie."""
    best = -1
    seat_of_best = NOBODY
    for seat in range(s[PLAYERS]):
        if in_set(s, OUT, seat):
            continue
        points = word(s, HAND_POINTS + 2 * seat)
        if best < 0 or (points > best if most else points < best):
            best = points
            seat_of_best = seat
        elif points == best:
            seat_of_best = NOBODY
    return seat_of_best


def settle_loser(s: bytearray) -> None:
    """Let the last seat left lose the hand; of several (CORE-4) the one with the most points.

    Nobody wins it, unless the first seat out takes points (COW-5).
    """
    s[LOSER] = _alone_with(s, True)
    if has_loser(s):
        s[WINNERS] = s[WINNERS + 1] = 0
        if s[LOSER] != NOBODY:
            _count(s, HANDS_WON + s[PLAYER_AT + s[LOSER]])
            note(s, LOST_HAND, s[LOSER], 0, NO_CARD)


def score_hand(g: "Game", s: bytearray, total: int) -> None:
    """Add a hand to the match, and end the match if it is over; total: points held by all."""
    win = g.hooks.wins
    if win is not None:
        win(g, s)
    scoring = s[options.SCORING]
    winners = word(s, WINNERS)
    for seat in range(s[PLAYERS]):
        is_winner = winners >> seat & 1
        if is_winner:
            _count(s, HANDS_WON + s[PLAYER_AT + seat])
        if is_winner or scoring == options.LOW_WINS or scoring == options.OWN_POINTS:
            _score_seat(g, s, seat, is_winner, total)
    end = g.hooks.match_ends
    if end is not None and end(g, s):
        return
    if scoring != options.NO_POINTS:
        _end_at_target(s, scoring)


def _score_seat(g: "Game", s: bytearray, seat: int, is_winner: int, total: int) -> None:
    """Add a hand's points to a seat's score."""
    scoring = s[options.SCORING]
    if scoring == options.NO_POINTS:
        return
    share = g.hooks.shares
    points = share(g, s, seat) if share is not None else word(s, HAND_POINTS + 2 * seat)
    if scoring == options.OWN_POINTS:
        if is_winner and s[WAY_OVER] == BY_LAST_CARD:
            points += POINTS[FACE[s[FIRST_KIND]]]  # CRO-2
    elif scoring != options.LOW_WINS:
        points = total - points
        set_word(s, GAINED, points)
    at = SCORES + 2 * seat
    set_word(s, at, min(word(s, at) + points, 65535))


def _count(s: bytearray, at: int) -> None:
    """Add one to a byte of the state, up to 255."""
    if s[at] < 255:
        s[at] += 1


def _end_at_target(s: bytearray, scoring: int) -> None:
    """End the match once a seat is at the target; the highest, or lowest, total wins (OFF-11)."""
    target = word(s, options.TARGET)
    is_over = False
    best = -1
    leaders = 0
    for seat in range(s[PLAYERS]):
        points = word(s, SCORES + 2 * seat)
        is_over = is_over or points >= target
        if points == best:
            leaders |= 1 << seat
        elif best < 0 or (points < best if scoring == options.LOW_WINS else points > best):
            best = points
            leaders = 1 << seat
    if is_over:
        set_word(s, MATCH_WINNERS, leaders)
        s[STATUS] = MATCH_ENDED
