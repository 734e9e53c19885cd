"""What stands between two hands: scoring one, dealing the next. A table has no room beside it.

    bring(s)    before a hand is scored, or the next one dealt
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


def bring(s: bytearray) -> None:
    """Import what scores a hand and deals the next one."""
    __import__("engine.score")
    __import__("engine.hand")
    __import__(_BEGINS[s[FLAVOR]])
    __import__("engine.matches.asked")
    sys.modules["engine.matches.asked"].bring(s[EFFECTS : OPTIONS + OPTIONS_SIZE])


def forget(s: bytearray) -> list[str]:
    """Take it all out of windows.PARTS_DO; return its modules, and this one."""
    for i in range(NEXT_HAND, GATHERS + 1):
        PARTS_DO[i] = None  # type: ignore[call-overload]
    PARTS_DO[BEGINS + s[FLAVOR]] = None  # type: ignore[call-overload]
    names = _MODULES.split()
    names.append(_BEGINS[s[FLAVOR]])
    names.append(__name__)
    return names
