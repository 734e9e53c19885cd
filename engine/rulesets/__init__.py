"""This package has the rule sets as data, and loads them.

The files in its folders describe the rule sets and are never imported by a game; `python -m sim
index` turns them into the bytes of ready.py. mixing.py changes options of a rule set.

    classics/, quick/, for_two/, evenings/     a file for each rule set
    index.py      names, lines and numbers of players
    ready.py      the rule sets as bytes; flat.py reads them
    decks.py      the decks
    mixing.py     rule sets with options changed, given as text
"""

# set-up: whole file

from engine.const import const
from engine.parts import load_parts
from engine.ruleset import RuleSet
from engine.rulesets.decks import deck_of
from engine.rulesets.flat import whole
from engine.rulesets.index import FEWEST, NAMES, UP_TO

_OPTIONS = const(24)  # bytes of effects, before those of options


def load(name: str, changes: "dict[str, str] | None" = None) -> RuleSet:
    """Return `rules_of` a name, with the modules that play it loaded."""
    rules = rules_of(name, changes)
    load_parts(rules.whole())
    return rules


def rules_of(name: str, changes: "dict[str, str] | None" = None) -> RuleSet:
    """Return the rule set of a name, with some options changed, given as text.

    Raises ValueError, in one line that says what would be right, for an unknown name or
    option, a value that an option does not have, and options that contradict each other.
    """
    number = _number(name)
    if changes:
        from engine.rulesets.mixing import rules_of as mixed_rules_of

        return mixed_rules_of(number, changes)
    ready = whole(number)
    flat = bytes(ready[_OPTIONS:])
    players = FEWEST[number], UP_TO[number]
    return RuleSet(name, number, players, flat, bytes(ready[:_OPTIONS]), deck_of(flat))


def options_of(name: str) -> "dict[str, str]":
    """Return every option of a rule set as text."""
    from engine.rulesets.mixing import options_of as full_options_of

    return full_options_of(_number(name))


def _number(name: str) -> int:
    """Return the place of a name in the index. Raises ValueError for one that is not there."""
    if name not in NAMES:
        raise ValueError(f"no rule set '{name}'; there are: {', '.join(NAMES)}")
    return NAMES.index(name)


__all__ = ("NAMES", "RuleSet", "load", "rules_of")
