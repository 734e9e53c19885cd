"""These options choose how many discard piles there are, and turn on rules of Grand Uno."""

from sim.options.option import CARDS_ACT, HOUSE, Option, Value, yes_no

TITLE = "Two piles"
OPTIONS = (
    Option(
        "piles",
        "Discard piles",
        "TWD-1",
        at=498,
        values=(
            Value("1", "one"),
            Value("2", "two", CARDS_ACT, constant="TWO_PILES"),
            Value("face_down", "another, face down", HOUSE, constant="FACE_DOWN"),
        ),
    ),
    yes_no(
        "face_up",
        "A drawn 7, 8 or 9 lies open; 7 and 9 go to neighbors",
        "GRD-30",
        at=502,
        constant="FACE_UP_CARDS",
        asks=CARDS_ACT,
    ),
    yes_no(
        "backfire",
        "A Wild sends a forced draw back",
        "GRD-15",
        at=503,
        asks=CARDS_ACT,
    ),
    yes_no(
        "recover",
        "A Reverse on a Reverse undoes it",
        "GRD-18",
        at=504,
        asks=CARDS_ACT,
    ),
    yes_no(
        "rainbow",
        "Rainbows and Runs are given away",
        "GRD-20",
        at=505,
        asks=CARDS_ACT,
    ),
    yes_no(
        "austere",
        "One player's 6 and 9 send that player round the table",
        "GRD-33",
        at=506,
    ),
    Option(
        "keeper",
        "Who keeps score",
        "GRD-39",
        at=508,
        values=(
            Value("none", "nobody"),
            Value("first_out", "who goes out first"),
        ),
    ),
)
