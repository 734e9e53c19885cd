"""These options choose when a hand ends."""

from sim.options.option import CARDS_ACT, HOUSE, Against, Option, Value, number, yes_no

TITLE = "The end of a hand"
OPTIONS = (
    Option(
        "end",
        "When a hand ends",
        "COW-5",
        at=492,
        values=(
            Value("first_out", "one player is out"),
            Value("last_left", "one player is left", constant="LAST_LEFT"),
        ),
        against=(
            Against("last_left", "draw", "none", "Who cannot play is out, but only the last loses"),
            Against(
                "last_left", "surrender", "1", "A hand given up has a winner, and here is none"
            ),
            Against("last_left", "partners", "1 teams", "One player loses here, not a side"),
        ),
    ),
    Option(
        "out",
        "When a player without cards is out",
        "CORE-13",
        at=551,
        constant="OUT_WHEN",
        values=(
            Value("at_once", "at once"),
            Value("turn_end", "when the turn ends", CARDS_ACT, constant="AT_TURN_END"),
        ),
    ),
    number(
        "limit",
        "Turns that end a hand; 0: 100 for each seat",
        "CORE-16",
        at=496,
        bounds=(0, 9999),
        default=0,
    ),
    yes_no(
        "surrender",
        "A hand of 10 points or less may be given up",
        "SEV-5",
        at=529,
        constant="SURRENDER_AT",
        asks=HOUSE,
    ),
)
