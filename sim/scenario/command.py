"""`python -m sim scenario FILE… [--vm micropython]` checks scenarios; this is the computer's side.

Every file is read and checked on this computer first, so that an error in a file costs no
run. Then the same files play its scenarios here, or on MicroPython.
"""

import argparse
import ast
import io
from pathlib import Path

from engine.rulesets.rules_generated import MODULES
from lab.fast.chosen import told
from sim.errors import UsageError
from sim.paths import read_text
from sim.scenario.reading import BadLine, Reader
from sim.scenario.runner import Runner, check_block, play_files
from sim.scenario.slim import slim

_ROOT = Path(__file__).resolve().parents[2]
_BOARD = "sim/scenario/board.py"
# For the engine with all its rules, the modules that read and play scenarios, and their
# compilation: more than a board has, but boards do not run scenarios.
_PACKAGES = (
    "engine engine/bots engine/match engine/rules engine/rulesets engine/state engine/tournament "
    "engine/turn sim/scenario"
).split()
_HEAP = 352 * 1024
_MOST_HEAP = 64 << 20
_PER_LETTER = 32  # more bytes for each letter of the longest file: a scenario is read as a whole


def run(options: argparse.Namespace) -> int:
    """Run the files; return 0 if all scenarios hold, 1 if not; UsageError for a bad file."""
    texts = [(name, read_text(name, "a scenario file")) for name in options.files]
    runner = Runner()
    of_tournaments = False
    for name, text in texts:
        of_tournaments |= _check(runner, name, text)
    if options.vm:
        return run_on_vm(texts, of_tournaments)
    print(told(), flush=True)
    return max(play_files(runner, options.files, [io.StringIO(text) for _, text in texts]))


def _check(runner: Runner, name: str, text: str) -> bool:
    """Read a whole file without playing; UsageError with the line of an error.

    Return whether some of its scenarios are of matches over several tables.
    """
    reader = Reader(io.StringIO(text))
    found: list[bool] = []
    try:
        while block := reader.next_block():
            check_block(runner, block)
            found.append(block.has_tables)
    except BadLine as bad:
        raise UsageError(f"{name}:{bad.args[0]}: {bad.args[1]}") from bad
    if not found:
        raise UsageError(f"{name}: no scenario in it; docs/scenarios.md shows one")
    return any(found)


def run_on_vm(texts: list[tuple[str, str]], of_tournaments: bool) -> int:
    """Run scenarios, already checked, on MicroPython; return the exit status.

    of_tournaments: some are of matches over several tables, whose modules are loaded apart.
    """
    from sim import vm

    modules = in_order(_board_modules(of_tournaments))
    files = {f"scenarios/{place}.txt": text for place, (_, text) in enumerate(texts)}
    argv = [",".join(modules), *(name for name, _ in texts)]
    paths = [_path(module) for module in modules]
    paths += [_BOARD, *(f"{package}/__init__.py" for package in _PACKAGES)]
    files |= slim({path: (_ROOT / path).read_text(encoding="utf-8") for path in paths})
    files["sim/__init__.py"] = ""  # the package's own __init__ sets up a computer
    try:
        heap = min(_HEAP + _PER_LETTER * max(len(text) for _, text in texts), _MOST_HEAP)
        result = vm.run(_BOARD, argv=argv, texts=files, heap=heap)
    except vm.VmError as error:
        raise UsageError(str(error)) from error
    print(result.stdout, end="")
    return result.status


def _board_modules(of_tournaments: bool) -> list[str]:
    """Return the modules to load one by one; `engine.parts` would nest their loading."""
    # `Game` loads opening.py itself, once it is built.
    modules = ["engine.rulesets.by_name", "engine.parts", "engine.loading"]
    modules += ["engine.match.opening", "engine.turn.plays", *MODULES]
    if of_tournaments:
        modules.append("sim.scenario.tournament")
    return [*modules, "sim.scenario.runner"]


def _path(module: str) -> str:
    stem = module.replace(".", "/")
    package = f"{stem}/__init__.py"
    return package if (_ROOT / package).is_file() else f"{stem}.py"


def in_order(modules: list[str]) -> list[str]:
    """Return our modules and all that they import, each after its imports.

    A board has room to compile one file at a time, not a chain of nested files.
    """
    found: list[str] = []

    def visit(module: str) -> None:
        if module in found or not (_ROOT / _path(module)).is_file():
            return
        for name in _imports(module):
            visit(name)
        if module not in found:
            found.append(module)

    for module in modules:
        visit(module)
    return found


def _imports(module: str) -> list[str]:
    """Return our modules that a module imports when it is loaded, without imports for types."""
    names: list[str] = []
    tree = ast.parse((_ROOT / _path(module)).read_text(encoding="utf-8"))
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module:
            names.append(node.module)
            names += [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
    return [name for name in names if name.split(".")[0] in ("engine", "sim")]
