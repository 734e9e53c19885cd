"""The modules that draw a table with two piles, in order of loading; see `ui.opening`.

parts_of(persons)   for so many persons
"""

_PARTS = (
    "ui.hand_strip",
    "ui.reasons",
    "ui.words",
    "ui.fill",
    "ui.seats_strip",
    "ui.table_page",
    "ui.choice_page",
    "ui.acts_words",
    "ui.asks",
    "ui.two_piles",
    "ui.signed_hand",
    "ui.open_hand",
    "ui.acts_page",
    "ui.asking",
    "ui.ask_cursor",
    "ui.ask_mode",
    "ui.offers",
)


def parts_of(persons: int) -> tuple:
    """See the module."""
    return _PARTS + (("ui.question", "ui.acts_question") if persons > 1 else ())
