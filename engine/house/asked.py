"""Which parts of the house rules a rule set asks for: brought, and let go, by the loader.

`rules` are 96 bytes here: what each face does, then the options, as they lie in a state from
layout.EFFECTS on. Loaded before a match, and forgotten with the loader.
"""

# set-up: whole file

import sys

from engine.const import const
from engine.house import parts
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
from engine.windows import (
    ANSWERS,
    ASKED_SUM,
    ASKS_SUM,
    BEFORE_SCORE,
    BLANKS_HELD,
    BLUFFED,
    CHEATED,
    CHOICES,
    CLAIMED,
    DARED,
    JUMPS,
    PALMING,
    PARTS_DO,
    REPORTS,
    RESUMES,
    RIGHTS_KNOWN,
    RIGHTS_OFFER,
    STACKING,
    SWAPPING,
    UNCOUNTED,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

# Modules are named by their whole names: on a drive they have others, and some are one file.
_ALWAYS = ("engine.house.turn", "engine.house.played", "engine.house.seeing", "engine.house.begin")
_NONE = const(255)
_SEVEN = const(463)  # layout.EFFECTS + 7: what a 7 does

# A blank that has a house effect.
_BLANK_EFFECTS = tuple([(BLANKS + color, 14, 15) for color in range(4)])
# Each part: the bytes that ask for it, with the lowest and the highest value; its window; its
# places in DOES; its place in LISTS.
_PARTS = {
    "engine.house.stacking": (
        ((STACK, 1, 9),),
        STACKING,
        (parts.STACKS, parts.CAN_ADD_ONE, parts.ADDS),
        _NONE,
    ),
    "engine.house.challenging": (((CHALLENGES, 0, 0),), _NONE, (parts.CALLS_NEXT,), _NONE),
    "engine.house.anybody": (((CHALLENGES, 2, 2), (DIRTY, 1, 1), (PILES, 2, 2)), _NONE, (), _NONE),
    "engine.house.bluffing": (((CHALLENGES, 2, 2),), BLUFFED, (parts.CALLS_BLUFF,), _NONE),
    "engine.house.face_down": (
        ((PILES, 2, 2),),
        CLAIMED,
        (parts.CLAIMS, parts.GOES_DOWN),
        parts.DOWNS,
    ),
    "engine.house.hands": (
        ((EFFECTS, 16, 18), (_SEVEN, 16, 18), (EXTRA_CARD, 1, 1)),
        SWAPPING,
        (parts.SWAPS, parts.FIRST_SWAP),
        _NONE,
    ),
    "engine.house.custom": (
        ((EXTRA_CARD, 2, 2), (CUSTOM_CARDS, 1, 3)) + _BLANK_EFFECTS,
        DARED,
        (parts.ACTS,),
        _NONE,
    ),
    "engine.house.dice": (((DECK, 3, 3),), _NONE, (parts.ROLLS, parts.TAKES_DIE), _NONE),
    "engine.house.quiz": (((QUIZ_WAY, 1, 2),), ASKED_SUM, (), _NONE),
    "engine.house.sets": (
        ((SETS, 2, 3),),
        _NONE,
        (parts.CAN_ADD, parts.IS_SET, parts.GOES_WITH),
        _NONE,
    ),
    "engine.house.sums": (
        ((SETS, 4, 5), (TWO_FOR_ONE, 1, 1)),
        _NONE,
        (parts.IS_SUM, parts.CAN_ADD_SUM, parts.IS_TWO_FOR_ONE),
        _NONE,
    ),
    "engine.house.leaving": (((DRAW_WAY, 2, 2),), _NONE, (parts.LEAVES,), _NONE),
    "engine.house.surrender": (((SURRENDER_AT, 1, 1),), _NONE, (parts.SURRENDERS,), parts.GIVES_UP),
    "engine.house.cheats": (
        ((DIRTY, 1, 1),),
        CHEATED,
        (parts.NOTES_CHEAT, parts.CALLS_CHEAT, parts.IS_UPSIDE_DOWN),
        _NONE,
    ),
    "engine.house.palming": (((DIRTY, 1, 1),), PALMING, (), _NONE),
    "engine.house.blanks": (((BLANK_POINTS, 0, 19), (BLANK_POINTS, 21, 50)), _NONE, (), _NONE),
    "engine.house.jumping": (((JUMP, 1, 2), (STACK_BY, 1, 1)), _NONE, (), _NONE),
    "engine.house.sorry": (((SORRY, 1, 1),), _NONE, (), _NONE),
}


def wanted(rules: "Sequence[int]") -> list[str]:
    """Return the modules that rules ask for, those first that are always there."""
    found = list(_ALWAYS)
    for part in _PARTS:
        for place, lowest, highest in _PARTS[part][0]:
            if part not in found and lowest <= rules[place - EFFECTS] <= highest:
                found.append(part)
    return found


def forget_others(rules: "Sequence[int]") -> list[str]:
    """Take what rules do not ask for out of all tables; return its modules, to be forgotten."""
    kept = wanted(rules)
    others = []
    for part in _PARTS:
        if part not in kept and part in sys.modules:
            _, window, slots, place = _PARTS[part]
            others.append(part)
            if window != _NONE:
                CHOICES[window] = ANSWERS[window] = RESUMES[window] = None  # type: ignore[call-overload]
            for slot in slots:
                parts.DOES[slot] = None  # type: ignore[call-overload]
            if place != _NONE:
                parts.LISTS[place] = None  # type: ignore[call-overload]
            if part == "engine.house.jumping":
                for slot in (JUMPS, RIGHTS_OFFER, RIGHTS_KNOWN):
                    PARTS_DO[slot] = None  # type: ignore[call-overload]
            if part == "engine.house.palming":
                PARTS_DO[BEFORE_SCORE] = PARTS_DO[UNCOUNTED] = None  # type: ignore[call-overload]
            if part == "engine.house.quiz":
                PARTS_DO[ASKS_SUM] = None  # type: ignore[call-overload]
            if part == "engine.house.blanks":
                PARTS_DO[BLANKS_HELD] = None  # type: ignore[call-overload]
            if part == "engine.house.sorry":
                PARTS_DO[REPORTS] = None  # type: ignore[call-overload]
    others.append(__name__)
    return others
