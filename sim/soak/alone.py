"""A game calls no part of the rules that its options do not ask for, though all may be loaded.

    only(rules)    from now on a call of any other part is a Violation that names it

The engine's tables keep whatever modules have put there. Here what belongs to a part that rules
do not ask for is replaced by a function that refuses, and put back for rules that do.
"""

from collections.abc import Callable
from typing import Any

from engine.bots.plain import ACTING
from engine.house import asked as of_house
from engine.house.parts import DOES, LISTS
from engine.matches import asked as of_matches
from engine.ruleset import RuleSet, wanted
from engine.windows import ANSWERS, CHOICES, PARTS_DO, RESUMES
from sim.soak.violation import Violation

_TABLES: "tuple[list[Any], ...]" = (CHOICES, ANSWERS, RESUMES, PARTS_DO, DOES, LISTS, ACTING)
_PARTS = (*of_house.PARTS, *of_matches.PARTS)


def only(rules: RuleSet) -> None:
    """Let no other part be called than those that rules ask for."""
    asked = wanted(rules.whole())
    others = [part for part in _PARTS if part not in asked]
    for table in _TABLES:
        for place, function in enumerate(table):
            whole = getattr(function, "stands_for", function)
            module = getattr(whole, "__module__", "")
            table[place] = _refusing(module, whole) if module in others else whole


def _refusing(part: str, whole: "Callable[..., Any]") -> "Callable[..., Any]":
    def refuse(*_: Any) -> Any:
        raise Violation(f"{part} was called, for which these rules do not ask")

    refuse.stands_for = whole  # type: ignore[attr-defined]
    return refuse
