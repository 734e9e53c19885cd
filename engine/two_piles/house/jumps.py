"""This module lays cards out of turn where cards act; engine/rules/jump.py says who may lay what.

JUMPABLE is the discard pile, 1 or 2, that may be jumped on. When a turn ends, that is the pile
where its last card was laid or turned up (LAID_ON). Where anybody may add to a draw stack, all
seats in ASKED of its FORCED record are asked, and last the seat that laid the last card (DBL-3,
CORE-11).
"""

from engine.public import can_be_jumped_on
from engine.state.cards import FIRST_SYMBOL_KIND, counts_as
from engine.state.choices import CARD_SHIFT, ON_PILE_2
from engine.state.layout import (
    DISCARD_SIZE,
    FREE_PLAY,
    GUILTY,
    JUMPABLE,
    LAID_ON,
    PILE,
    SETS_GIVEN,
    TOP,
    UNTIL_TURN,
)
from engine.state.options import FREE_TURN
from engine.state.slots import slots
from engine.two_piles.play import lay_play

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game


def let_jump(s: bytearray) -> None:
    """Let the turn's last card be jumped on, if `jump` allows that for such a card."""
    pile = s[LAID_ON] - 1
    s[LAID_ON] = 0
    if s[DISCARD_SIZE + pile] and can_be_jumped_on(s, pile):
        s[JUMPABLE] = pile + 1
        s[UNTIL_TURN] = 1


def _can_add(s: bytearray, seat: int, kind: int) -> bool:
    """Can a seat add a card to the draw stack that waits?"""
    return slots.can_add_one(s, seat, kind)


def _add(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    """Add a card to the draw stack that waits, or return why not."""
    return slots.add_to_draw(g, s, seat, choice | s[s[TOP] + PILE] * ON_PILE_2)


def _lay(g: "Game", s: bytearray, seat: int, choice: int, is_cheat: bool) -> None:
    """Lay a card out of turn, with a free play where a number gives one (DBL-2)."""
    s[GUILTY] = is_cheat
    s[SETS_GIVEN] = 0
    lay_play(g, s, seat, choice, s[JUMPABLE] - 1)
    s[FREE_PLAY] = s[FREE_TURN] and counts_as(s, choice >> CARD_SHIFT & 255) < FIRST_SYMBOL_KIND


def join() -> None:  # set-up
    slots.let_jump = let_jump
    slots.acting_jumps = _can_add, _add, _lay
