"""What stands between two hands: scoring one, dealing the next. A table has no room beside it.

    bring(s)    before a hand is scored, or the next one dealt
    wanted(s)   what that imports, for who does it module by module
    forget(s)   when a hand is dealt: -> the modules to be forgotten; a hand that then ends is
                UNSCORED until `Game.score_hand`

s is the state of the game in play. For a board: elsewhere all of it comes with the rules
(engine/ruleset.py) and stays.
"""

# set-up: whole file

import sys

from engine.layout import EFFECTS, OPTIONS, OPTIONS_SIZE
from engine.options import FLAVOR
from engine.windows import BEGINS, GATHERS, NEXT_HAND, PARTS_DO

# What begins a hand, by flavor.
_BEGINS = ("engine.first", "engine.acts.setting", "engine.house.begin")
_MODULES = (
    "engine.score engine.hand engine.opening engine.numbers engine.matches.asked"
    " engine.matches.partners engine.matches.ending engine.matches.gathering engine.matches"
)


def wanted(s: bytearray) -> list[str]:
    """Return the modules that score a hand and deal the next one, as far as it is known.

    What chooses parts for matches (`asked`) is among them: when it is there, so are those.
    """
    found = ["engine.score", "engine.hand", _BEGINS[s[FLAVOR]], "engine.matches.asked"]
    if "engine.matches.asked" in sys.modules:
        asked = sys.modules["engine.matches.asked"]
        found += asked.wanted(s[EFFECTS : OPTIONS + OPTIONS_SIZE])
    return found


def bring(s: bytearray) -> None:
    """Import what scores a hand and deals the next one."""
    for _ in range(2):  # all that is wanted is known when the first of it is there
        for name in wanted(s):
            __import__(name)


def forget(s: bytearray) -> list[str]:
    """Take it all out of windows.PARTS_DO; return its modules, and this one."""
    for i in range(NEXT_HAND, GATHERS + 1):
        PARTS_DO[i] = None  # type: ignore[call-overload]
    PARTS_DO[BEGINS + s[FLAVOR]] = None  # type: ignore[call-overload]
    names = _MODULES.split()
    names.append(_BEGINS[s[FLAVOR]])
    names.append(__name__)
    return names
