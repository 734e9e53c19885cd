"""This module declares the events that everybody sees, each with all that anybody makes of it.

`python -m sim index` makes from it the numbers (engine/state/events.py), what the table shows and
sounds (lib/ui/table/events_generated.py) and what a saved match may hold
(engine/state/event_bounds_generated.py), and numbers the words (`tools.words`). A new event comes
last, since saved matches and replays have the numbers: the first one has number 1.

    Event(
        "BACKFIRED",
        "Seat laid a Wild (card), so other draws instead.",
        rule="backfire",                    engine/rules/backfire.py; none: the turn's own
        other=SEAT,                         EVENT_OTHER, of engine/spec/values.py
        card=CARD,                          EVENT_CARD: CARD, CARD_OR_NONE or NO_CARD
        log="@ backfired on #",             a line of the log; None: it has none
        banner=Banner("BACKFIRE", hits=OTHER, reads=FOR),
        bubble="ouch",                      beside the face of whom the banner hits
        to_seat=MEAN, to_other=AWFUL,       what it is to their players, for their faces
        sound="CAUGHT",                     a tune of lib/ui/table/sound.py
        motion=LAYS,                        how its card moves
        owed_for="no UNO",                  why cards are owed after it that no card has caused
    )

In the log @ stands for the seat, # for the other, $ for the card and % for the number; behind a {
stand shorter words, for where there is less room. `Cases` has the words that it has at times:
`Cases("@ to #: $", when_other_is_seat="@ drew $")`; a banner has such cases, too.
"""

from dataclasses import KW_ONLY, dataclass, field
from typing import Generic, TypeVar

from engine.spec.values import (
    CARD,
    CARD_OR_NONE,
    CODES,
    SEAT,
    SEAT_OR_NOBODY,
    ZERO,
    Holds,
    Place,
    here,
)

# The names below are those of constants, each in the file that is named.
# Whom a banner hits (lib/ui/table/drama.py). SITTER is the event's own seat. PAYER is whoever must
# draw for what was laid, if anybody must; the table writes how many cards, or the color called.
SITTER, OTHER, BOTH, PAYER = "SITTER OTHER BOTH PAYER".split()
# The color of a banner (engine/state/cards.py).
RED, GREEN, BLUE, YELLOW = "RED GREEN BLUE YELLOW".split()
# How a banner reads: the name below its words, with FOR or BY before the name, or the name above
# them, or the name and a colon (lib/ui/table/drama.py).
NAME_BELOW, FOR, BY, NAME_ABOVE, SAYS = "NAME_BELOW FOR BY NAME_ABOVE SAYS".split()
# What an event is to a player (lib/ui/table/tempers.py).
# MEAN: what it did hits another; AWFUL: it is hit.
NO_MATTER, GOOD, GREAT, MEAN, BAD, AWFUL = "NO_MATTER GOOD GREAT MEAN BAD AWFUL".split()
# How a card moves (lib/ui/table/motion.py).
STAYS, DEALS, DRAWS, LAYS, TURNS_UP, TAKES_BACK = (
    "STAYS DEALS DRAWS LAYS TURNS_UP TAKES_BACK".split()
)
# What the card is (LAID), or who won (HAND_OVER), says it: sound.py and tempers.py there.
CODED = "CODED"
COLOR = Holds("a color", 4)
NO_CARD = Holds("NO_CARD", CODES["CARD_OR_NONE"])

Said = TypeVar("Said")


@dataclass(frozen=True)
class Cases(Generic[Said]):
    """What an event says, and what it says instead at times.

    when_no_card: EVENT_CARD is NO_CARD. Of an other that is a seat: when it is the event's own seat
    or nobody. Of one that is a number: when it is 0, or counts, which means it is above 0.
    """

    said: Said
    _: KW_ONLY
    when_no_card: Said | None = None
    when_other_is_seat: Said | None = None
    when_other_is_nobody: Said | None = None
    when_other_is_0: Said | None = None
    when_other_counts: Said | None = None


@dataclass(frozen=True)
class Banner:
    """What a banner over the piles says. you: its words if it hits the holder of the device.

    in_place_of_name: words that stand where others have a name.
    """

    words: str
    _: KW_ONLY
    hits: str = SITTER
    color: str = RED
    reads: str = NAME_BELOW
    you: str = ""
    in_place_of_name: str = ""


