"""This module keeps the stack of windows: records of what interrupts the turn.

A window is a record of WINDOW_SIZE bytes (engine/state/layout.py). Only the newest one is active.
Its type has three functions. `CHOICES` lists what a seat may do, `ANSWERS`
carries out what it chose, and `RESUMES` goes on when the window is new or everything above it is
done. With no window open the type is W_TURN, and the seat on turn is asked (engine/turn/turn.py).

    choices(g, s, seat, out) -> int       writes the seat's choices, returns how many
    answer(g, s, seat, choice) -> int     OK, or the reason; a refusal changes nothing
    resume(g, s) -> bool                  True: it has set FIRST, which is asked now;
                                          False: the window is done, or has opened another

What a screen has to know of each of its stages, its declaration says (engine/spec/windows.py):
`ROW_FLAGS` of engine/state/window_types.py has a row for each. What is asked in words, the screen
finds by the number of that row. `STAGES` tells which stage it is, from public bytes alone; None:
the field STAGE does. engine/prompt.py reads all of this for the newest window.

`Game` calls the first two only for seats that are asked: those in ASKED of the record, else FIRST.
A type that never asks has neither.

A card opens a window instead of calling a rule; a window that is done pops its own record, and
`Game.settle` resumes the one below until somebody is asked. So nothing recurses, and an interrupt
inside an interrupt costs a record, not a stack frame.
"""

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
from engine.state.window_types import WINDOW_TYPES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.game import Game

    Choices = Callable[[Game, bytearray, int, list[int]], int]
    Answer = Callable[[Game, bytearray, int, int], int]
    Resume = Callable[[Game, bytearray], bool]
    Stage = Callable[[bytearray | memoryview], int]
    Offer = Callable[[Game, bytearray, int, list[int], int], int]

# Indexed by type; rules that are registered fill them in (engine/parts.py).
CHOICES: "list[Choices]" = [None] * WINDOW_TYPES  # type: ignore[list-item]
ANSWERS: "list[Answer]" = [None] * WINDOW_TYPES  # type: ignore[list-item]
RESUMES: "list[Resume]" = [None] * WINDOW_TYPES  # type: ignore[list-item]
STAGES: "list[Stage | None]" = [None] * WINDOW_TYPES

_CLOSED = bytearray(WINDOW_SIZE)  # CPython copies from a bytearray four times as fast as from bytes


def define_window(
    kind: int,
    choices: "Choices | None",
    answer: "Answer | None",
    resume: "Resume | None",
    stage: "Stage | None" = None,
) -> None:  # set-up
    """Set the functions of a kind of window; None for those that it never needs."""
    CHOICES[kind] = choices  # type: ignore[assignment]
    ANSWERS[kind] = answer  # type: ignore[assignment]
    RESUMES[kind] = resume  # type: ignore[assignment]
    STAGES[kind] = stage


def forget_windows() -> None:
    """Forget the rows of all kinds: their functions would keep the rules of a match in memory."""
    for kind in range(WINDOW_TYPES):
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
