"""This module keeps the stack of windows: records of what interrupts the turn.

A window is a record of WINDOW_SIZE bytes (engine/state/layout.py). Only the newest one is active.
Its type is one row: three functions, words and flags. `CHOICES` lists what a seat may do, `ANSWERS`
carries out what it chose, and `RESUMES` goes on when the window is new or everything above it is
done. With no window open the type is W_TURN, and the seat on turn is asked (engine/turn/turn.py).

    choices(g, s, seat, out) -> int       writes the seat's choices, returns how many
    answer(g, s, seat, choice) -> int     OK, or the reason; a refusal changes nothing
    resume(g, s) -> bool                  True: it has set FIRST, which is asked now;
                                          False: the window is done, or has opened another

A type also says in words what it asks: `WORDS` has for each stage of it a row of parts,

    b"asked of a seat|to pass|asked of the table|nobody does|somebody does|to do it"

where parts may be empty and last ones missing. In them @ stands for ACTOR, # for the seat that is
asked (in the last two parts: that does it, or that a choice names), $ for CARD, % for the number at
stake, ^ and ~ for the numbers of BELOW and CARD, * for what a draw is owed for. Behind { stand
shorter words, for where there is no room. A question with words for the table is put
to it before the device goes round. `ROW_FLAGS` has for each stage what a screen has to know
besides: the verb that is the whole of a yes, 0 where the answer needs a look at the hand, and the
bits below. `STAGES` tells which stage it is, from public bytes alone; None: the field STAGE does.
engine/prompt.py reads all of this for the newest window.

`Game` calls the first two only for seats that are asked: those in ASKED of the record, else FIRST.
A type that never asks has neither.

A card opens a window instead of calling a rule; a window that is done pops its own record, and
`Game.settle` resumes the one below until somebody is asked. So nothing recurses, and an interrupt
inside an interrupt costs a record, not a stack frame.
"""

