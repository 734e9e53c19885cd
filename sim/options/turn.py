"""These options choose what a player may lay and draw in a turn, and out of turn."""

from sim.options.option import (
    CARDS_ACT,
    HOUSE,
    Against,
    Option,
    Value,
    number,
    several,
    yes_no,
)

TITLE = "A turn"
# Rules for laying several cards at once. Those of a rule set are combined, a bit of the byte each.
_SETS = (
    Value("none", "no"),
    Value("double", "equal numbers", HOUSE, constant="DOUBLES"),
    Value("same_rank", "same, in all colors", HOUSE, constant="SAME_RANK"),
    Value("sum_or_difference", "sum or difference", HOUSE, constant="SUM_OR_DIFFERENCE"),
    Value("by_age", "sum, product by age", HOUSE, constant="BY_AGE"),
)
_SHORT = {"double": "equal", "same_rank": "rank", "sum_or_difference": "pair", "by_age": "age"}
_SUM = Value("sum", "a sum", CARDS_ACT, constant="SUMS")


def _with_sums() -> list[Value]:
    """Return the combinations of `sum` with rules for equal cards.

    In a sum every card acts; in a pair or by age only the last one does, so these stay apart.
    """
    more = several((*_SETS[:3], _SUM), _SHORT | {"sum": "sum"})
    return [value for value in more if value.word.endswith("+sum")]


OPTIONS = (
    Option(
        "draw",
        "What you draw when you do not play",
        "ROA-3",
        at=509,
        constant="DRAW_WAY",
        values=(
            Value("one", "one card"),
            Value("until_playable", "until one fits", HOUSE, constant="UNTIL_PLAYABLE"),
            Value("none", "nothing: you are out", HOUSE, constant="NO_DRAWING"),
        ),
        against=(
            Against("until_playable", "drawn", "keep", "Who draws for a card to play must play it"),
        ),
    ),
    Option(
        "drawn",
        "A drawn card that fits",
        "CORE-5",
        at=485,
        constant="DRAWN_CARD",
        values=(
            Value("may", "may be played"),
            Value("must", "must be played", constant="MUST_PLAY_DRAWN"),
            Value("keep", "is kept", constant="KEEP_DRAWN"),
        ),
    ),
    yes_no(
        "must_play",
        "Who can play must play",
        "DBL-5",
        at=486,
        constant="FORCE_PLAY",
        against=(Against("1", "drawn", "keep", "Who must play cannot keep a drawn card"),),
    ),
    Option(
        "sets",
        "Several cards laid at once",
        "STA-1",
        at=500,
        values=(*several(_SETS, _SHORT), _SUM, *_with_sums()),
        apart="Of a sum every card acts, of a pair or by age the last one",
    ),
    yes_no(
        "two_for_one",
        "Two numbers of a color take their sum or difference",
        "ROA-2",
        at=514,
        asks=HOUSE,
    ),
    Option(
        "jump",
        "Laying the exact same card out of turn",
        "SEV-1",
        at=511,
        values=(
            Value("none", "no"),
            Value("exact", "colored cards", HOUSE),
            Value("exact_all", "also W4 on W4", HOUSE),
        ),
    ),
    number(
        "false_claim",
        "Cards for claiming to jump in without the card",
        "SEV-1",
        at=524,
        bounds=(0, 20),
        default=0,
    ),
    yes_no(
        "free_turn",
        "Jumping in with a number gives one more play",
        "DBL-2",
        at=512,
    ),
    yes_no(
        "exact_hits",
        "The exact same number makes the player before draw as many",
        "DIR-2",
        at=515,
        asks=HOUSE,
    ),
    yes_no(
        "peek",
        "Everybody may look at every hand",
        "COW-4",
        at=530,
        asks=HOUSE,
        against=(Against("1", "piles", "face_down", "Who sees all hands sees every cheat"),),
    ),
    Option(
        "quiz",
        "A number on a number asks for the result",
        "DIC-2",
        at=531,
        constant="QUIZ_WAY",
        values=(
            Value("none", "no"),
            Value("add", "the sum", HOUSE),
            Value("multiply", "the product", HOUSE),
        ),
    ),
)
