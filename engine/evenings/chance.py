"""This module makes the seeds of tables, and draws the cards that settle a tie.

A table's seed depends on the match's seed, the round and the table alone, so bots can play a table
again (tables.py), and a match is the same on every machine (CORE-9).
"""

from engine.const import const
from engine.evenings.sheet import LOTS, ROUND, SEED, TABLE_SEED
from engine.state.cards import WILD_FOUR_KIND, WILD_KIND
from engine.state.generator import ROLL
from engine.state.seeds import seed as seed_word

# The deck of 108: the number of cards before each group, in the order of kinds.
_DECK = const(108)
_ZEROS = const(4)
_PAIRS_UP_TO = const(100)
_WILDS_UP_TO = const(104)


def new_table_seed(sheet: bytearray, number: int) -> int:
    """Return the seed of a table in this round, and note it in the sheet."""
    seed_word(sheet, TABLE_SEED, _word(sheet, SEED), 18 + number)
    seed_word(sheet, TABLE_SEED, _word(sheet, TABLE_SEED), 18 + sheet[ROUND])
    return _word(sheet, TABLE_SEED)


def draw_card(sheet: bytearray) -> int:
    """Return a uniformly drawn card of the deck of 108; it goes back at once."""
    while True:
        x = _word(sheet, LOTS)
        x = ROLL * (x & 0xFFFF) + (x >> 16)
        sheet[LOTS] = x & 255
        sheet[LOTS + 1] = x >> 8 & 255
        sheet[LOTS + 2] = x >> 16 & 255
        sheet[LOTS + 3] = x >> 24
        drawn = x & 0xFFFF
        if drawn < 65536 - 65536 % _DECK:
            return _card(drawn % _DECK)


def _card(place: int) -> int:
    """Return the kind at a place of the deck: zeros once, other faces twice, then wilds."""
    if place < _ZEROS:
        return place
    if place < _PAIRS_UP_TO:
        place -= _ZEROS
        return 4 + (place >> 3) * 4 + (place & 3)
    return WILD_KIND if place < _WILDS_UP_TO else WILD_FOUR_KIND


def _word(sheet: bytearray, at: int) -> int:
    return sheet[at] | sheet[at + 1] << 8 | sheet[at + 2] << 16 | sheet[at + 3] << 24
