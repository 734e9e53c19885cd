"""This module makes the bytes of a ready rule set, which are all that menus need.

rules = whole(number)     by its place in the index
"""

# set-up: whole file

from engine.rulesets.ready import BASE, CHANGES


def whole(number: int) -> bytearray:
    """Return the effects, then the options, as they lie in a state from layout.EFFECTS on.

    number: a rule set's place in the index.
    """
    rules = bytearray(BASE)
    changes = CHANGES[number]
    for i in range(0, len(changes), 2):
        rules[changes[i]] = changes[i + 1]
    return rules
