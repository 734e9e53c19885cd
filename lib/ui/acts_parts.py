"""The modules that draw a table with two piles, in order of loading; see `ui.pages`."""

PARTS = (
    "ui.hand_strip",
    "ui.reasons",
    "ui.words",
    "ui.fill",
    "ui.acts_words",
    "ui.asks",
    "ui.offers",
    "ui.ask_cursor",
    "ui.ask_mode",
    "ui.question_mode",
    "ui.asking",
    "ui.two_piles",
    "ui.signed_hand",
    "ui.open_hand",
    "ui.seats_strip",
    "ui.table_page",
    "ui.choice_page",
    "ui.acts_page",
)
