"""What one seat may know (CORE-10): bots and screens are handed this, never the game.

A view is a bytearray of `view_size(g)` bytes: the public bytes of the state at their own
offsets, then VIEW_SEAT, VIEW_DRAWN (the card just drawn, while its play is asked), VIEW_DRAFT
(how many own cards are put aside, and those), and from VIEW_HAND two zones of the game's
capacity: the seat's own hand (COUNTS[seat] cards) and the hands that it is shown, one after
the other in seat order (SHOWN_COUNTS cards of each, VIEW_SHOWN_COUNT in all; with the option
`peek` all hands but the own one, COW-4). A card that its seat has not looked at yet is NO_CARD.
At the end lie VIEW_FACE_UP pairs of bytes: a seat, and the kind of a card that lies face up
before it.
"""

from engine.cards import FACE_UP, KIND_MASK, NO_CARD
from engine.const import const
from engine.layout import (
    COUNTS,
    DRAFT_SIZE,
    DRAWN,
    DREW,
    FIRST,
    HAD_TURN,
    NOBODY,
    PHASE,
    PLAYERS,
    PUBLIC,
    SHOWN_COUNTS,
    SHOWN_TO,
    TURN,
    UNSEEN_BY,
    UNSEEN_FROM,
    VIEW_DRAFT,
    VIEW_DRAWN,
    VIEW_FACE_UP,
    VIEW_HAND,
    VIEW_SEAT,
    VIEW_SHOWN_COUNT,
)
from engine.options import FACE_UP_CARDS, FLAVOR, NO_WAIT, PEEK
from engine.seats import in_set
from engine.windows import seat_of_draft

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game

_MOST_FACE_UP = const(48)  # 7, 8 and 9 of two decks
_ASIDE = const(8)  # bytes of VIEW_DRAFT
_HOUSE = const(2)  # FLAVOR: house rules on one pile


def view_size(g: "Game") -> int:
    """Return how many bytes a view of this game has."""
    return VIEW_HAND + 2 * g.capacity + 2 * _MOST_FACE_UP


def view_into(g: "Game", seat: int, view: "bytearray | memoryview") -> None:
    """Fill a view with what a seat may know; NOBODY: with what all know."""
    s = g.state
    view[0:PUBLIC] = g.public_part
    view[VIEW_SEAT] = seat
    view[VIEW_DRAWN] = s[DRAWN] if s[PHASE] == DREW and seat == s[TURN] else NO_CARD
    view[VIEW_HAND : VIEW_HAND + g.capacity] = g.blank if seat == NOBODY else g.hand_parts[seat]
    if s[FLAVOR]:
        _add_more(g, s, seat, view)
    elif s[SHOWN_TO] != NOBODY or view[VIEW_SHOWN_COUNT]:
        _show(g, s, seat, view)


def _add_more(g: "Game", s: bytearray, seat: int, view: "bytearray | memoryview") -> None:
    """Add what the plain turn does not have: cards put aside, all hands, what lies face up."""
    if s[DRAFT_SIZE] or view[VIEW_DRAFT]:
        is_own = seat == seat_of_draft(s)
        for i in range(_ASIDE):
            view[VIEW_DRAFT + i] = s[DRAFT_SIZE + i] if is_own else 0
    if seat != NOBODY and s[FLAVOR] == _HOUSE and (s[NO_WAIT] or s[UNSEEN_FROM]):
        for i in range(seen_of(s, seat), s[COUNTS + seat]):
            view[VIEW_HAND + i] = NO_CARD
    if s[SHOWN_TO] != NOBODY or s[PEEK] or view[VIEW_SHOWN_COUNT]:
        _show(g, s, seat, view)
    if s[FACE_UP_CARDS]:
        _list_face_up(g, s, view)


def seen_of(s: bytearray, seat: int) -> int:
    """Return how many of its cards, the hand's first, a seat has looked at.

    All, but for those that it drew before the color is called (CRO-3); with `no_wait` none
    before it is asked for the first time (DBL-10).
    """
    if s[NO_WAIT] and s[FIRST] != seat and not in_set(s, HAD_TURN, seat):
        return 0
    return s[UNSEEN_FROM] - 1 if s[UNSEEN_FROM] and s[UNSEEN_BY] == seat else s[COUNTS + seat]


def _show(g: "Game", s: bytearray, seat: int, view: "bytearray | memoryview") -> None:
    """List the hands that a seat is shown, or clear them."""
    at = VIEW_HAND + g.capacity
    view[at : at + g.capacity] = g.blank
    sees_all = s[PEEK] != 0 and seat != NOBODY
    if s[SHOWN_TO] == seat or sees_all:
        for other in range(s[PLAYERS]):
            base = g.hands[other]
            shown = s[COUNTS + other] if sees_all else s[SHOWN_COUNTS + other]
            seen = base + seen_of(s, other) if s[FLAVOR] == _HOUSE else base + shown
            for i in range(base, base + (0 if other == seat else shown)):
                view[at] = s[i] if i < seen else NO_CARD
                at += 1
    view[VIEW_SHOWN_COUNT] = at - VIEW_HAND - g.capacity


def _list_face_up(g: "Game", s: bytearray, view: "bytearray | memoryview") -> None:
    at = VIEW_HAND + 2 * g.capacity
    listed = 0
    for seat in range(s[PLAYERS]):
        base = g.hands[seat]
        for i in range(base, base + s[COUNTS + seat]):
            if s[i] & FACE_UP:
                view[at] = seat
                view[at + 1] = s[i] & KIND_MASK
                at += 2
                listed += 1
    for _ in range(listed, view[VIEW_FACE_UP]):
        view[at] = view[at + 1] = 0
        at += 2
    view[VIEW_FACE_UP] = listed
