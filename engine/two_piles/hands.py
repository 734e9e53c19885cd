"""This module puts cards into hands and takes them out, and settles the Uno call (GRD-35, GRD-36).

A hand keeps its order here: its first SHOWN_COUNTS cards are those that another seat was shown. The
end of the module adds to a view (engine/view.py) what a seat may know where cards act. It also
tells whose the cards put aside for a set are (DRAFT).
"""

from engine.const import const
from engine.match.score import points_of
from engine.state.cards import BLANK, FACE_UP, KIND_MASK, WILD_FOUR_KIND, counts_as
from engine.state.layout import (
    CALLED,
    COUNTS,
    DISCOVERED,
    DRAFT_SIZE,
    LEFT_IN,
    OUT,
    PALMED,
    PLAYERS,
    SHOWN_COUNTS,
    SHOWN_TO,
    TARGET,
    TOP,
    TURN,
    UNCALLED,
    UNTIL_TURN,
    VIEW_DRAFT,
    VIEW_DRAFT_SIZE,
    VIEW_FACE_UP,
    VIEW_HAND,
    VIEW_SHOWN_COUNT,
)
from engine.state.options import COLOR_LATE, DIRTY, NO_WAIT, PEEK
from engine.state.seats import add_to, in_set, remove_from
from engine.state.slots import slots
from engine.state.windows import is_turn
from engine.turn.uno import come_to_one
from engine.view import show_hands

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game

_SEVEN = const(7)
_NINE = const(9)
_BLANKS = const(52)  # the first kind of a blank

# What `find` looks for: MicroPython's `find` takes bytes, not an int.
_WANTED = bytearray(1)

# The kinds of the hand that `look_at` saw last: bit kind >> 2 of HELD[kind & 3]. For a colored card
# kind & 3 is its color, and kind >> 2 its face.
HELD = [0, 0, 0, 0]


def gain(g: "Game", s: bytearray, seat: int, card: int) -> None:
    """Put a card at the end of a hand; a seat that had one card has no Uno to call any more."""
    size = s[COUNTS + seat]
    s[g.hands[seat] + size] = card
    s[COUNTS + seat] = size + 1
    if size < 2:
        forget_uno(s, seat)


def lose(g: "Game", s: bytearray, seat: int, i: int) -> int:
    """Take the card at place i out of a hand; return it, with the bit FACE_UP."""
    base = g.hands[seat]
    last = base + s[COUNTS + seat] - 1
    card = s[base + i]
    for at in range(base + i, last):
        s[at] = s[at + 1]
    s[last] = 0
    s[COUNTS + seat] -= 1
    if i < s[SHOWN_COUNTS + seat]:
        s[SHOWN_COUNTS + seat] -= 1
    return card


def look_at(g: "Game", s: bytearray, seat: int, kind: int) -> int:
    """Write to HELD the kinds that a hand's cards count as; return how many count as one kind."""
    held = HELD
    held[0] = held[1] = held[2] = held[3] = count = 0
    base = g.hands[seat]
    for at in range(base, base + s[COUNTS + seat]):
        other = s[at] & KIND_MASK
        if other >= _BLANKS:
            other = counts_as(s, other)
        held[other & 3] |= 1 << (other >> 2)
        if other == kind:
            count += 1
    return count


def find(g: "Game", s: bytearray, seat: int, kind: int) -> int:
    """Return the place of the first card of a kind in a hand, -1 if there is none."""
    base = g.hands[seat]
    end = base + s[COUNTS + seat]
    _WANTED[0] = kind
    at = s.find(_WANTED, base, end)
    if _SEVEN <= kind >> 2 <= _NINE or kind >> 2 == BLANK:  # one may lie face up
        _WANTED[0] = kind | FACE_UP
        open_at = s.find(_WANTED, base, end)
        if at < 0 or 0 <= open_at < at:
            at = open_at
    elif kind >= FACE_UP:
        return -1
    return at - base if at >= 0 else -1


def count_of(g: "Game", s: bytearray, seat: int, kind: int) -> int:
    """Return how many cards of a kind a hand has."""
    base = g.hands[seat]
    held = 0
    for at in range(base, base + s[COUNTS + seat]):
        if s[at] & KIND_MASK == kind:
            held += 1
    return held


def forget_uno(s: bytearray, seat: int) -> None:
    """Clear what a seat has to call or can be caught for: it does not hold exactly one card."""
    remove_from(s, UNCALLED, seat)
    remove_from(s, CALLED, seat)
    remove_from(s, DISCOVERED, seat)


