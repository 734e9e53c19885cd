"""This module plays matches by the sources and by a compiled engine: all bytes must be equal.

    python -m sim fast --compare N [--seed S]

The matches are those of `soak --vm` (sim/soak/machines): random mixes, bots or any listed choices.
Each engine plays them in a process of its own (sim/fast/playing.py) and prints a hash for each: of
the whole state, generators included, after every choice.
"""

import subprocess
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from sim.errors import UsageError
from sim.fast.chosen import ROOT

_LAST_LINES = 12  # of a program that failed


def differing(folder: Path, matches: int, seed: int) -> list[str]:
    """Return the matches, in words, that the engine in a folder plays unlike the sources."""
    from sim.soak.machines import plan

    random = Random(seed)
    planned = [plan(random) for _ in range(matches)]
    with TemporaryDirectory() as place:
        file = Path(place) / "plan.txt"
        file.write_text("\n".join(one.line for one in planned), encoding="utf-8")
        running = [_start(engine, file) for engine in (ROOT, folder)]
        due, found = [_lines(process, matches) for process in running]
    return [one.told for one, a, b in zip(planned, due, found, strict=True) if a != b]


def _start(engine: Path, file: Path) -> subprocess.Popen[str]:
    argv = [sys.executable, "-m", "sim.fast.playing", str(engine.resolve()), str(file)]
    return subprocess.Popen(
        argv, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )


def _lines(process: subprocess.Popen[str], matches: int) -> list[str]:
    said, _ = process.communicate()  # a traceback is among the lines
    lines = said.splitlines()
    if process.returncode or len(lines) != matches:
        raise UsageError("fast: an engine failed:\n" + "\n".join(lines[-_LAST_LINES:]))
    return lines
