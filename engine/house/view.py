"""This module adds to a view (engine/view.py) what a seat may know under house rules."""

from engine.house.legal import seat_of_draft
from engine.state.layout import (
    DRAFT_SIZE,
    SHOWN_TO,
    UNSEEN_FROM,
    VIEW_DRAFT,
    VIEW_DRAFT_SIZE,
    VIEW_SHOWN_COUNT,
)
from engine.state.options import NO_WAIT, PEEK
from engine.state.slots import slots
from engine.view import show_hands

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game


def show_house(g: "Game", s: bytearray, seat: int, view: "bytearray | memoryview") -> None:
    """Add to a view the own cards put aside and the hands shown; hide cards not looked at."""
    if s[DRAFT_SIZE] or view[VIEW_DRAFT]:
        is_own = seat == seat_of_draft(s)
        for i in range(VIEW_DRAFT_SIZE):
            view[VIEW_DRAFT + i] = s[DRAFT_SIZE + i] if is_own else 0
    if s[SHOWN_TO] == seat or s[PEEK] or view[VIEW_SHOWN_COUNT]:
        show_hands(g, s, seat, view)
    if s[NO_WAIT] or s[UNSEEN_FROM]:
        slots.hide_unseen(g, s, seat, view)


def join() -> None:  # set-up
    slots.show_house = show_house
