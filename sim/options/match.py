"""These options choose who scores together, for what, and when a match ends."""

from sim.options.option import Against, Option, Value, number

TITLE = "The match"
_POINTS_ARE_GOOD = "Only where points count against a player"
OPTIONS = (
    Option(
        "partners",
        "Who scores together",
        "PAR-1",
        at=532,
        values=(
            Value("0", "each alone"),
            Value("1", "opposite seats", constant="OPPOSITE", players=4),
            Value("teams", "teams"),
        ),
    ),
    Option(
        "scoring",
        "Who gets which points",
        "OFF-11",
        at=493,
        values=(
            Value("winner", "all to the winner"),
            Value("low", "own cards, low wins", constant="LOW_WINS"),
            Value("own", "own, until out", constant="OWN_POINTS"),
            Value("none", "no points", constant="NO_POINTS"),
            Value("average", "average of hands won", constant="AVERAGE"),
        ),
    ),
    number(
        "target",
        "Points that end the match",
        "CORE-15",
        at=494,
        bounds=(1, 9999),
        default=500,
        asked_with=("scoring", "winner low own"),
    ),
    Option(
        "at_target",
        "A player who reaches the target",
        "CHA-1",
        at=534,
        values=(
            Value("ends", "ends the match"),
            Value("sits_out", "plays no more"),
        ),
        against=(Against("sits_out", "scoring", "winner none average", _POINTS_ARE_GOOD),),
    ),
    number(
        "hands",
        "Hands in a match; 0: until somebody reaches the target",
        "SEV-4",
        at=533,
        constant="MATCH_HANDS",
        bounds=(0, 250),
        default=0,
        asked_with=("scoring", "average"),
    ),
    Option(
        "reshuffle",
        "Cards between two hands",
        "DBL-9",
        at=535,
        values=(
            Value("1", "are shuffled"),
            Value("0", "are only cut"),
        ),
    ),
    Option(
        "start",
        "First card of the next hand",
        "TAB-1",
        at=550,
        values=(
            Value("turned", "is turned up"),
            Value("last_discard", "is the last discard"),
        ),
        against=(
            Against("last_discard", "deck", "dice", "A die goes back into the pool"),
            Against("last_discard", "piles", "2 face_down", "It needs one discard pile, face up"),
        ),
    ),
    number(
        "tables",
        "Tables to cover with discards; 0: none",
        "TAB-1",
        at=536,
        bounds=(0, 99),
        default=0,
        against=(
            Against("+", "hands", "+", "Both end a match: let one of them be 0"),
            Against("+", "piles", "2 face_down", "Tables are covered by one pile of cards"),
            Against("+", "deck", "dice", "Tables are covered by cards"),
        ),
        asked_with=("start", "last_discard"),
    ),
    number(
        "table_cards",
        "Discards that cover a table",
        "TAB-1",
        at=537,
        bounds=(1, 250),
        default=20,
        asked_with=("start", "last_discard"),
    ),
)
