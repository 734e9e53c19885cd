"""This module loads the modules of rules and lets them register; a board forgets it then.

hooks = hooks_of(modules, rules)     the functions of the rules in these modules
"""

# set-up: whole file

import sys

from engine.match import first_card
from engine.state import options
from engine.state.cards import COLORS
from engine.state.hooks import Hooks
from engine.state.layout import EFFECTS
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
    _find_plain(hooks, rules)
    return hooks


def _find_plain(hooks: Hooks, rules: "Sequence[int]") -> None:
    """Find out what no rule has anything to do with, when all are registered."""
    blanks = options.BLANKS - EFFECTS
    is_special = any(rules[blanks : blanks + COLORS])  # cards count as others (OFF-12)
    is_special = (
        is_special or rules[options.FACE_UP_CARDS - EFFECTS] > 0
    )  # some have the bit FACE_UP
    is_special = is_special or rules[options.WILD_LEGAL - EFFECTS] < options.ANY_TIME  # DBL-6
    hooks.is_drawing_plain = hooks.receives is None and not hooks.gains  # else it may be gone
    is_special = is_special or hooks.second_pile or not hooks.is_drawing_plain
    hooks.is_listing_plain = hooks.wanted is None and not (hooks.bars or is_special)
    if hooks.is_listing_plain:
        from engine.turn.legal import matches_into as plays_into
    else:
        from engine.turn.plays import plays_into
    hooks.plays_into = plays_into
    is_forced = rules[options.FORCE_PLAY - EFFECTS] | rules[options.DRAW_WAY - EFFECTS]
    is_forced |= (
        rules[options.DRAWN_CARD - EFFECTS] | rules[options.FREE_TURN - EFFECTS]
    )  # a free play (DBL-2)
    if hooks.is_listing_plain and hooks.forces is None:
        hooks.is_turn_plain = not (hooks.offers or is_forced)
    else:
        hooks.is_turn_plain = False
