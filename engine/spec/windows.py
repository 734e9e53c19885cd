"""This module declares every type of window: what interrupts the turn, and whom it asks about what.

    Window(
        "W_RECOVER",
        "engine/rules/recover.py",
        "TARGET, who would have been next, may lay a Reverse on the one that ACTOR laid on PILE",
        asks=TARGET,
        target=SEAT,
        flags=flags(OF_TWO="two players are left: the first Reverse skipped and did not turn"),
        stages=(Stage("RECOVER_ASKS", ask="Play a Reverse, too?", to_pass="No", …),),
    )

A window is a record (engine/spec/state.py). A field that its type does not name is 0. STAGE tells
the `stages` of a type apart, in their order; where other public bytes tell what is asked, the
type has stages that are `told`, by a function of its rule. A stage says in words what is asked:

    ask            of the seat that is asked, in 20 letters
    to_pass        its answer PASS, in 18
    of_table       asked of the whole table, before the device goes round, in 20: with such words a
                   question is put to it first
    nobody_does    the table's answer that nobody does it, in 18
    somebody_does  the table's answer that # does it, in 17
    to_do          the answer NAME or CHALLENGE, in 18

In them @ stands for ACTOR, # for the seat that is asked (in the last two: that does it, or that a
choice names), $ for CARD, % for the number at stake, ^ and ~ for the numbers of BELOW and CARD, *
for what a draw is owed for, < and > for what a challenge costs the guilty and who challenges the
innocent. Several words are for the same: the first that there is room for. `shows` names what a
screen has to know besides (SHOWS), `yes` the verb (engine/state/choices.py) that is the whole of a
yes, where the answer needs no look at the hand. `help` is what *What can I do?* says.

`python -m sim index` makes of it engine/state/window_types.py, the bounds of saved matches
(engine/state/bounds_generated.py) and the table in docs/rules/questions.md, and numbers the words
(`tools.words`). A type's number is its place, and saves have it: new ones come last.
"""

from dataclasses import dataclass, field

from engine.spec.values import (
    ANYTHING,
    CARD,
    CARD_OR_NONE,
    SEAT,
    SEAT_OR_NOBODY,
    ZERO,
    Holds,
    Place,
    below,
    count_up_to,
    flags,
    here,
)

Words = str | tuple[str, ...]


@dataclass(frozen=True)
class Asks:
    """Whom a window asks. in_asked: all in ASKED; FIRST alone is asked else.

    even_out: those who are out, too, and ASKED has one at least. even_actor: ACTOR among them.
    """

    said: str
    in_asked: bool = False
    even_out: bool = False
    even_actor: bool = False


NOBODY = Asks("nobody: it only opens others")
ON_TURN = Asks("the seat on turn")
ACTOR = Asks("ACTOR")
TARGET = Asks("TARGET")
OTHER = Asks("OTHER")
IN_HAND = Asks("the seats in ASKED, of those in the hand", in_asked=True)
AT_TABLE = Asks("the seats in ASKED", in_asked=True, even_out=True)
WITH_ACTOR = Asks(
    "the seats in ASKED, ACTOR among them", in_asked=True, even_out=True, even_actor=True
)

