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

    from engine.state.playing import Game

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
# What a laid card sets off (engine/turn/lay.py), and the windows of house rules (engine/house).
PLAYED = const(17)
STACKING = const(18)
SWAPPING = const(19)
BLUFFED = const(20)
CLAIMED = const(21)
DARED = const(22)
ASKED_SUM = const(23)
CHEATED = const(24)
PALMING = const(25)

# By kind, as far as parts that are joined serve any (engine/parts.py).
CHOICES: "list[Choices]" = []
ANSWERS: "list[Answer]" = []
RESUMES: "list[Resume]" = []

_CLOSED = bytearray(WINDOW_SIZE)  # CPython writes it four times as fast as bytes


def define_window(
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