from engine.const import const
from engine.state.layout import (
    ACTOR,
    DEPTH,
    FIRST,
    KIND,
    MAX_WINDOWS,
    TARGET,
    TOP,
    WINDOW_SIZE,
    WINDOWS,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.game import Game

    Choices = Callable[[Game, bytearray, int, list[int]], int]
    Answer = Callable[[Game, bytearray, int, int], int]
    Resume = Callable[[Game, bytearray], bool]
    Stage = Callable[[bytearray | memoryview], int]
    Offer = Callable[[Game, bytearray, int, list[int], int], int]

# Types of windows. With none open the newest type reads as 0: the turn (engine/state/layout.py).
W_TURN = const(0)
W_FIRST_CARD = const(1)
W_PLAY = const(2)
W_DRAW = const(3)
W_ROUND = const(4)
W_COLOR = const(5)
# Of rules (engine/rules), each in the file that defines it.
W_CHALLENGE = const(6)
W_BLUFF = const(7)
W_CHEAT = const(8)
W_PALM = const(9)
W_FACE_DOWN = const(10)
W_QUIZ = const(11)
W_SWAP = const(12)
W_DARE = const(13)
W_REFORM = const(14)
W_RECOVER = const(15)
W_ONE = const(16)
W_THREE = const(17)
W_FOUR = const(18)
W_FIVE = const(19)
W_MELD = const(20)
W_MELD_GIFTS = const(21)
W_DEALT = const(22)

# What a stage of a window is like, besides the verb of a yes in the low five bits.
IN_HAND = const(1 << 5)  # the answer is a card of the hand, most often
ON_FIRST = const(1 << 6)  # the first answer is more likely than to pass
MAY_SHOW = const(1 << 7)  # a card that is given may be shown to all
EVERYBODY = const(1 << 8)  # what one seat is asked, all will be
ADDS = const(1 << 9)  # seats other than TARGET answer by playing out of turn: they pass
DRAWS_BLIND = const(1 << 10)  # who does not answer draws, without a look at the hand
DRAWS_ON = const(1 << 11)  # so does who drew a card of several in that way
DRAWS_ALONE = const(1 << 12)  # everybody knows that DRAW is the only choice
PASSES_ALONE = const(1 << 13)  # who can only pass is not asked
IS_BRIEF = const(1 << 14)  # one of several in a row, such as a card that is drawn
IS_READ = const(1 << 15)  # there is something to read before the answer
AT_STAKE = const(1 << 16)  # the number at stake is shown beside the piles
ENDS_TURN = const(1 << 17)  # to draw or to pass is the end of a turn
HARMS_NAMED = const(1 << 18)  # whoever is named draws
SWAPS_WITH_NAMED = const(1 << 19)  # whoever is named swaps hands
IS_SECRET = const(1 << 20)  # nothing that everybody sees tells what is asked
IS_RACE = const(1 << 21)  # the first answer of anybody holds: persons are asked before bots
GIVES_ALL = const(1 << 22)  # each card that can be given will be: only to whom is a question

# Indexed by kind; rules that are registered fill them in (engine/parts.py).
_KINDS = const(23)
CHOICES: "list[Choices]" = [None] * _KINDS  # type: ignore[list-item]
ANSWERS: "list[Answer]" = [None] * _KINDS  # type: ignore[list-item]
RESUMES: "list[Resume]" = [None] * _KINDS  # type: ignore[list-item]
WORDS: "list[tuple[bytes, ...]]" = [()] * _KINDS
ROW_FLAGS: "list[tuple[int, ...]]" = [(0,)] * _KINDS
STAGES: "list[Stage | None]" = [None] * _KINDS

_CLOSED = bytearray(WINDOW_SIZE)  # CPython copies from a bytearray four times as fast as from bytes


def define_window(
    kind: int,
    choices: "Choices | None",
    answer: "Answer | None",
    resume: "Resume | None",
    words: "tuple[bytes, ...]" = (),
    flags: "int | tuple[int, ...]" = 0,
    stage: "Stage | None" = None,
) -> None:  # set-up
    """Set the row of a kind of window: functions, None for those that it never needs, and words.

    words, flags: for each stage, the last one for all that follow; one number: for all stages.
    """
    CHOICES[kind] = choices  # type: ignore[assignment]
    ANSWERS[kind] = answer  # type: ignore[assignment]
    RESUMES[kind] = resume  # type: ignore[assignment]
    WORDS[kind] = words
    ROW_FLAGS[kind] = flags if isinstance(flags, tuple) else (flags,)
    STAGES[kind] = stage


def forget_windows() -> None:
    """Forget the rows of all kinds: their functions would keep the rules of a match in memory."""
    for kind in range(_KINDS):
        define_window(kind, None, None, None)


def ask_target(g: "Game", s: bytearray) -> bool:
    """Resume a window that asks one seat one question: ask its TARGET."""
    s[FIRST] = s[s[TOP] + TARGET]
    return True


def is_turn(s: bytearray) -> bool:
    """Is no window open, so that the seat on turn is asked?"""
    return not s[DEPTH]


def push(s: bytearray, kind: int, actor: int = 0) -> int:
    """Open a window of an ACTOR, its other fields zero; return its record (engine/state/layout.py).

    Raises RuntimeError when the stack is full: a fault of the engine, whose rules bound the depth.
    """
    depth = s[DEPTH] + 1
    if depth > MAX_WINDOWS:
        raise RuntimeError("stack is full")  # a fault in the engine
    w = depth * WINDOW_SIZE
    s[w + KIND] = kind  # the rest is zero, as `pop` left it
    s[w + ACTOR] = actor
    s[DEPTH] = depth
    s[TOP] = w
    return w


def pop(s: bytearray) -> None:
    """Close the newest window and clear its bytes, so that equal tables have equal states."""
    w = s[TOP]
    s[w + KIND : w + WINDOWS] = _CLOSED
    s[DEPTH] -= 1
    s[TOP] = w - WINDOW_SIZE
