"""This module counts the discards that cover tables, and starts hands on the last discard (TAB-1).

TABLE_CARDS discards cover a table, whichever hand they come from. A reshuffle or a new hand takes
discards away to play with, but the trail on the tables keeps its length: TRAIL counts the cards
taken away, and those of the discard pile are added. With start=last_discard a hand begins on the
last discard of the hand before, which is counted already, has no effect and keeps its color.

When a turn covers the last table, the hand ends like a blocked one (CORE-4), and the match with it.
"""

from engine.const import const
from engine.match.hand import deal_cards
from engine.public import can_be_jumped_on
from engine.state.cards import FIRST_WILD_KIND, KIND_MASK, NO_COLOR, counts_as
from engine.state.events import FIRST_CARD, note
from engine.state.layout import (
    DEALER,
    DISCARD_SIZE,
    FIRST,
    FIRST_KIND,
    JUMPABLE,
    KEPT,
    PHASE,
    PLAYER_AT,
    STARTER,
    TO_PLAY,
    TOP_BY,
    TOP_CARD,
    TRAIL,
    TURN,
    UNTIL_TURN,
    WITHOUT_PLAY,
)
from engine.state.options import FLAVOR, HOUSE, START, TABLE_CARDS, TABLES
from engine.state.seats import set_word, word
from engine.state.slots import slots
from engine.turn.color import open_calling

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game

_KEPT_BIT = const(128)


def are_tables_covered(s: bytearray) -> bool:
    """Is every table covered?"""
    return word(s, TRAIL) + s[DISCARD_SIZE] >= s[TABLES] * s[TABLE_CARDS]


def keep_trail(g: "Game", s: bytearray) -> None:
    """Count the discards before they are gathered, and keep the last one for the next hand."""
    size = s[DISCARD_SIZE]
    if s[START]:
        size -= 1
        s[KEPT] = s[g.discards + size] | _KEPT_BIT
        s[g.discards + size] = 0
        s[DISCARD_SIZE] = size
    if s[TABLES]:
        lengthen_trail(s, size)


def lengthen_trail(s: bytearray, count: int) -> None:
    """Count discards that are taken away, so that the trail does not shorten (TAB-1)."""
    set_word(s, TRAIL, min(word(s, TRAIL) + count, 65535))


def start_on_last(g: "Game", s: bytearray) -> None:
    """Deal, and begin on the kept card; the starter first calls the color of a colorless wild."""
    deal_cards(g, s)
    card = s[KEPT] & KIND_MASK
    s[KEPT] = 0
    s[g.discards] = s[FIRST_KIND] = card
    s[TOP_CARD] = counts_as(s, card)
    s[DISCARD_SIZE] = 1
    note(s, FIRST_CARD, s[DEALER], 0, card)
    if s[FLAVOR] == HOUSE:
        s[TOP_BY] = s[PLAYER_AT + s[DEALER]]
        s[WITHOUT_PLAY] = 1  # nobody has laid it in this hand (DIR-2)
        if can_be_jumped_on(s):
            s[JUMPABLE] = s[UNTIL_TURN] = 1
    s[TURN] = s[FIRST] = s[STARTER]
    s[PHASE] = TO_PLAY
    if card >= FIRST_WILD_KIND and card & 7 == NO_COLOR:
        open_calling(s, s[STARTER])


def join() -> None:  # set-up
    slots.keep_trail = keep_trail
    slots.start_on_last = start_on_last
    slots.are_tables_covered = are_tables_covered
    slots.lengthen_trail = lengthen_trail
