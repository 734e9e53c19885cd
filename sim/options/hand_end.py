"""These options say when a hand ends."""

from sim.options.option import HOUSE, Against, Option, Value, number, yes_no

TITLE = "The end of a hand"
OPTIONS = (
    Option(
        "end",
        "When a hand ends",
        "COW-5",
        at=492,
        values=(
            Value("first_out", "somebody is out"),
            Value("last_left", "one is left", constant="LAST_LEFT"),
        ),
        against=(
            Against("last_left", "draw", "none", "Who cannot play would leave, and not lose"),
            Against("last_left", "surrender", "1", "Nobody wins by another's hand where one loses"),
            Against("last_left", "partners", "1 teams", "One alone loses, and not a side"),
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
