"""The modules that draw a table with house rules, in order of loading; see `ui.pages`.

parts_of(options)   those that these options need; options: bytes that begin as a state does
"""

from engine.layout import QUIZ
from engine.options import JUMP, STACK_BY

_PARTS = (
    "ui.hand_strip",
    "ui.reasons",
    "ui.words",
    "ui.fill",
    "ui.house_words",
    "ui.house_asks",
    "ui.offers",
    "ui.house_offers",
    "ui.ask_cursor",
    "ui.ask_mode",
    "ui.house_ask",
    "ui.question_mode",
    "ui.asking",
    "ui.house_piles",
    "ui.signed_hand",
    "ui.house_hand",
    "ui.seats_strip",
    "ui.table_page",
    "ui.choice_page",
    "ui.house_page",
)
_SEATS = range(10)


def parts_of(state: bytearray) -> tuple:
    """See the module."""
    parts = _PARTS
    if state[JUMP] or state[STACK_BY]:
        parts += ("ui.claim_mode",)
    for seat in _SEATS:
        if state[QUIZ + seat]:
            return parts + ("ui.house_quiz",)
    return parts
