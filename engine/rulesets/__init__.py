"""This package has the options of the rules, the rule sets made of them, and mixes of both.

options.py        the definition of every option; never on a board
classics/, quick/, for_two/, evenings/     a file of data for each rule set; never on a board
*_generated.py    what `python -m sim index` makes of these
rule_set.py       a rule set as a game takes it, and decks.py its deck
mixing.py         rule sets with options changed, as bytes: what boards do
by_name.py        the same with names and words: what scenarios and command lines do

This module itself loads only the list of rule sets: `python -m sim index` reads the definition of
the options before the constants that the other modules need are written.
"""

# set-up: whole file

from engine.rulesets.index_generated import FEWEST, NAMES, UP_TO

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.rulesets.rule_set import RuleSet


def load(name: str, changes: "dict[str, str] | None" = None) -> "RuleSet":
    """Return `rules_of` a name, with the modules that play it loaded."""
    from engine.parts import load_rules

    rules = rules_of(name, changes)
    load_rules(rules)
    return rules


def rules_of(name: str, changes: "dict[str, str] | None" = None) -> "RuleSet":
    """Return the rule set of a name, with some options changed, given as text.

    Raises ValueError, in one line that says what would be right, for an unknown name or
    option, a value that an option does not have, and options that contradict each other.
    """
    number = _number(name)
    if changes:
        from engine.rulesets.by_name import rules_of as rules_by_name

        return rules_by_name(number, changes)
    from engine.rulesets.rule_set import ready, rule_set_of

    return rule_set_of(number, ready(number), (FEWEST[number], UP_TO[number]))


def options_of(name: str) -> "dict[str, str]":
    """Return every option of a rule set as text."""
    from engine.rulesets.by_name import options_of as full_options_of

    return full_options_of(_number(name))


def _number(name: str) -> int:
    """Return the place of a name in the index. Raises ValueError for one that is not there."""
    if name not in NAMES:
        raise ValueError(f"no rule set '{name}'; there are: {', '.join(NAMES)}")
    return NAMES.index(name)


__all__ = ("NAMES", "load", "options_of", "rules_of")
