"""Which parts of engine/matches a rule set asks for, by its options.

`rules` are 96 bytes, as in engine/house/asked.py: what each face does, then the options, as
they lie in a state from layout.EFFECTS on.
"""

# set-up: whole file

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

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

# Each part, and the options that ask for it where they are not 0.
PARTS = {
    "engine.matches.partners": (PARTNERS,),
    "engine.matches.ending": (MATCH_HANDS, AT_TARGET, TABLES),
    "engine.matches.gathering": (RESHUFFLE,),
    "engine.matches.trail": (TABLES, START),
}
_PLAIN_SCORINGS = (0, 1, 3)  # winner, low, none: the base game's end of a match will do


def parts_of(rules: "Sequence[int]") -> list[str]:
    """Return the parts that rules ask for."""
    found = []
    for part in PARTS:
        is_asked = (
            part == "engine.matches.ending" and rules[SCORING - EFFECTS] not in _PLAIN_SCORINGS
        )
        for place in PARTS[part]:
            is_asked = is_asked or rules[place - EFFECTS] > 0
        if is_asked:
            found.append(part)
    return found
