"""This module fills a view: what one seat may know (CORE-10). Bots and screens get views only.

A view is a bytearray of `view_size(g)` bytes:

    0 … PUBLIC-1       the public bytes of the state, at their own offsets
    VIEW_SEAT          the seat whose view it is
    VIEW_DRAWN         the card just drawn, while the seat may play it; else NO_CARD
    VIEW_DRAFT …       how many own cards are put aside, and those cards
    VIEW_SHOWN_COUNT   how many cards of other hands follow below
    VIEW_HAND …        the own hand: COUNTS[seat] cards, in a zone of `capacity` bytes
                       right behind them the hands that the seat is shown, in seat order
                       (SHOWN_COUNTS cards of each; with `peek` all other hands, COW-4): the zone
                       has a byte for every card in play
    + capacity …       VIEW_FACE_UP pairs: a seat, and the kind of a card that lies face up there

A card that its own seat has not looked at yet is NO_CARD. Views for bots leave the face-up list
out: making it for each decision would cost more than most decisions.
"""

from engine.const import const
from engine.public import shown_of
from engine.state.cards import NO_CARD
from engine.state.layout import *
from engine.state.options import PEEK
from engine.turn.hand_cards import seat_of_draft

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game

_MOST_FACE_UP = const(48)  # 7, 8 and 9 of two decks


def view_size(g: "Game") -> int:
    """Return the size of a view of this game, in bytes."""
    return VIEW_HAND + g.capacity + 2 * _MOST_FACE_UP


def view_into(
    g: "Game", seat: int, view: "bytearray | memoryview", lists_open: bool = True
) -> None:
    """Fill a view with what a seat may know; seat NOBODY: with what everybody knows.

    lists_open: list the face-up cards, too.
    """
    s = g.state
    view[0:PUBLIC] = g.public_part
    view[VIEW_SEAT] = seat
    view[VIEW_DRAWN] = s[DRAWN] if s[PHASE] == DREW and seat == s[TURN] else NO_CARD
    if seat != NOBODY:
        view[VIEW_HAND : VIEW_HAND + g.capacity] = g.hand_parts[seat]
    else:
        for i in range(VIEW_HAND, VIEW_HAND + g.capacity):
            view[i] = 0
    if s[DRAFT_SIZE] or view[VIEW_DRAFT]:
        is_own = seat == seat_of_draft(s)
        for i in range(VIEW_DRAFT_SIZE):
            view[VIEW_DRAFT + i] = s[DRAFT_SIZE + i] if is_own else 0
    if s[SHOWN_TO] == seat or s[PEEK] or view[VIEW_SHOWN_COUNT]:
        _show_hands(g, s, seat, view)
    show = g.hooks.shows
    if show is not None:
        show(g, s, seat, view)
    list_open = g.hooks.lists_open
    if lists_open and list_open is not None:
        list_open(g, s, seat, view)


def seen_of(g: "Game", seat: int) -> int:
    """Return how many of its cards a seat has looked at: these are the first of its hand."""
    s = g.state
    seen = g.hooks.seen
    return seen(g, s, seat) if seen is not None else s[COUNTS + seat]


def _show_hands(g: "Game", s: bytearray, seat: int, view: "bytearray | memoryview") -> None:
    """List the hands that a seat is shown (OFF-8, GRD-29); with `peek` all others (COW-4)."""
    count = 0
    if seat != NOBODY and (s[PEEK] or s[SHOWN_TO] == seat):
        at = VIEW_HAND + s[COUNTS + seat]
        for other in range(s[PLAYERS]):
            base = g.hands[other]
            for i in range(base, base + (0 if other == seat else shown_of(s, other))):
                view[at + count] = s[i]
                count += 1
    view[VIEW_SHOWN_COUNT] = count
