"""These options choose when wilds may be laid, who may challenge them, and what that costs."""

from sim.options.option import CARDS_ACT, HOUSE, Against, Option, Value, number, yes_no

TITLE = "Wilds"
OPTIONS = (
    Option(
        "wild",
        "When a Wild may be laid",
        "DBL-6",
        at=510,
        constant="WILD_LEGAL",
        values=(
            Value("color", "without the color", HOUSE, constant="BY_COLOR"),
            Value("color_or_number", "if nothing else fits", HOUSE),
            Value("any", "at any time"),
        ),
        default="any",
    ),
    Option(
        "wild4",
        "When a Wild Draw Four may be laid",
        "OFF-7",
        at=487,
        constant="WILD_FOUR_LEGAL",
        values=(
            Value("color", "without the color", constant="BY_COLOR"),
            Value("color_or_number", "if nothing else fits"),
            Value("any", "at any time", constant="ANY_TIME"),
            Value("forced", "instead of drawing", HOUSE, constant="ONLY_FORCED"),
        ),
    ),
    Option(
        "challenge",
        "Who may call a wild dishonest",
        "OFF-8",
        at=488,
        constant="CHALLENGES",
        values=(
            Value("next", "who must draw", constant="NEXT_CHALLENGES"),
            Value("none", "nobody"),
            Value("any", "anybody", HOUSE),
        ),
    ),
    number(
        "guilty",
        "Cards for a dishonest wild",
        "OFF-8",
        at=489,
        constant="GUILTY_DRAWS",
        bounds=(0, 20),
        default=4,
    ),
    number(
        "innocent",
        "Cards for challenging an honest wild",
        "OFF-8",
        at=490,
        constant="INNOCENT_DRAWS",
        bounds=(0, 20),
        default=6,
    ),
    yes_no(
        "dirty",
        "Cheats stand unless somebody calls them",
        "SEV-3",
        at=538,
        asks=HOUSE,
    ),
    Option(
        "caller",
        "Who may call a Wild's color that was not called",
        "GRD-19",
        at=548,
        constant="COLOR_CALLER",
        values=(
            Value("player", "its player"),
            Value("anybody", "anybody", CARDS_ACT, constant="ANYBODY"),
        ),
    ),
    yes_no(
        "color_late",
        "A Wild Draw Four's color is called after the draw",
        "CRO-3",
        at=518,
        asks=HOUSE,
        against=(Against("1", "face_up", "1", "A card not seen yet cannot lie open"),),
    ),
    yes_no(
        "no_wild_finish",
        "A wild cannot be the last card",
        "DBL-10",
        at=516,
        asks=HOUSE,
    ),
)
