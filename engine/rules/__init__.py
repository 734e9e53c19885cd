"""This package holds the rules that options add to the turn, each in a file named after it.

A file begins with what the rule is, its options, windows and choices. Its `register` defines its
windows, says what happens in words, and adds its functions to the places of the turn
(engine/state/hooks.py). No rule knows whether another is in memory.

    hooks = hooks_of(modules, rules)     the functions of the rules in these modules
"""

import sys

from engine.match import first_card
from engine.state.hooks import Hooks
from engine.turn import color, draw, play, turn

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


def hooks_of(modules: "list[str]", rules: "Sequence[int]") -> Hooks:  # set-up
    """Load the modules of rules, in this order; return their functions, with those of the turn.

    rules: 96 bytes, the effects of the faces and the options, as in a state from EFFECTS on.
    """
    hooks = Hooks()
    turn.register()
    draw.register()
    color.register()
    play.register(hooks)
    first_card.register()
    for name in modules:
        __import__(name)
        sys.modules[name].register(hooks)
    hooks.settle(rules)
    return hooks
