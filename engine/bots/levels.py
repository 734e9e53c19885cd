"""This module lists the levels of bots: their names, and how each decides.

    level = NAMES.index("hard")
    table.bots[2] = decide_of(level)      imports only what this level needs

Each level wins more hands against a lower one than an even share (docs/bots.md).
"""

# set-up: whole file

from engine.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.bots import Bot

NAMES = ("beginner", "easy", "normal", "hard")
LINES = (
    b"Plays what fits, and forgets to call Uno",
    b"Plays well at times, and calls late",
    b"Plays with good sense, and is honest",
    b"Minds what you drew; its +4 may be false",
)
NORMAL = const(2)  # the level if none was chosen
_MODULES = ("easy", "easy", "plain", "hard")


def decide_of(level: int) -> "Bot":
    """Return the function by which the bots of a level decide; level: its place in NAMES."""
    name = "engine.bots." + _MODULES[level]
    module = __import__(name, None, None, ("decide",))
    decide: "Bot" = module.decide if level else module.beginner
    return decide
