"""`python -m sim mutants` plants small faults in the engine, and counts those that tests find.

    fault   a comparison turned, a number off by one, a condition negated, a statement removed,
            a seat exchanged with the one on turn, another reason returned
    tests   all scenarios; then those tests of FOLDERS that enter the fault's function, the quickest
            first, as many as fit in MOST_SECONDS; up to the first failure. A process that takes
            far too long is ended, and its fault is found, too

Faults are drawn from all places in functions of the engine's rules, with equal chances, and planted
one at a time in a copy of the tree. Some change nothing that a player could notice; no program can
tell these from the others, so the share that is found never reaches 100%.
"""

import argparse
import ast
import json
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from itertools import accumulate, pairwise
from pathlib import Path
from typing import NamedTuple

from sim.errors import UsageError

FOLDERS = ("tests/engine", "tests/interactions", "tests/properties")
MOST_SECONDS = 10  # of the tests that a fault must survive besides the scenarios, without the fault
LEAST_SECONDS = 10  # before a process is ended
_ROOT = Path(__file__).resolve().parents[1]
_SEEN = Path(__file__).with_name("mutants_seen.py")
_LEFT_OUT = (  # taste, data, words
    "engine/bots/",
    "engine/rulesets/",
    "engine/spec/",
    "engine/notation.py",
    "engine/state/window_types.py",
)
_NOT_COPIED = (".git", ".venv*", "node_modules", "build", "*_cache", "__pycache__", "docs")
_PYTEST = (str(Path(sys.executable).with_name("pytest")), "-q", "-p", "no:cacheprovider", "--tb=no")
_TURNED = {"==": "!= >=", "!=": "==", "<": "<= >=", "<=": "< >", ">": ">= <=", ">=": "> <"}
_TURNED |= {"and": "or", "or": "and", "&": "|", "|": "&", "+": "-", "-": "+"}
_REMOVABLE = (ast.Assign, ast.AugAssign, ast.Expr, ast.Return, ast.Continue, ast.Break)
_SEATS = ("seat", "actor", "other", "target")


class Mutant(NamedTuple):
    """A fault: the text from start to end (bytes of the file) becomes `new`."""

    path: str
    line: int
    function: str
    first_line: int  # of the function
    start: int
    end: int
    old: str
    new: str

    def planted(self, text: bytes) -> bytes:
        """Return the file's text with the fault."""
        return text[: self.start] + self.new.encode() + text[self.end :]


def run(options: argparse.Namespace) -> int:
    """Draw faults, plant each, and print what found it; 0 whatever was found."""
    tree = (options.tree or _ROOT).resolve()
    if not (tree / "engine" / "game.py").is_file():
        raise UsageError(f"mutants: --tree {tree}: must be a checkout of this project")
    mutants = _draw(tree, all_mutants(tree, options.only), options.count, options.seed)
    if not mutants:
        raise UsageError(f"mutants: --only {options.only}: name a place of the rules in engine")
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        _try_all(mutants, Workshop(tree, Path(folder)))
    return 0


def _try_all(mutants: list[Mutant], workshop: "Workshop") -> None:
    found = 0
    for i, mutant in enumerate(mutants, 1):
        killer = workshop.killer(mutant)
        found += bool(killer)
        told = f"{mutant.path}:{mutant.line} {mutant.function}: {mutant.old} -> {mutant.new}"
        print(f"{i}/{len(mutants)} {' '.join(told.split())}: {killer or 'SURVIVED'}", flush=True)
    share = 100 * found / len(mutants)
    print(f"{found} of {len(mutants)} found ({share:.0f}%), {workshop.by_scenario} by scenarios")


def _draw(tree: Path, mutants: list[Mutant], count: int, seed: int) -> list[Mutant]:
    """Return so many of the faults, or all, in the order in which they are tried."""
    random.Random(seed).shuffle(mutants)
    drawn: list[Mutant] = []
    for mutant in mutants:
        with suppress(SyntaxError):  # of the few that make no program
            ast.parse(mutant.planted((tree / mutant.path).read_bytes()))
            drawn.append(mutant)
        if len(drawn) == count:
            break
    return drawn


