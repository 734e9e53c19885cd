"""This module loads the modules of rules and lets them register; a board forgets it then.

hooks = hooks_of(modules, rules)     the functions of the rules in these modules
"""

# set-up: whole file

import sys

from engine.match import first_card
from engine.state.hooks import Hooks
from engine.turn import color, draw, play, turn

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

# Modules of the turn that rules load, and let register with them.
SHARED = ("engine.turn.free_play", "engine.turn.sets")


def hooks_of(modules: "list[str]", rules: "Sequence[int]") -> Hooks:
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
