"""Forced Wild Draw Four: who holds one may not draw of their own accord (POW-3).

option   wild4=forced; stack.py lays it on a Wild Draw Four
"""

from engine.state.cards import WILD_FOUR_KIND
from engine.turn.hand_cards import find

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game
    from engine.state.hooks import Hooks


def _forces(g: "Game", s: bytearray, seat: int) -> int:
    return find(g, s, seat, WILD_FOUR_KIND) >= 0


def register(hooks: "Hooks") -> None:  # set-up
    hooks.forces = hooks.fill_slot(hooks.forces, _forces)
