"""This module checks that a game calls no rule that its options do not ask for.

    with alone(rules):    a call of any other rule is a Violation that names it

Meanwhile functions of other rules are replaced by one that refuses: in the hooks of the rule set,
where none should be, and in the rows of windows, which belong to all games of a process.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from engine.parts import rules_for
from engine.rulesets.rule_set import RuleSet
from engine.rulesets.rules_generated import MODULES
from engine.state.hooks import Hooks
from engine.state.windows import ANSWERS, CHOICES, RESUMES, STAGES
from tests.properties.violation import Violation

_WINDOWS: "tuple[list[Any], ...]" = (CHOICES, ANSWERS, RESUMES, STAGES)


@contextmanager
def alone(rules: RuleSet) -> Iterator[None]:
    """Refuse calls of rules other than those that a rule set asks for."""
    others = set(MODULES) - set(rules_for(rules.whole()))
    hooks = rules.hooks
    sealed = {
        name: hook for name, hook in _named(hooks) if isinstance(hook, tuple) or callable(hook)
    }
    for name, hook in sealed.items():
        if isinstance(hook, tuple):
            setattr(hooks, name, tuple(_allowed(one, others) for one in hook))
        else:
            setattr(hooks, name, _allowed(hook, others))
    tables = [*_WINDOWS, *_tables_of(hooks)]
    kept = [table.copy() for table in tables]
    for table in tables:
        for place, function in list(table.items() if isinstance(table, dict) else enumerate(table)):
            table[place] = _allowed(function, others)
    try:
        yield
    finally:
        for table, whole in zip(tables, kept, strict=True):
            table.clear()
            table.update(whole) if isinstance(table, dict) else table.extend(whole)
        for name, hook in sealed.items():
            setattr(hooks, name, hook)


def _tables_of(hooks: Hooks) -> "list[Any]":
    """Return the tables of functions: by effect, and by verb."""
    return [hook for _, hook in _named(hooks) if isinstance(hook, (dict, list))]


def _named(hooks: Hooks) -> "Iterator[tuple[str, Any]]":
    """Yield the attributes of hooks, which have no dict where the engine is compiled."""
    for name in dir(hooks):
        if not name.startswith("_") and name != "fill_slot":
            yield name, getattr(hooks, name)


def _allowed(function: "Any", others: "set[str]") -> "Any":
    """Return the function, or one that refuses if it is of one of the other rules."""
    return _refusing(_rule_of(function)) if _rule_of(function) in others else function


def _rule_of(function: object) -> str:
    return getattr(function, "__module__", "")


def _refusing(rule: str) -> "Callable[..., Any]":
    def refuse(*_: Any) -> Any:
        raise Violation(f"{rule} was called, for which these rules do not ask")

    return refuse
