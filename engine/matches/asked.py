"""Which parts of engine/matches a rule set asks for: brought, and let go, by the loader.

`rules` are 96 bytes, as in engine/house/asked.py: what each face does, then the options, as
they lie in a state from layout.EFFECTS on.
"""

# set-up: whole file

import sys

from engine.layout import EFFECTS
from engine.options import (
    AT_TARGET,
    MATCH_HANDS,
    PARTNERS,
    RESHUFFLE,
    SCORING,
    START,
    TABLES,
)
from engine.windows import (
    ALL_COVERED,
    ENDS_MATCH,
    GATHERS,
    GOES_ON,
    PARTS_DO,
    SAME_SIDE,
    SIDE_HOLDS,
    SIDE_WINS,
    STARTS,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

# Each part: the options that ask for it where they are not 0, and its places in PARTS_DO.
_PARTS = {
    "engine.matches.partners": ((PARTNERS,), (SIDE_WINS, SIDE_HOLDS, SAME_SIDE)),
    "engine.matches.ending": ((MATCH_HANDS, AT_TARGET, TABLES), (ENDS_MATCH,)),
    "engine.matches.gathering": ((RESHUFFLE,), (GATHERS,)),
    "engine.matches.trail": ((TABLES, START), (GOES_ON, STARTS, ALL_COVERED)),
}
_PLAIN_SCORINGS = (0, 1, 3)  # winner, low, none: the base game's end of a match will do


def wanted(rules: "Sequence[int]") -> list[str]:
    """Return the parts that rules ask for."""
    found = []
    for part in _PARTS:
        is_asked = (
            part == "engine.matches.ending" and rules[SCORING - EFFECTS] not in _PLAIN_SCORINGS
        )
        for place in _PARTS[part][0]:
            is_asked = is_asked or rules[place - EFFECTS] > 0
        if is_asked:
            found.append(part)
    return found


def bring(rules: "Sequence[int]") -> None:
    """Import what rules ask for."""
    for name in wanted(rules):
        __import__(name)


def forget_others(rules: "Sequence[int]") -> list[str]:
    """Take what rules do not ask for out of PARTS_DO; return its modules, to be forgotten."""
    kept = wanted(rules)
    others = []
    for part in _PARTS:
        if part not in kept and part in sys.modules:
            others.append(part)
            for place in _PARTS[part][1]:
                PARTS_DO[place] = None  # type: ignore[call-overload]
    others.append(__name__)
    if not kept:
        others.append(__name__.rpartition(".")[0])  # the package, if it is one
    return others
