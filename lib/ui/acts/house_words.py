"""This module adds to ui.acts.house what is said where others play out of turn, or call a play."""

from micropython import const

from engine.public import (
    window_actor,
    window_amount,
    window_kind,
    window_stage,
    window_target,
)
from engine.state.choices import CHALLENGE, DOWN, GIVE, JUMP, PALM, PASS, PLAY, SEAT_SHIFT
from engine.state.layout import FREE, PHASE, VIEW_DRAFT
from engine.state.options import FALSE_CLAIM
from engine.state.windows import BLUFFED, CHEATED, CLAIMED, ON_TURN, PALMING
from ui.acts import house
from ui.house.match import is_stack_waiting
from ui.table.offers import JUMP_IN, WITHDRAW, verb_of
from ui.table.phrases import phrases, place_of
from ui.table.words import NOTICES, PROMPT, fill

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.draw.text import Text

# Words beside those by kind of window.
_HIDDEN = const(128)
_UNDER = const(129)
_ADD = const(130)
_FREE = const(131)
_PROMPTS = phrases(
    {
        BLUFFED: b"Did @ bluff?",
        CHEATED: b"Did @ cheat?",
        CLAIMED: b"Did @ cheat?",
        PALMING: b"Hide a wild +4?",
        _HIDDEN: b"Is one hidden?",  # PALMING at its next stage
        _UNDER: b"Put which one under?",  # CLAIMED at its next stage
        _ADD: b"Add, or draw %?",  # FORCED that anybody may add to
        _FREE: b"A free play!",
    }
)
# Words beside those by verb (`ui.table.offers`).
_PAY = const(33)
_DOWN = const(34)
_PUT = const(35)
_CALL_BLUFF = const(36)
_CALL_CHEAT = const(37)
_ANSWERS = phrases(
    {
        JUMP: b"Jump in",
        PALM: b"Hide it",
        JUMP_IN: b"Jump in: #",
        WITHDRAW: b"Withdraw",
        _PAY: b"Withdraw, draw %",  # WITHDRAW where a false claim costs cards
        _DOWN: b"Lay it face down",  # PLAY
        _PUT: b"Put it under",  # GIVE
        _CALL_BLUFF: b"Call the bluff",  # CHALLENGE
        _CALL_CHEAT: b"Call the cheat",
    }
)
_DRAW = const(128)
# PASS, by kind of window.
_PASSES = phrases(
    {
        BLUFFED: b"No bluff",
        CHEATED: b"Let it be",
        CLAIMED: b"Let it be",
        PALMING: b"Let it be",
        _DRAW: b"Draw %",
    }
)


amount_of = window_amount  # how many cards are at stake in the newest window
tell = house.tell


def write_question(text: "Text", view: bytearray) -> bool:  # per frame
    """What the newest window asks, if it is one of these; False: it is not."""
    kind = window_kind(view)
    said = kind
    if kind == PALMING and window_stage(view):
        said = _HIDDEN
    elif kind == CLAIMED and window_stage(view):
        said = _UNDER
    elif is_stack_waiting(view):
        said = _ADD
    elif kind == ON_TURN and view[PHASE] == FREE and not view[VIEW_DRAFT]:
        said = _FREE
    actor = window_actor(view)
    return fill(text, view, _PROMPTS, said, actor, window_target(view), 0, amount_of(view))


def write_notice(text: "Text", view: bytearray, notice: int) -> None:  # per frame
    """As ui.acts.words."""
    if notice == PROMPT:
        if not write_question(text, view):
            house.write_notice(text, view, notice)
    else:
        fill(text, view, NOTICES, notice, 0, 0, 0, amount_of(view))


def write_answer(text: "Text", view: bytearray, choice: int) -> None:  # per frame
    """As ui.acts.words."""
    verb = verb_of(choice)
    kind = window_kind(view)
    table = _ANSWERS
    said = verb
    number = amount_of(view)
    if verb == WITHDRAW and view[FALSE_CLAIM]:
        said = _PAY
        number = view[FALSE_CLAIM]
    elif verb == PLAY and choice & DOWN:
        said = _DOWN
    elif verb == GIVE and choice & DOWN:
        said = _PUT
    elif verb == PASS:
        table = _PASSES
        said = _DRAW if is_stack_waiting(view) else kind
    elif verb == CHALLENGE and kind == BLUFFED:
        said = _CALL_BLUFF
    elif verb == CHALLENGE and place_of(_PASSES, kind):
        said = _CALL_CHEAT
    if not fill(text, view, table, said, 0, choice >> SEAT_SHIFT & 15, 0, number):
        house.write_answer(text, view, choice)
