"""This module measures the compiled engine beside the sources: in a process of its own.

    compiled = Compiled()                            starts it
    compiled.table("official", 2).microseconds(n)    the time of a turn, as `Ours` tells
    compiled.end()

The process is lab/fast/timing.py.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from lab.fast.chosen import BUILT, COMPILED, PYTHON, ROOT, VARIABLE, is_fresh

_TIMES = 10  # as many turns as are asked for: they take a tenth of the time


class Compiled:
    """The compiled engine's process, which takes turns with this one on one core."""

    def __init__(self) -> None:
        if hasattr(os, "sched_setaffinity"):
            os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
        self._process = subprocess.Popen(
            [sys.executable, "-m", "lab.fast.timing"],
            cwd=ROOT,
            env={**os.environ, VARIABLE: COMPILED},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def table(self, rules: str, players: int, is_alone: bool = False) -> "Theirs":
        """Return a table of that process; is_alone: see `Ours`."""
        return Theirs(self, f"{rules} {players} {int(is_alone)}")

    def ask(self, line: str) -> float:
        """Return the answer to a line."""
        assert self._process.stdin and self._process.stdout
        print(line, file=self._process.stdin, flush=True)
        return float(self._process.stdout.readline())

    def end(self) -> None:
        """End the process."""
        self._process.communicate()


class Theirs:
    """A table of the compiled engine."""

    def __init__(self, engine: Compiled, name: str) -> None:
        self._engine = engine
        self._name = name

    def microseconds(self, turns: int) -> float:
        """Play at least that many turns; return the time of one."""
        return self._engine.ask(f"{self._name} {_TIMES * turns}")


def engines_told() -> str:
    """Return in words which engines are measured."""
    return "python and compiled" if is_wanted() else "python; `make fast` adds the compiled one"


def is_wanted() -> bool:
    """Is there a compiled engine of these sources, and may it play?"""
    return os.environ.get(VARIABLE) != PYTHON and is_fresh(BUILT)


@contextmanager
def compiled_engine() -> Iterator[Compiled | None]:
    """Give the compiled engine; None: it is not built, or not wanted."""
    engine = Compiled() if is_wanted() else None
    try:
        yield engine
    finally:
        if engine:
            engine.end()
