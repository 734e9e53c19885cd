"""This module keeps the window stack: what interrupts the turn, and what lies under it.

A window is a record of WINDOW_SIZE bytes. The newest one alone matters: its kind says who
may do what in it (`CHOICES`), what an answer does (`ANSWERS`), and what happens when
nobody has been asked yet or everything above it is done (`RESUMES`). With none open the kind is
NO_WINDOW: the seat on turn is asked (engine/turn/turn.py); with two discard piles the turn is
itself the oldest window (engine/two_piles/turn.py).

    choices(g, s, seat, out) -> int       writes the seat's choices, returns how many
    answer(g, s, seat, choice) -> int     OK, or the reason; a refusal changes nothing
    resume(g, s) -> bool                  True: FIRST has been set and is asked now;
                                          False: this window is done, or opened another

The first two are called for seats alone that are asked (`Game.asked`): those in ASKED of the
record, else FIRST. STACKING alone sees to that itself. A kind that never asks has neither.

A card opens a window and never calls a rule; whatever is done pops its own record, and
`Game.choose` resumes what lay under it until somebody is asked. So nothing recurses, and
an interrupt inside an interrupt costs a record, not a stack frame.
"""

from engine.const import const
from engine.state.layout import DEPTH, FIRST, KIND, MAX_WINDOWS, TARGET, TOP, WINDOW_SIZE, WINDOWS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from engine.game import Game

    Choices = Callable[[Game, bytearray, int, list[int]], int]
    Answer = Callable[[Game, bytearray, int, int], int]
    Resume = Callable[[Game, bytearray], bool]
    Offer = Callable[[Game, bytearray, int, list[int], int], int]

# Kinds of windows. With none open that of the newest is 0 (engine/state/layout.py).
NO_WINDOW = const(0)  # the seat on turn is asked, on one discard pile
OWED = const(1)
CALLING = const(2)
CHALLENGED = const(3)
# Those of two discard piles and cards that act (engine/two_piles).
ON_TURN = const(4)
ACTS = const(5)
FORCED = const(6)
ROUND = const(7)
NAMING = const(8)
OFFERING = const(9)
GIVING = const(10)
TAKING = const(11)
RECOVERING = const(12)
GAINED = const(13)
GIFTS = const(14)
COLORING = const(15)
SETTING_UP = const(16)
# What a laid card sets off (engine/turn/effects.py), and the windows of house rules (engine/house).
PLAYED = const(17)
STACKING = const(18)
SWAPPING = const(19)
BLUFFED = const(20)
CLAIMED = const(21)
DARED = const(22)
ASKED_SUM = const(23)
CHEATED = const(24)
PALMING = const(25)

# By kind, as far as modules that are loaded name any.
CHOICES: "list[Choices]" = []
ANSWERS: "list[Answer]" = []
RESUMES: "list[Resume]" = []

# What else only some modules do, written in by them: by one of the numbers below. Whoever calls one
# has asked the state whether its options want that; what else is loaded makes no difference.
#
# The turn on one discard pile, asked while no window is open: what its play, draw and pass do (as
# `Answer`), at those verbs' numbers.
TURN_PLAYS = const(1)
TURN_DRAWS = const(2)
TURN_PASSES = const(3)
# Standing rights besides the calls of Uno: what JUMP and SORRY do (as `Answer`), what a seat can
# choose (as `Offer`), and what it knows that it can.
JUMPS = const(4)
REPORTS = const(5)
RIGHTS_OFFER = const(6)
RIGHTS_KNOWN = const(7)
# By `RuleSet.flavor`, that is added: how an owed draw is opened (s, actor, target, amount, card),
# how a hand begins (g, s), and what a view shows besides (g, s, seat, view; not for 0).
OWES = const(8)
BEGINS = const(11)
SHOWS_MORE = const(14)

# What only some matches do between hands, written in by the parts of engine/match.
SIDE_WINS = const(17)  # s: complete the hand's winners
SIDE_HOLDS = const(18)  # s, seat -> the points that its side holds
SAME_SIDE = const(19)  # s, seat, other -> not 0 if they belong together
ENDS_MATCH = const(20)  # s: end the match if the hand was its last
GATHERS = const(21)  # g, s -> the cards taken up, in the order in which they are dealt
GOES_ON = const(22)  # g, s: before they are taken up: remember the trail and the last discard
STARTS = const(23)  # g, s: deal, and begin on that discard
ALL_COVERED = const(24)  # s -> not 0 if every table is covered
# And some of engine/house: what comes before the scores are in.
BEFORE_SCORE = const(25)  # g, s, how the hand ended -> not 0: it is not over yet (SEV-3)
UNCOUNTED = const(26)  # s, seat -> points that it holds and that are not counted
BLANKS_HELD = const(27)  # g, s, seat -> points that its blanks have above 20 (OFF-12)
# And what a number laid on a number asks, on one pile or two.
ASKS_SUM = const(28)  # g, s, seat, two numbers of 4 bits (DIC-2)

