"""How much of a board's 2048 bytes of Python stack a match takes, from `bot_step` down.

The engine's innermost functions are wrapped, so that the stack is measured where it is
deepest: the wrapper's own frame stands for the one it replaces, and is larger.
"""

import sys

from tests.vm.loading import load

VM_ONLY = True

load("engine.game", "engine.table", "engine.bots.plain", "engine.bots.random")
load("engine.rulesets.official", "engine.rulesets.classic")

_LIMIT = 1100  # bytes: the screens and the libraries above need the rest
_INNERMOST = ("note", "next_seat", "add_to", "take_from", "set_word", "_exchange", "in_set")

_most = [0]


def _probe(function):
    """Return a function that measures, then calls the one it stands for."""
    from micropython import pystack_use

    def two(a, b):
        _most[0] = max(_most[0], pystack_use())
        return function(a, b)

    def three(a, b, c):
        _most[0] = max(_most[0], pystack_use())
        return function(a, b, c)

    def four(a, b, c, d):
        _most[0] = max(_most[0], pystack_use())
        return function(a, b, c, d)

    def five(a, b, c, d, e):
        _most[0] = max(_most[0], pystack_use())
        return function(a, b, c, d, e)

    if function.__name__ == "note":
        return five
    if function.__name__ == "_exchange":
        return four
    return two if function.__name__ == "next_seat" else three


def _wrap_innermost():
    probes = {}
    for name in sys.modules:
        if name.startswith("engine."):
            module = sys.modules[name]
            for inner in _INNERMOST:
                function = getattr(module, inner, None)
                if function is not None:
                    if inner not in probes:
                        probes[inner] = _probe(function)
                    setattr(module, inner, probes[inner])
    return len(probes)


def test_a_match_leaves_most_of_the_stack_free():
    from micropython import pystack_use

    from tests.vm.matches import MATCH_ENDED, Match, plain

    assert _wrap_innermost() >= 5
    match = Match("official", 4, plain.decide)
    below = pystack_use()
    assert match.run() == MATCH_ENDED
    taken = _most[0] - below
    print("largest Python stack of a match: %d bytes of 2048" % taken)
    assert 200 < taken <= _LIMIT, taken
