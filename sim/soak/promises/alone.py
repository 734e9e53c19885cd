"""This module checks that a game calls no part of the rules that its options do not ask for.

    with alone(rules):    a call of any other part is a Violation that names it

The engine's tables keep the entries of all parts that were loaded. Meanwhile the entries of parts
that the rules do not ask for are replaced by a function that refuses.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from engine.bots.plain import BY_FLAVOR
from engine.parts import COLUMNS, TABLE, parts_for
from engine.ruleset import RuleSet
from engine.state.slots import slots
from engine.state.windows import ANSWERS, CHOICES, RESUMES
from sim.soak.violation import Violation

_WINDOWS: "tuple[list[Any], ...]" = (CHOICES, ANSWERS, RESUMES, BY_FLAVOR)
_PARTS = {f"engine.{name}" for name in TABLE[::COLUMNS]}


@contextmanager
def alone(rules: RuleSet) -> Iterator[None]:
    """Refuse calls of parts other than those that rules ask for, all of which are joined."""
    asked = parts_for(rules.whole())
    others = {part for part in _PARTS if part not in asked}
    kept = [list(table) for table in _WINDOWS]
    kept_slots = dict(vars(slots))
    for table in _WINDOWS:
        for place, function in enumerate(table):
            if _part_of(function) in others:
                table[place] = _refusing(_part_of(function))
    for name, function in kept_slots.items():
        if _part_of(function) in others:
            setattr(slots, name, _refusing(_part_of(function)))
    try:
        yield
    finally:
        for table, whole in zip(_WINDOWS, kept, strict=True):
            table[:] = whole
        vars(slots).update(kept_slots)


def _part_of(function: object) -> str:
    return getattr(function, "__module__", "")


def _refusing(part: str) -> "Callable[..., Any]":
    def refuse(*_: Any) -> Any:
        raise Violation(f"{part} was called, for which these rules do not ask")

    return refuse
