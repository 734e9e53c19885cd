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

# Options with which a seat may have to do more than lay a card, draw or keep it (the last: DBL-2).
_FORCING = (options.FORCE_PLAY, options.DRAW_WAY, options.DRAWN_CARD, options.FREE_TURN)


def hooks_of(modules: "list[str]", rules: "Sequence[int]") -> Hooks:
    """Load the modules of rules, in this order; return their functions, with those of the turn.

    rules: 104 bytes, the effects of the faces and the options, as in a state from EFFECTS on.
    """
    hooks = Hooks()
    turn.define_turn()
    draw.define_draw()
    color.define_color()
    play.define_play(hooks)
    acts = hooks.acts[:]
    first_card.define_first_card()
    for name in modules:
        _let_register(name, hooks)
    _find_plain(hooks, rules)
    others = hooks.turn_ends or hooks.instead or hooks.verbs or hooks.right_verbs
    is_taken = rules[options.UNO_UNTIL - EFFECTS] == options.UNTIL_TAKEN  # OFF-9
    hooks.is_end_plain = not (others or is_taken) and hooks.acts == acts
    return hooks


def _let_register(name: str, hooks: Hooks) -> None:
    """Load a module, and let it add its functions; by its name, so that they stay in its file."""
    __import__(name)
    sys.modules[name].register(hooks)


def _find_plain(hooks: Hooks, rules: "Sequence[int]") -> None:
    """Find out what no rule has anything to do with, when all are registered."""
    hooks.is_drawing_plain = hooks.receives is None and not hooks.gains  # else it may be gone
    is_special = hooks.second_pile or not hooks.is_drawing_plain or _are_cards_special(rules)
    hooks.is_listing_plain = hooks.wanted is None and not (hooks.bars or is_special)
    if not hooks.is_listing_plain:
        _let_register("engine.turn.plays", hooks)
    is_forced = any([rules[option - EFFECTS] for option in _FORCING]) or hooks.forces is not None
    hooks.is_turn_plain = hooks.is_listing_plain and not (hooks.offers or is_forced)
    is_seen = hooks.before_play or hooks.settles or hooks.after_play or hooks.covers is not None
    is_late = rules[options.COLOR_LATE - EFFECTS] > 0  # CRO-3
    is_ordered = hooks.keeps_order or hooks.rights is not None  # of what could be jumped on
    hooks.is_play_plain = hooks.is_listing_plain and not (is_seen or is_late or is_ordered)


def _are_cards_special(rules: "Sequence[int]") -> bool:
    """Do some cards count as others, or lie face up, or may a Wild be a bluff?"""
    blanks = options.BLANKS - EFFECTS
    if any(rules[blanks : blanks + COLORS]) or rules[options.FACE_UP_CARDS - EFFECTS]:  # OFF-12
        return True
    return rules[options.WILD_LEGAL - EFFECTS] < options.ANY_TIME  # DBL-6