def all_mutants(tree: Path, only: str) -> list[Mutant]:
    """Return every fault that can be planted at a place of a tree."""
    place, _, line = only.partition(":")
    reasons = _reasons((tree / "engine/state/reasons.py").read_text(encoding="utf-8"))
    mutants: list[Mutant] = []
    for file in sorted(tree.glob("engine/**/*.py")):
        path = file.relative_to(tree).as_posix()
        is_left_out = path.startswith(_LEFT_OUT) or path.endswith("_generated.py")
        if not is_left_out and f"{path}/".startswith(place.rstrip("/") + "/"):
            mutants += Faults(path, file.read_text(encoding="utf-8"), reasons)
    return [m for m in mutants if line in ("", str(m.line))]


def _reasons(text: str) -> list[str]:
    """Return the names of the answers of the engine: from OK = 0 on, numbered without a gap."""
    found = re.findall(r"^([A-Z_]+) = const\((\d+)\)", text, re.M)
    found = found[found.index(("OK", "0")) :]
    return [name for i, (name, value) in enumerate(found) if int(value) == i]


class Faults:
    """All faults of a file, as an iterable."""

    def __init__(self, path: str, text: str, reasons: list[str]) -> None:
        self._path = path
        self._bytes = text.encode()
        self._tree = ast.parse(text)
        self._starts = [0, *accumulate(map(len, self._bytes.splitlines(keepends=True)))]  # of lines
        named = {node.id for node in ast.walk(self._tree) if isinstance(node, ast.Name)}
        self._reasons = [name for name in reasons if name in named]
        self._knows_turn = "TURN" in named

    def __iter__(self) -> Iterator[Mutant]:
        for function in ast.walk(self._tree):
            if isinstance(function, ast.FunctionDef):
                first = min([function.lineno, *(d.lineno for d in function.decorator_list)])
                for start, end, new in self._of_function(function):
                    old, line = self._text(start, end), self._bytes.count(b"\n", 0, start) + 1
                    yield Mutant(self._path, line, function.name, first, start, end, old, new)

    def _of_function(self, function: ast.FunctionDef) -> Iterator[tuple[int, int, str]]:
        seats = {arg.arg for arg in function.args.args if arg.arg in _SEATS}
        for node in [node for statement in function.body for node in ast.walk(statement)]:
            start, end = self._place(node)
            for new in self._instead(node, self._text(start, end), seats):
                yield start, end, new
            if isinstance(node, (ast.If, ast.While, ast.IfExp)):
                start, end = self._place(node.test)
                yield start, end, f"not ({self._text(start, end)})"
            for left, right in _operands(node):
                yield from self._turned(left, right)

    def _instead(self, node: ast.AST, text: str, seats: set[str]) -> Iterator[str]:
        """Give what can stand in place of a node."""
        if isinstance(node, ast.Constant) and isinstance(node.value, bool):
            yield str(not node.value)
        elif isinstance(node, ast.Constant) and isinstance(node.value, int):
            yield from [str(node.value + 1), str(node.value - 1)][: 2 if node.value else 1]
        elif isinstance(node, ast.Name) and node.id in self._reasons:
            yield from [reason for reason in self._reasons if reason != node.id][:2]
        elif isinstance(node, ast.Name) and node.id in seats and self._knows_turn:
            yield "s[TURN]"
        elif text == "s[TURN]":
            yield from sorted(seats)
        elif isinstance(node, _REMOVABLE) and not text.startswith('"'):  # no docstring
            yield "pass"

    def _turned(self, left: ast.AST, right: ast.AST) -> Iterator[tuple[int, int, str]]:
        at = self._place(left)[1]
        sign = re.search(r"[^\s()]+", self._text(at, self._place(right)[0]))
        if sign:
            for other in _TURNED.get(sign[0], "").split():
                yield at + sign.start(), at + sign.end(), other

    def _place(self, node: ast.AST) -> tuple[int, int]:
        if not isinstance(node, (ast.expr, ast.stmt)):
            return 0, 0
        assert node.end_lineno is not None and node.end_col_offset is not None
        start = self._starts[node.lineno - 1] + node.col_offset
        return start, self._starts[node.end_lineno - 1] + node.end_col_offset

    def _text(self, start: int, end: int) -> str:
        return self._bytes[start:end].decode()


