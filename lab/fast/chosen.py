"""This module chooses the engine that a command runs: its sources, or the compiled one.

    choose()         before anything of `engine` is imported
    print(told())    the first line of a command that runs it

`make fast` writes a stamp beside what it built: a hash of the sources, of its own files and of the
Python. If that is today's, the engine is taken from there; else from the sources. The variable
WILDHAND_ENGINE decides otherwise: `python`, or `compiled`, which is an error where there is none.
"""

import hashlib
import os
import sys
from pathlib import Path

from sim.errors import UsageError

ROOT = Path(__file__).resolve().parents[2]
BUILT = ROOT / "build" / "fast"
VARIABLE = "WILDHAND_ENGINE"
PYTHON = "python"
COMPILED = "compiled"
_STAMP = "stamp"
# What else decides about the compiled code.
_TOOL = ("building.py", "compiling.py", "edits.py", "ops.h", "ops.py")


def choose() -> None:
    """Put the chosen engine first on the module path.

    An engine that is imported already stays. Raises UsageError for a bad VARIABLE.
    """
    asked = os.environ.get(VARIABLE, "")
    if asked not in ("", PYTHON, COMPILED):
        raise UsageError(f"{VARIABLE}={asked}: must be {PYTHON} or {COMPILED}")
    if "engine" not in sys.modules and asked != PYTHON:
        if is_fresh(BUILT):
            sys.path.insert(0, str(BUILT))
        elif asked == COMPILED:
            raise UsageError(
                f"{VARIABLE}={COMPILED}: build/fast has no engine of these sources; run `make fast`"
            )


def told() -> str:
    """Return a line that says which engine this process runs."""
    return f"engine: {COMPILED if is_compiled() else PYTHON}"


def is_compiled() -> bool:
    """Does this process run the compiled engine?"""
    import engine.game

    return not engine.game.__file__.endswith(".py")


def is_fresh(folder: Path) -> bool:
    """Does a folder hold the engine of the present sources, compiled for this Python?"""
    try:
        return (folder / _STAMP).read_text(encoding="utf-8") == mark()
    except OSError:
        return False


def write_stamp(folder: Path, text: str) -> None:
    """Mark a folder as built; text: `mark()`."""
    (folder / _STAMP).write_text(text, encoding="utf-8")


def source_files() -> list[str]:
    """Return the paths of the engine's files, from the repository's root."""
    found = (ROOT / "engine").rglob("*.py*")
    paths = sorted(path.relative_to(ROOT).as_posix() for path in found if path.suffix != ".pyc")
    return [path for path in paths if not path.startswith("engine/spec/")]


def mark() -> str:
    """Return a hash of all that the compiled engine is made from."""
    found = hashlib.sha256(f"{sys.version} {sys.platform} {os.uname().machine}".encode())
    for path in [*source_files(), *(f"lab/fast/{name}" for name in _TOOL)]:
        found.update(f"\0{path}\0".encode() + (ROOT / path).read_bytes())
    return found.hexdigest()
