"""The rule sets, so that a title screen imports none. A state keeps the place in NAMES.

Made by `python -m sim index`; a test fails when it is stale.
"""

# set-up: whole file

# fmt: off
from engine.const import const

NAMES = (
    "official", "classic", "grand", "double-down", "deadly", "seven-zero", "road-rules", "cowboy",
    "dirty", "dirty-college", "power", "stack", "cross-family", "combo", "two-deck", "dice",
    "challenge", "partners", "social", "table-match", "team", "two-player",
)
LINES = (
    "The rules on the leaflet: Uno costs four", "As it was played first: Uno costs two",
    "Two piles, cards that act, and interrupts", "French rules: jumps, doubles, draw stacks",
    "Who cannot play is out", "Sevens swap, noughts pass, jump in", "For two: sums and differences",
    "Stacks and cuts, until one is left", "Passes, swaps and exact hits, no points",
    "Draw cards stack, never mixed", "A small deck full of power", "Several of a kind, any stack",
    "Across the family: sums and stacks", "Draw cards stack, wilds at any time",
    "A pile face down: claim, and call the cheat", "Dice instead of cards",
    "Points are bad: out of the match at 500", "Two against two, partners opposite",
    "Round by round: points are bad, I rock!", "Road rules: discards cover fifteen tables",
    "Round by round: teams hold points together", "Head to head: a Reverse is a Skip",
)
FEWEST = (2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 4, 2, 2, 2, 2)
# The most players with the deck of the rule set, and with a larger one.
MOST = (10, 10, 10, 10, 10, 4, 2, 10, 10, 10, 9, 10, 10, 10, 10, 6, 10, 4, 10, 2, 10, 2)
UP_TO = (10, 10, 10, 10, 10, 4, 2, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 4, 10, 2, 10, 2)
# The folder of each, by its place among classics, quick, for_two, evenings.
GROUP_OF = (0, 0, 3, 0, 1, 1, 2, 1, 1, 1, 1, 0, 0, 0, 1, 1, 3, 3, 3, 2, 3, 2)
COUNT = const(22)
