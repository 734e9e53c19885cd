"""The options by name: what a rule set, a scenario or a menu calls them (RULES.md).

Only the loader needs this; see engine/ruleset.py's `forget_loader`.
"""

# set-up: whole file

from engine.options import (
    CARDS_DEALT,
    CHALLENGES,
    DECKS,
    DRAWN_CARD,
    END,
    FIRST_PLAYER,
    FIRST_REVERSE,
    FIRST_WILD,
    FORCE_PLAY,
    GUILTY_DRAWS,
    INNOCENT_DRAWS,
    LIMIT,
    SCORING,
    TARGET,
    UNO_PENALTY,
    WILD_FOUR_LEGAL,
)

# Where each option lies.
PLACES = {
    "decks": DECKS,
    "cards": CARDS_DEALT,
    "first": FIRST_PLAYER,
    "first_wild": FIRST_WILD,
    "first_reverse": FIRST_REVERSE,
    "drawn": DRAWN_CARD,
    "must_play": FORCE_PLAY,
    "wild4": WILD_FOUR_LEGAL,
    "challenge": CHALLENGES,
    "guilty": GUILTY_DRAWS,
    "innocent": INNOCENT_DRAWS,
    "uno": UNO_PENALTY,
    "end": END,
    "scoring": SCORING,
    "target": TARGET,
    "limit": LIMIT,
}
# The words of those that take one; a word's place is its value.
WORDS = {
    "decks": ("1", "2", "auto"),
    "first": ("left", "youngest"),
    "first_wild": ("choose", "return"),
    "first_reverse": ("right", "dealer"),
    "drawn": ("may", "must", "keep"),
    "must_play": ("0", "1"),
    "wild4": ("color", "color_or_number", "any"),
    "challenge": ("next", "none"),
    "end": ("first_out", "last_left"),
    "scoring": ("winner", "low", "own", "none"),
}
# The lowest and highest of those that take a number; above 255 it lies in two bytes.
RANGES = {
    "cards": (1, 15),
    "guilty": (0, 20),
    "innocent": (0, 20),
    "uno": (0, 20),
    "target": (1, 9999),
    "limit": (0, 9999),
}