# What a stage is like, by bit; the verb of a yes lies below them.
FIRST_SHOWN = 5
SHOWS = {
    "IN_HAND": "the answer is a card of the hand, most often",
    "ON_FIRST": "the first answer is more likely than to pass",
    "MAY_SHOW": "a card that is given may be shown to all",
    "EVERYBODY": "what one seat is asked, all will be",
    "ADDS": "seats other than TARGET answer by playing out of turn: they pass",
    "DRAWS_BLIND": "who does not answer draws, without a look at the hand",
    "DRAWS_ON": "so does who drew a card of several in that way",
    "DRAWS_ALONE": "everybody knows that DRAW is the only choice",
    "PASSES_ALONE": "who can only pass is not asked",
    "IS_BRIEF": "one of several in a row, such as a card that is drawn",
    "IS_READ": "there is something to read before the answer",
    "AT_STAKE": "the number at stake is shown beside the piles",
    "ENDS_TURN": "to draw or to pass is the end of a turn",
    "HARMS_NAMED": "whoever is named draws",
    "SWAPS_WITH_NAMED": "whoever is named swaps hands",
    "IS_SECRET": "nothing that everybody sees tells what is asked",
    "IS_RACE": "the first answer of anybody holds: persons are asked before bots",
    "GIVES_ALL": "each card that can be given will be: only to whom is a question",
    "FOR_TABLE": "it is put to the table before the device goes round",  # with words `of_table`
}


@dataclass(frozen=True)
class Stage:
    """A stage of a window: its constant, a sentence, and its words; see the module.

    asks: where only some stages ask whom their window does.
    """

    name: str
    line: str = ""
    asks: Asks | None = None
    ask: Words = ""
    to_pass: Words = ""
    of_table: Words = ""
    nobody_does: Words = ""
    somebody_does: Words = ""
    to_do: Words = ""
    shows: str = ""
    yes: str = ""
    help: str = ""
    place: Place = field(default_factory=here)


@dataclass(frozen=True)
class Window:
    """A type of window: its constant, the file that opens it, a sentence, and the rest by name.

    stage … flags: what its fields may hold. on: the type of the record below it, if always one.
    others: how many seats must be in the hand besides ACTOR. counts_down: past its first stage
    AMOUNT is not 0. tallies: while it is open TALLY may count cards to draw (GRD-16).
    after_hand: when it is the oldest, the hand is over but for what it asks. has_secret: of its
    seat (SECRETS).
    """

    name: str
    file: str
    line: str
    asks: Asks
    stages: tuple[Stage, ...] = ()
    told: tuple[Stage, ...] = ()
    stage: Holds = ZERO
    target: Holds = ZERO
    other: Holds = ZERO
    amount: Holds = ZERO
    card: Holds = ZERO
    flags: Holds = ZERO
    on: str = ""
    others: int = 0
    counts_down: bool = False
    tallies: bool = False
    after_hand: bool = False
    has_secret: bool = False
    place: Place = field(default_factory=here)


_TURNED = flags(UNLAID="CARD was turned up, nobody laid it")
_CHALLENGED = ("Challenge: @ +< or # +>?", "@ +< or # +>?", "Challenge? +</+>")
_MUST_DRAW = ("You must draw %*", "Draw %*")

