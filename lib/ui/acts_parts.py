"""The modules that draw a table with two piles, in order of loading; see `ui.pages`."""

PARTS = (
    "ui.hand_strip",
    "ui.reasons",
    "ui.words",
    "ui.acts_words",
    "ui.asks",
    "ui.offers",
    "ui.ask_mode",
    "ui.question_mode",
    "ui.two_piles",
    "ui.open_hand",
    "ui.seats_strip",
    "ui.table_page",
    "ui.acts_page",
)