NO_BANNER = Banner("")  # in a case, so that it has no bubble either
PRICE = Banner("", hits=PAYER)


@dataclass(frozen=True)
class Event:
    """See the module. to_seat_without_card: what it is to the seat when it has no card.

    sounds_when_told: its tune waits for the banner, which is the first to tell of it.
    """

    name: str
    sentence: str
    _: KW_ONLY
    rule: str = ""
    other: Holds = ZERO
    card: Holds = NO_CARD
    log: str | Cases[str] | None
    banner: Banner | Cases[Banner] | None = None
    bubble: str = ""
    to_seat: str = NO_MATTER
    to_other: str = NO_MATTER
    to_seat_without_card: str = ""
    sound: str = ""
    sounds_when_told: bool = False
    motion: str = STAYS
    owed_for: str = ""
    place: Place = field(default_factory=here, compare=False)


@dataclass(frozen=True)
class Temper:
    """The faces of lib/ui/draw/faces.py that events bring, by what they are to the player.

    name: of a temper of lib/ui/table/tempers.py.
    """

    name: str
    _: KW_ONLY
    good: str
    great: str
    mean: str
    bad: str
    awful: str
    place: Place = field(default_factory=here, compare=False)


def number(said: str, most: int | None = None) -> Holds:
    """A number from 0 on. said: what it counts. most: its highest value, if that is certain."""
    return Holds(said, CODES["ANY"] if most is None else most + 1)


