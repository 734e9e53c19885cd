"""This module has ready rule sets as bytes, which is all that menus need.

rules = whole(number)     by its place in the index
"""

# set-up: whole file

from engine.rulesets.ready import BASE, CHANGES


def whole(number: int) -> bytearray:
    """Return what each face sets off, then the options, as in a state from layout.EFFECTS on.

    number: a rule set's place in the index.
    """
    rules = bytearray(BASE)
    changes = CHANGES[number]
    for i in range(0, len(changes), 2):
        rules[changes[i]] = changes[i + 1]
    return rules
