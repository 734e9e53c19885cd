"""The modules that draw a table with house rules, in order of loading; see `ui.opening`.

parts_of(state, persons)   those that its options need, for so many persons; the
                           parts of the engine that these ask for are loaded
"""

import sys

from engine.options import JUMP, SETS, STACK_BY

_PARTS = (
    "ui.reasons",
    "ui.words",
    "ui.fill",
    "ui.seats_strip",
    "ui.table_page",
    "ui.choice_page",
    "ui.house_words",
    "ui.house_quiz",
    "ui.house_asks",
    "ui.house_piles",
    "ui.house_hand",
    "ui.house_page",
    "ui.asking",
    "ui.ask_cursor",
    "ui.ask_mode",
    "ui.offers",
    "ui.house_offers",
    "ui.house_ask",
)
# Parts of the engine that ask for `ui.house_more`.
_MORE = ("engine.house.custom", "engine.house.face_down", "engine.house.sorry")


def parts_of(state: bytearray, persons: int) -> tuple:
    """See the module."""
    parts = ("ui.hand_strip",)
    if state[SETS]:
        parts += ("ui.signed_hand",)
    parts += _PARTS
    for name in _MORE:
        if name in sys.modules:
            parts += ("ui.house_more",)
            break
    if persons > 1:
        parts += ("ui.question", "ui.house_question")
    if state[JUMP] or state[STACK_BY]:
        parts += ("ui.claim_mode",)
        if persons > 1:
            parts += ("ui.claim_pad",)
    return parts