# By `RuleSet.flavor`, that is added: what is due for a play on one pile, stage by stage.
STAGES = const(29)
# What any house rule on one pile brings along.
LISTS_PLAYS = const(32)  # g, s, seat, out -> how many choices the seat on turn has
GOES = const(33)  # g, s, seat, kind -> OK, or why it cannot be laid, alone or as the last of a set
MUST_PLAY_ANY = const(34)  # g, s, seat -> has it to play whatever it can?
LAYS_MORE = const(0)  # g, s, seat, choice -> how often the card acts, who pays for an exact one
# What single parts do, each for the option that stands there.
STACKS = const(35)  # s, record of a play: ask who would draw whether it adds (stack)
CAN_ADD_ONE = const(36)  # g, s, seat, kind -> can it be added to the stack?
ADDS = const(37)  # g, s, seat, choice: add a card out of turn; OK or why not
CALLS_BLUFF = const(38)  # s, record of a play: ask whether it was a bluff (challenge=any)
CALLS_CHEAT = const(39)  # the same (dirty)
NOTES_CHEAT = const(40)  # s, seat, choice: keep how the table is before a play that may be called
IS_UPSIDE_DOWN = const(41)  # s, kind -> is it a cheat to jump in with it?
LISTS_DOWNS = const(42)  # as `Offer`: cards that can be laid face down (piles=face_down)
LAYS_DOWN = const(43)  # as `Answer`: lay one
SWAPS = const(44)  # g, s, seat, effect, how often: hands change their owners
FIRST_SWAP = const(45)  # s, seat: it swaps for the first card
ACTS_HERE = const(46)  # g, s, record of a play, effect: an extra card acts (custom, extra)
ROLLS = const(47)  # g, s: roll the whole pool (deck=dice)
TAKES_DIE = const(48)  # g, s: the top die goes back into the pool
LISTS_SETS = const(49)  # as `Offer`: what can be put aside for a set (sets)
ADDS_TO_SET = const(50)  # as `Answer`: put a card aside, or take it back
COMPLETES_SET = const(51)  # g, s, seat, kind -> OK, or why it cannot be the last of a set
CAN_ADD = const(52)  # g, s, seat, kind -> can it be put aside?
IS_SET = const(53)  # g, s, seat, kind -> is it the last of a set of equals?
JOINS_SET = const(54)  # g, s, seat, kind -> can it be put aside for one?
GOES_WITH = const(55)  # g, s, seat, kind -> does it go with others of its rank (sets=same_rank)?
IS_SUM = const(56)  # g, s, seat, kind -> do it and what is put aside make the number in play?
JOINS_SUM = const(57)  # g, s, seat, kind -> can it be put aside for that?
IS_TWO_FOR_ONE = const(58)  # g, s, kind -> does it go on the two top cards (two_for_one)?
LEAVES = const(59)  # g, s, seat: it leaves the hand (draw=none)
LISTS_SURRENDERS = const(60)  # as `Offer`: whom the hand can be given to (surrender)
SURRENDERS = const(61)  # as `Answer`: give it up
GETS_HAND = const(62)  # g, s, seat: it has got another hand (where cards act)
PARTS_DO: "list[Any]" = [None] * 63

_CLOSED = bytes(WINDOW_SIZE)


def use(
    kind: int, choices: "Choices | None", answer: "Answer | None", resume: "Resume | None"
) -> None:  # set-up
    """Name the three functions of a kind of window; None: one that never asks, or resumes."""
    for functions in (CHOICES, ANSWERS, RESUMES):
        functions.extend([None] * (kind + 1 - len(functions)))  # type: ignore[list-item]
    CHOICES[kind] = choices  # type: ignore[assignment]
    ANSWERS[kind] = answer  # type: ignore[assignment]
    RESUMES[kind] = resume  # type: ignore[assignment]


def ask_target(g: "Game", s: bytearray) -> bool:
    """Ask the TARGET of the newest window: how those resume that ask one seat one question."""
    s[FIRST] = s[s[TOP] + TARGET]
    return True


def is_turn(s: bytearray) -> bool:
    """Is it the seat on turn that is asked, and no window open?"""
    return not s[DEPTH] or s[s[TOP] + KIND] == ON_TURN


def push(s: bytearray, kind: int) -> int:
    """Open a window with all its fields zero; return its `at` (engine/state/layout.py).

    Raises RuntimeError when the stack is full, which is a fault of the engine: the rules
    bound the depth.
    """
    depth = s[DEPTH] + 1
    if depth > MAX_WINDOWS:
        raise RuntimeError("stack is full")  # a fault in the engine
    at = depth * WINDOW_SIZE
    s[at + KIND] = kind  # the rest is zero, as `pop` left it
    s[DEPTH] = depth
    s[TOP] = at
    return at


def pop(s: bytearray) -> None:
    """Close the newest window; its bytes are cleared, so equal tables are equal bytes."""
    at = s[TOP]
    s[at + KIND : at + WINDOWS] = _CLOSED
    s[DEPTH] -= 1
    s[TOP] = at - WINDOW_SIZE
