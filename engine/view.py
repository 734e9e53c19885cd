"""What one seat may know (CORE-10): bots and screens are handed this, never the game.

A view is a bytearray of `view_size(g)` bytes: the public bytes of the state at their own
offsets, then VIEW_SEAT, VIEW_DRAWN (the card just drawn, while its play is asked),
VIEW_SHOWN_COUNT, and from VIEW_HAND two zones of the game's capacity: the seat's own hand
(COUNTS[seat] cards) and the hand that it is shown (SHOWN_OF's, as it was then).
"""

from engine.cards import NO_CARD
from engine.layout import (
    DRAWN,
    NOBODY,
    PHASE,
    PUBLIC,
    SHOWN_COUNT,
    SHOWN_OF,
    SHOWN_TO,
    TURN,
    VIEW_DRAWN,
    VIEW_HAND,
    VIEW_SEAT,
    VIEW_SHOWN_COUNT,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game


def view_size(g: "Game") -> int:
    """Return how many bytes a view of this game has."""
    return VIEW_HAND + 2 * g.capacity


def view_into(g: "Game", seat: int, view: "bytearray | memoryview") -> None:
    """Fill a view with what a seat may know; NOBODY: with what all know."""
    s = g.state
    view[0:PUBLIC] = g.public_part
    view[VIEW_SEAT] = seat
    view[VIEW_DRAWN] = s[DRAWN] if s[PHASE] and seat == s[TURN] else NO_CARD
    if seat == NOBODY:
        view[VIEW_HAND : VIEW_HAND + g.capacity] = g.blank
        _clear_shown(g, view)
        return
    view[VIEW_HAND : VIEW_HAND + g.capacity] = g.hand_parts[seat]
    if s[SHOWN_TO] == seat:
        _show(g, s, view)
    elif view[VIEW_SHOWN_COUNT]:
        _clear_shown(g, view)


def _show(g: "Game", s: bytearray, view: "bytearray | memoryview") -> None:
    count = s[SHOWN_COUNT]
    base = g.hands[s[SHOWN_OF]]
    at = VIEW_HAND + g.capacity
    view[at : at + g.capacity] = g.blank
    for i in range(count):
        view[at + i] = s[base + i]
    view[VIEW_SHOWN_COUNT] = count


def _clear_shown(g: "Game", view: "bytearray | memoryview") -> None:
    at = VIEW_HAND + g.capacity
    view[at : at + g.capacity] = g.blank
    view[VIEW_SHOWN_COUNT] = 0
