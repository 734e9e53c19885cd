"""These options choose who starts a hand, and what its first card does."""

from sim.options.option import CARDS_ACT, HOUSE, Option, Value, yes_no

TITLE = "First card"
OPTIONS = (
    Option(
        "first",
        "Who starts the hand",
        "CORE-1",
        at=482,
        constant="FIRST_PLAYER",
        values=(
            Value("left", "left of the dealer"),
            Value("youngest", "the youngest", constant="YOUNGEST"),
        ),
    ),
    Option(
        "first_wild",
        "A Wild as the first card",
        "OFF-2",
        at=483,
        values=(
            Value("choose", "the starter calls"),
            Value("return", "goes back", constant="WILD_RETURNS"),
            Value("left_under", "stays under the next", HOUSE, constant="WILD_LEFT_UNDER"),
        ),
    ),
    Option(
        "first_four",
        "A Wild Draw Four as the first card",
        "POW-4",
        at=519,
        values=(
            Value("return", "goes back"),
            Value("green", "is green", HOUSE, constant="FOUR_IS_GREEN"),
            Value("stack", "acts, may stack", HOUSE),
        ),
    ),
    Option(
        "first_draw",
        "A Draw Two as the first card, where draw cards stack",
        "DBL-1",
        at=520,
        values=(
            Value("drawn", "draws two at once"),
            Value("stack", "starts a stack", HOUSE),
        ),
    ),
    Option(
        "first_reverse",
        "Who starts after a Reverse as the first card",
        "OFF-2",
        at=484,
        values=(
            Value("right", "the dealer's right", constant="REVERSE_STARTS_RIGHT"),
            Value("dealer", "the dealer"),
        ),
    ),
    Option(
        "first_acts",
        "Whom the first card acts for",
        "GRD-2",
        at=549,
        constant="FIRST_ACTS_FOR",
        values=(
            Value("starter", "who starts"),
            Value("dealer", "as if the dealer's", CARDS_ACT, constant="AS_DEALER"),
        ),
    ),
    yes_no(
        "no_wait",
        "You see your cards only when your first turn comes",
        "DBL-10",
        at=539,
        asks=HOUSE,
    ),
)
