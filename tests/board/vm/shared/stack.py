"""This module measures how much of a board's 2048 bytes of Python stack the engine takes at most.

The engine's innermost functions are wrapped; the frame of a wrapper is larger than that of the
function, so the measure errs on the safe side.
"""

import sys

_INNERMOST = (
    "note",
    "next_seat",
    "add_to",
    "remove_from",
    "set_word",
    "in_set",
    "find_card",
    "store",
)

most = [0]  # bytes
_probes = {}


def _probe(function):
    """Return a function that measures the stack, then calls the wrapped one."""
    from micropython import pystack_use

    def two(a, b):
        most[0] = max(most[0], pystack_use())
        return function(a, b)

    def three(a, b, c):
        most[0] = max(most[0], pystack_use())
        return function(a, b, c)

    def four(a, b, c, d):
        most[0] = max(most[0], pystack_use())
        return function(a, b, c, d)

    def five(a, b, c, d, e):
        most[0] = max(most[0], pystack_use())
        return function(a, b, c, d, e)

    if function.__name__ == "note":
        return five
    if function.__name__ == "find_card":
        return four
    return two if function.__name__ == "next_seat" else three


def wrap_innermost():
    """Wrap the innermost functions in every module of the engine; return how many there are."""
    for name in sys.modules:
        if name.startswith("engine."):
            module = sys.modules[name]
            for inner in _INNERMOST:
                function = getattr(module, inner, None)
                if function is not None:
                    if inner not in _probes:
                        _probes[inner] = _probe(function)
                    setattr(module, inner, _probes[inner])
    return len(_probes)


def of_a_match(name, players):
    """Return the most bytes of stack that a match of plain bots takes."""
    from micropython import pystack_use

    from tests.board.vm.shared.matches import MATCH_ENDED, Match, decide_of

    assert wrap_innermost() >= 5
    match = Match(name, players, decide_of("plain"))
    most[0] = 0
    below = pystack_use()
    assert match.run() == MATCH_ENDED
    return most[0] - below
