"""The rules that a test plays by.

    settle("grand")      make these rules, then forget what makes rules and what others need
    rules_of("grand")    the rules of that name: those, or new ones

A board lets what made its rules go before a match, and so can a test.
"""

_settled = {}


def settle(name):
    """Make the only rules that are played by from now on."""
    from engine.ruleset import forget_loader, forget_other

    _settled[name] = rules_of(name)
    forget_loader()
    forget_other(_settled[name].whole())


def rules_of(name):
    """Return a rule set."""
    if name in _settled:
        return _settled[name]
    from engine.rulesets import load

    return load(name)
