"""This module knows which cards their own player has not looked at yet. Both turns use it.

With `no_wait` a seat looks at its cards when it is first asked (DBL-10). With `color_late` a seat
that draws for a Wild Draw Four looks when the color has been called (CRO-3): UNSEEN_BY and
UNSEEN_FROM keep that on one pile. Where cards act, the record that waits for the color does
(COLORING with STAGE 1): SKIPS is the seat that draws, and AMOUNT - 1 how many cards it has seen.
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
    """Return how many of its cards a seat has looked at: these are the first of its hand."""
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
    """Return the COLORING record of a color that is called after the draw; 0: there is none.

    Only where cards act.
    """
    if s[COLOR_LATE]:
        for i in range(s[DEPTH]):
            at = (i + 1) * WINDOW_SIZE
            if s[at + KIND] == COLORING and s[at + STAGE]:
                return at
    return 0


def draw_unseen(s: bytearray, seat: int) -> None:
    """Note that a seat may not look at what it draws now, if a late color waits to be called."""
    at = late_color(s)
    if at and not s[at + AMOUNT]:
        s[at + SKIPS] = seat
        s[at + AMOUNT] = s[COUNTS + seat] + 1


def hide_unseen(g: "Game", s: bytearray, seat: int, view: "bytearray | memoryview") -> None:
    """Hide each card in a view that its own player has not looked at, unless it lies face up."""
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