WINDOWS = (
    Window(
        "W_TURN",
        "engine/turn/turn.py",
        "no window is open: the seat on turn plays, draws or passes",
        asks=ON_TURN,
        told=(
            Stage(
                "TURN_OPEN",
                to_pass="Pass",
                shows="IN_HAND ENDS_TURN",
                help="It is your turn.",
            ),
            Stage(
                "TURN_DREW",
                "PHASE is DREW",
                to_pass="Keep",
                shows="IN_HAND ENDS_TURN",
                help="You drew a card. If it fits, it can be played.",
            ),
            Stage(
                "TURN_FREE",
                "PHASE is FREE",
                ask="A free play!",
                to_pass="Pass",
                shows="IN_HAND ENDS_TURN",
                help="You have one more play.",
            ),
            Stage(
                "TURN_LEAVES",
                "nothing can be drawn: who cannot play is out",
                to_pass="Leave the hand",
                shows="IN_HAND ENDS_TURN",
                help="It is your turn. If nothing fits, you are out of the hand.",
            ),
        ),
    ),
    Window(
        "W_FIRST_CARD",
        "engine/match/first_card.py",
        "the cards are dealt; what that sets off lies above",
        asks=NOBODY,
    ),
    Window(
        "W_PLAY",
        "engine/turn/play.py",
        "the cards in SET_CARDS act, the next of them is number STAGE, on PILE",
        asks=NOBODY,
        stage=below(8),
        flags=_TURNED,
    ),
    Window(
        "W_DRAW",
        "engine/turn/draw.py",
        "TARGET draws AMOUNT cards because of ACTOR, for CARD on PILE; CARD is NO_CARD where no"
        " card caused the draw, such as for an uncalled Uno. OTHER is the seat that a draw card is"
        " meant for: only that seat can lose its turn, and whoever draws may use the opposite"
        " discard pile; NOBODY: the draw costs no turn. The seats in ASKED are asked before the"
        " draw whether they add a draw card (rules/stack.py)",
        asks=IN_HAND,
        target=SEAT,
        other=SEAT_OR_NOBODY,
        amount=ANYTHING,
        card=CARD_OR_NONE,
        flags=flags(
            UNLAID="CARD was turned up, nobody laid it",
            TOOK_LAST="the card drawn last was the last of a discard pile",
            SETTLED="nobody may add a draw card any more: it was challenged, or turned up first",
            BEGUN="a card was drawn, or nothing may be done instead of drawing",
            JUDGED="it is drawn for a challenge, however that ended",
            SENT_BACK="ACTOR sent it back with a Wild (GRD-15)",
        ),
        told=(
            Stage(
                "MAY_ADD",
                "seats are asked whether they add a card",
                ask=("Add, or draw %?", "Add or draw %?"),
                to_pass="Draw %",
                of_table="#: add or draw %?",
                nobody_does="Draw %",
                somebody_does="# looks",
                shows="ADDS DRAWS_BLIND AT_STAKE IN_HAND ENDS_TURN IS_BRIEF",
                help="A card makes somebody draw. Whoever can may add a card that adds up; else all"
                " is drawn, and the turn is lost.",
            ),
            Stage(
                "MAY_CHOOSE",
                "TARGET may do something instead, or draw from another pile",
                ask=_MUST_DRAW,
                to_pass="Nothing to draw",
                of_table="# must draw %",
                nobody_does="Just draw",
                somebody_does="# looks first",
                shows="DRAWS_BLIND AT_STAKE IS_BRIEF",
                help="A card makes somebody draw. Here that can be answered, or cards taken from"
                " another pile.",
            ),
            Stage(
                "CHOOSES_ON",
                "so it may, and has drawn a card",
                ask=_MUST_DRAW,
                to_pass="Nothing to draw",
                shows="DRAWS_ON AT_STAKE IS_BRIEF",
                help="You are drawing, card by card.",
            ),
            Stage(
                "JUST_DRAWS",
                "in the words of the stage before",
                shows="DRAWS_ALONE AT_STAKE IS_BRIEF",
                help="A card makes you draw, and nothing can be done about it.",
            ),
        ),
    ),
    Window(
        "W_ROUND",
        "engine/turn/draw.py",
        "lets the seats draw what TALLY says, in order of play from the seat after ACTOR",
        asks=NOBODY,
        card=CARD,
        flags=_TURNED,
        tallies=True,
    ),
    Window(
        "W_COLOR",
        "engine/turn/color.py",
        "the seats in ASKED may call the color of the wild that ACTOR laid on PILE; ACTOR cannot"
        " pass. While it is LATE and until the draw is done OTHER, who draws, sees only the first"
        " AMOUNT cards of its hand; NOBODY: none drew yet",
        asks=WITH_ACTOR,
        other=SEAT_OR_NOBODY,
        amount=ANYTHING,
        flags=flags(LATE="it is called after the draw that the card causes (CRO-3)"),
        told=(
            Stage(
                "ONE_CALLS",
                "one seat must call the color",
                ask="Which color?",
                help="A wild has no color yet. Call one: the next card must fit it.",
            ),
            Stage(
                "ANYBODY_CALLS",
                "it is the first one's of several to call",
                ask="Which color?",
                to_pass="Say nothing",
                of_table=("Who calls a color?", "Which color?"),
                nobody_does="Nobody does",
                somebody_does="# does",
                shows="IS_RACE",
                help="A wild has no color yet. Its player may call one, or say nothing; then"
                " anybody"
                " may, and the first call counts.",
            ),
        ),
    ),
    Window(
        "W_CHALLENGE",
        "engine/rules/challenge.py",
        "TARGET may challenge ACTOR's card",
        asks=TARGET,
        target=SEAT,
        card=CARD,
        on="W_DRAW",
        told=(
            Stage(
                "CHALLENGE_OR_DRAW",
                ask=_CHALLENGED,
                to_pass="Draw %",
                to_do="Challenge",
                shows="AT_STAKE",
                help="A wild makes you draw. By these rules it may be unfair: its player could have"
                " played otherwise.",
            ),
            Stage(
                "CHALLENGE_OR_NOT",
                "who does not challenge may do something but draw",
                ask=_CHALLENGED,
                to_pass="Let it be",
                to_do="Challenge",
                shows="AT_STAKE",
            ),
        ),
    ),
    Window(
        "W_BLUFF",
        "engine/rules/bluff.py",
        "the seats in ASKED may call the CARD that ACTOR laid on PILE; the first call closes it."
        " It lies on the W_DRAW record of a Wild Draw Four",
        asks=IN_HAND,
        card=CARD,
        stages=(
            Stage(
                "BLUFF_ASKS",
                ask=_CHALLENGED,
                to_pass="Let it be",
                of_table=(
                    "Who challenges @: +< or +>?",
                    "Challenge? +< or +>",
                    "Challenge? +</+>",
                ),
                nobody_does="Nobody",
                somebody_does="#",
                to_do="Challenge",
                shows="AT_STAKE",
                help="Somebody played a wild, which is fair only if nothing else fitted. Whoever"
                " doubts it may challenge: if it was unfair, its player draws, else the"
                " challenger.",
            ),
        ),
    ),
    Window(
        "W_CHEAT",
        "engine/rules/cheats.py",
        "the seats in ASKED may call the CARD that ACTOR laid on PILE; the first call closes it."
        " So when the card is called only its color was called and a sum was asked for",
        asks=IN_HAND,
        card=CARD,
        on="W_PLAY",
        stages=(
            Stage(
                "CHEAT_ASKS",
                ask="Did @ cheat?",
                to_pass="Let it be",
                of_table="Did @ cheat?",
                nobody_does="Nobody",
                somebody_does="# challenges",
                to_do="Challenge",
                yes="CHALLENGE",
                help="Somebody may have cheated. Whoever challenges and is right undoes it, and the"
                " cheat draws 2; whoever is wrong draws 2.",
            ),
        ),
    ),
    Window(
        "W_PALM",
        "engine/rules/palm.py",
        "asked before the hand is scored, whose end WAY_OVER says",
        asks=AT_TABLE,
        after_hand=True,
        stages=(
            Stage(
                "PALM_HIDES",
                "every seat that holds cards is asked whether it palms a Wild Draw Four (PALMED),"
                " which nobody else sees",
                ask=("Hide a wild +4?", "Hide a +4?"),
                to_pass="Let it be",
                shows="IS_SECRET",
                yes="CHALLENGE",
                help="The hand is over. You may hide a wild +4, so that it does not count.",
            ),
            Stage(
                "PALM_CALLS",
                "all are asked whether somebody palmed one; the first call closes the window",
                ask="Is one hidden?",
                to_pass="Let it be",
                of_table="Is one hidden?",
                nobody_does="Nobody",
                somebody_does="# challenges",
                to_do="Challenge",
                shows="IS_SECRET",
                yes="CHALLENGE",
                help="Somebody may have hidden a wild +4. If you challenge and are right, it costs"
                " them 2 cards; if not, it costs you 2.",
            ),
        ),
    ),
    Window(
        "W_FACE_DOWN",
        "engine/rules/face_down.py",
        "for the card that ACTOR laid: who calls it is in CALLERS; then seat after seat pays,"
        " AMOUNT"
        " of them so far",
        asks=IN_HAND,
        target=SEAT_OR_NOBODY,
        amount=count_up_to(10),
        stages=(
            Stage(
                "DOWN_ASKS",
                "the seats in ASKED may call it; a call leaves the window open to those not yet"
                " asked",
                ask="Challenge @?",
                to_pass="Let it be",
                of_table=("Who challenges @?", "Challenge @?"),
                nobody_does="Nobody",
                somebody_does="#",
                to_do="Challenge",
                yes="CHALLENGE",
                help="A card lies face down. Whoever doubts that it fits the open card may"
                " challenge. False: its player draws 4, the challenger puts a card away. True: the"
                " other way round.",
            ),
            Stage(
                "DOWN_PUTS",
                "one side puts a card of choice under the draw pile: TARGET is asked which, NOBODY:"
                " none is",
                asks=TARGET,
                ask=("Put which one under?", "Which under?"),
                shows="IN_HAND",
                help="You put a card away, under the draw pile. Nobody sees it.",
            ),
            Stage("DOWN_DRAWS", "then the other side draws four", asks=NOBODY),
        ),
    ),
    Window(
        "W_QUIZ",
        "engine/rules/quiz.py",
        "TARGET is asked; AMOUNT is the right answer. After a wrong answer, which STAGE counts, the"
        " right one is shown (event QUIZZED) and the seat is asked once more; then play goes on",
        asks=TARGET,
        stage=below(2),
        target=SEAT,
        amount=count_up_to(99),
        card=CARD,
        told=(
            Stage(
                "ASKS_SUM",
                ask="^ + ~ = ?",
                help="Say the result of the two numbers. It costs nothing to be wrong.",
            ),
            Stage("ASKS_PRODUCT", ask="^ x ~ = ?"),
            Stage("ASKS_SUM_AGAIN", ask="^ + ~ is %! Again:"),
            Stage("ASKS_PRODUCT_AGAIN", ask="^ x ~ is %! Again:"),
        ),
    ),
    Window(
        "W_SWAP",
        "engine/rules/swaps.py",
        "ACTOR names, AMOUNT times, whom it swaps with",
        asks=ACTOR,
        amount=ANYTHING,
        flags=flags(MAY_KEEP="it may keep its hand"),
        others=1,
        stages=(
            Stage(
                "SWAP_NAMES",
                ask=("Swap with whom?", "Swap with?"),
                to_pass="Keep my hand",
                to_do="Swap with #",
                shows="SWAPS_WITH_NAMED",
                help="Choose whose hand you get; that player gets yours.",
            ),
        ),
    ),
    Window(
        "W_DARE",
        "engine/rules/custom.py",
        "for ACTOR's card on PILE",
        asks=TARGET,
        target=SEAT,
        stages=(
            Stage(
                "DARE_DARED",
                "TARGET says whether it did the dare",
                ask=("Did you do the dare?", "Dare done?"),
                shows="IS_READ",
                help="A dare for you: did you do it? If not, you draw.",
            ),
            Stage(
                "DARE_ACTED",
                "TARGET, who is ACTOR, says who guessed the charade",
                ask=("Who guessed it?", "Who guessed?"),
                to_pass="Nobody",
                help="Who guessed what you acted? That player puts cards of your color away.",
            ),
        ),
    ),
    Window(
        "W_REFORM",
        "engine/rules/second_pile.py",
        "the discard pile CLOSED is formed again (GRD-12)",
        asks=NOBODY,
    ),
    Window(
        "W_RECOVER",
        "engine/rules/recover.py",
        "TARGET, who would have been next, may lay a Reverse on the one that ACTOR laid on PILE",
        asks=TARGET,
        target=SEAT,
        flags=flags(OF_TWO="two players are left: the first Reverse skipped and did not turn"),
        stages=(
            Stage(
                "RECOVER_ASKS",
                ask=("Play a Reverse, too?", "Reverse, too?"),
                to_pass="No",
                of_table=("#: play a Reverse?", "#: Reverse?"),
                nobody_does="No",
                somebody_does="# plays one",
                help="Without this Reverse somebody would be next. That player may play a Reverse"
                " on it: play turns back, and it is that player's turn.",
            ),
        ),
    ),
    Window(
        "W_ONE",
        "engine/rules/one.py",
        "ACTOR names a player AMOUNT times for CARD on PILE; TALLY counts the names. After the last"
        " one all of them draw: a W_ROUND (turn/draw.py, GRD-16)",
        asks=ACTOR,
        amount=count_up_to(99),
        card=CARD,
        flags=_TURNED,
        others=1,
        tallies=True,
        stages=(
            Stage(
                "ONE_NAMES",
                ask=("Who draws? your 1", "Who draws?"),
                to_do="#",
                shows="HARMS_NAMED",
                help="Choose who draws a card. You may choose a player again for the next one.",
            ),
        ),
    ),
    Window(
        "W_THREE",
        "engine/rules/three.py",
        "the seats in ASKED may give ACTOR cards of the face of CARD. OTHER is the last seat that"
        " showed a card on its way, NOBODY: none; what was shown stays with it, and FLAGS has a bit"
        " for each color that it showed",
        asks=IN_HAND,
        other=SEAT_OR_NOBODY,
        card=CARD,
        flags=below(16),
        stages=(
            Stage(
                "THREE_ASKS",
                ask=("Give @ a Three?", "Three for @?"),
                to_pass="No",
                of_table=("A Three for @?", "Three for @?"),
                nobody_does="Nobody",
                somebody_does="# gives",
                shows="MAY_SHOW",
                help="Somebody played a 3: all others may give away their Threes.",
            ),
        ),
    ),
    Window(
        "W_FOUR",
        "engine/rules/four.py",
        "ACTOR takes AMOUNT cards, one after the other",
        asks=ACTOR,
        target=SEAT,
        amount=ANYTHING,
        counts_down=True,
        stages=(
            Stage(
                "FOUR_BEGINS",
                "before each card",
                asks=NOBODY,
                yes="SHOW",
                help="Somebody will take a card from another player. You may show your hand before,"
                " to lead to it or away from it.",
            ),
            Stage(
                "FOUR_SHOWS",
                "the seats in ASKED may show ACTOR their hands",
                asks=IN_HAND,
                ask="Show @ your hand?",
                to_pass="Let it be",
                of_table=("Who shows @ cards?", "Who shows @?"),
                nobody_does="Nobody",
                somebody_does="#",
                yes="SHOW",
            ),
            Stage(
                "FOUR_NAMES",
                "ACTOR names a player who holds cards, TARGET",
                ask=("Take from whom? your 4", "Take from whom?", "From whom?"),
                to_do="#",
                help="Choose from whom you take a card.",
            ),
            Stage(
                "FOUR_TAKES",
                "and takes a face-up card, or the Nth of the others; those are shuffled first"
                " unless ACTOR was shown them",
                ask="Choose a card",
                shows="IN_HAND",
                help="Choose the card: open ones are known, the others are not.",
            ),
        ),
    ),
    Window(
        "W_FIVE",
        "engine/rules/five.py",
        "ACTOR names a player, AMOUNT times: once for each adjacent Five",
        asks=ACTOR,
        target=SEAT,
        other=SEAT,
        amount=ANYTHING,
        card=CARD,
        flags=flags(WAS_CALLED="CARD was shown with the call of Uno"),
        counts_down=True,
        stages=(
            Stage(
                "FIVE_NAMES",
                "ACTOR names TARGET",
                ask=("Who must give? your 5", "Who must give?"),
                to_do="#",
                shows="IN_HAND",
                help="Choose who must give a card away.",
            ),
            Stage(
                "FIVE_GIVES",
                "TARGET gives a card, or shows it first",
                asks=TARGET,
                ask=("A 5: give any card", "Give any card"),
                shows="IN_HAND MAY_SHOW",
                help="You must give a card to a player you choose.",
            ),
            Stage(
                "FIVE_OFFERS",
                "OTHER takes or refuses the CARD that it was shown",
                asks=OTHER,
                ask="Take $?",
                to_pass="Take it",
                of_table="#: $?",
                nobody_does="Take it",
                somebody_does="Refuse it",
                yes="REFUSE",
                help="A card is shown on its way to you. You may refuse it; then another one comes,"
                " unseen.",
            ),
            Stage(
                "FIVE_GIVES_ANOTHER",
                "it was refused: TARGET gives OTHER another card, unseen",
                asks=TARGET,
                ask=("Give another card", "Another card"),
                shows="IN_HAND",
                help="Your card was refused: another one goes the same way.",
            ),
        ),
    ),
    Window(
        "W_MELD",
        "engine/rules/melds.py",
        "ACTOR gained a card: does it give a set away? It opens for every gained card, useful or"
        " not, since the table knows only that the seat gained one. Its secret is the kind gained,"
        " DEALT for a whole dealt hand, or MOVED for a seat with face-up cards that a player moved"
        " to",
        asks=ACTOR,
        has_secret=True,
        told=(
            Stage(
                "OF_A_GAIN",
                ask=("Give a set away?", "Give a set?"),
                to_pass="No",
                of_table="@: Rainbow or Run?",
                nobody_does="No",
                somebody_does="# looks",
                shows="ON_FIRST PASSES_ALONE IS_BRIEF",
                help="Whoever has just completed a Rainbow or a Run may give it away, now or"
                " never.",
            ),
            Stage(
                "OF_A_DRAW",
                "for a card of an owed draw",
                ask=("Give a set away?", "Give a set?"),
                to_pass="No",
                of_table="@: Rainbow or Run?",
                nobody_does="No",
                somebody_does="# looks",
                shows="ON_FIRST PASSES_ALONE IS_BRIEF DRAWS_ON",
            ),
            Stage(
                "OF_A_DEAL",
                "for a hand that was dealt",
                ask=("Give a set away?", "Give a set?"),
                to_pass="No",
                of_table="Rainbows or Runs?",
                nobody_does="No",
                somebody_does="# looks",
                shows="ON_FIRST PASSES_ALONE IS_BRIEF EVERYBODY",
            ),
        ),
    ),
    Window(
        "W_MELD_GIFTS",
        "engine/rules/melds.py",
        "ACTOR gives the set away card by card, unseen; each gift may open the next W_MELD. TARGET"
        " is the seat that all gifts went to so far, NOBODY: none was given. Its secret is one byte"
        " with the face, or the lowest number and the color, then two bytes with a bit for each"
        " card that is still to be given, and for a Wild",
        asks=ACTOR,
        target=SEAT_OR_NOBODY,
        flags=flags(TO_SEVERAL="gifts went to several"),
        others=2,
        has_secret=True,
        stages=(
            Stage(
                "GIFTS_OF_RAINBOW",
                ask=("Give one to whom?", "To whom?"),
                shows="IN_HAND GIVES_ALL",
                help="Give the cards of your set away, one by one, to two others at least.",
            ),
            Stage("GIFTS_OF_RUN"),
        ),
    ),
    Window(
        "W_DEALT",
        "engine/rules/melds.py",
        "the seats are asked about sets that the deal completed, AMOUNT so far",
        asks=NOBODY,
        amount=count_up_to(10),
        has_secret=True,
    ),
)
