"""These options choose what a number does when it is laid."""

from engine.state.layout import (
    ALL_DRAW,
    CALLS_PEPPER,
    CALLS_SEAT,
    GETS_SALT,
    GETS_THREES,
    MAY_SWAP_HANDS,
    NAMED_DRAWS,
    NAMED_GIVES,
    PASSES_HANDS,
    SWAPS_HANDS,
    SWAPS_SEATS,
    TAKES_CARD,
)
from sim.options.option import CARDS_ACT, HOUSE, Option, Value, several

TITLE = "Numbers that act"
OPTIONS = (
    Option(
        "zero",
        "What a 0 does",
        "SEV-1",
        face=0,
        values=several(
            (
                Value("none", "nothing"),
                Value("swap", "you may swap hands", HOUSE, effect=MAY_SWAP_HANDS),
                Value("pass", "all hands move on", HOUSE, effect=PASSES_HANDS),
                Value("draw", "all others draw", CARDS_ACT, effect=ALL_DRAW),
            ),
            {"swap": "swap", "pass": "pass", "draw": "draw"},
            SWAPS_HANDS,
        ),
    ),
    Option(
        "one",
        "What a 1 does",
        "GRD-25",
        face=1,
        values=(
            Value("none", "nothing"),
            Value("draw", "named players draw", CARDS_ACT, effect=NAMED_DRAWS),
        ),
    ),
    Option(
        "two",
        "Who is on turn after a 2",
        "GRD-26",
        face=2,
        values=(
            Value("none", "the next"),
            Value("pepper", "holder of the pepper", CARDS_ACT, effect=CALLS_PEPPER),
            Value("color", "player of its color", CARDS_ACT, effect=CALLS_SEAT, players=4),
        ),
    ),
    Option(
        "three",
        "What a 3 does",
        "GRD-28",
        face=3,
        values=(
            Value("none", "nothing"),
            Value("get", "others give Threes", CARDS_ACT, effect=GETS_THREES),
        ),
    ),
    Option(
        "four",
        "What a 4 does",
        "GRD-29",
        face=4,
        values=(
            Value("none", "nothing"),
            Value("take", "you take a card", CARDS_ACT, effect=TAKES_CARD),
        ),
    ),
    Option(
        "five",
        "What a 5 does",
        "GRD-31",
        face=5,
        values=(
            Value("none", "nothing"),
            Value("give", "you name who gives", CARDS_ACT, effect=NAMED_GIVES),
        ),
    ),
    Option(
        "six",
        "What a 6 on a 9 does, or a 9 on a 6",
        "GRD-33",
        face=6,
        values=(
            Value("none", "nothing"),
            Value("swap", "you two change seats", CARDS_ACT, effect=SWAPS_SEATS),
        ),
    ),
    Option(
        "seven",
        "What a 7 does",
        "SEV-1",
        face=7,
        values=(
            Value("none", "nothing"),
            Value("swap", "you swap hands", HOUSE, effect=SWAPS_HANDS),
            Value("may_swap", "you may swap hands", HOUSE, effect=MAY_SWAP_HANDS),
        ),
        apart="Either you must swap, or you may",
    ),
    Option(
        "eight",
        "What an 8 does",
        "GRD-34",
        face=8,
        values=(
            Value("none", "nothing"),
            Value("salt", "you take the salt", CARDS_ACT, effect=GETS_SALT),
        ),
    ),
)
