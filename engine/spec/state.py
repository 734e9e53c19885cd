"""This module declares every field of a game's state, in the order in which they lie there.

    Field(name, size, what each byte may hold, a sentence)

`python -m sim index` makes engine/state/layout.py from it, with offsets, and the bounds that a
saved match must keep to (engine/state/bounds_generated.py). So a field that is added moves all
behind it, unless its group has spare bytes: a group with a `size` takes that many, whether it has
fields for them or not. Saves of before are refused where a field has moved: `index` says so, and
gives them another version (engine/spec/kept.txt).
"""

from dataclasses import dataclass, field

from engine.spec.values import (
    ANYTHING,
    CARD,
    CARD_OR_NONE,
    FLAG,
    NUMBER,
    SEAT,
    SEAT_OR_NOBODY,
    SEATS,
    ZERO,
    Holds,
    Place,
    below,
    count_up_to,
    generators,
    here,
    one_of,
    value_of,
)


@dataclass(frozen=True)
class Field:
    """A field: its constant, its bytes, what each of them may hold, and a sentence.

    parts: names of bytes within it, by place. size_as: a constant for its size.
    """

    name: str
    size: int
    holds: Holds
    line: str
    parts: tuple[tuple[int, str, str], ...] = ()
    size_as: str = ""
    place: Place = field(default_factory=here)


@dataclass(frozen=True)
class Records:
    """Records that lie one behind the other: their constant, how many, and their fields.

    size_as, count_as: constants. first: the number of the first one, from which offsets of fields
    are counted. The end and the mask of a number may have constants, too.
    """

    name: str
    size_as: str
    count: int
    line: str
    fields: tuple[Field, ...]
    count_as: str = ""
    first: int = 0
    end_as: str = ""
    mask_as: str = ""
    place: Place = field(default_factory=here)


@dataclass(frozen=True)
class Group:
    """Fields that lie together. head: what the layout says above them.

    begin_as: a constant for the offset of its first byte.
    size: its bytes, if it keeps some spare.
    """

    head: str
    fields: tuple[Field | Records, ...]
    begin_as: str = ""
    size: int = 0
    place: Place = field(default_factory=here)


MAX_SEATS = 10
FACES = 24
# Constants beside the fields: name, number, and a sentence or nothing.
CONSTANTS = (
    ("MAX_SEATS", MAX_SEATS, ""),
    ("NOBODY", 255, ""),
    ("DISCARDS", 2, "the number of discard pile 1 among the four piles of PILE_SIZE"),
)

PHASES = one_of(
    TO_PLAY="",
    DREW="",
    ACTED="where cards act: the play is being carried out; then the turn ends",
    FREE="a free play: it must be used (DBL-2)",
)
EFFECTS = (
    one_of(
        NOTHING="",
        SKIPS_NEXT="",
        TURNS_DIRECTION="",
        DRAWS_TWO="",
        CALLS_COLOR="",
        DRAWS_FOUR="",
        CALLS_PEPPER="",
        CALLS_SEAT="",
        GETS_THREES="",
        SWAPS_SEATS="",
        GETS_SALT="",
        ACTS_ALONE="no effect, but a bound: numbers with a higher one cumulate (GRD-8)",
        ALL_DRAW="",
        NAMED_DRAWS="",
        TAKES_CARD="",
        NAMED_GIVES="",
        SWAPS_HANDS="plus several bits combines effects: 1 may swap, 2 pass, 4 all draw",
        MAY_SWAP_HANDS="",
        PASSES_HANDS="",
    )
    .then(4, ALL_DRAW_BIT="of those bits")
    .then(
        24,
        SHUFFLES_HANDS="",
        DARES="",
        OTHERS_DRAW="",
        OTHERS_DISCARD="",
        OTHERS_SKIP="",
        CHARADE="",
    )
    .unbounded()
)
PILE_OR_NONE = below(3)  # 1 or 2
A_BIT_FOR_EACH_PILE = below(4)

