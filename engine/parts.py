"""This module lists in one table which modules (parts) which options need, and loads them.

    load_parts(rules.whole())    before a game with these rules

A part is a row in the table and a file. Importing the file changes nothing; its `join()` registers
the windows that it serves (`windows.define_window`), the functions that other modules call
(engine/state/slots.py), or the bot that plays a flavor (engine/bots/plain.py). Parts of other rules
may stay joined: a game calls only what its own options ask for.
"""

# set-up: whole file

import sys

from engine.const import const
from engine.state.layout import EFFECTS
from engine.state.options import (
    AT_TARGET,
    BLANKS,
    CHALLENGES,
    COLOR_LATE,
    CUSTOM_CARDS,
    DECK,
    DIRTY,
    DRAW_WAY,
    DRAWN_CARD,
    EXACT_HITS,
    EXTRA_CARD,
    FIRST_FOUR,
    FIRST_WILD,
    FLAVOR,
    FORCE_PLAY,
    JUMP,
    MATCH_HANDS,
    NO_EARLY_DRAWS,
    NO_WAIT,
    PARTNERS,
    PILES,
    QUIZ_WAY,
    RESHUFFLE,
    SCORING,
    SETS,
    SORRY,
    STACK,
    STACK_BY,
    START,
    SURRENDER_AT,
    TABLES,
    TWO_FOR_ONE,
    WILD_FOUR_LEGAL,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

# Sets of flavors, bit n for flavor n.
_PLAIN = const(1)
_TWO_PILES = const(2)
_HOUSE = const(4)
_ONE_PILE = const(5)
_BOTH = const(6)  # house rules that either turn plays
_ALL = const(7)

# COLUMNS entries for each row: a part, the flavors that it is for, an option's byte, and the lowest
# and highest value of that byte that ask for the part. A part that several bytes ask for has
# several rows. Rows are not tuples of their own: those would take twice the memory on a board.
# fmt: off
TABLE: "tuple[Any, ...]" = (
    # The turn on one discard pile.
    "turn.turn", _ONE_PILE, FLAVOR, 0, 2,  # NO_WINDOW: play, draw, keep
    "turn.lay", _ONE_PILE, FLAVOR, 0, 2,  # PLAYED: a card is laid, and what that sets off
    "turn.owed_draw", _ONE_PILE, FLAVOR, 0, 2,  # OWED
    "match.first_card", _ONE_PILE, FLAVOR, 0, 2,  # the deal and the first card
    "bots.one_pile", _PLAIN, FLAVOR, 0, 2,
    # What is asked on one pile or two.
    "turn.color", _ALL, FLAVOR, 0, 2,  # CALLING
    "turn.challenge", _ALL, CHALLENGES, 0, 0,  # CHALLENGED
    # The turn on two discard piles, where cards act: always,
    "two_piles.turn", _TWO_PILES, FLAVOR, 0, 2,  # ON_TURN
    "two_piles.carry", _TWO_PILES, FLAVOR, 0, 2,  # ACTS: what was laid; RECOVERING: a Reverse
    "two_piles.forced_draw", _TWO_PILES, FLAVOR, 0, 2,  # FORCED, ROUND
    "two_piles.gifts", _TWO_PILES, FLAVOR, 0, 2,  # OFFERING, GIVING: Three and Five
    "two_piles.take", _TWO_PILES, FLAVOR, 0, 2,  # NAMING: One; TAKING: Four
    "two_piles.color", _TWO_PILES, FLAVOR, 0, 2,  # COLORING
    "two_piles.away", _TWO_PILES, FLAVOR, 0, 2,  # GAINED, GIFTS: Rainbows and Runs
    "two_piles.deal", _TWO_PILES, FLAVOR, 0, 2,  # SETTING_UP: the deal and the first card
    "two_piles.hands", _TWO_PILES, FLAVOR, 0, 2,  # what a view shows besides
    "bots.two_piles", _TWO_PILES, FLAVOR, 0, 2,
    # and where house rules ask for it.
    "two_piles.first_card", _TWO_PILES, FIRST_WILD, 1, 2,  # which card a hand may begin on
    "two_piles.first_card", _TWO_PILES, FIRST_FOUR, 0, 1,
    "two_piles.first_card", _TWO_PILES, START, 1, 9,
    "two_piles.duties", _TWO_PILES, FORCE_PLAY, 1, 1,  # who must play, or draw on
    "two_piles.duties", _TWO_PILES, DRAW_WAY, 1, 2,
    "two_piles.duties", _TWO_PILES, DRAWN_CARD, 1, 1,
    "two_piles.duties", _TWO_PILES, WILD_FOUR_LEGAL, 3, 3,
    "two_piles.duties", _TWO_PILES, NO_EARLY_DRAWS, 1, 1,
    "two_piles.duties", _TWO_PILES, NO_WAIT, 1, 1,
    "rules.sets", _TWO_PILES, SETS, 1, 31,  # several cards at once
    "two_piles.duties", _TWO_PILES, SETS, 1, 15,  # free plays
    "two_piles.duties", _TWO_PILES, SETS, 17, 31,
    "two_piles.stack", _TWO_PILES, STACK, 1, 2,  # draw cards on draw cards
    "two_piles.stack", _TWO_PILES, STACK, 4, 4,
    "two_piles.extra", _TWO_PILES, EXTRA_CARD, 1, 2,  # extra cards, and blanks with an effect
    "two_piles.extra", _TWO_PILES, CUSTOM_CARDS, 1, 3,
    "two_piles.extra", _TWO_PILES, BLANKS, 14, 20,
    "two_piles.extra", _TWO_PILES, BLANKS + 1, 14, 20,
    "two_piles.extra", _TWO_PILES, BLANKS + 2, 14, 20,
    "two_piles.extra", _TWO_PILES, BLANKS + 3, 14, 20,
)
# The table is built in two halves: a board's stack holds all entries of a tuple while it is made.
TABLE += (
    # House rules on one discard pile: always,
    "house.legal", _HOUSE, FLAVOR, 0, 2,  # what can be laid
    "house.effects", _HOUSE, FLAVOR, 0, 2,  # a card that is laid, and the stages of PLAYED
    "house.view", _HOUSE, FLAVOR, 0, 2,  # what a view shows besides
    "bots.house", _HOUSE, FLAVOR, 0, 2,
    # what can be laid,
    "rules.two_for_one", _BOTH, TWO_FOR_ONE, 1, 1,
    "rules.exact", _BOTH, EXACT_HITS, 1, 1,
    "rules.leave", _BOTH, DRAW_WAY, 2, 2,
    "rules.surrender", _BOTH, SURRENDER_AT, 1, 1,
    "rules.dice", _BOTH, DECK, 3, 3,
    # out of turn,
    "rules.jump", _BOTH, JUMP, 1, 2,  # a standing right
    "rules.jump", _BOTH, STACK_BY, 1, 1,
    "house.jumps", _HOUSE, JUMP, 1, 2,
    "house.jumps", _HOUSE, STACK_BY, 1, 1,
    "two_piles.house.jumps", _TWO_PILES, JUMP, 1, 2,
    "two_piles.house.jumps", _TWO_PILES, STACK_BY, 1, 1,
    "two_piles.duties", _TWO_PILES, JUMP, 1, 2,
    "rules.sorry", _BOTH, SORRY, 1, 1,  # a standing right
    # what a play sets off, stage by stage,
    "rules.quiz", _BOTH, QUIZ_WAY, 1, 2,  # ASKED_SUM, before its color
    "rules.swaps", _BOTH, EFFECTS, 16, 23,  # SWAPPING, on hands
    "rules.swaps", _BOTH, EFFECTS + 7, 16, 17,
    "rules.swaps", _BOTH, EXTRA_CARD, 1, 1,
    "rules.custom", _BOTH, EXTRA_CARD, 2, 2,  # DARED, on hands
    "rules.custom", _BOTH, CUSTOM_CARDS, 1, 3,
    "rules.custom", _BOTH, BLANKS, 14, 20,
    "rules.custom", _BOTH, BLANKS + 1, 14, 20,
    "rules.custom", _BOTH, BLANKS + 2, 14, 20,
    "rules.custom", _BOTH, BLANKS + 3, 14, 20,
    "rules.bluff", _BOTH, CHALLENGES, 2, 2,  # BLUFFED, where it is called
    "rules.cheats", _BOTH, DIRTY, 1, 1,  # CHEATED, the same
    "house.taken_back", _HOUSE, DIRTY, 1, 1,
    "two_piles.house.cheats", _TWO_PILES, DIRTY, 1, 1,
    "house.downs", _HOUSE, PILES, 2, 2,
    "two_piles.house.downs", _TWO_PILES, PILES, 2, 2,
    "rules.face_down", _BOTH, PILES, 2, 2,  # CLAIMED, in place of all stages
    "rules.stack", _HOUSE, STACK, 1, 9,  # STACKING, where it is added to
    # cards that their player has not looked at,
    "house.unseen", _BOTH, NO_WAIT, 1, 1,
    "house.unseen", _BOTH, COLOR_LATE, 1, 1,
    # and the scores.
    "rules.palm", _BOTH, DIRTY, 1, 1,  # PALMING, before them
    # Between hands. With scoring=winner, low and none match/score.py ends the match.
    "match.partners", _ALL, PARTNERS, 1, 9,
    "match.ending", _ALL, MATCH_HANDS, 1, 255,
    "match.ending", _ALL, AT_TARGET, 1, 9,
    "match.ending", _ALL, TABLES, 1, 99,
    "match.ending", _ALL, SCORING, 2, 2,
    "match.ending", _ALL, SCORING, 4, 9,
    "match.unshuffled", _ALL, RESHUFFLE, 1, 9,
    "match.trail", _ALL, TABLES, 1, 99,
    "match.trail", _ALL, START, 1, 9,
)
# fmt: on
COLUMNS = const(5)


def parts_for(rules: "Sequence[int]") -> list[str]:
    """Return the names of the parts that play rules; they import all other modules they need.

    rules: 96 bytes, the effects of the faces and the options, as in a state from EFFECTS on.
    """
    found: list[str] = []
    for row in range(0, len(TABLE), COLUMNS):
        part, flavors, place, lowest, highest = TABLE[row : row + COLUMNS]
        name = "engine." + part
        if flavors >> rules[FLAVOR - EFFECTS] & 1 and name not in found:
            if lowest <= rules[place - EFFECTS] <= highest:
                found.append(name)
    return found


def load_parts(rules: "Sequence[int]") -> None:
    """Import and join all parts that play rules, bots included; rules: as in `parts_for`."""
    for name in parts_for(rules):
        load_part(name)


def load_part(name: str) -> None:
    """Import a part and let it register what it serves."""
    __import__(name)
    sys.modules[name].join()
