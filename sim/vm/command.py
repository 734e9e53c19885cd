"""`python -m sim vm FILE [ARGUMENT…]` runs a program on a real MicroPython."""

import argparse
from pathlib import Path

from sim import vm
from sim.errors import UsageError
from sim.vm.runner import ROOT


def run(options: argparse.Namespace) -> int:
    """Run FILE with the engine beside it; print its output and the heap that it had."""
    program = _in_repository(options.file)
    if not (ROOT / program).is_file():
        raise UsageError(f"{options.file}: no file; name a Python file of the repository")
    files = ["engine"] if (ROOT / "engine").exists() else []
    files += map(_in_repository, options.others)
    heap = options.heap or vm.HEAP
    try:
        result = vm.run(
            program,
            argv=options.arguments,
            files=files,
            heap=heap,
            pystack=options.pystack or vm.PYSTACK,
            cap=not options.no_cap,
        )
    except vm.VmError as error:
        raise UsageError(str(error)) from error
    print(result.stdout, end="")
    if not options.no_cap:
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