def _operands(node: ast.AST) -> list[tuple[ast.AST, ast.AST]]:
    """Return what stands left and right of each operator of a node."""
    if isinstance(node, ast.BinOp):
        return [(node.left, node.right)]
    if isinstance(node, ast.BoolOp):
        return list(pairwise(node.values))
    return list(pairwise([node.left, *node.comparators])) if isinstance(node, ast.Compare) else []


class Workshop:
    """A copy of a tree in which faults are planted; by_scenario counts those a scenario found."""

    def __init__(self, tree: Path, folder: Path) -> None:
        self.by_scenario = 0
        self._tree = folder / "tree"
        self._plugins = folder / "plugins"
        self._seen = folder / "seen.json"
        self._clock = time.time()
        self._tests: list[tuple[float, str, list[str]]] | None = None  # seconds, test, functions
        self._seen.write_text("[]", encoding="utf-8")
        shutil.copytree(tree, self._tree, ignore=shutil.ignore_patterns(*_NOT_COPIED))
        (self._tree / "docs").symlink_to(tree / "docs")
        self._plugins.mkdir()
        shutil.copy(_SEEN, self._plugins)
        names = [*self._tree.glob("tests/rules/**/*.txt"), *self._tree.glob("tests/*/*.txt")]
        texts = sorted({str(path.relative_to(self._tree)) for path in names})
        self._scenarios = [sys.executable, "-u", "-m", "sim", "scenario", *texts]
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime  # of other children
        if failed := self._run(self._scenarios, 600):
            raise UsageError(f"mutants: without a fault there must be no failure: {failed}")
        took = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
        self._limit = LEAST_SECONDS + 4 * took

    def killer(self, mutant: Mutant) -> str:
        """Plant a fault, and return what found it, or ""; then the tree is as it was."""
        path = self._tree / mutant.path
        text = path.read_bytes()
        try:
            self._write(path, mutant.planted(text))
            if killer := self._run(self._scenarios, self._limit):
                self.by_scenario += 1
                return killer
            if self._tests is None:
                self._write(path, text)
                self._tests = self._time_tests()
                return self.killer(mutant)
            return self._run_tests(f"{mutant.path}:{mutant.first_line}")
        finally:
            self._write(path, text)

    def _write(self, path: Path, text: bytes) -> None:
        """Write a file with a time of its own, else Python takes what it compiled before."""
        path.write_bytes(text)
        self._clock += 2
        os.utime(path, (self._clock, self._clock))

    def _run_tests(self, function: str) -> str:
        chosen: list[str] = []
        seconds = 0.0
        for one, test, entered in self._tests or ():
            if function in entered and (not chosen or seconds + one <= MOST_SECONDS):
                chosen.append(test)
                seconds += one
        if not chosen:
            return ""
        return self._run([*_PYTEST, "-x", *chosen], 3 * LEAST_SECONDS + 4 * seconds)

    def _time_tests(self) -> list[tuple[float, str, list[str]]]:
        """Run all tests once, and return for each its seconds and the functions it enters."""
        print("timing the tests, once …", file=sys.stderr, flush=True)
        folders = [folder for folder in FOLDERS if (self._tree / folder).is_dir()]
        plugin = ["env", f"MUTANTS_SEEN={self._seen}", f"PYTHONPATH={self._plugins}"]
        self._run([*plugin, *_PYTEST, "-p", "mutants_seen", *folders], 3600)
        return sorted(map(tuple, json.loads(self._seen.read_text(encoding="utf-8"))))

    def _run(self, command: list[str], seconds: float) -> str:
        """Run tests to their first failure; return it in a line, or "" if all hold."""
        process = subprocess.Popen(
            command,
            cwd=self._tree,
            env=os.environ | {"WILDHAND_ENGINE": "python"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            start_new_session=True,
            preexec_fn=lambda: _bound(int(seconds)),
        )
        said = ""
        try:
            assert process.stdout is not None
            for line in process.stdout:
                said = line.strip() or said
                if re.match(r"tests/\S+\.txt:\d+: |FAILED |ERROR ", line):
                    return said
            process.wait()
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        if process.returncode == -signal.SIGXCPU:
            return f"no end within {seconds:.0f} seconds"
        return said if process.returncode else ""


def _bound(seconds: int) -> None:
    """Bound this process's time on a processor, and its memory: a fault may end neither."""
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 5))
    resource.setrlimit(resource.RLIMIT_AS, (2 << 30, 2 << 30))
