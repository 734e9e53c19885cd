"""`python -m sim scenario FILE… [--vm micropython]` checks scenarios; this is the computer's side.

Every file is read and checked on this computer first, so that an error in a file costs no
run. Then the same files play its scenarios here, or on MicroPython.
"""

import ast
import io
from collections.abc import Iterable
from pathlib import Path

from engine.parts import COLUMNS, TABLE
from engine.state.options import CARDS_ACT
from sim.arguments import read_text
from sim.errors import UsageError
from sim.scenario.check import SEVERAL_TABLES, Play, check_block
from sim.scenario.reading.lines import BadLine, Reader
from sim.scenario.runner import Runner
from sim.scenario.slim import slim

_ROOT = Path(__file__).resolve().parents[2]
_USAGE = "usage: python -m sim scenario FILE… [--vm micropython]"
_HELP = """Each file contains scenarios: a table, choices, and expectations. docs/scenarios.md
describes the language. Prints a line for each scenario that fails, then
`N passed, N failed`. Exit status 0: all passed; 1: some failed; 2: a file has an error.

  --vm micropython   play them on a real MicroPython"""
_BOARD = "sim/scenario/board.py"
# For the engine with all its turns, the modules that read and play scenarios, and their
# compilation: more than a board has, but boards do not run scenarios.
_HEAP = 352 * 1024


def main(argv: list[str]) -> int:
    """Run the files; return 0 if all scenarios hold, 1 if not; UsageError for a bad file."""
    if argv and argv[0] in ("-h", "--help"):
        print(f"{_USAGE}\n\n{_HELP}")
        return 0
    names, on_vm = _arguments(argv)
    texts = [(name, read_text(name, "a scenario file")) for name in names]
    runner = Runner()
    flavors: set[int] = set()
    for name, text in texts:
        flavors |= _check(runner, name, text)
    return run_on_vm(texts, flavors) if on_vm else _run(runner, texts)


def _arguments(argv: list[str]) -> tuple[list[str], bool]:
    names: list[str] = []
    on_vm = False
    rest = list(argv)
    while rest:
        word = rest.pop(0)
        if word == "--vm" or word.startswith("--vm="):
            machine = word[5:] if "=" in word else (rest.pop(0) if rest else "")
            if machine != "micropython":
                raise UsageError(f"--vm {machine}: must be --vm micropython")
            on_vm = True
        elif word.startswith("-"):
            raise UsageError(f"unknown option {word}; {_USAGE}")
        else:
            names.append(word)
    if not names:
        raise UsageError(f"no scenario file named; {_USAGE}")
    return names, on_vm


def _check(runner: Runner, name: str, text: str) -> set[int]:
    """Read a whole file without playing; UsageError with the line of an error.

    Return the flavors of its scenarios (engine/ruleset.py).
    """
    reader = Reader(io.StringIO(text))
    found: set[int] = set()
    try:
        while block := reader.next_block():
            found.add(check_block(runner, block))
    except BadLine as bad:
        raise UsageError(f"{name}:{bad.args[0]}: {bad.args[1]}") from bad
    if not found:
        raise UsageError(f"{name}: no scenario in it; docs/scenarios.md shows one")
    return found


def _run(runner: Runner, texts: Iterable[tuple[str, str]]) -> int:
    passed = failed = 0
    for name, text in texts:
        reader = Reader(io.StringIO(text))
        while block := reader.next_block():
            play = Play(runner, block)
            while play.goes_on():
                pass
            if play.wrong:
                failed += 1
                print(f"{name}:{play.wrong[0]}: {block.name}: {play.wrong[1]}")
            else:
                passed += 1
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


def run_on_vm(texts: Iterable[tuple[str, str]], flavors: Iterable[int]) -> int:
    """Run scenarios, already checked, on MicroPython; return the exit status.

    flavors: those of their rules (engine/ruleset.py).
    """
    from sim.vm import VmError, run

    modules = in_order(_board_modules(flavors))
    files = {f"scenarios/{place}.txt": text for place, (_, text) in enumerate(texts)}
    argv = [",".join(modules), *(name for name, _ in texts)]
    paths = [_path(module) for module in modules]
    packages = (
        "engine",
        "engine/evenings",
        "engine/house",
        "engine/match",
        "engine/own",
        "engine/rules",
        "engine/rulesets",
        "engine/state",
        "engine/turn",
        "engine/two_piles",
        "engine/two_piles/house",
        "sim/scenario",
        "sim/scenario/expected",
        "sim/scenario/reading",
        "sim/scenario/tables",
    )
    paths += [_BOARD, *(f"{package}/__init__.py" for package in packages)]
    files |= slim({path: (_ROOT / path).read_text(encoding="utf-8") for path in paths})
    files["sim/__init__.py"] = ""  # the package's own __init__ sets up a computer
    for bot in ("two_piles", "house", "one_pile"):
        # no such bot plays here
        files.setdefault(f"engine/bots/{bot}.py", "def join():\n    pass\n")
    try:
        result = run(_BOARD, argv=argv, texts=files, heap=_HEAP)
    except VmError as error:
        raise UsageError(str(error)) from error
    print(result.stdout, end="")
    return result.status


def _board_modules(flavors: Iterable[int]) -> list[str]:
    """Return the modules to load one by one; `engine.parts.load_parts` would nest their loading."""
    modules = ["engine.rulesets", "engine.rulesets.mixing", "engine.turn.challenge"]
    turns = (
        ["turn.turn", "match.first_card"],
        [*_names_in("two_piles"), *_rules_where_cards_act()],
        ["turn.turn", "match.first_card", *_names_in("house"), *_names_in("rules")],
    )
    modules += [f"engine.{name}" for name in _names_in("match") if name != "match.first_card"]
    for flavor in flavors:
        if flavor == SEVERAL_TABLES:
            modules += ["engine.turn.turn", "engine.match.first_card", "engine.bots.one_pile"]
            modules.append("sim.scenario.rounds")
            continue
        modules += [f"engine.{part}" for part in turns[flavor]]
    return [*modules, "sim.scenario.check"]


def _rules_where_cards_act() -> list[str]:
    """Return the house rules of the turn where cards act (engine/parts.py)."""
    rows = range(0, len(TABLE), COLUMNS)
    parts = {TABLE[row] for row in rows if TABLE[row + 1] >> CARDS_ACT & 1}
    folders = ("rules.", "house.", "two_piles.house.")
    return sorted(part for part in parts if part.startswith(folders))


def _names_in(package: str) -> list[str]:
    return [
        f"{package}.{path.stem}" for path in sorted((_ROOT / "engine" / package).glob("[a-z]*.py"))
    ]


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
