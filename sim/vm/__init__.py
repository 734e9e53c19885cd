"""Real MicroPython with a board's memory: `python -m sim vm FILE [ARGUMENT…]`.

`run` and `prove_heap` are the interface for tests and tools; see `sim/vm/runner.py`.
"""

from pathlib import Path

from sim.errors import UsageError
from sim.vm.runner import HEAP, PYSTACK, ROOT, Result, VmError, prove_heap, run

__all__ = ["HEAP", "PYSTACK", "Result", "VmError", "main", "prove_heap", "run"]

_USAGE = "usage: python -m sim vm [--heap BYTES] [--pystack WORDS] [--no-cap] [--with PATH]… FILE …"


def main(argv: list[str]) -> int:
    """Runs FILE with the engine beside it, prints what it printed and the heap that it had."""
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
            files.append(_value(option, rest))
        elif option == "--heap":
            heap = _number(option, rest)
        elif option == "--pystack":
            pystack = _number(option, rest)
        else:
            raise UsageError(f"unknown option {option}; {_USAGE}")
    if not rest:
        raise UsageError(f"no file named; {_USAGE}")
    program = _in_repository(rest[0])
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
    path = Path(name).resolve()
    if not path.is_file():
        raise UsageError(f"{name}: no such file; name a Python file of the repository")
    if not path.is_relative_to(ROOT):
        raise UsageError(f"{name}: not below {ROOT}; only files of the repository are copied")
    return path.relative_to(ROOT).as_posix()


def _value(option: str, rest: list[str]) -> str:
    if not rest:
        raise UsageError(f"{option} needs a value; {_USAGE}")
    return rest.pop(0)


def _number(option: str, rest: list[str]) -> int:
    text = _value(option, rest)
    if not (text.isascii() and text.isdigit()) or int(text) == 0:
        raise UsageError(f"{option} {text}: not a number of at least 1")
    return int(text)
