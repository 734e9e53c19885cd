"""This module lays cards out of turn on one discard pile.

engine/rules/jump.py says who may lay what. Where cards act, engine/two_piles/house/jumps.py lays
them.
"""

from engine.house.effects import lay_by_house
from engine.state.choices import CARD_SHIFT
from engine.state.hands import find_card
from engine.state.layout import GUILTY
from engine.state.slots import slots
from engine.turn.legal import is_bluff

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game


def _can_add(s: bytearray, seat: int, kind: int) -> bool:
    """Can a seat add a card to the stack that waits?"""
    return slots.can_stack_one(s, seat, kind)


def _add(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    """Add a card to the stack that waits, or return why not."""
    return slots.add_to_stack(g, s, seat, choice)


def _lay(g: "Game", s: bytearray, seat: int, choice: int, is_cheat: bool) -> None:
    """Lay a card out of turn."""
    kind = choice >> CARD_SHIFT & 255
    s[GUILTY] = is_bluff(g, s, seat, kind) or is_cheat
    lay_by_house(g, s, seat, choice, find_card(g, s, seat, kind))


def join() -> None:  # set-up
    slots.house_jumps = _can_add, _add, _lay
