"""Two: a player is called to the turn, and is the active player for the cards above it.

option   two=pepper   the holder of the pepper, who gives it to the player of the Two (GRD-26)
         two=color    the player whose color the Two has
"""

from engine.state.cards import NO_CARD
from engine.state.events import PEPPER_TO, note
from engine.state.layout import *
from engine.state.seats import in_set, next_seat

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game
    from engine.state.hooks import Hooks


def _act_pepper(g: "Game", s: bytearray, card: int, times: int, pile: int, turned: int) -> None:
    called = _who_comes(s, s[PEPPER])
    s[PEPPER] = s[ACTIVE]
    note(s, PEPPER_TO, s[ACTIVE], called, NO_CARD)
    s[NEXT] = s[ACTIVE] = called


def _act_color(g: "Game", s: bytearray, card: int, times: int, pile: int, turned: int) -> None:
    s[NEXT] = s[ACTIVE] = _who_comes(s, s[SEAT_OF_COLOR + (card & 3)])


def _who_comes(s: bytearray, called: int) -> int:
    """Return the seat called, or the next one if it sits out (CHA-1)."""
    return next_seat(s, called) if in_set(s, OUT, called) else called


def register(hooks: "Hooks") -> None:  # set-up
    hooks.acts[CALLS_PEPPER] = _act_pepper
    hooks.acts[CALLS_SEAT] = _act_color
