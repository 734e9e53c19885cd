"""This module keeps the stack of windows: records of what interrupts the turn.

A window is a record of WINDOW_SIZE bytes. Only the newest one is active. Its kind selects three
functions: `CHOICES` lists what a seat may do, `ANSWERS` carries out what it chose, and `RESUMES`
goes on when the window is new or everything above it is done. With no window open the kind is
NO_WINDOW, and the seat on turn is asked (engine/turn/turn.py). Where cards act the turn itself is
the oldest window (engine/two_piles/turn.py).

    choices(g, s, seat, out) -> int       writes the seat's choices, returns how many
    answer(g, s, seat, choice) -> int     OK, or the reason; a refusal changes nothing
    resume(g, s) -> bool                  True: it has set FIRST, which is asked now;
                                          False: the window is done, or has opened another

`Game` calls the first two only for seats that are asked: those in ASKED of the record, else FIRST.
STACKING is the exception and checks the seat itself. A kind that never asks has neither.

A card opens a window instead of calling a rule; a window that is done pops its own record, and
`Game.settle` resumes the one below until somebody is asked. So nothing recurses, and an interrupt
inside an interrupt costs a record, not a stack frame.
"""

from engine.const import const
from engine.state.layout import DEPTH, FIRST, KIND, MAX_WINDOWS, TARGET, TOP, WINDOW_SIZE, WINDOWS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.state.playing import Game

    Choices = Callable[[Game, bytearray, int, list[int]], int]
    Answer = Callable[[Game, bytearray, int, int], int]
    Resume = Callable[[Game, bytearray], bool]
    Offer = Callable[[Game, bytearray, int, list[int], int], int]

# Kinds of windows. With none open the newest kind reads as 0 (engine/state/layout.py).
NO_WINDOW = const(0)  # the seat on turn is asked, on one discard pile
OWED = const(1)
CALLING = const(2)
CHALLENGED = const(3)
# Where cards act (engine/two_piles).
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
PLAYED = const(17)  # what a laid card sets off, on one pile (engine/turn/lay.py)
# House rules (engine/rules).
STACKING = const(18)
SWAPPING = const(19)
BLUFFED = const(20)
CLAIMED = const(21)
DARED = const(22)
ASKED_SUM = const(23)
CHEATED = const(24)
PALMING = const(25)

# Indexed by kind; parts that are joined fill them in (engine/parts.py).
CHOICES: "list[Choices]" = []
ANSWERS: "list[Answer]" = []
RESUMES: "list[Resume]" = []

_CLOSED = bytearray(WINDOW_SIZE)  # CPython copies from a bytearray four times as fast as from bytes


def define_window(
    kind: int, choices: "Choices | None", answer: "Answer | None", resume: "Resume | None"
) -> None:  # set-up
    """Set the three functions of a kind of window; None for those that it never needs."""
    for functions in (CHOICES, ANSWERS, RESUMES):
        functions.extend([None] * (kind + 1 - len(functions)))  # type: ignore[list-item]
    CHOICES[kind] = choices  # type: ignore[assignment]
    ANSWERS[kind] = answer  # type: ignore[assignment]
    RESUMES[kind] = resume  # type: ignore[assignment]


def ask_target(g: "Game", s: bytearray) -> bool:
    """Resume a window that asks one seat one question: ask its TARGET."""
    s[FIRST] = s[s[TOP] + TARGET]
    return True


def is_turn(s: bytearray) -> bool:
    """Is no window open but the turn's own, so that the seat on turn is asked?"""
    return not s[DEPTH] or s[s[TOP] + KIND] == ON_TURN


def push(s: bytearray, kind: int) -> int:
    """Open a window with all its fields zero; return its `at` (engine/state/layout.py).

    Raises RuntimeError when the stack is full: a fault of the engine, whose rules bound the depth.
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
    """Close the newest window and clear its bytes, so that equal tables have equal states."""
    at = s[TOP]
    s[at + KIND : at + WINDOWS] = _CLOSED
    s[DEPTH] -= 1
    s[TOP] = at - WINDOW_SIZE
