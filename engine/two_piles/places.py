"""This module lets two players change places (GRD-33).

Unseen cards, totals, shakers, Uno calls and the player's own color move with the player. Face-up
cards and the scorekeeper's job stay with the seat.
"""

from engine.state.cards import COLORS, FACE_UP, NO_CARD
from engine.state.events import SWAPPED, WALKED, note
from engine.state.layout import (
    ACTIVE,
    AGES,
    BROUGHT,
    CALLED,
    COUNTS,
    DISCOVERED,
    LAST_CHANCE,
    OUT,
    PEPPER,
    PLAYER_AT,
    PLAYERS,
    SALT,
    SCORES,
    SEAT_OF_COLOR,
    UNCALLED,
)
from engine.state.options import AUSTERE
from engine.state.seats import in_set, set_word, word
from engine.turn.flow import hide_hands
from engine.two_piles.away import MOVED, open_gained
from engine.two_piles.hands import discover

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game


def swap_seats(g: "Game", s: bytearray, times: int) -> None:
    """Let the players of a Six on a Nine, or a Nine on a Six, change places (GRD-33).

    times: one more than the player who laid the lower card; 0: no such pair was laid.
    """
    if not times:
        return
    seat = s[ACTIVE]
    if s[PLAYER_AT + seat] == times - 1:
        if s[AUSTERE]:
            note(s, WALKED, seat, 0, NO_CARD)
        return
    for other in range(s[PLAYERS]):
        if s[PLAYER_AT + other] == times - 1 and not in_set(s, OUT, other):
            _change_places(g, s, seat, other)
            return


def _change_places(g: "Game", s: bytearray, a: int, b: int) -> None:
    """Let the players of two seats change places; the active player stays active."""
    _swap_unseen(g, s, a, b)
    _swap_bytes(s, SCORES + 2 * a, SCORES + 2 * b)
    _swap_bytes(s, SCORES + 2 * a + 1, SCORES + 2 * b + 1)
    _swap_bytes(s, AGES + a, AGES + b)
    _swap_bytes(s, PLAYER_AT + a, PLAYER_AT + b)
    _swap_in_set(s, UNCALLED, a, b)
    _swap_in_set(s, CALLED, a, b)
    _swap_in_set(s, DISCOVERED, a, b)
    _swap_in_set(s, LAST_CHANCE, a, b)
    _swap_in_set(s, BROUGHT, a, b)
    _move(s, SALT, a, b)
    _move(s, PEPPER, a, b)
    _move(s, ACTIVE, a, b)
    for color in range(COLORS):
        _move(s, SEAT_OF_COLOR + color, a, b)
    hide_hands(s)
    note(s, SWAPPED, a, b, NO_CARD)
    discover(s, a)
    discover(s, b)
    open_gained(s, b, MOVED)
    open_gained(s, a, MOVED)


def _swap_bytes(s: bytearray, at: int, other: int) -> None:
    s[at], s[other] = s[other], s[at]


def _swap_in_set(s: bytearray, at: int, a: int, b: int) -> None:
    both = word(s, at)
    if (both >> a ^ both >> b) & 1:
        set_word(s, at, both ^ (1 << a | 1 << b))


def _move(s: bytearray, at: int, a: int, b: int) -> None:
    """If a byte holds one of two seats, let it hold the other."""
    if s[at] == a:
        s[at] = b
    elif s[at] == b:
        s[at] = a


def _next_unseen(g: "Game", s: bytearray, seat: int, i: int) -> int:
    """Return the place of the first unseen card of a hand from place i on, or its size."""
    base = g.hands[seat]
    while i < s[COUNTS + seat] and s[base + i] & FACE_UP:
        i += 1
    return i


def _swap_unseen(g: "Game", s: bytearray, a: int, b: int) -> None:
    """Exchange unseen cards one for one, then move the rest of the longer hand."""
    i = _next_unseen(g, s, a, 0)
    j = _next_unseen(g, s, b, 0)
    while i < s[COUNTS + a] and j < s[COUNTS + b]:
        _swap_bytes(s, g.hands[a] + i, g.hands[b] + j)
        i = _next_unseen(g, s, a, i + 1)
        j = _next_unseen(g, s, b, j + 1)
    if i < s[COUNTS + a]:
        _move_rest(g, s, a, i, b)
    else:
        _move_rest(g, s, b, j, a)


def _move_rest(g: "Game", s: bytearray, seat: int, i: int, other: int) -> None:
    """Move the unseen cards of a hand from place i on to the end of another's, in order."""
    base = g.hands[seat]
    size = s[COUNTS + seat]
    kept = i
    for at in range(base + i, base + size):
        card = s[at]
        s[at] = 0
        if card & FACE_UP:
            s[base + kept] = card
            kept += 1
        else:
            s[g.hands[other] + s[COUNTS + other]] = card
            s[COUNTS + other] += 1
    s[COUNTS + seat] = kept
