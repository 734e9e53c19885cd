"""Six on a Nine, or Nine on a Six: the two players who laid them change seats (GRD-33).

    option   six=swap; a 9 has the effect of a 6
             austere=1   one player's own pair sends that player round the table, as a message

Unseen cards, totals, shakers, Uno calls and the player's own color move with the player. Face-up
cards and the scorekeeper's job stay with the seat; the active player stays active.
"""

from engine.const import const
from engine.state.cards import COLORS, FACE, FACE_UP, FIRST_WILD_KIND, MOVED, NO_CARD, counts_as
from engine.state.events import SWAPPED, WALKED, note
from engine.state.layout import *
from engine.state.options import AUSTERE
from engine.state.seats import in_set, set_word, word
from engine.turn.flow import hide_hands
from engine.turn.hand_cards import tell_gain
from engine.turn.piles import place
from engine.turn.uno import discover

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game
    from engine.state.hooks import Hooks

_SIX_AND_NINE = const(15)


def _settle(g: "Game", s: bytearray, seat: int, choice: int, pile: int) -> None:
    """Write to SET_TIMES whom a laid Six or Nine swaps with: the player plus one; 0: nobody."""
    count = s[DRAFT_SIZE] + 1
    lowest = s[DISCARD_SIZE + pile] - count
    for i in range(count):
        face = FACE[s[SET_CARDS + i]]
        if s[EFFECTS + face] == SWAPS_SEATS:
            s[SET_TIMES + i] = _swaps_with(g, s, pile, lowest + i - 1, face)


def _swaps_with(g: "Game", s: bytearray, pile: int, below: int, face: int) -> int:
    """Return the player who laid card number `below` of a pile, plus one, if it makes a pair."""
    if below < 0:
        return 0
    at = place(g, DISCARDS + pile, below)
    kind = counts_as(s, s[at])
    if kind >= FIRST_WILD_KIND or FACE[kind] + face != _SIX_AND_NINE:
        return 0
    return s[at + g.capacity] + 1


def _act(g: "Game", s: bytearray, card: int, times: int, pile: int, turned: int) -> None:
    """Let the players change places; times: what `_settle` wrote. A card turned up does nothing."""
    if turned:
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
    tell_gain(g, s, b, MOVED)
    tell_gain(g, s, a, MOVED)


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


def register(hooks: "Hooks") -> None:  # set-up
    hooks.settles += (_settle,)
    hooks.acts[SWAPS_SEATS] = _act
