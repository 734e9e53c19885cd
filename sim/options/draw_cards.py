"""These options choose how draw cards stack, and when they may not be laid."""

from sim.options.option import CARDS_ACT, HOUSE, Option, Value, yes_no

TITLE = "Draw cards"
OPTIONS = (
    Option(
        "stack",
        "Draw cards laid on draw cards add up",
        "COL-1",
        at=499,
        values=(
            Value("none", "no"),
            Value("same", "same on same", HOUSE),
            Value("any", "any on any", HOUSE),
            Value("cumulate", "towers add up", CARDS_ACT, constant="CUMULATE"),
            Value("wild4", "W4 on W4 only", HOUSE, constant="ONLY_FOURS"),
        ),
    ),
    Option(
        "stack_by",
        "Who may add to a draw stack",
        "DBL-3",
        at=513,
        values=(
            Value("next", "who must draw"),
            Value("any", "anybody", HOUSE),
        ),
    ),
    yes_no(
        "last_stack",
        "A draw stack goes on after somebody's last card",
        "DBL-8",
        at=523,
        constant="LAST_STACKS",
        asks=HOUSE,
    ),
    yes_no(
        "no_draw_first_round",
        "No draw cards until everybody has had a turn",
        "CRO-5",
        at=517,
        constant="NO_EARLY_DRAWS",
        asks=HOUSE,
    ),
    yes_no(
        "sorry",
        "Saying sorry for a draw card costs two, if reported",
        "CRO-7",
        at=542,
        asks=HOUSE,
    ),
)
