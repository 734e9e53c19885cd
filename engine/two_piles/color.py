"""This module asks for the color of a Wild: its player, or else whoever calls first (GRD-19).

Who turned a card up calls for it alone (GRD-2), and so does who laid a Wild Draw Four. The
record closes by itself when the Wild has been covered by another in the meantime.
"""

from engine.state.cards import FIRST_WILD_KIND, NO_COLOR
from engine.state.layout import (
    ACTOR,
    ASKED,
    FIRST,
    OUT,
    PILE,
    PLAYERS,
    STEP,
    TOP,
    TOP_CARD,
)
from engine.state.seats import add_to, in_set
from engine.state.windows import COLORING, define_window, pop, push
from engine.turn.color import answer_color, colors_into

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game


def open_coloring(s: bytearray, seat: int, pile: int, alone: int) -> None:
    """Ask for the color of the top card of a pile; alone: not 0 if only this seat may call it."""
    at = push(s, COLORING)
    s[at + ACTOR] = seat
    s[at + PILE] = pile
    for other in range(s[PLAYERS]):
        if other == seat or not (alone or in_set(s, OUT, other)):
            add_to(s, at + ASKED, other)


def _resume(g: "Game", s: bytearray) -> bool:
    """Ask all, its player last; or close, where the card is no longer on top without a color."""
    at = s[TOP]
    top = s[TOP_CARD + s[at + PILE]]
    if top < FIRST_WILD_KIND or top & 7 != NO_COLOR:
        pop(s)
        return False
    return ask_first(s)


def ask_first(s: bytearray) -> bool:
    """Ask the first seat in ASKED of a record, in order of play from ACTOR on (CORE-11).

    It may be out: who went out with a Wild calls its color all the same.
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
