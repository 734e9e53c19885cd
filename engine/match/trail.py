"""This module counts the discards that cover tables, and keeps the last for the next hand (TAB-1).

    option   tables, table_cards, start=last_discard

TABLE_CARDS discards cover a table, whichever hand they come from. A reshuffle or a new hand takes
discards away to play with, but the trail on the tables keeps its length: TRAIL counts the cards
taken away (`lengthen_trail`), and those of the discard pile are added (`are_tables_covered`). With
start=last_discard a hand begins on the last discard of the hand before (match/first_card.py), which
is counted already.

When a turn covers the last table, the hand ends like a blocked one (CORE-4), and the match with it.
"""

from engine.const import const
from engine.state.layout import *
from engine.state.options import START, TABLES
from engine.turn.flow import are_tables_covered, end_hand
from engine.turn.piles import lengthen_trail, place

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game
    from engine.state.hooks import Hooks

_KEPT_BIT = const(128)


def _keep(g: "Game", s: bytearray) -> None:
    """Count the discards before they are gathered, and keep the last one for the next hand."""
    size = s[DISCARD_SIZE]
    if s[START] and size:
        size -= 1
        at = place(g, DISCARDS, size)
        s[KEPT] = s[at] | _KEPT_BIT
        s[at] = s[at + g.capacity] = 0
        s[DISCARD_SIZE] = size
    if s[TABLES]:
        lengthen_trail(s, size)


def _stop(g: "Game", s: bytearray) -> int:
    """End the hand with a turn that covers the last table; the first card alone is no turn."""
    if not s[TABLES] or s[OPENING] == FIRST_ACTS or not are_tables_covered(s):
        return 0
    end_hand(g, s, BY_STOP)
    return 1


def register(hooks: "Hooks") -> None:  # set-up
    hooks.gathers += (_keep,)
    hooks.turn_ends += (_stop,)
