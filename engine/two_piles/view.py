"""What a seat may know on two discard piles, beside the plain turn's view (engine/view.py)."""

from engine.state.cards import FACE_UP, KIND_MASK
from engine.state.layout import (
    COUNTS,
    DRAFT_SIZE,
    NOBODY,
    PLAYERS,
    SHOWN_TO,
    TURN,
    VIEW_DRAFT,
    VIEW_DRAFT_SIZE,
    VIEW_FACE_UP,
    VIEW_HAND,
    VIEW_SHOWN_COUNT,
)
from engine.state.options import FACE_UP_CARDS, PEEK
from engine.state.slots import slots
from engine.view import show

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game


def show_two_piles(g: "Game", s: bytearray, seat: int, view: "bytearray | memoryview") -> None:
    """Add the own cards put aside, the hands that are shown, and what lies face up."""
    if s[DRAFT_SIZE] or view[VIEW_DRAFT]:
        for i in range(VIEW_DRAFT_SIZE):
            view[VIEW_DRAFT + i] = s[DRAFT_SIZE + i] if seat == s[TURN] else 0
    if s[SHOWN_TO] != NOBODY or s[PEEK] or view[VIEW_SHOWN_COUNT]:
        show(g, s, seat, view)
    if s[FACE_UP_CARDS]:
        _list_face_up(g, s, view)


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


def join() -> None:  # set-up
    slots.show_two_piles = show_two_piles