def settle_uno(s: bytearray, seat: int, uno: int) -> None:
    """Settle the Uno of a seat that laid or gave a card; uno: not 0 if it called (GRD-35)."""
    left = s[COUNTS + seat]
    if left == 1:
        come_to_one(s, seat, uno)
    elif not left:
        forget_uno(s, seat)


def discover(s: bytearray, seat: int) -> None:
    """Settle the Uno of a seat that others took cards from: with one left it may call (GRD-36)."""
    left = s[COUNTS + seat]
    if left != 1:
        forget_uno(s, seat)
    elif not in_set(s, CALLED, seat) and not in_set(s, UNCALLED, seat):
        add_to(s, DISCOVERED, seat)
        s[UNTIL_TURN] = 1


def neighbor(s: bytearray, seat: int, step: int) -> int:
    """Return the neighbor that is in the hand: step 1 on the left (clockwise), -1 on the right."""
    players = s[PLAYERS]
    seat = (seat + players + step) % players
    if s[LEFT_IN] != players:
        while in_set(s, OUT, seat):
            seat = (seat + players + step) % players
    return seat


def is_other(s: bytearray, seat: int, other: int) -> bool:
    """Is other a player of this hand, and not the seat itself?"""
    return other < s[PLAYERS] and other != seat and not in_set(s, OUT, other)


def does_any_other_hold(s: bytearray, seat: int) -> bool:
    """Does any player but this one hold a card?"""
    for other in range(s[PLAYERS]):
        if s[COUNTS + other] and is_other(s, seat, other):
            return True
    return False


def points_of_salt(g: "Game", s: bytearray, seat: int) -> int:
    """Return the points of the two dearest cards of a seat, which the salt does not count (GRD-38).

    A card that it palmed is not among them (SEV-3).
    """
    dearest = second = 0
    palmed = in_set(s, PALMED, seat) if s[DIRTY] else 0
    base = g.hands[seat]
    for i in range(base, base + s[COUNTS + seat]):
        points = points_of(s, s[i])
        if palmed and s[i] == WILD_FOUR_KIND:
            palmed = 0
        elif points > dearest:
            second = dearest
            dearest = points
        elif points > second:
            second = points
    return dearest + second


def show_two_piles(g: "Game", s: bytearray, seat: int, view: "bytearray | memoryview") -> None:
    """Add to a view the own cards put aside and the hands shown; hide cards not looked at."""
    if s[DRAFT_SIZE] or view[VIEW_DRAFT]:
        is_own = seat == seat_of_draft(s)
        for i in range(VIEW_DRAFT_SIZE):
            view[VIEW_DRAFT + i] = s[DRAFT_SIZE + i] if is_own else 0
    if s[SHOWN_TO] == seat or s[PEEK] or view[VIEW_SHOWN_COUNT]:
        show_hands(g, s, seat, view)
    if s[NO_WAIT] | s[COLOR_LATE]:
        slots.hide_unseen(g, s, seat, view)


def seat_of_draft(s: bytearray) -> int:
    """Return the seat that may put cards aside: the one on turn, or the one a draw waits for."""
    return s[TURN] if is_turn(s) else s[s[TOP] + TARGET]


def aside_of(s: bytearray, seat: int) -> int:
    """Return how many cards a seat has put aside; nobody else knows that (CORE-10)."""
    return s[DRAFT_SIZE] if s[DRAFT_SIZE] and seat == seat_of_draft(s) else 0


def list_face_up(g: "Game", s: bytearray, view: "bytearray | memoryview") -> None:
    """List the face-up cards of all hands at the end of a view."""
    at = VIEW_HAND + 2 * g.capacity
    before = at + 2 * view[VIEW_FACE_UP]
    for seat in range(s[PLAYERS]):
        base = g.hands[seat]
        for i in range(base, base + s[COUNTS + seat]):
            card = s[i]
            if card >= FACE_UP:
                view[at] = seat
                view[at + 1] = card & KIND_MASK
                at += 2
    view[VIEW_FACE_UP] = at - VIEW_HAND - 2 * g.capacity >> 1
    while at < before:
        before -= 1
        view[before] = 0


def join() -> None:  # set-up
    slots.show_two_piles = show_two_piles
    slots.list_face_up = list_face_up
    slots.points_of_salt = points_of_salt
