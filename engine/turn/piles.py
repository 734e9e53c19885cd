"""This module handles the draw pile of the turn on one discard pile, and reshuffles the discards.

A pile is a zone of the state with its size in PILE_SIZE; its last card is its top.
"""

from engine.const import const
from engine.state.cards import NO_CARD, uncolored
from engine.state.events import RESHUFFLED, note
from engine.state.generator import shuffle
from engine.state.layout import DISCARDS, PILE_SIZE, UNSETTLED
from engine.state.options import TABLES
from engine.state.slots import slots

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game

_AHEAD = const(16)  # cards that are shuffled at a time: a whole pile takes a board 10 ms


def can_draw(s: bytearray) -> bool:
    """Is there a card to draw, or one that a reshuffle would bring (CORE-3)?"""
    return s[PILE_SIZE] > 0 or s[PILE_SIZE + DISCARDS] > 1 or s[PILE_SIZE + DISCARDS + 1] > 1


def settle_top(g: "Game", s: bytearray, seat: int) -> int:
    """Make sure that the top card of draw pile 1 is shuffled; return how many cards the pile has.

    seat: who has to draw, and so reshuffles an empty pile.
    """
    if not s[PILE_SIZE]:
        reshuffle(g, s, seat)
    size = s[PILE_SIZE]
    s[UNSETTLED] = shuffle(s, g.draws, size, size - _AHEAD if size > _AHEAD else 0)
    return size


def reshuffle(g: "Game", s: bytearray, seat: int) -> None:
    """Move all discards but the top cards to the draw pile, wilds without color (CORE-3, TWD-1)."""
    count = 0
    for pile in range(DISCARDS, DISCARDS + 2):
        spare = s[PILE_SIZE + pile] - 1
        at = g.zones[pile]
        if spare > 0:
            for i in range(spare):
                s[g.draws + count + i] = uncolored(s[at + i])
            s[at] = s[at + spare]
            s[PILE_SIZE + pile] = 1
            count += spare
    if s[TABLES]:
        slots.lengthen_trail(s, count)
    s[PILE_SIZE] = s[UNSETTLED] = count
    note(s, RESHUFFLED, seat, 1, NO_CARD)
