"""Which parts of the house rules a rule set asks for, by its options.

`rules` are 96 bytes here: what each face does, then the options, as they lie in a state from
layout.EFFECTS on.
"""

# set-up: whole file

from engine.layout import EFFECTS
from engine.options import (
    BLANK_POINTS,
    BLANKS,
    CHALLENGES,
    CUSTOM_CARDS,
    DECK,
    DIRTY,
    DRAW_WAY,
    EXTRA_CARD,
    JUMP,
    PILES,
    QUIZ_WAY,
    SETS,
    SORRY,
    STACK,
    STACK_BY,
    SURRENDER_AT,
    TWO_FOR_ONE,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

_ALWAYS = tuple(["engine.house." + name for name in ("listing", "laying", "played", "seeing")])

# A blank that has a house effect.
_BLANK_EFFECTS = tuple([(BLANKS + color, 14, 15) for color in range(4)])
# Each part, and the bytes that ask for it, with the lowest and the highest value.
PARTS = {
    "engine.house.stacking": ((STACK, 1, 9),),
    "engine.house.anybody": ((CHALLENGES, 2, 2), (DIRTY, 1, 1), (PILES, 2, 2)),
    "engine.house.bluffing": ((CHALLENGES, 2, 2),),
    "engine.house.face_down": ((PILES, 2, 2),),
    "engine.house.hands": ((EFFECTS, 16, 18), (EFFECTS + 7, 16, 18), (EXTRA_CARD, 1, 1)),
    "engine.house.custom": ((EXTRA_CARD, 2, 2), (CUSTOM_CARDS, 1, 3)) + _BLANK_EFFECTS,
    "engine.house.dice": ((DECK, 3, 3),),
    "engine.house.quiz": ((QUIZ_WAY, 1, 2),),
    "engine.house.aside": ((SETS, 2, 5),),
    "engine.house.sets": ((SETS, 2, 3),),
    "engine.house.sums": ((SETS, 4, 5), (TWO_FOR_ONE, 1, 1)),
    "engine.house.leaving": ((DRAW_WAY, 2, 2),),
    "engine.house.surrender": ((SURRENDER_AT, 1, 1),),
    "engine.house.cheats": ((DIRTY, 1, 1),),
    "engine.house.palming": ((DIRTY, 1, 1),),
    "engine.house.blanks": ((BLANK_POINTS, 0, 19), (BLANK_POINTS, 21, 50)),
    "engine.house.jumping": ((JUMP, 1, 2), (STACK_BY, 1, 1)),
    "engine.house.sorry": ((SORRY, 1, 1),),
}


def parts_of(rules: "Sequence[int]") -> list[str]:
    """Return the modules that rules ask for, those first that are always there."""
    found = list(_ALWAYS)
    for part in PARTS:
        for place, lowest, highest in PARTS[part]:
            if part not in found and lowest <= rules[place - EFFECTS] <= highest:
                found.append(part)
    return found
