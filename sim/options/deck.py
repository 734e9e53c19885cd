"""These options choose the deck, and how it is dealt."""

from engine.state.layout import CHARADE, DARES, OTHERS_DISCARD, OTHERS_DRAW, OTHERS_SKIP
from sim.options.option import HOUSE, Against, Option, Value, number, yes_no

TITLE = "Deck and deal"
_COVERED = "Of covered dice none stays in the pile"
_EXTRA = "Only the deck of 112 has extra cards"
_HOUSE_EFFECTS = (
    Value("dare", "a dare", effect=DARES),
    Value("others_draw", "the others draw two", effect=OTHERS_DRAW),
    Value("discard_wilds", "others discard Wilds", effect=OTHERS_DISCARD),
    Value("others_skip", "others are skipped", effect=OTHERS_SKIP),
    Value("charade", "a charade", effect=CHARADE),
)
_BLANK_FOR = (
    *(Value(face, f"a {face}", HOUSE) for face in "0123456789"),
    Value("skip", "a Skip", HOUSE),
    Value("reverse", "a Reverse", HOUSE),
    Value("draw_two", "a Draw Two", HOUSE),
    Value("c1", "like custom card 1", HOUSE),
    Value("c2", "like custom card 2", HOUSE),
    *(Value(effect.word, effect.said, HOUSE) for effect in _HOUSE_EFFECTS),
)


def _blank(name: str, line: str, at: int, power: str = "", constant: str = "") -> Option:
    """Return the option of one color's blank card.

    power: the only face of 0 to 5 that `deck=power` has in this color; empty: none of them.
    """
    any_card = " ".join(value.word for value in _BLANK_FOR)
    missing = " ".join(face for face in "012345" if face != power)
    return Option(
        name,
        line,
        "OFF-12",
        at=at,
        constant=constant,
        values=(Value("none", "no such card"), *_BLANK_FOR),
        against=(
            Against(any_card, "deck", "dice", "A blank is a card, and these are dice"),
            Against(missing, "deck", "power", "The small deck has no such card to replace"),
        ),
    )


OPTIONS = (
    Option(
        "deck",
        "What you play with",
        "POW-1",
        at=521,
        values=(
            Value("108", "108 cards"),
            Value("112", "112 cards"),
            Value("power", "66 power cards"),
            Value("dice", "dice", HOUSE, constant="DICE"),
        ),
        against=(
            Against("dice", "piles", "face_down", "A die cannot lie face down"),
            Against("dice", "two_for_one", "1", _COVERED),
            Against("dice", "stack", "cumulate", _COVERED),
        ),
    ),
    Option(
        "extra",
        "One more wild in the deck of 112",
        "CUS-1",
        at=527,
        constant="EXTRA_CARD",
        values=(
            Value("none", "none"),
            Value("swap", "Swap Hands", HOUSE),
            Value("shuffle", "Shuffle Hands", HOUSE),
        ),
        against=(Against("swap shuffle", "deck", "108 power dice", _EXTRA),),
    ),
    Option(
        "custom",
        "How many customizable cards the deck of 112 has",
        "CUS-4",
        at=528,
        constant="CUSTOM_CARDS",
        values=(
            Value("0", "0"),
            Value("1", "1", HOUSE),
            Value("2", "2", HOUSE),
            Value("3", "3", HOUSE),
        ),
        against=(Against("1 2 3", "deck", "108 power dice", _EXTRA),),
    ),
    Option(
        "c1",
        "What the first customizable card does",
        "CUS-4",
        face=20,
        values=_HOUSE_EFFECTS,
        asked_with=("custom", "1 2 3"),
    ),
    Option(
        "c2",
        "What the second customizable card does",
        "CUS-4",
        face=21,
        values=_HOUSE_EFFECTS,
        default="others_draw",
        asked_with=("custom", "2 3"),
    ),
    Option(
        "c3",
        "What the third customizable card does",
        "CUS-4",
        face=22,
        values=_HOUSE_EFFECTS,
        default="charade",
        asked_with=("custom", "3"),
    ),
    number(
        "dare",
        "Cards to draw for a dare that is not done",
        "CUS-4",
        at=526,
        constant="DARE_DRAWS",
        bounds=(1, 20),
        default=2,
        asked_with=("custom", "1 2 3"),
    ),
    _blank(
        "blank_red",
        "Red blank: a lost card, or an effect",
        at=543,
        constant="BLANKS",
    ),
    _blank(
        "blank_green",
        "Green blank: a lost card, or an effect",
        at=544,
        power="3",
    ),
    _blank(
        "blank_blue",
        "Blue blank: a lost card, or an effect",
        at=545,
        power="2",
    ),
    _blank(
        "blank_yellow",
        "Yellow blank: a lost card, or an effect",
        at=546,
    ),
    number(
        "blank_points",
        "Points of a blank card",
        "OFF-12",
        at=547,
        bounds=(0, 50),
        default=20,
    ),
    number(
        "cans",
        "Cans of 24 dice",
        "DIC-1",
        at=540,
        bounds=(1, 3),
        default=2,
    ),
    yes_no(
        "open",
        "All hands lie open",
        "DIC-1",
        at=541,
        asks=HOUSE,
        brings=("peek", "1"),
        against=(Against("1", "piles", "face_down", "Who sees all hands sees every cheat"),),
    ),
    Option(
        "decks",
        "Decks shuffled together; auto: two from seven players on",
        "CRO-1",
        at=480,
        values=(
            Value("1", "1"),
            Value("2", "2", constant="TWO_DECKS"),
            Value("auto", "auto", constant="DECKS_BY_PLAYERS"),
        ),
    ),
    number(
        "cards",
        "Cards dealt to each player",
        "OFF-1",
        at=481,
        constant="CARDS_DEALT",
        bounds=(1, 15),
        default=7,
    ),
    number(
        "many_cards",
        "Cards dealt from five players on; 0: as many as to four",
        "CRO-1",
        at=525,
        bounds=(0, 15),
        default=0,
    ),
)
