"""One draw and one discard pile: what is left, and making a new draw pile of old discards.

A pile is a zone of the state with its size in PILE_SIZE; its last byte is its top.
"""

from engine.cards import uncolored
from engine.const import const
from engine.events import RESHUFFLED, note
from engine.generator import settle
from engine.layout import DISCARDS, PILE_SIZE, TRAIL, UNSETTLED
from engine.options import TABLES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game


_AHEAD = const(16)


def can_draw(s: bytearray) -> bool:
    """Is there a card to draw, or one that a reshuffle would bring (CORE-3)?"""
    return s[PILE_SIZE] > 0 or s[PILE_SIZE + DISCARDS] > 1 or s[PILE_SIZE + DISCARDS + 1] > 1


def make_ready(g: "Game", s: bytearray, seat: int) -> int:
    """See to it that the top card of draw pile 1 is settled; return how many cards it has.

    seat: who has to draw, and so to reshuffle an empty pile.
    """
    if not s[PILE_SIZE]:
        reshuffle(g, s, seat)
    settle(g, s, _AHEAD)
    return s[PILE_SIZE]


def reshuffle(g: "Game", s: bytearray, seat: int) -> None:
    """Turn all discards but the top cards into the draw pile, wilds colorless (CORE-3, TWD-1)."""
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
    if s[TABLES]:  # a reshuffle does not shorten the trail (TAB-1)
        length = s[TRAIL] + count
        s[TRAIL] = length & 255
        s[TRAIL + 1] += length >> 8
    s[PILE_SIZE] = s[UNSETTLED] = count
    note(s, RESHUFFLED, seat, 1, 255)
