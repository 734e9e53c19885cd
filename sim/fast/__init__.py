"""`python -m sim fast` compiles the engine for this computer; `make fast` sets it up and runs it.

    python -m sim fast                      all of it, into build/fast: two minutes, 600 MB
    python -m sim fast --only engine/turn/legal.py,engine/turn/play.py --into build/part
    python -m sim fast --compare 1000       plays matches by it and by the sources; 1: some differ

The engine runs from its sources everywhere; compiled it is ten times as fast on a computer. A copy
of it is made, edited line by line (sim/fast/edits.py) and compiled by mypyc, which comes with mypy,
and the computer's C compiler. A module that is not compiled lies beside the others as its source,
so the folder is a whole engine; soak, lab, arena, bench and scenario take it by themselves as long
as it is that of the present sources (sim/fast/chosen.py). Tracebacks name the sources' lines.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from sim.arguments import Parser, folder_of, number
from sim.errors import UsageError
from sim.fast.chosen import BUILT, ROOT, is_fresh, mark, source_files, write_stamp
from sim.fast.comparing import differing
from sim.fast.edits import edited

__all__ = ["build", "main"]

# What is called in play. The rest is for set-up, or large tables of data that as C would be larger.
_HOT = ("state", "turn", "match", "rules", "bots")
_HOT_FILES = ("game.py", "table.py", "view.py", "public.py", "prompt.py")
_NOT_HOT = ("__init__.py", "option_names.py")
_LAST_LINES = 12  # of a failed compilation


def main(argv: list[str]) -> int:
    """Compile; 0, also where this computer cannot: everything runs from sources there."""
    parser = Parser("fast", "Compile the engine for this computer.")
    parser.add_argument("--into", default=str(BUILT), metavar="DIR", help="default build/fast")
    parser.add_argument("--only", default="", metavar="FILE,FILE…", help="compile only these")
    parser.add_argument("--compare", metavar="N", help="play N matches by it and by the sources")
    parser.add_argument("--seed", default="1", metavar="S", help="of these matches, default 1")
    said = parser.parse_args(argv)
    into = folder_of("fast: --into", said.into)
    if said.compare is not None:
        matches = number("fast: --compare", said.compare, 1, 1_000_000)
        return _compare(into, matches, number("fast: --seed", said.seed, 0, 1 << 24))
    missing = _missing()
    if missing:
        print(f"not compiled: {missing}; all commands run the engine's sources")
        return 0
    paths = said.only.split(",") if said.only else hot_files()
    for path in paths:
        if path not in source_files():
            raise UsageError(f"fast: --only {path}: no file of the engine")
    build(into, paths)
    print(f"{len(paths)} modules compiled into {said.into}")
    return 0


def _compare(folder: Path, matches: int, seed: int) -> int:
    """Print which matches the engine in a folder plays unlike the sources; 0: none."""
    if not is_fresh(folder):
        raise UsageError(f"fast: {folder} has no engine of these sources; run `make fast`")
    found = differing(folder, matches, seed)
    for told in found:
        print(told)
    print(f"{matches} matches: {len(found) or 'none'} differ{'s' * (len(found) == 1)}")
    return 1 if found else 0


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
    with TemporaryDirectory() as objects:
        done = subprocess.run(
            [sys.executable, "-m", "sim.fast.compiling", objects, *paths],
            cwd=into,
            env={**os.environ, "PYTHONPATH": str(ROOT), "WILDHAND_ENGINE": "python"},
            capture_output=True,
            text=True,
        )
    if done.returncode:
        said = (done.stdout + done.stderr).splitlines()[-_LAST_LINES:]
        raise UsageError("fast: the compilation failed:\n" + "\n".join(said))
    write_stamp(into, mark())


def _missing() -> str:
    """Return what this computer lacks to compile; empty: nothing."""
    try:
        import mypyc  # noqa: F401
        import setuptools  # type: ignore[import-untyped]  # noqa: F401
    except ImportError as error:
        return f"no {error.name} in this Python (`make fast` installs it)"
    import sysconfig

    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if not shutil.which(os.environ.get("CC", compiler).split()[0]):
        return f"no C compiler ({compiler})"
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return "no Python.h (Debian's python3-dev has it)"
    return ""
