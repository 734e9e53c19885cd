"""This module tells the levels of bots: what a set-up screen calls each, and how it decides.

    level = NAMES.index("hard")
    table.bots[2] = decide_of(level)      imports what the level needs, and nothing of the others

A level above another wins more hands from it than an even share (docs/bots.md).
"""

# set-up: whole file

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.bots import Bot

NAMES = ("easy", "normal", "hard")
LINES = (
    "Plays what fits, and forgets to call Uno",
    "Plays with good sense, and never bluffs",
    "Minds what you drew, and bluffs at times",
)
NORMAL = 1  # who plays where no level was chosen
_MODULES = ("easy", "plain", "hard")


def decide_of(level: int) -> "Bot":
    """Return how the bots of a level decide; level: its place in NAMES."""
    name = "engine.bots." + _MODULES[level]
    decide: "Bot" = __import__(name, None, None, ("decide",)).decide
    return decide
