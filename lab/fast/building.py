"""This module makes the compiled engine: a folder with all of `engine`, some modules compiled.

    missing()              what this computer lacks for it
    build(into, paths)     paths: hot_files(), or some of the engine's files

A module that is not compiled lies there as its source.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from lab.fast.chosen import ROOT, mark, source_files, write_stamp
from lab.fast.edits import edited
from sim.errors import UsageError

# What is called in play. The rest is for set-up, or large tables of data that as C would be larger.
_HOT = ("state", "turn", "match", "rules", "bots")
_HOT_FILES = (
    "game.py",
    "playout.py",
    "table.py",
    "view.py",
    "public.py",
    "prompt.py",
    "notation.py",
)
_NOT_HOT = ("__init__.py", "option_names.py")
_SPEC = ROOT / "engine" / "spec"
_LOG = "log"  # what a failed compilation said


def hot_files() -> list[str]:
    """Return the paths of the modules that are compiled, from the repository's root."""
    found = []
    for path in source_files():
        _, *folders, name = path.split("/")
        is_hot = folders[0] in _HOT if folders else name in _HOT_FILES
        if is_hot and name.endswith(".py") and name not in _NOT_HOT:
            found.append(path)
    return found


def build(into: Path, paths: list[str]) -> None:
    """Make an engine in a folder, these modules of it compiled; UsageError: it failed."""
    shutil.rmtree(into, ignore_errors=True)
    for path in source_files():
        text = (ROOT / path).read_text(encoding="utf-8")
        copy = into / path
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(edited(path, text) if path in paths else text, encoding="utf-8")
    caches = shutil.ignore_patterns("__pycache__")
    # Commands read declarations, too.
    shutil.copytree(_SPEC, into / _SPEC.relative_to(ROOT), ignore=caches)
    with TemporaryDirectory() as objects:
        done = subprocess.run(
            [sys.executable, "-P", "-m", "lab.fast.compiling", objects, *paths],
            cwd=into,
            env={
                **os.environ,
                "PYTHONPATH": str(ROOT),
                "MYPYPATH": str(ROOT),  # for the rest of `sim`
                "WILDHAND_ENGINE": "python",
            },
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
    if done.returncode:
        (into / _LOG).write_bytes(done.stdout)
        raise UsageError(f"fast: the compilation failed; {into / _LOG} says why")
    write_stamp(into, mark())


def missing() -> str:
    """Return what this computer lacks to compile; empty: nothing."""
    for name in ("mypyc", "setuptools"):
        if find_spec(name) is None:
            return f"no {name} in this Python (`make fast` installs it)"
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if not shutil.which(compiler.split()[0]):
        return f"no C compiler ({compiler.split()[0]})"
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return "no Python.h (Debian's python3-dev has it)"
    return ""
