"""This module lays a trail of discards over tables; hands go on from one another (TAB-1).

Each discard is laid so that only its number shows; so many cover a table. A reshuffle or a new
hand takes cards away to play with, and the trail is as long as before: TRAIL counts those, and
the cards of the discard pile come on top. Where a hand goes on (`start=last_discard`) its first
card is the last of the hand before: already counted, without effect, in the color it had.

With the turn in which the last table is covered the hand ends as one that is blocked (CORE-4),
and the match with it.
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
    """Before the cards are taken up: they stay counted, and the last discard stays where it is."""
    size = s[DISCARD_SIZE]
    if s[START]:
        size -= 1
        s[KEPT] = s[g.discards + size] | _KEPT_BIT
        s[g.discards + size] = 0
        s[DISCARD_SIZE] = size
    if s[TABLES]:
        lengthen_trail(s, size)


def lengthen_trail(s: bytearray, count: int) -> None:
    """Count discards that are taken away: the trail does not shorten (TAB-1)."""
    set_word(s, TRAIL, min(word(s, TRAIL) + count, 65535))


def start_on_last(g: "Game", s: bytearray) -> None:
    """Deal, and begin on the card that was kept; a wild without a color is called first."""
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
