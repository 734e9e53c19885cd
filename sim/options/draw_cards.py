"""These options say how draw cards stack, and when they may not be laid."""

from sim.options.option import ONE_PILE, TWO_PILES, Option, Value, yes_no

TITLE = "Draw cards"
OPTIONS = (
    Option(
        "stack",
        "Draw cards laid on draw cards add up",
        "COL-1",
        at=499,
        values=(
            Value("none", "no"),
            Value("same", "same on same", ONE_PILE),
            Value("any", "any on any", ONE_PILE),
            Value("cumulate", "towers (two piles)", TWO_PILES, constant="CUMULATE"),
            Value("wild4", "W4 on W4 only", ONE_PILE, constant="ONLY_FOURS"),
        ),
    ),
    Option(
        "stack_by",
        "Who may add to a draw stack",
        "DBL-3",
        at=513,
        values=(
            Value("next", "who must draw"),
            Value("any", "anybody", ONE_PILE),
        ),
    ),
    yes_no(
        "last_stack",
        "A draw stack goes on after somebody's last card",
        "DBL-8",
        at=523,
        constant="LAST_STACKS",
        asks=ONE_PILE,
    ),
    yes_no(
        "no_draw_first_round",
        "No draw cards until everybody has had a turn",
        "CRO-5",
        at=517,
        constant="NO_EARLY_DRAWS",
        asks=ONE_PILE,
    ),
    yes_no(
        "sorry",
        "Saying sorry for a draw card costs two, if reported",
        "CRO-7",
        at=542,
        asks=ONE_PILE,
    ),
)
