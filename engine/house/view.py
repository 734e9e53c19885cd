"""This module adds to a view (engine/view.py) what a seat may know under house rules."""

from engine.house.legal import seat_of_draft
from engine.state.cards import NO_CARD
from engine.state.layout import (
    COUNTS,
    DRAFT_SIZE,
    FIRST,
    HAD_TURN,
    NOBODY,
    PLAYERS,
    SHOWN_COUNTS,
    SHOWN_TO,
    UNSEEN_BY,
    UNSEEN_FROM,
    VIEW_DRAFT,
    VIEW_DRAFT_SIZE,
    VIEW_HAND,
    VIEW_SHOWN_COUNT,
)
from engine.state.options import NO_WAIT, PEEK
from engine.state.seats import in_set
from engine.state.slots import slots

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game


def show_house(g: "Game", s: bytearray, seat: int, view: "bytearray | memoryview") -> None:
    """Add the own cards put aside, and all hands that are seen; hide what was not looked at."""
    if s[DRAFT_SIZE] or view[VIEW_DRAFT]:
        is_own = seat == seat_of_draft(s)
        for i in range(VIEW_DRAFT_SIZE):
            view[VIEW_DRAFT + i] = s[DRAFT_SIZE + i] if is_own else 0
    if seat != NOBODY and (s[NO_WAIT] or s[UNSEEN_FROM]):
        for i in range(seen_of(s, seat), s[COUNTS + seat]):
            view[VIEW_HAND + i] = NO_CARD
    if s[SHOWN_TO] != NOBODY or s[PEEK] or view[VIEW_SHOWN_COUNT]:
        _show(g, s, seat, view)


def seen_of(s: bytearray, seat: int) -> int:
    """Return how many of its cards, the hand's first, a seat has looked at.

    All, but for those that it drew before the color is called (CRO-3); with `no_wait` none
    before it is asked for the first time (DBL-10).
    """
    if s[NO_WAIT] and s[FIRST] != seat and not in_set(s, HAD_TURN, seat):
        return 0
    return s[UNSEEN_FROM] - 1 if s[UNSEEN_FROM] and s[UNSEEN_BY] == seat else s[COUNTS + seat]


def _show(g: "Game", s: bytearray, seat: int, view: "bytearray | memoryview") -> None:
    """List the hands that a seat is shown, with `peek` all (COW-4), or clear them."""
    at = VIEW_HAND + g.capacity
    view[at : at + g.capacity] = g.blank
    sees_all = s[PEEK] != 0 and seat != NOBODY
    if s[SHOWN_TO] == seat or sees_all:
        for other in range(s[PLAYERS]):
            base = g.hands[other]
            shown = s[COUNTS + other] if sees_all else s[SHOWN_COUNTS + other]
            seen = base + seen_of(s, other)
            for i in range(base, base + (0 if other == seat else shown)):
                view[at] = s[i] if i < seen else NO_CARD
                at += 1
    view[VIEW_SHOWN_COUNT] = at - VIEW_HAND - g.capacity


def join() -> None:  # set-up
    slots.show_house = show_house
