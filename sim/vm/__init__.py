"""`python -m sim vm FILE [ARGUMENT…]` runs a program on a real MicroPython with a board's memory.

`run` and `prove_heap` are the interface for tests and tools; see `sim/vm/runner.py`.
"""

from pathlib import Path

from sim.arguments import number, value_of
from sim.errors import UsageError
from sim.vm.runner import HEAP, PYSTACK, ROOT, Result, VmError, prove_heap, run

__all__ = ["HEAP", "PYSTACK", "Result", "VmError", "main", "prove_heap", "run"]

_LEAST_HEAP, _MOST_HEAP = 32 * 1024, 64 * 1024 * 1024  # bytes
_MOST_PYSTACK = 65_535  # words
_USAGE = "usage: python -m sim vm [--heap BYTES] [--pystack WORDS] [--no-cap] [--with PATH]… FILE …"


def main(argv: list[str]) -> int:
    """Run FILE with the engine beside it; print its output and the heap that it had."""
    heap, pystack, cap, files = HEAP, PYSTACK, True, ["engine"]
    rest = list(argv)
    while rest and rest[0].startswith("-"):
        option = rest.pop(0)
        if option in ("-h", "--help"):
            print(_USAGE)
            return 0
        if option == "--no-cap":
            cap = False
        elif option == "--with":
            files.append(_in_repository(value_of(option, rest, _USAGE)))
        elif option == "--heap":
            heap = number(option, value_of(option, rest, _USAGE), _LEAST_HEAP, _MOST_HEAP)
        elif option == "--pystack":
            pystack = number(option, value_of(option, rest, _USAGE), 1, _MOST_PYSTACK)
        else:
            raise UsageError(f"unknown option {option}; {_USAGE}")
    if not rest:
        raise UsageError(f"no file named; {_USAGE}")
    program = _in_repository(rest[0])
    if not (ROOT / program).is_file():
        raise UsageError(f"{rest[0]}: no file; name a Python file of the repository")
    files = [path for path in files if path != "engine" or (ROOT / path).exists()]
    try:
        result = run(program, argv=rest[1:], files=files, heap=heap, pystack=pystack, cap=cap)
    except VmError as error:
        raise UsageError(str(error)) from error
    print(result.stdout, end="")
    if cap:
        print(f"heap: {heap} bytes, {result.heap} of them free at the start, then MemoryError")
    return result.status


def _in_repository(name: str) -> str:
    """Return the path of a file or folder relative to the repository."""
    try:
        path = Path(name).resolve(strict=True)
    except (OSError, RuntimeError):  # not there; a loop of links is the latter before Python 3.13
        path = None
    if not name or path is None:
        raise UsageError(f"{name or repr(name)}: no such file; name one of the repository")
    if path == ROOT or not path.is_relative_to(ROOT):
        raise UsageError(f"{name}: not below {ROOT}; only what is there is copied")
    return path.relative_to(ROOT).as_posix()