EVENTS = (
    Event(
        "LAID",
        "Seat laid card.",
        other=number("cards left in its hand after the whole set"),
        card=CARD,
        log="@: $",  # the table adds the other cards of a set
        banner=PRICE,
        to_seat=CODED,
        sound=CODED,
        motion=LAYS,
    ),
    Event(
        "DREW_CARD",
        "Seat drew a card of its own accord.",
        log="@ drew a card",
        bubble="+1",
        sound="DRAW",
        motion=DRAWS,
    ),
    # Other is NOBODY for a card that was turned up. With NO_CARD an event before it says why: one
    # that has `owed_for`.
    Event(
        "DREW_OWED",
        "Seat drew a card that it owed, for card of other if it has one.",
        other=SEAT_OR_NOBODY,
        card=CARD_OR_NONE,
        log="@ drew %",  # the table counts those in a row, and adds why
        to_seat=AWFUL,
        sound="DRAW",
        motion=DRAWS,
    ),
    Event(
        "PASSED",
        "Seat passed, or kept the drawn card.",
        log="@ passed",
        bubble="pass",
    ),
    Event(
        "SKIPPED",
        "Seat lost its turn.",
        log="@ missed a turn{@ lost a turn",
        banner=Banner("SKIPS"),
        bubble="skip",
        to_seat=BAD,
        sound="SKIP",
    ),
    Event(
        "TURNED",
        "Seat turned the direction.",
        other=number("the new direction", 1),
        log=None,
        banner=Banner("REVERSE", color=YELLOW, reads=BY),
        sound="CHANGE",
    ),
    Event(
        "COLOR_CALLED",
        "Seat called a color.",
        other=COLOR,
        log="@ called ",  # the table adds the color
        banner=PRICE,
        sound="CHANGE",
    ),
    Event(
        "SAID_UNO",
        "Seat called Uno, with the card just laid or late.",
        log="@: UNO!",
        banner=Banner("UNO!", color=YELLOW, reads=SAYS),
        bubble="UNO!",
        to_seat=GOOD,
        sound="UNO",
    ),
    Event(
        "CAUGHT",
        "Seat caught other with an uncalled Uno.",
        other=SEAT,
        log="@ caught #",
        banner=Banner("CAUGHT", hits=OTHER),
        bubble="ouch",
        to_seat=MEAN,
        to_other=AWFUL,
        sound="CAUGHT",
        owed_for="no UNO",
    ),
    Event(
        "CHALLENGED",
        "Seat challenged other, or nobody by name; card: what was challenged.",
        other=SEAT_OR_NOBODY,
        card=CARD_OR_NONE,
        log=Cases(
            "@ challenged #{@: challenge", when_other_is_nobody="@: one is hidden{@: hidden one"
        ),
        banner=Banner("GUILTY?", hits=OTHER, color=BLUE, reads=NAME_ABOVE),
        bubble="hm?",
    ),
    Event(
        "GUILTY_FOUND",
        "Other was guilty; seat challenged, or is other if it lay face down.",
        other=SEAT,
        card=CARD_OR_NONE,
        log=Cases("Guilty: #", when_other_is_seat="Guilty: $"),
        banner=Cases(
            Banner("GUILTY!", hits=OTHER, reads=NAME_ABOVE),
            when_other_is_seat=Banner("CAUGHT!", hits=OTHER),
        ),
        bubble="oops",
        to_seat=MEAN,
        to_other=AWFUL,
        sound="CAUGHT",
        sounds_when_told=True,
        owed_for="challenge",
    ),
    # Other is NOBODY if no card was hidden at all (SEV-3).
    Event(
        "INNOCENT_FOUND",
        "Other was innocent; seat challenged, or is other if it lay face down.",
        other=SEAT_OR_NOBODY,
        card=CARD_OR_NONE,
        log=Cases(
            "Innocent: #",
            when_other_is_seat="Innocent: $",
            when_other_is_nobody="None was hidden{None hidden",
        ),
        banner=Banner("INNOCENT", hits=OTHER, color=GREEN, reads=NAME_ABOVE),
        bubble="ha!",
        to_seat=AWFUL,
        to_other=GREAT,
        owed_for="challenge",
    ),
    Event(
        "RESHUFFLED",
        "The discards became the draw pile: seat had to draw.",
        other=number("always 1", 1),
        log="Discards reshuffled{Reshuffled",
    ),
    Event(
        "WENT_OUT",
        "Seat laid its last card.",
        other=number("its place, from 1", 10),
        card=CARD_OR_NONE,
        log="@ went out",
        banner=Banner("IS OUT!", color=GREEN, reads=NAME_ABOVE, you="ARE OUT!"),
        bubble="yes!",
        to_seat=GREAT,
    ),
    Event(
        "FIRST_CARD",
        "The dealer (seat) turned card.",
        card=CARD,
        log="First: $",
    ),
    Event(
        "CARD_RETURNED",
        "A first card went back into the pile (OFF-2).",
        other=number("1 if under it", 1),
        card=CARD_OR_NONE,
        log="$ set aside{$ aside",
    ),
    Event(
        "HAND_OVER",
        "Seat won the hand, NOBODY if nobody did.",
        other=number("WAY_OVER", 3),
        log=None,  # but for a hand that reached its limit
        banner=Banner("WINS!", color=YELLOW, reads=NAME_ABOVE, you="WIN!"),
        bubble="yes!",
        to_seat=GREAT,
        sound=CODED,
    ),
    Event(
        "MATCH_OVER",
        "Seat won the match.",
        log="@ won the match{@ won",
        to_seat=GREAT,
    ),
    Event(
        "DEALT",
        "Seat deals.",
        other=number("cards each"),
        log="@ dealt",
        motion=DEALS,
    ),
    Event(
        "DREW_FOR_DEAL",
        "Seat drew card to settle who deals (CORE-1).",
        card=CARD,
        log="@ drew $",
    ),
    Event(
        "NAMED",
        "Seat named other.",
        rule="one",
        other=SEAT,
        log="@ chose #",
        banner=PRICE,
    ),
    Event(
        "GAVE",
        "Seat gave other a card, which it names where all could see it.",
        other=SEAT,
        card=CARD_OR_NONE,
        log="@ to #: ${To #: $",
    ),
    Event(
        "TOOK",
        "Seat took a card of other's, which it names where all could see it.",
        rule="four",
        other=SEAT,
        card=CARD_OR_NONE,
        log="@ took $",
    ),
    Event(
        "SHOWED",
        "Seat showed its hand to other.",
        rule="four",
        other=SEAT,
        log="@ showed # cards{@ showed #",
    ),
    Event(
        "REFUSED",
        "Seat refused what other gave; it names the card that was shown on its way.",
        rule="five",
        other=SEAT,
        card=CARD_OR_NONE,
        log="@ refused it",
    ),
    Event(
        "BACKFIRED",
        "Seat laid a Wild (card), so other draws instead.",
        rule="backfire",
        other=SEAT,
        card=CARD_OR_NONE,
        log="@ backfired on #{@ backfired",
        banner=Banner("BACKFIRE", hits=OTHER, reads=FOR),
        bubble="ouch",
        to_seat=GOOD,
        to_other=AWFUL,
        motion=LAYS,
    ),
    Event(
        "RECOVERED",
        "Seat laid a Reverse (card) on the one of other.",
        rule="recover",
        other=SEAT,
        card=CARD_OR_NONE,
        log="@ turned it back{@ hit back",
        banner=Banner("BACK TO", hits=OTHER, color=BLUE),
        bubble="oh no",
    ),
    Event(
        "GIVES_AWAY",
        "Seat has a Rainbow or a Run.",
        rule="melds",
        other=number("0: a Rainbow, 1: a Run", 1),
        log=Cases("@: a Rainbow!", when_other_counts="@: a Run!"),
        banner=Cases(
            Banner("RAINBOW", color=YELLOW, reads=BY),
            when_other_counts=Banner("RUN", color=YELLOW, reads=BY),
        ),
        bubble="ta-da!",
    ),
    Event(
        "LAID_OPEN",
        "Seat drew card, which now lies face up before other.",
        rule="seven_eight_nine",
        other=SEAT,
        card=CARD,
        log=Cases("@ to #: ${To #: $", when_other_is_seat="@ drew $"),
    ),
    Event(
        "SWAPPED",
        "The players of seat and other changed places.",
        rule="six_on_nine",
        other=SEAT,
        log="@ & # swap seats{@ & # swap",
        banner=Banner("SEATS", hits=BOTH, color=BLUE),
        bubble="hey!",
    ),
    Event(
        "SALT_TO",
        "Seat took the salt.",
        rule="eight",
        log="@ took the salt{@ has salt",
    ),
    Event(
        "PEPPER_TO",
        "Seat had the pepper, and called other, who has it now and is on turn.",
        rule="two",
        other=SEAT,
        log="The pepper picks #{Pepper: #",
    ),
    Event(
        "TURNED_UP",
        "Seat turned card onto a discard pile.",
        other=number("the pile, from 1", 2),
        card=CARD,
        log="Turned: $",
        motion=TURNS_UP,
    ),
    Event(
        "LIFTED",
        "Seat drew card from the top of a discard pile.",
        rule="second_pile",
        other=number("the pile, from 1", 2),
        card=CARD,
        log="@ took $",
        motion=TAKES_BACK,
    ),
    Event(
        "WALKED",
        "Seat laid both a Six and a Nine, and walks around the table (GRD-33).",
        rule="six_on_nine",
        log="@ walked around{@ walked",
    ),
    Event(
        "SHOWN_GIFT",
        "Seat showed card on its way to other.",
        other=SEAT,
        card=CARD,
        log="@ showed ${Shown: $",
    ),
    Event(
        "JUMPED",
        "Seat laid card out of turn, or in vain (no card); other was on turn.",
        rule="jump",
        other=SEAT,
        card=CARD_OR_NONE,
        log=Cases("@ jumped in", when_no_card="@ jumped in vain{@: in vain"),
        banner=Cases(Banner("JUMP-IN", color=GREEN, reads=BY), when_no_card=NO_BANNER),
        bubble="me!",
        to_seat=GOOD,
        to_seat_without_card=BAD,
        owed_for="in vain",
    ),
    Event(
        "HANDS_SWAPPED",
        "Seat and other exchanged their hands.",
        rule="swaps",
        other=SEAT,
        log="@ & # swap hands{@ & # swap",
        banner=Banner("SWAP", hits=BOTH, color=BLUE),
        bubble="hey!",
        to_seat=GOOD,
        to_other=BAD,
        sound="CHANGE",
    ),
    Event(
        "HANDS_PASSED",
        "Seat made all hands go to the next seat.",
        rule="swaps",
        other=number("the direction", 1),
        log=Cases(
            "All hands go left{Hands go left", when_other_counts="All hands go right{Hands go right"
        ),
        banner=Banner("PASS ON", color=BLUE, reads=BY),
        bubble="hey!",
        sound="CHANGE",
    ),
    Event(
        "LEFT_HAND",
        "Seat could not play and left the hand.",
        rule="leave",
        other=number("seats still in", 9),
        log="@ left: % play on{@ left",
        banner=Banner("IS GONE", reads=NAME_ABOVE, you="ARE GONE"),
        bubble="bye",
    ),
    Event(
        "LAID_DOWN",
        "Seat laid a card face down.",
        rule="face_down",
        other=number("cards left in its hand"),
        log="@: card face down{@: face down",
        sound="LAY",
    ),
    Event(
        "PUT_UNDER",
        "Seat put a card under the draw pile.",
        rule="face_down",
        log="@ put one under{@: one under",
    ),
    Event(
        "HANDS_SHUFFLED",
        "Seat shuffled all hands and dealt them out again.",
        rule="custom",
        log="Hands were shuffled{Hands shuffled",
        banner=Banner("SHUFFLE", color=BLUE, reads=BY),
        bubble="hey!",
        sound="CHANGE",
    ),
    Event(
        "THREW_AWAY",
        "Seat put card under the top one.",
        rule="custom",
        other=number("cards left in its hand"),
        card=CARD,
        log="@ shed $",
        sound="LAY",
    ),
    Event(
        "DARE_DONE",
        "Seat did the dare, or draws instead.",
        rule="custom",
        other=number("1 if it did it", 1),
        log=Cases("@ did the dare{@: dare done", when_other_is_0="@ refused the dare{@: no dare"),
    ),
    Event(
        "GUESSED",
        "Seat guessed the charade of other.",
        rule="custom",
        other=SEAT,
        log="@ guessed it",
    ),
    Event(
        "QUIZZED",
        "Seat gave an answer.",
        rule="quiz",
        other=number("the right one"),
        log="The answer: %{Answer: %",
    ),
    Event(
        "SURRENDERED",
        "Seat gave the hand to other.",
        rule="surrender",
        other=SEAT,
        log="@ gave up to #{@ gave up",
        to_seat=BAD,
        to_other=GOOD,
    ),
    Event(
        "SAID_SORRY",
        'Other reported that seat said "sorry"; seat sets two cards aside.',
        rule="sorry",
        other=SEAT,
        log="@ said sorry",
    ),
    Event(
        "TAKEN_BACK",
        "Seat takes card back, a called cheat.",
        rule="cheats",
        other=number("cards in its hand then"),
        card=CARD,
        log="Back: $",
        motion=TAKES_BACK,
    ),
    Event(
        "ADMITTED",
        "Seat admits card, a cheat that nobody called.",
        rule="cheats",
        other=number("1 if palmed, SEV-3", 1),
        card=CARD,
        log=Cases("@: cheat! ${@: cheat!", when_other_counts="@ hid a ${@ hid a card"),
        banner=Banner("CHEATED", reads=NAME_ABOVE),
        bubble="oops",
    ),
    Event(
        "LOST_HAND",
        "Seat lost the hand, which nobody won (COW-5).",
        log="@ lost the hand{@ lost",
        banner=Banner("LOSES!", reads=NAME_ABOVE, you="LOSE!"),
        bubble="oh no",
        to_seat=BAD,
        sound=CODED,
    ),
    Event(
        "NOBODY_DARED",
        "Nobody called what seat had laid face down.",
        rule="face_down",
        log="Nobody dared",
        banner=Banner("NOBODY", color=BLUE, in_place_of_name="DARED!"),
        bubble="ha!",
        to_seat=GOOD,
    ),
    Event(
        "GAVE_THREE",
        "Seat gave other a Three, which it names where all could see it (GRD-28).",
        other=SEAT,
        card=CARD_OR_NONE,
        log="@ to #: a Three{To #: Three",
    ),
    Event(
        "LOST_TURN",
        "Seat drew what cost it the turn.",
        log="@ missed a turn{@ lost a turn",
    ),
)

# What a face shows: of a bot by its temper, and of a person, who has none.
TEMPERS = (
    Temper("CALM_ONE", good="CALM", great="GLAD", mean="SLY", bad="CALM", awful="OUCH"),
    Temper("CHEERFUL", good="GLAD", great="GLAD", mean="GLAD", bad="CALM", awful="OUCH"),
    Temper("GRUMPY", good="CALM", great="GLAD", mean="SLY", bad="SAD", awful="OUCH"),
    Temper("SLY_ONE", good="SLY", great="SLY", mean="SLY", bad="CALM", awful="OUCH"),
    Temper("NO_TEMPER", good="GLAD", great="GLAD", mean="SLY", bad="SAD", awful="OUCH"),
)
