"""This module knows which cards their own player has not looked at, on one pile and on two.

With `no_wait` nobody looks before it is asked for the first time (DBL-10), with `color_late` who
draws for a Wild Draw Four not before its color is called (CRO-3). Where cards act that is kept in
the record that waits for the color (COLORING, with STAGE 1): SKIPS draws, AMOUNT - 1 is how many of
its cards it has seen.
"""

from engine.public import shown_of
from engine.state.cards import FACE_UP, NO_CARD
from engine.state.layout import (
    AMOUNT,
    ASKED,
    COUNTS,
    DEPTH,
    FIRST,
    FIRST_ACTS,
    HAD_TURN,
    KIND,
    NOBODY,
    OPENING,
    PLAYERS,
    SKIPS,
    STAGE,
    TOP,
    TURN,
    UNSEEN_BY,
    UNSEEN_FROM,
    VIEW_HAND,
    VIEW_SHOWN_COUNT,
    WINDOW_SIZE,
)
from engine.state.options import CARDS_ACT, COLOR_LATE, FLAVOR, NO_WAIT, PEEK
from engine.state.seats import in_set
from engine.state.slots import slots
from engine.state.windows import COLORING

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game


def seen_of(s: bytearray, seat: int) -> int:
    """Return how many of its cards, the hand's first, a seat has looked at."""
    if s[NO_WAIT] and not _has_looked(s, seat):
        return 0
    if s[FLAVOR] != CARDS_ACT:
        return s[UNSEEN_FROM] - 1 if s[UNSEEN_FROM] and s[UNSEEN_BY] == seat else s[COUNTS + seat]
    at = late_color(s)
    return (
        s[at + AMOUNT] - 1 if at and s[at + AMOUNT] and s[at + SKIPS] == seat else s[COUNTS + seat]
    )


def _has_looked(s: bytearray, seat: int) -> bool:
    """Has a seat had a turn, or is it asked (DBL-10)?"""
    if s[FIRST] == seat or in_set(s, HAD_TURN, seat):
        return True
    if s[FLAVOR] != CARDS_ACT:
        return False
    if s[TURN] == seat and s[OPENING] != FIRST_ACTS:
        return True
    return in_set(s, s[TOP] + ASKED, seat) > 0


def late_color(s: bytearray) -> int:
    """Return the record of a Wild Draw Four whose color is called after the draw; 0: there is none.

    Where cards act.
    """
    if s[COLOR_LATE]:
        for i in range(s[DEPTH]):
            at = (i + 1) * WINDOW_SIZE
            if s[at + KIND] == COLORING and s[at + STAGE]:
                return at
    return 0


def draw_unseen(s: bytearray, seat: int) -> None:
    """Note from which card on a seat may not look, as it draws before a late color is called."""
    at = late_color(s)
    if at and not s[at + AMOUNT]:
        s[at + SKIPS] = seat
        s[at + AMOUNT] = s[COUNTS + seat] + 1


def hide_unseen(g: "Game", s: bytearray, seat: int, view: "bytearray | memoryview") -> None:
    """Hide in a view each card that its own player has not looked at, unless it lies face up."""
    if seat == NOBODY:
        return
    base = g.hands[seat]
    for i in range(seen_of(s, seat), s[COUNTS + seat]):
        if s[base + i] < FACE_UP:
            view[VIEW_HAND + i] = NO_CARD
    if not s[PEEK] or not view[VIEW_SHOWN_COUNT]:
        return
    at = VIEW_HAND + g.capacity
    for other in range(s[PLAYERS]):
        if other != seat:
            for i in range(seen_of(s, other), s[COUNTS + other]):
                if s[g.hands[other] + i] < FACE_UP:
                    view[at + i] = NO_CARD
            at += shown_of(s, other)


def join() -> None:  # set-up
    slots.seen_of = seen_of
    slots.late_color = late_color
    slots.draw_unseen = draw_unseen
    slots.hide_unseen = hide_unseen
