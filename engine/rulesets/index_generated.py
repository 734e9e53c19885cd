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
    "The game that everybody knows", "As it was printed first: Uno costs two",
    "Two piles, and every number acts", "Jump in, double, stack the draw cards",
    "If nothing fits, you are out", "Sevens swap hands, noughts pass them on",
    "For two who reckon: sums and differences", "Nobody wins: the last one loses",
    "Swap hands, hit back, no points", "Draw cards add up, never mixed",
    "A small deck in which every card hurts", "Several of a kind, any draw card on any",
    "For old and young: sums and draw stacks", "Draw cards add up, wilds at any time",
    "Play face down, and dare them to challenge", "Roll dice, where others draw cards",
    "Points are bad: out of the match at 500", "Two against two, partners opposite",
    "One table of a social evening", "For two: a trail over fifteen tables",
    "Round by round: teams hold points together", "Head to head: again and again your turn",
)
FEWEST = (2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 4, 2, 2, 2, 2)
# The most players with the deck of the rule set, and with a larger one.
MOST = (10, 10, 10, 10, 10, 4, 2, 10, 10, 10, 9, 10, 10, 10, 10, 6, 10, 4, 10, 2, 10, 2)
UP_TO = (10, 10, 10, 10, 10, 4, 2, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 4, 10, 2, 10, 2)
# The folder of each, by its place among classics, quick, for_two, evenings.
GROUP_OF = (0, 0, 3, 0, 1, 1, 2, 1, 1, 1, 1, 0, 0, 0, 1, 1, 3, 3, 3, 2, 3, 2)
COUNT = const(22)
