"""This module runs one program on a real MicroPython with a board's memory.

    result = run("tests/board/vm/runner.py", argv=["test_match"], files=["engine", "tests/board"])
    print(result.status, result.heap, result.stdout)

`files` are paths in the repository; of a directory every `.py` below it is copied, to the same
place on the virtual machine, without docstrings, which a board drops. `texts`, which may be bytes,
and `blobs` add files that the repository lacks; `machine` is as in `sim.vm.machine`. With `cap`
(the default) the heap is limited to `heap` bytes, and the same run proves this before the program
starts: it allocates blocks until one fails. A heap without that end is a `VmError`, never a result.
The rules for the program are in `sim/vm/board/vm.py`.
"""

import base64
import json
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from sim.errors import UsageError
from sim.vm import machine as machines
from sim.vm.processes import output_of
from sim.vm.undocumented import without_docstrings

ROOT = Path(__file__).resolve().parents[2]
HEAP = 136 * 1024
PYSTACK = 512
UNCAPPED_HEAP = 8 * 1024 * 1024

_HERE = Path(__file__).resolve().parent
_PACKAGE = "node_modules/@micropython/micropython-webassembly-pyscript/micropython.mjs"
_LAUNCH = "import vm\nvm.launch({!r}, {!r}, {})"
_CONTROL = "\x04"
_LEAST_SHARE = 0.6  # of the heap must be free when a program starts, or the proof proves nothing


class VmError(Exception):
    """The virtual machine failed: it did not start, stopped half-way, or has no limit."""


class Unended(VmError):
    """The program did not end in its time, which tells nothing about its memory."""


@dataclass(frozen=True)
class Result:
    """A program's output, its exit status, and the bytes available at its start."""

    stdout: str
    status: int
    heap: int


def run(
    program: str,
    *,
    argv: Sequence[str] = (),
    files: Iterable[str] = (),
    texts: Mapping[str, str | bytes] | None = None,
    blobs: Mapping[str, bytes] | None = None,
    heap: int = HEAP,
    pystack: int = PYSTACK,
    cap: bool = True,
    timeout: float = 300,
    machine: Path | None = None,
) -> Result:
    """Run a program of the repository; heap in bytes, pystack in words, timeout in seconds."""
    words = {path: one for path, one in (texts or {}).items() if isinstance(one, str)}
    given = _sources(_files_to_copy([program, *files], set(words)), words)
    blobs = {path: one for path, one in (texts or {}).items() if isinstance(one, bytes)} | {
        **(blobs or {})
    }
    size = heap if cap else max(heap, UNCAPPED_HEAP)
    start = (program, list(argv), heap if cap else 0)
    try:
        if machine is not None:
            done = machines.run(machine, given, blobs, start, size, pystack, timeout)
        else:
            spec = {
                "package": str(_find_package()),
                **given,
                "blobs": {path: base64.b64encode(blob).decode() for path, blob in blobs.items()},
                "launch": _LAUNCH.format(*start),
                "heap": size,
                "pystack": pystack,
                "cap": cap,
            }
            done = _run_node(spec, timeout)
    except subprocess.TimeoutExpired as late:
        raise Unended(f"{program} did not end within {late.timeout} seconds") from late
    stdout = done.stdout.decode(errors="replace")
    told, rest = _split_controls(done.stderr.decode(errors="replace"))
    if done.returncode != 0 or "end" not in told:
        raise VmError(f"{program} stopped the virtual machine: {(rest or stdout)[-2000:]}")
    got = told.get("heap", 0)
    if cap and not heap * _LEAST_SHARE < got <= heap:
        raise VmError(f"the heap of {heap} bytes is not held: {got} bytes could be had")
    return Result(stdout, told["end"], got)


def _run_node(spec: Mapping[str, object], timeout: float) -> "subprocess.CompletedProcess[bytes]":
    """Run MicroPython through its `run.mjs`."""
    command = [find_node(), str(_HERE / "run.mjs")]
    given = json.dumps(spec).encode()
    return output_of(command, given, timeout)


def prove_heap(heap: int = HEAP) -> int:
    """Return the bytes of `heap` that an empty program can allocate; VmError without an end."""
    return run("nothing.py", texts={"nothing.py": ""}, heap=heap).heap


def _files_to_copy(paths: Iterable[str], given: set[str]) -> dict[str, str]:
    found = {"vm.py": str(_HERE / "board" / "vm.py")}
    for path in paths:
        source = ROOT / path
        if source.is_dir():
            for file in sorted(source.rglob("*.py")):
                found[file.relative_to(ROOT).as_posix()] = str(file)
        elif source.is_file():
            found[source.resolve().relative_to(ROOT).as_posix()] = str(source)
        elif path not in given:
            raise UsageError(f"{path}: no such file in {ROOT}")
    return found


def _sources(found: dict[str, str], texts: Mapping[str, str]) -> dict[str, dict[str, str]]:
    """Return the files as text, Python without docstrings, and the others unchanged."""
    given = dict(texts)
    files = {}
    for path, source in found.items():
        if path.endswith(".py"):
            try:
                given[path] = without_docstrings(Path(source).read_text(encoding="utf-8"))
            except (SyntaxError, ValueError) as error:
                raise UsageError(f"{path} is no Python: {error}") from error
        else:
            files[path] = source
    return {"files": files, "texts": given}


def _split_controls(text: str) -> tuple[dict[str, int], str]:
    told: dict[str, int] = {}
    rest = []
    for line in text.splitlines():
        if line.startswith(_CONTROL):
            word, number = line[1:].split()
            told[word] = int(number)
        else:
            rest.append(line)
    return told, "\n".join(rest).strip()


def find_node() -> str:
    beside = Path(sys.executable).parent / "node"
    # .venv has one only where the machine's is missing or too old.
    found = str(beside) if beside.exists() else shutil.which("node")
    if found is None:
        raise UsageError(
            "Node.js is missing: run `make vm`, or `pip install '.[node]'` in the environment"
        )
    return found


def _find_package() -> Path:
    package = ROOT / _PACKAGE
    if not package.exists():
        raise UsageError("MicroPython is missing: run `make vm`, or `npm ci` in the repository")
    return package
