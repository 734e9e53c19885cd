"""This module loads the rules that the options of a match ask for.

    load_rules(rule_set)     before a game with these rules

A rule is a module. Importing it changes nothing; its `register(hooks)` defines its windows
(`windows.define_window`) and adds its functions to the places of the turn (engine/state/hooks.py).
Which value of an option asks for which rule stands in the definition of the options
(engine/spec/options.py); `python -m sim index` makes a table of it.
"""

# set-up: whole file

from engine.rulesets.rules_generated import ASKED_BY, MODULES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.rulesets.rule_set import RuleSet


def rules_for(rules: "Sequence[int]") -> list[str]:
    """Return the names of the modules of the rules that options ask for, in order.

    rules: 104 bytes, the effects of the faces and the options, as in a state from EFFECTS on.
    """
    return [MODULES[i] for i in range(len(MODULES)) if is_asked_for(rules, ASKED_BY[i])]


def is_asked_for(rules: "Sequence[int]", rows: bytes) -> bool:
    """Has one of these bytes of the rules one of these values? rows: of ASKED_BY."""
    for at in range(0, len(rows), 3):
        if rows[at + 1] <= rules[rows[at]] <= rows[at + 2]:
            return True
    return False


def load_rules(rule_set: "RuleSet") -> None:
    """Load the turn and the rules that a rule set asks for; keep their functions in it."""
    from engine.loading import (
        hooks_of,  # menus, which only ask for the names, need not load the turn
    )

    whole = rule_set.whole()
    rule_set.hooks = hooks_of(rules_for(whole), whole)
