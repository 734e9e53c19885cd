"""The end of a hand and of a match: who won, who scores what (OFF-11, CORE-4, CORE-15)."""

from engine.cards import KIND_MASK, NO_CARD, POINTS
from engine.const import const
from engine.events import HAND_OVER, MATCH_OVER, WENT_OUT, note
from engine.layout import (
    BY_LAST_CARD,
    COUNTS,
    DEPTH,
    DRAW_PILES,
    FIRST,
    HAND_ENDED,
    HAND_POINTS,
    LEFT_IN,
    LOSER,
    MATCH_ENDED,
    MATCH_WINNERS,
    NOBODY,
    NOTED,
    OUT,
    PLAYERS,
    SALT,
    SCORER,
    SEATED,
    STATUS,
    TOP,
    UNCALLED,
    WAY_OVER,
    WINDOW_SIZE,
    WINDOWS,
    WINNERS,
)
from engine.match_end import score_hand
from engine.options import (
    BLANK_POINTS,
    DIRTY,
    END,
    FLAVOR,
    KEEPER,
    LAST_LEFT,
    SORRY,
)
from engine.seats import add_to, in_set, set_word, take_from, word
from engine.windows import BEFORE_SCORE, BLANKS_HELD, MATCH_DOES, UNCOUNTED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game

_HOUSE = const(2)  # rules.flavor
_AS_PRINTED = const(20)  # points of a blank (OFF-12)
_ASIDE = const(250)  # layout.PILE_SIZE + layout.DRAW_PILES + 1


def is_decided(s: bytearray) -> bool:
    """Has somebody laid the card that ends the hand (CORE-13)?"""
    if s[END] == LAST_LEFT:
        return s[LEFT_IN] < 2
    return s[LEFT_IN] < s[SEATED]


def go_out(s: bytearray, seat: int, card: int) -> None:
    """A seat holds nothing (CORE-13); the first to do so wins. card: its last one, or NO_CARD."""
    add_to(s, OUT, seat)
    take_from(s, UNCALLED, seat)  # who is out can no longer be caught (CRO-8)
    s[LEFT_IN] -= 1
    place = s[SEATED] - s[LEFT_IN]
    if place == 1:
        add_to(s, WINNERS, seat)
        if s[KEEPER] and s[SCORER] == NOBODY:
            s[SCORER] = seat  # GRD-39
    note(s, WENT_OUT, seat, place, card)


def end_hand(g: "Game", s: bytearray, way: int) -> None:
    """End the hand: count what is held, settle who won, score, and end the match if due."""
    if s[DIRTY] and MATCH_DOES[BEFORE_SCORE](g, s, way):
        return
    _close_windows(s)
    s[WAY_OVER] = way
    s[STATUS] = HAND_ENDED
    s[FIRST] = NOBODY
    s[UNCALLED] = s[UNCALLED + 1] = 0
    total = _count_hands(g, s)
    if way != BY_LAST_CARD:
        _settle_block(s)
    elif s[END] == LAST_LEFT:
        _settle_last_left(s)
    score_hand(s, total)
    note(s, HAND_OVER, lowest_seat(s, WINNERS), way, NO_CARD)
    if s[STATUS] == MATCH_ENDED:
        note(s, MATCH_OVER, lowest_seat(s, MATCH_WINNERS), 0, NO_CARD)


def lowest_seat(s: bytearray, at: int) -> int:
    """Return the lowest seat of a set of seats, NOBODY if it is empty."""
    for seat in range(s[PLAYERS]):
        if in_set(s, at, seat):
            return seat
    return NOBODY


def _close_windows(s: bytearray) -> None:
    for i in range(s[DEPTH] * WINDOW_SIZE):
        s[WINDOWS + i] = 0
    s[DEPTH] = s[TOP] = 0


def _count_hands(g: "Game", s: bytearray) -> int:
    """Write each hand's points to HAND_POINTS; return the sum of all."""
    total = 0
    for seat in range(s[PLAYERS]):
        points = word(s, NOTED + 2 * seat)
        base = g.hands[seat]
        for i in range(base, base + s[COUNTS + seat]):
            points += POINTS[s[i] & KIND_MASK]
        if s[SORRY]:
            points += _points_aside(g, s, seat)
        if s[BLANK_POINTS] != _AS_PRINTED and s[FLAVOR] == _HOUSE:
            points += MATCH_DOES[BLANKS_HELD](g, s, seat)
        if s[DIRTY]:
            points -= MATCH_DOES[UNCOUNTED](s, seat)
        if s[SALT] == seat:
            points -= _two_dearest(g, s, seat)
        set_word(s, HAND_POINTS + 2 * seat, points)
        total += points
    return total


def _points_aside(g: "Game", s: bytearray, seat: int) -> int:
    """Return the points of the cards that a seat set aside (CRO-7); see engine/house/sorry.py."""
    points = 0
    base = g.zones[DRAW_PILES + 1]
    for i in range(s[_ASIDE]):
        if s[g.discards + g.capacity - 1 - i] == seat:
            points += POINTS[s[base + i]]
    return points


def _two_dearest(g: "Game", s: bytearray, seat: int) -> int:
    """Return the points of the two dearest cards that a seat holds (GRD-38)."""
    dearest = second = 0
    base = g.hands[seat]
    for i in range(base, base + s[COUNTS + seat]):
        points = POINTS[s[i] & KIND_MASK]
        if points > dearest:
            second = dearest
            dearest = points
        elif points > second:
            second = points
    return dearest + second


def _settle_block(s: bytearray) -> None:
    """CORE-4: fewest points win and a tie wins nothing; `end=last_left`: most points lose."""
    if s[END] == LAST_LEFT:
        loser = _alone_with(s, True)
        if loser != NOBODY:
            s[LOSER] = loser
        return
    winner = _alone_with(s, False)
    if winner != NOBODY:
        add_to(s, WINNERS, winner)


def _alone_with(s: bytearray, most: bool) -> int:
    """Return the seat still in that alone holds the most (or fewest) points, else NOBODY."""
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


def _settle_last_left(s: bytearray) -> None:
    for seat in range(s[PLAYERS]):
        if not in_set(s, OUT, seat):
            s[LOSER] = seat
