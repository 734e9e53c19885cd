"""Cards that their own player has not looked at yet.

option   no_wait=1      a seat looks at its cards when it is first asked (DBL-10)
         color_late=1   a seat that draws for a Wild Draw Four looks when its color has been
                        called (CRO-3); the window that waits for the color (turn/color.py)
                        keeps who it is, and how many cards it has seen
"""

from engine.public import shown_of
from engine.state.cards import FACE_UP, NO_CARD
from engine.state.layout import *
from engine.state.options import NO_WAIT, PEEK
from engine.state.seats import in_set
from engine.turn.color import late_color
from engine.turn.flow import mark_turns_had

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game
    from engine.state.hooks import Hooks


def _seen(g: "Game", s: bytearray, seat: int) -> int:
    """Return how many of its cards a seat has looked at: these are the first of its hand."""
    if s[NO_WAIT] and not _has_looked(s, seat):
        return 0
    w = late_color(s)
    return s[w + AMOUNT] if w and s[w + OTHER] == seat else s[COUNTS + seat]


def _has_looked(s: bytearray, seat: int) -> bool:
    """Has a seat had a turn, or is it asked (DBL-10)?"""
    if s[FIRST] == seat or in_set(s, HAD_TURN, seat):
        return True
    if s[TURN] == seat and s[OPENING] != FIRST_ACTS:
        return True
    return s[DEPTH] > 0 and in_set(s, s[TOP] + ASKED, seat) > 0


def _begin_unseen(g: "Game", s: bytearray, seat: int) -> None:
    """Note that a seat may not look at what it draws now, if a late color waits to be called."""
    w = late_color(s)
    if w and s[w + OTHER] == NOBODY:
        s[w + OTHER] = seat
        s[w + AMOUNT] = s[COUNTS + seat]


def _hide(g: "Game", s: bytearray, seat: int, view: "bytearray | memoryview") -> None:
    """Hide each card in a view that its own player has not looked at, unless it lies face up."""
    if seat == NOBODY:
        return
    base = g.hands[seat]
    for i in range(_seen(g, s, seat), s[COUNTS + seat]):
        if s[base + i] < FACE_UP:
            view[VIEW_HAND + i] = NO_CARD
    if not s[PEEK] or not view[VIEW_SHOWN_COUNT]:
        return
    at = VIEW_HAND + s[COUNTS + seat]
    for other in range(s[PLAYERS]):
        if other != seat:
            for i in range(_seen(g, s, other), s[COUNTS + other]):
                if s[g.hands[other] + i] < FACE_UP:
                    view[at + i] = NO_CARD
            at += shown_of(s, other)


def register(hooks: "Hooks") -> None:  # set-up
    hooks.draws = hooks.fill_slot(hooks.draws, _begin_unseen)
    hooks.shows = hooks.fill_slot(hooks.shows, _hide)
    hooks.seen = hooks.fill_slot(hooks.seen, _seen)
    hooks.keeps_order = True
    if mark_turns_had not in hooks.turn_ends:
        hooks.turn_ends += (mark_turns_had,)
