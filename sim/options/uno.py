"""These options choose what an uncalled Uno costs, and how long it can be caught."""

from sim.options.option import Option, Value, number

TITLE = "Uno"
OPTIONS = (
    number(
        "uno",
        "Cards for an uncalled Uno",
        "OFF-9",
        at=491,
        constant="UNO_PENALTY",
        bounds=(0, 20),
        default=4,
    ),
    Option(
        "uno_until",
        "How long an uncalled Uno can be caught",
        "OFF-9",
        at=501,
        values=(
            Value("turn", "until the next turn"),
            Value("called", "until it is called", constant="UNTIL_CALLED"),
            Value("taken", "until that turn ends", constant="UNTIL_TAKEN"),
        ),
    ),
    number(
        "discovered",
        "Cards for an Uno that others brought about",
        "GRD-36",
        at=507,
        constant="DISCOVERED_UNO",
        bounds=(0, 20),
        default=1,
    ),
)
