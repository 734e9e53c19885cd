"""This module asks for the color of a wild: the first color that anybody calls holds (GRD-19).

Only the player of a Wild Draw Four may call its color, and only the one who turned a wild up
(GRD-2). The record closes by itself once another card covers the wild.
"""

from engine.state.cards import FIRST_WILD_KIND, NO_COLOR
from engine.state.layout import (
    ACTOR,
    ASKED,
    FIRST,
    FIRST_ACTS,
    OPENING,
    OUT,
    PILE,
    PLAYERS,
    STARTER,
    STEP,
    TOP,
    TOP_CARD,
)
from engine.state.options import ANYBODY, AS_DEALER, COLOR_CALLER, FIRST_ACTS_FOR
from engine.state.seats import add_to, in_set
from engine.state.windows import COLORING, define_window, pop, push
from engine.turn.color import answer_color, colors_into

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game


def open_coloring(s: bytearray, seat: int, pile: int, alone: int) -> None:
    """Ask for the color of the top card of a pile; alone: not 0 if only this seat may call it.

    It alone may also where the option `caller` says so.
    """
    alone = alone or s[COLOR_CALLER] != ANYBODY
    at = push(s, COLORING)
    s[at + ACTOR] = seat
    s[at + PILE] = pile
    for other in range(s[PLAYERS]):
        if other == seat or not (alone or in_set(s, OUT, other)):
            add_to(s, at + ASKED, other)


def caller_of(s: bytearray, seat: int, turned: int) -> int:
    """Return who calls the color of a seat's wild; turned: not 0 if it was turned up.

    A first card's is called by the seat that starts (OFF-2), unless it acts for the dealer (GRD-2).
    """
    is_first = turned and s[OPENING] == FIRST_ACTS and s[FIRST_ACTS_FOR] != AS_DEALER
    return s[STARTER] if is_first else seat


def _resume(g: "Game", s: bytearray) -> bool:
    """Ask the next seat, the wild's player last; close if the top card has a color by now."""
    at = s[TOP]
    top = s[TOP_CARD + s[at + PILE]]
    if top < FIRST_WILD_KIND or top & 7 != NO_COLOR:
        pop(s)
        return False
    return ask_first(s)


def ask_first(s: bytearray) -> bool:
    """Ask the first seat in ASKED of the newest record, in order of play after ACTOR (CORE-11).

    The seat may be out: a player whose last card was a Wild still calls its color.
    """
    at = s[TOP]
    step = s[STEP]
    seat = s[at + ACTOR] + step
    while not in_set(s, at + ASKED, seat % s[PLAYERS]):
        seat += step
    s[FIRST] = seat % s[PLAYERS]
    return True


def join() -> None:  # set-up
    define_window(COLORING, colors_into, answer_color, _resume)
