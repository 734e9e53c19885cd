"""The window stack: what interrupts the turn, and what lies under it.

A window is a record of WINDOW_SIZE bytes. The newest one alone matters: its kind says who
may do what in it (`CHOICES`), what an answer does (`ANSWERS`), and what happens when
nobody has been asked yet or everything above it is done (`RESUMES`). With an empty stack
the seat on turn is asked (engine/turn.py); with two discard piles the turn is itself the
oldest window (engine/acts/turn.py).

    choices(g, s, seat, out) -> int       writes the seat's choices, returns how many
    answer(g, s, seat, choice) -> int     OK, or the reason; a refusal changes nothing
    resume(g, s) -> bool                  True: FIRST has been set and is asked now;
                                          False: this window is done, or opened another

A card opens a window and never calls a rule; whatever is done pops its own record, and
`Game.choose` resumes what lay under it until somebody is asked. So nothing recurses, and
an interrupt inside an interrupt costs a record, not a stack frame.
"""

from engine.const import const
from engine.layout import DEPTH, MAX_WINDOWS, TARGET, TOP, TURN, WINDOW_SIZE, WINDOWS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.game import Game

    Choices = Callable[[Game, bytearray, int, list[int]], int]
    Answer = Callable[[Game, bytearray, int, int], int]
    Resume = Callable[[Game, bytearray], bool]
    Offer = Callable[[Game, bytearray, int, list[int], int], int]
    Begin = Callable[[Game, bytearray], None]
    Owe = Callable[[bytearray, int, int, int, int], None]

# Kinds of windows.
LAID = const(0)
OWED = const(1)
CALLING = const(2)
CHALLENGED = const(3)
# Those of two discard piles and cards that act (engine/acts).
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
# Those of house rules on one pile (engine/house).
HOUSE_TURN = const(17)
PLAYED = const(18)
STACKING = const(19)
SWAPPING = const(20)
BLUFFED = const(21)
CLAIMED = const(22)
DARED = const(23)
ASKED_SUM = const(24)
CHEATED = const(25)
PALMING = const(26)
_KINDS = const(27)

CHOICES: "list[Choices]" = [None] * _KINDS  # type: ignore[list-item]
ANSWERS: "list[Answer]" = [None] * _KINDS  # type: ignore[list-item]
RESUMES: "list[Resume]" = [None] * _KINDS  # type: ignore[list-item]

# The turn on one discard pile, which is asked while no window is open: what the seat on turn
# can choose, and what its play, draw and pass do (at those verbs' numbers, 1 to 3).
TURN_OFFERS: "list[Choices]" = [None]  # type: ignore[list-item]
TURN_DOES: "list[Answer]" = [None] * 4  # type: ignore[list-item]
# By `RuleSet.flavor`: how a hand begins, and how an owed draw is opened.
BEGINS: "list[Begin]" = [None] * 3  # type: ignore[list-item]
OWES: "list[Owe]" = [None] * 3  # type: ignore[list-item]
# Standing rights besides the calls of Uno: what a seat can choose, and what JUMP and SORRY do.
RIGHTS_OFFER: "list[Offer]" = [None]  # type: ignore[list-item]
RIGHTS_DO: "list[Answer]" = [None] * 2  # type: ignore[list-item]

# What stands between hands, written in by engine/hand.py and engine/score.py, which a board lets go
# while a hand is played (engine/between.py): by one of these numbers. Each is given the game.
SETS_TABLE = const(0)  # rules, players, seed: `Game.set_table`
BEGINS_MATCH = const(1)  # dealer, entropy: `Game.begin`
NEXT_HAND = const(2)  # `Game.next_hand`
DEALS = const(3)  # `Game.deal`
DEALS_CARDS = const(4)  # s: to each seat what it begins with
SCORES_HAND = const(5)  # s: what the hand brings, and whether the match is over
BETWEEN_DO: "list[Callable[..., None]]" = [None] * 6  # type: ignore[list-item]

# What only some matches do between hands, written in by the parts of engine/matches: by one of
# the numbers below.
SIDE_WINS = const(0)  # s: complete the hand's winners
SIDE_HOLDS = const(1)  # s, seat -> the points that its side holds
SAME_SIDE = const(2)  # s, seat, other -> not 0 if they belong together
ENDS_MATCH = const(3)  # s: end the match if the hand was its last
GATHERS = const(4)  # g, s -> the cards taken up, in the order in which they are dealt
GOES_ON = const(5)  # g, s: before they are taken up: remember the trail and the last discard
STARTS = const(6)  # g, s: deal, and begin on that discard
ALL_COVERED = const(7)  # s -> not 0 if every table is covered
# And two of engine/house: what comes before the scores are in.
BEFORE_SCORE = const(8)  # g, s, how the hand ended -> not 0: it is not over yet (SEV-3)
UNCOUNTED = const(9)  # s, seat -> points that it holds and that are not counted
BLANKS_HELD = const(10)  # g, s, seat -> points that its blanks have above 20 (OFF-12)
# And what a number laid on a number asks, on one pile or two.
ASKS_SUM = const(11)  # g, s, seat, two numbers of 4 bits (DIC-2)
MATCH_DOES: "list[Callable[..., int]]" = [None] * 12  # type: ignore[list-item]

_CLOSED = bytes(WINDOW_SIZE)


def use(kind: int, choices: "Choices", answer: "Answer", resume: "Resume") -> None:  # set-up
    """Name the three functions of a kind of window."""
    CHOICES[kind] = choices
    ANSWERS[kind] = answer
    RESUMES[kind] = resume


def is_turn(s: bytearray) -> bool:
    """Is it the seat on turn that is asked, and no window open?"""
    if not s[DEPTH]:
        return True
    kind = s[s[TOP]]
    return kind == ON_TURN or kind == HOUSE_TURN


def seat_of_draft(s: bytearray) -> int:
    """Return who may put cards aside for a set: the seat on turn, or who would draw a stack."""
    at = s[TOP]
    return s[at + TARGET] if s[DEPTH] and s[at] == STACKING else s[TURN]


def push(s: bytearray, kind: int) -> int:
    """Open a window with all its fields zero; return the offset of its record.

    Raises RuntimeError when the stack is full, which is a fault of the engine: the rules
    bound the depth.
    """
    depth = s[DEPTH]
    if depth >= MAX_WINDOWS:
        raise RuntimeError("window stack is full")  # a fault in the engine
    at = WINDOWS + depth * WINDOW_SIZE
    s[at] = kind  # the rest is zero, as `pop` left it
    s[DEPTH] = depth + 1
    s[TOP] = at
    return at


def pop(s: bytearray) -> None:
    """Close the newest window; its bytes are cleared, so equal tables are equal bytes."""
    at = s[TOP]
    s[at : at + WINDOW_SIZE] = _CLOSED
    depth = s[DEPTH] - 1
    s[DEPTH] = depth
    s[TOP] = at - WINDOW_SIZE if depth else 0
