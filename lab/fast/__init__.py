"""`python -m sim fast` compiles the engine for this computer; `make fast` sets it up and runs it.

    python -m sim fast                      all of it, into build/fast: two minutes, 600 MB
    python -m sim fast --only engine/turn/legal.py,engine/turn/play.py --out build/part

The engine runs from its sources everywhere; compiled it is ten times as fast on a computer. A copy
of it is made, edited line by line (lab/fast/edits.py) and compiled by mypyc, which comes with mypy,
and the computer's C compiler. A module that is not compiled lies beside the others as its source,
so the folder is a whole engine; stats, bench and scenario take it by themselves as long as it is
that of the present sources (lab/fast/chosen.py). Tracebacks name the sources' lines. That it plays
as the sources do, tests/lab/fast/test_fast.py tests.
"""

import argparse
from pathlib import Path

from lab.fast.building import build, hot_files, missing
from lab.fast.chosen import BUILT, source_files
from sim.errors import UsageError

__all__ = ["run"]


def run(options: argparse.Namespace) -> int:
    """Compile; 0, also where this computer cannot: everything runs from sources there."""
    out: Path = options.out or BUILT
    lacks = missing()
    if lacks:
        print(f"not compiled: {lacks}; all commands run the engine's sources")
        return 0
    paths = options.only.split(",") if options.only else hot_files()
    for path in paths:
        if path not in source_files():
            raise UsageError(f"fast: --only {path}: no file of the engine")
    build(out, paths)
    print(f"{len(paths)} modules compiled into {out}")
    return 0
