"""Rule sets are data; this loads one.

They are written down in the files of this package (engine/rulesets/mixing.py says how), and
kept ready-made, as the bytes that a game takes, in ready.py.
"""

# set-up: whole file

from engine.const import const
from engine.ruleset import RuleSet, bring
from engine.rulesets.decks import deck_of
from engine.rulesets.index import FEWEST, MOST, NAMES
from engine.rulesets.ready import BASE, CHANGES

_OPTIONS = const(24)  # bytes of effects, before those of options


def whole(number: int) -> bytearray:
    """Return what each face sets off, then the options, as in a state from layout.EFFECTS on.

    number: a rule set's place in the index.
    """
    rules = bytearray(BASE)
    changes = CHANGES[number]
    for i in range(0, len(changes), 2):
        rules[changes[i]] = changes[i + 1]
    return rules


def load(name: str, changes: "dict[str, str] | None" = None) -> RuleSet:
    """Return the rule set of a name, with some options changed, given as text.

    Raises ValueError, in one line that says what would be right, for an unknown name or
    option, a value that an option does not have, and options that contradict each other.
    """
    if name not in NAMES:
        raise ValueError(f"no rule set '{name}'; there are: {', '.join(NAMES)}")
    number = NAMES.index(name)
    players = FEWEST[number], MOST[number]
    ready = whole(number)
    effects = bytes(ready[:_OPTIONS])
    flat = bytes(ready[_OPTIONS:])
    if changes:
        from engine.rulesets.mixing import mixed

        players, changed, acts = mixed(name, changes)
        flat = bytes(changed)
        effects = bytes(acts)
    rules = RuleSet(name, number, players, flat, effects, deck_of(flat))
    bring(rules.whole())
    return rules


def options_of(name: str) -> "dict[str, str]":
    """Return every option of a rule set as text, its parent's included."""
    from engine.rulesets.mixing import options_of as full_options_of

    return full_options_of(name)


__all__ = ("NAMES", "RuleSet", "load")
