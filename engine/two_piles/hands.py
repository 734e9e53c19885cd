"""This module lets cards come to a hand and leave it, and knows what that does to its Uno.

GRD-35, GRD-36. A hand keeps its order: the first SHOWN_COUNTS cards are those that another seat was
shown. What a view shows of the hands besides (engine/view.py) stands at the end.
"""

from engine.const import const
from engine.match.score import points_of
from engine.state.cards import FACE_UP, KIND_MASK, meant
from engine.state.layout import (
    CALLED,
    COUNTS,
    DISCOVERED,
    DRAFT_SIZE,
    LEFT_IN,
    NOBODY,
    OUT,
    PLAYERS,
    SHOWN_COUNTS,
    SHOWN_TO,
    TURN,
    UNCALLED,
    UNTIL_TURN,
    VIEW_DRAFT,
    VIEW_DRAFT_SIZE,
    VIEW_FACE_UP,
    VIEW_HAND,
    VIEW_SHOWN_COUNT,
)
from engine.state.options import FACE_UP_CARDS, PEEK
from engine.state.seats import add_to, in_set, take_from
from engine.state.slots import slots
from engine.turn.uno import come_to_one
from engine.view import show

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game


_BLANKS = const(52)  # the first kind of a blank


def gain(g: "Game", s: bytearray, seat: int, card: int) -> None:
    """Put a card at the end of a hand; who had come to one card no longer has."""
    size = s[COUNTS + seat]
    s[g.hands[seat] + size] = card
    s[COUNTS + seat] = size + 1
    forget_uno(s, seat)


def lose(g: "Game", s: bytearray, seat: int, i: int) -> int:
    """Take the card at place i out of a hand; return it, the bit FACE_UP included."""
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


def find(g: "Game", s: bytearray, seat: int, kind: int) -> int:
    """Return the place of a card of a kind in a hand, -1 if there is none."""
    base = g.hands[seat]
    for i in range(s[COUNTS + seat]):
        if s[base + i] & KIND_MASK == kind:
            return i
    return -1


def find_like(g: "Game", s: bytearray, seat: int, kind: int) -> int:
    """As `find`; where there is none, of a blank that counts as one (OFF-12)."""
    i = find(g, s, seat, kind)
    if i < 0 and kind < _BLANKS and meant(s, _BLANKS | kind & 3) == kind:
        return find(g, s, seat, _BLANKS | kind & 3)
    return i


def count_of(g: "Game", s: bytearray, seat: int, kind: int) -> int:
    """Return how many cards of a kind a hand has."""
    base = g.hands[seat]
    held = 0
    for at in range(base, base + s[COUNTS + seat]):
        if s[at] & KIND_MASK == kind:
            held += 1
    return held


def count_like(g: "Game", s: bytearray, seat: int, kind: int) -> int:
    """Return how many cards of a hand count as a kind (OFF-12)."""
    base = g.hands[seat]
    held = 0
    for at in range(base, base + s[COUNTS + seat]):
        if meant(s, s[at] & KIND_MASK) == kind:
            held += 1
    return held


def forget_uno(s: bytearray, seat: int) -> None:
    """A seat does not hold a single card, or no longer: nothing is to be called or caught."""
    take_from(s, UNCALLED, seat)
    take_from(s, CALLED, seat)
    take_from(s, DISCOVERED, seat)


def let_go(s: bytearray, seat: int, uno: int) -> None:
    """A seat has laid or given a card; uno: not 0 if it called Uno before (GRD-35)."""
    left = s[COUNTS + seat]
    if left == 1:
        come_to_one(s, seat, uno)
    elif not left:
        forget_uno(s, seat)


def discover(s: bytearray, seat: int) -> None:
    """Others have taken cards of a seat: with one left it may call, safe for now (GRD-36)."""
    left = s[COUNTS + seat]
    if left != 1:
        forget_uno(s, seat)
    elif not in_set(s, CALLED, seat) and not in_set(s, UNCALLED, seat):
        add_to(s, DISCOVERED, seat)
        s[UNTIL_TURN] = 1


def neighbor(s: bytearray, seat: int, step: int) -> int:
    """Return the seat beside one: step 1 to the left (clockwise), -1 to the right (CORE-1)."""
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
    """Return what the salt is worth: the two dearest cards that a seat holds (GRD-38)."""
    dearest = second = 0
    base = g.hands[seat]
    for i in range(base, base + s[COUNTS + seat]):
        points = points_of(s, s[i])
        if points > dearest:
            second = dearest
            dearest = points
        elif points > second:
            second = points
    return dearest + second


def show_two_piles(g: "Game", s: bytearray, seat: int, view: "bytearray | memoryview") -> None:
    """Add to a view the own cards put aside, the hands that are shown, and what lies face up."""
    if s[DRAFT_SIZE] or view[VIEW_DRAFT]:
        for i in range(VIEW_DRAFT_SIZE):
            view[VIEW_DRAFT + i] = s[DRAFT_SIZE + i] if seat == s[TURN] else 0
    if s[SHOWN_TO] != NOBODY or s[PEEK] or view[VIEW_SHOWN_COUNT]:
        show(g, s, seat, view)
    if s[FACE_UP_CARDS]:
        _list_face_up(g, s, view)


def _list_face_up(g: "Game", s: bytearray, view: "bytearray | memoryview") -> None:
    at = VIEW_HAND + 2 * g.capacity
    before = at + 2 * view[VIEW_FACE_UP]
    for seat in range(s[PLAYERS]):
        base = g.hands[seat]
        for i in range(base, base + s[COUNTS + seat]):
            if s[i] >= FACE_UP:
                view[at] = seat
                view[at + 1] = s[i] & KIND_MASK
                at += 2
    view[VIEW_FACE_UP] = at - VIEW_HAND - 2 * g.capacity >> 1
    while at < before:
        before -= 1
        view[before] = 0


def join() -> None:  # set-up
    slots.show_two_piles = show_two_piles
    slots.points_of_salt = points_of_salt