WINDOW = (
    Field("KIND", 1, ANYTHING, "the type of the window"),
    Field("STAGE", 1, ANYTHING, "how far it has come"),
    Field("ACTOR", 1, SEAT, "the seat that set it off"),
    Field("TARGET", 1, ANYTHING, "the seat that it asks, or is about"),
    Field("OTHER", 1, ANYTHING, "a third seat that takes part, where the type says so"),
    Field(
        "AMOUNT", 1, ANYTHING, "how many cards, or times, are still to come; the number at stake"
    ),
    Field("PILE", 1, below(2), "the discard pile, 0 or 1, that it is about"),
    Field("CARD", 1, ANYTHING, "the card that it is about"),
    Field(
        "FLAGS", 1, ANYTHING, "what else is so: a bit for each fact (engine/state/window_types.py)"
    ),
    Field("ASKED", 2, SEATS, "the set of seats that are still to be asked; none: only FIRST is"),
)

PUBLIC = (
    Group(
        "What is used most lies in the first 48 bytes: in a board's code a number below 48 takes"
        " one byte, and one above 63 takes three. With COUNTS at 0 a seat is its own offset.",
        (
            Field("COUNTS", MAX_SEATS, ANYTHING, "cards in hand, by seat"),
            Field("TOP", 1, ANYTHING, "where the newest window's record is: see WINDOWS"),
            Field("DEPTH", 1, ANYTHING, "open windows"),
            Field(
                "FIRST",
                1,
                SEAT_OR_NOBODY,
                "the seat that is asked first (CORE-11); NOBODY: the hand is over",
            ),
            Field("PHASE", 1, PHASES, "of the turn"),
            Field("TURN", 1, SEAT, "the seat on turn"),
            Field(
                "STATUS",
                1,
                one_of(IN_PLAY="", HAND_ENDED="", MATCH_ENDED="", NOT_STARTED="").below(
                    "NOT_STARTED"
                ),
                "of the match",
            ),
            Field(
                "DIRECTION",
                1,
                one_of(LEFT='clockwise, to the next higher seat: "left" (CORE-1)', RIGHT=""),
                "of play",
            ),
            Field(
                "STEP",
                1,
                ANYTHING,
                "added to a seat modulo PLAYERS: 1, or PLAYERS - 1 when DIRECTION is RIGHT",
            ),
            Field("TOP_CARD", 2, CARD, "of discard pile 1, with the color called; then of pile 2"),
            Field(
                "PILE_SIZE",
                4,
                ANYTHING,
                "cards in draw pile 1, 2, discard pile 1, 2",
                parts=((2, "DISCARD_SIZE", "PILE_SIZE + DISCARDS: cards in discard pile 1"),),
            ),
            Field("LEFT_IN", 1, ANYTHING, "how many seats are not out"),
            Field(
                "UNTIL_TURN", 1, FLAG, "not 0: something is set that ends when the next turn begins"
            ),
            Field(
                "SHOWN_TO",
                1,
                SEAT_OR_NOBODY,
                "the seat that is shown hands (OFF-8, GRD-29), NOBODY: none is shown",
            ),
            Field(
                "JUMPABLE",
                1,
                PILE_OR_NONE,
                "the pile, 1 or 2, whose top card may be jumped on (DBL-2, CORE-12), or 0",
            ),
            Field("UNCALLED", 2, SEATS, "seats whose Uno can be caught (OFF-9)"),
            Field("OUT", 2, SEATS, "seats out of the hand"),
            Field(
                "DISCOVERED",
                2,
                SEATS,
                "seats brought to one card by others, Uno not called (GRD-36)",
            ),
            Field("TURNS_LEFT", 2, NUMBER, "two bytes (CORE-16)"),
            Field(
                "ACTIVE",
                1,
                SEAT,
                "the seat that plays the card that acts now (GRD-2, GRD-12, GRD-27)",
            ),
            Field("", 2, ZERO, "always 0: see WINDOWS"),
            Field("CALLED", 2, SEATS, "seats that called Uno for the one card that they hold"),
            Field(
                "TOP_BY",
                2,
                SEAT,
                "the player who laid the top card of discard pile 1; then of pile 2",
            ),
            Field(
                "PASSES",
                1,
                count_up_to(MAX_SEATS),
                "passes in a row with nothing to draw (CORE-4)",
            ),
            Field(
                "CLOSED",
                1,
                PILE_OR_NONE,
                "the discard pile, 1 or 2, that must be formed again (GRD-12); 0: none",
            ),
            Field("NEXT", 1, SEAT, "the seat that is on turn after this turn"),
        ),
    ),
    Group(
        "The bytes from here to WINDOWS belong to the match: a new hand leaves them as they are.",
        (
            Field("PLAYERS", 1, ANYTHING, "how many play, from 2 on"),
            Field("EVENT_COUNT", 1, ANYTHING, "events so far, modulo 256"),
        ),
        begin_as="PER_MATCH",
    ),
    Group(
        "The window stack (engine/state/windows.py): DEPTH records of WINDOW_SIZE bytes, oldest"
        " first. Record n begins at WINDOWS + (n - 1) * WINDOW_SIZE and is named by"
        " w = n * WINDOW_SIZE, which fits into one byte (TOP); its fields lie at w + KIND, w +"
        " STAGE"
        " and so on.\n\nWith no window open w is 0. The turn is what is asked then: its KIND and"
        " STAGE are bytes that are always 0, among those used most.",
        (
            Records(
                "WINDOWS",
                size_as="WINDOW_SIZE",
                count=23,
                count_as="MAX_WINDOWS",
                line="",
                fields=WINDOW,
                first=1,
            ),
        ),
    ),
    Group(
        "Of the hand.",
        (
            Field("WINNERS", 2, SEATS, "seats that won the hand; none on a tie"),
            Field(
                "LOSER",
                1,
                SEAT_OR_NOBODY,
                "the seat that lost the hand, where one does (COW-5), else NOBODY",
            ),
            Field("STARTER", 1, SEAT, "the seat that starts the hand (CORE-1)"),
            Field("GAINED", 2, NUMBER, "two bytes: points that the hand's winner took"),
            Field(
                "WAY_OVER",
                1,
                one_of(
                    BY_LAST_CARD="",
                    BY_BLOCK="",
                    BY_LIMIT="of turns (CORE-16)",
                    BY_STOP="all tables are covered (TAB-1), or somebody went out at another"
                    " (SOC-1)",
                ),
                "how the hand ended",
            ),
            Field("CARDS_IN_PLAY", 1, ANYTHING, "cards in the deck"),
            Field(
                "HAND_POINTS",
                2 * MAX_SEATS,
                ANYTHING,
                "points held when the hand ended, two bytes by seat",
            ),
            Field(
                "SHOWN_COUNTS",
                MAX_SEATS,
                ANYTHING,
                "by seat: how many cards, the hand's first, are shown to SHOWN_TO",
            ),
            Field("SALT", 1, SEAT_OR_NOBODY, "the seat that has the salt shaker, or NOBODY"),
            Field("PEPPER", 1, SEAT, "the seat that has the pepper shaker"),
            Field(
                "OPENING",
                1,
                one_of(
                    FIRST_ACTS="the first card acts",
                    FIRST_TURN="a turn on pile 1 alone",
                    BOTH_OPEN="",
                ),
                "how far the opening of a hand with two discard piles has come (GRD-2, GRD-3)",
            ),
            Field("SET_SIZE", 1, count_up_to(8), "cards of the play that is being carried out"),
            Field("SET_CARDS", 8, CARD, "those cards, eight at most, bottom up"),
            Field("SET_TIMES", 8, ANYTHING, "how often each card in SET_CARDS acts (GRD-8)"),
            Field(
                "TALLY",
                MAX_SEATS,
                count_up_to(99),
                "by seat: cards that it still has to draw for one card (GRD-16)",
            ),
            Field("CLOSED_BY", 1, SEAT, "the seat that took the last card of the pile CLOSED"),
            Field(
                "CARRIED",
                1,
                ANYTHING,
                "cards to draw that pass from a stack to the card added to it",
            ),
            Field(
                "FREE_PLAY",
                1,
                FLAG,
                "not 0: the seat on turn has a free play to come (DBL-2, DBL-4)",
            ),
            Field(
                "WITHOUT_PLAY",
                1,
                A_BIT_FOR_EACH_PILE,
                "a bit for each pile: the turn before did not lay its top card (DIR-2)",
            ),
            Field(
                "NOTED",
                2 * MAX_SEATS,
                ANYTHING,
                "points of seats that had to leave the hand, two bytes by seat (DEA-1)",
            ),
            Field(
                "SORRIES",
                MAX_SEATS,
                ANYTHING,
                'by player: draw cards laid for which "sorry" was not reported (CRO-7)',
            ),
            # After fifty none is offered, but those offered before can be given.
            Field(
                "SETS_GIVEN",
                1,
                count_up_to(149),
                "Rainbows and Runs given away in the turn (CORE-16)",
            ),
            Field(
                "LAID_ON",
                1,
                PILE_OR_NONE,
                "the pile, 1 or 2, where the turn's last card was laid or turned; 0: none",
            ),
            Field(
                "CHEAT_TURN",
                1,
                SEAT,
                "the seat that was on turn before a possible cheat (SEV-3); then the table before"
                " it, as now in PHASE and so on",
            ),
            Field("CHEAT_PHASE", 1, PHASES, ""),
            Field("CHEAT_JUMPABLE", 1, PILE_OR_NONE, ""),
            Field("CHEAT_WITHOUT_PLAY", 1, A_BIT_FOR_EACH_PILE, ""),
            Field("CALLERS", 2, SEATS, "seats that called a card laid face down a cheat (TWD-2)"),
            Field(
                "HIT",
                1,
                ANYTHING,
                "the player who pays for the exact card just laid, plus one (DIR-2); 0: nobody",
            ),
            Field("BELOW", 1, CARD, "the card that the play being carried out was laid on"),
        ),
        size=115,
    ),
    Group(
        "Of the match. A new hand clears all bytes before these, but those from PER_MATCH to"
        " WINDOWS.",
        (
            Field("DEALER", 1, SEAT, ""),
            Field("RULE_SET", 1, ANYTHING, "the rule set's number"),
            Field(
                "HAND_NUMBER",
                1,
                ANYTHING,
                "1 for the first hand of a match; 255: that one or a later one",
            ),
            Field("MATCH_WINNERS", 2, SEATS, ""),
            Field("SEATED", 1, ANYTHING, "how many seats were dealt cards for this hand"),
            Field("FIRST_KIND", 1, CARD, "the card that this hand began on"),
            Field(
                "SCORER",
                1,
                SEAT_OR_NOBODY,
                "the seat that keeps score (GRD-39), NOBODY: not settled",
            ),
            Field("SCORES", 2 * MAX_SEATS, ANYTHING, "points in the match, two bytes by seat"),
            Field(
                "SITTING_OUT", 2, SEATS, "seats that reached the target and play no more (CRO-2)"
            ),
            Field("PLAYER_AT", MAX_SEATS, SEAT, "by seat: the player who sits there (GRD-33)"),
            Field(
                "EFFECTS",
                FACES,
                EFFECTS,
                "by face: what it does when it is laid, as the options have it",
            ),
            Field(
                "OPTIONS",
                88,
                ANYTHING,
                "the options of the rules (engine/state/options.py)",
                size_as="OPTIONS_SIZE",
            ),
            Records(
                "EVENTS",
                size_as="EVENT_SIZE",
                count=64,
                count_as="EVENTS_KEPT",
                end_as="EVENTS_END",
                mask_as="EVENT_MASK",
                line="the newest EVENTS_KEPT events, a ring (engine/state/events.py)",
                fields=(
                    Field("EVENT_KIND", 1, ANYTHING, ""),
                    Field("EVENT_SEAT", 1, ANYTHING, ""),
                    Field("EVENT_OTHER", 1, ANYTHING, ""),
                    Field("EVENT_CARD", 1, ANYTHING, ""),
                ),
            ),
            Field(
                "HANDS_WON",
                MAX_SEATS,
                ANYTHING,
                "by player, in the match: hands won, or lost where hands have a loser and no winner"
                " (COW-5)",
            ),
            Field("UNOS", MAX_SEATS, ANYTHING, "by player: Unos called in the match"),
            Field(
                "TEAM",
                MAX_SEATS,
                count_up_to(MAX_SEATS),
                "by player: the number of the team, from 1; 0: none (PAR-1)",
            ),
            Field(
                "TRAIL",
                2,
                NUMBER,
                "where discards cover tables: how many of the match were taken off the pile"
                " (TAB-1)",
            ),
            Field(
                "KEPT",
                1,
                ANYTHING,
                "the discard that the next hand starts on, plus 128 (TAB-1); 0: none",
            ),
            Field("HAD_TURN", 2, SEATS, "seats that have had or lost a turn in the hand (CRO-5)"),
            Field("ASIDE_SIZE", 1, ANYTHING, "cards set aside in the hand (CRO-7)"),
            Field("TURN_LIMIT", 2, NUMBER, "turns that the hand may have, two bytes (CORE-16)"),
            Field(
                "BROUGHT",
                2,
                SEATS,
                "with uno_until other than turn: seats in UNCALLED that something else than their"
                " own play brought to one card; they can be caught only until the next turn begins"
                " (CUS-5)",
            ),
            Field(
                "LAST_CHANCE",
                2,
                SEATS,
                "with uno_until=taken: seats that can be caught only until the present turn is over"
                " (OFF-9)",
            ),
            Field(
                "CATCHES",
                MAX_SEATS // 2,
                ANYTHING,
                "by player: Unos caught in the hand, 4 bits each; an even player's are the low"
                " ones",
            ),
        ),
        begin_as="PER_HAND",
        size=456,
    ),
    Group(
        "Of each player, and of seats by color.",
        (
            Field("AGES", MAX_SEATS, ANYTHING, "by seat, in years; 0: not given"),
            Field(
                "QUIZ",
                MAX_SEATS,
                value_of("quiz"),
                "by player: which question is asked (DIC-2)",
            ),
            Field("RIGHT_ANSWERS", MAX_SEATS, ANYTHING, "by player, in the match"),
            Field("SEAT_OF_COLOR", 4, ANYTHING, "by color: the seat that its Two calls (GRD-26)"),
        ),
    ),
)
SECRET = (
    Group(
        "What not everybody knows.",
        (
            Field(
                "SHUFFLER",
                16,
                generators("A0", "A1", "A2", "A3"),
                "four words of 30 bits (engine/state/generator.py)",
            ),
            Field("ROLLER", 4, generators("ROLL"), "the bots' generator: one such word"),
            Field(
                "GUILTY",
                1,
                FLAG,
                "not 0: a call of what was laid last would find a bluff or a cheat (OFF-7)",
            ),
            Field(
                "DRAWN",
                1,
                CARD_OR_NONE,
                "while PHASE is DREW: the card drawn; NO_CARD: it went to a neighbor",
            ),
            Field(
                "UNSETTLED",
                1,
                ANYTHING,
                "cards at the bottom of draw pile 1 that are not shuffled yet",
            ),
            Field(
                "AS_LISTED",
                1,
                below(2),
                "not 0: a scenario's table, where dice are not rolled nor hands shuffled",
            ),
            Field("DRAFT_SIZE", 1, count_up_to(7), "cards that a seat has put aside for a set"),
            Field("DRAFT", 7, CARD, "the kinds of those cards, seven at most"),
            Records(
                "SECRETS",
                size_as="SECRET_SIZE",
                count=15,
                line="what only the seat of a window knows, for each of the oldest records",
                fields=(Field("", 3, ANYTHING, ""),),
            ),
            Field("PALMED", 2, SEATS, "seats that hide a Wild Draw Four at the end (SEV-3)"),
        ),
        begin_as="PUBLIC",
        size=80,
    ),
)
STATE = PUBLIC + SECRET
END_AS = "ZONES"  # piles, then hands

ZONES = one_of(DRAW_ZONE="", ASIDE_ZONE="", DISCARD_ZONE="", LAID_BY_ZONE="", HANDS="")

# A view begins with the public bytes; then comes what its seat alone knows (engine/view.py).
VIEW = (
    Field("VIEW_SEAT", 1, SEAT, "whose view this is"),
    Field("VIEW_DRAWN", 1, CARD_OR_NONE, "the card just drawn; NO_CARD: none"),
    Field("VIEW_FACE_UP", 1, ANYTHING, "how many face-up cards are listed at the view's end"),
    Field(
        "VIEW_DRAFT",
        8,
        ANYTHING,
        "how many own cards are put aside for a set, then their kinds",
        size_as="VIEW_DRAFT_SIZE",
    ),
    Field("VIEW_SHOWN_COUNT", 1, ANYTHING, "how many cards of other hands this seat is shown"),
    Field(
        "VIEW_HAND", 1, ANYTHING, "the own hand, COUNTS[seat] cards; behind them, the hands shown"
    ),
)
