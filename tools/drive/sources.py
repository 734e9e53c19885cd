"""This module chooses the files of the repository that a board needs, and lists the boards.

A board is a file of `hal/boards/` that has a table of buttons (`LOW`, `HIGH`) or `open_board()`;
its twins are in `hal/opening.py`. Its drive contains everything that `code.py` and `boot.py` can
reach from there, rule sets and screens included, and of `hal/` its own file and what that needs.
"""

import ast
import tomllib
from pathlib import Path

from sim.errors import UsageError
from tools.drive.imports import reachable
from tools.drive.tree import Bodies

ROOT = Path(__file__).resolve().parents[2]
STARTS = ("code.py", "boot.py")

_DEVICE = ("code.py", "boot.py", "engine", "hal", "lib")
_DECLARED = ROOT / "engine" / "spec"  # for computers only
_SIMULATOR = "simulator"
_WIRED = "hal.wired"  # needed by boards that are only tables
_WORDS = "engine.rulesets.by_name"  # rule sets by the names of options: only computers read them


def version() -> str:
    """Return the version in pyproject.toml."""
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    return str(tomllib.loads(text)["project"]["version"])


def read_device_files() -> dict[str, str]:
    """Return all our Python files that boards run, by their path on the drive."""
    found = {}
    for top in _DEVICE:
        path = ROOT / top
        for file in [path] if path.is_file() else sorted(path.rglob("*.py")):
            if file.is_relative_to(_DECLARED):
                continue
            found[file.relative_to(ROOT).as_posix()] = file.read_text(encoding="utf-8")
    return found


def boards() -> dict[str, str]:
    """Return every board that has a drive, with its module of `hal.boards`."""
    found = {}
    for file in sorted((ROOT / "hal" / "boards").glob("[a-z]*.py")):
        names = _names(ast.parse(file.read_text(encoding="utf-8")).body)
        if file.stem != _SIMULATOR and names & {"LOW", "HIGH", "open_board"}:
            found[file.stem] = file.stem
    twins = {twin: name for twin, name in _twins().items() if name in found}
    return dict(sorted({**found, **twins}.items()))


def module_for(board: str) -> str:
    """Return the module of `hal.boards` for a board; UsageError, in one line, if it is unknown."""
    known = boards()
    if board not in known:
        raise UsageError(f"unknown board {board!r}: one of {', '.join(known)}")
    return known[board]


def choose(board: str, bodies: Bodies) -> set[str]:
    """Return those of these Python files, by path, that the drive of a board needs."""
    module = f"hal/boards/{module_for(board)}.py"
    # hal/opening.py imports it only if the board's own file has no open_board().
    is_wired = "open_board" not in _names(bodies[module]) or _asks_for_wired(bodies, module)
    barred = {"hal.boards.", _WORDS} if is_wired else {"hal.boards.", _WORDS, _WIRED}
    return reachable(bodies, [*STARTS, module], barred)


def _asks_for_wired(bodies: Bodies, module: str) -> bool:
    without = {path: body for path, body in bodies.items() if path != "hal/opening.py"}
    return "hal/wired.py" in reachable(without, [module])


def _names(body: list[ast.stmt]) -> set[str]:
    """Return functions and variables at the top of a module."""
    found = {node.name for node in body if isinstance(node, ast.FunctionDef)}
    for node in body:
        if isinstance(node, ast.Assign):
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return found


def _twins() -> dict[str, str]:
    """Return `_TWINS` of hal/opening.py without running it: a computer has no `board`."""
    tree = ast.parse((ROOT / "hal" / "opening.py").read_text(encoding="utf-8"))
    twins: dict[str, str] = {}
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "_TWINS":
            twins = ast.literal_eval(node.value)
    return twins
