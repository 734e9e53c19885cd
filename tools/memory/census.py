"""`python -m sim memory --census` counts what is in a board's memory at the first table.

It prints a row for each file of the drive that is loaded there, as it was when it was loaded: its
functions, their bytecode, the list of its names, and its constants. Then it prints a row for each
kind of object in the heap, bytecode and lists of names among the others, without the stub's.
"""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from sim.stubboard.app import Report
from tools.drive.bytecode import Reader
from tools.drive.contents import Contents

BLOCK = 16  # bytes of a heap's block, to which each object is rounded up
# What `micropython.mem_info(1)` calls the first block of an object, and what that is.
KINDS = {
    "h": "others: bytecode, tables of dictionaries, instances",
    "B": "functions",
    "D": "dictionaries, without their tables",
    "S": "texts and bytes, without their letters",
    "A": "arrays, without their items",
    "L": "lists, without their items",
    "T": "tuples",
    "M": "modules",
    "F": "fractions",
}
_LAYOUT = re.compile(r"^[0-9a-f]{8}: (\S+)", re.MULTILINE)
_TEXT, _BYTES, _TUPLE = 5, 6, 10  # kinds of constants in bytecode; below: None, True and so on
_SMALL = 10  # digits of a whole number that takes one block


@dataclass(frozen=True)
class Loaded:
    """What a file of bytecode takes when it is loaded."""

    functions: int
    code: int
    names: int
    constants: int

    @property
    def whole(self) -> int:
        """Return all its bytes, with an object for each function."""
        return self.functions * BLOCK + self.code + self.names + self.constants


def lines_of(contents: Contents, report: Report) -> Iterator[str]:
    """Yield the lines of both tables, for a report that has a census."""
    assert contents.drive is not None
    heads = {bundle.name: bundle.head for bundle in contents.drive.bundles.values()}
    loaded = {
        heads[name]: loaded_of(contents.files[f"lib/{name}.mpy"])
        for name in report.modules
        if name in heads
    }
    yield "| file | functions | bytecode | names | constants | all bytes |"
    yield "| --- | ---: | ---: | ---: | ---: | ---: |"
    for head in sorted(loaded, key=lambda one: -loaded[one].whole):
        one = loaded[head]
        cells = (one.functions, one.code, one.names, one.constants, one.whole)
        yield f"| `{head}` | {' | '.join(f'{cell:,}' for cell in cells)} |"
    whole = sum(one.whole for one in loaded.values())
    functions = sum(one.functions for one in loaded.values())
    yield f"| {len(loaded)} files | {functions:,} | | | | {whole:,} |"
    yield ""
    yield "| kind of object | number | bytes |"
    yield "| --- | ---: | ---: |"
    before, after = (kinds_of(text) for text in report.layouts)
    for letter, name in KINDS.items():
        count, size = (now - was for now, was in zip(after[letter], before[letter], strict=True))
        yield f"| {name} | {count:,} | {size:,} |"


def kinds_of(layout: str) -> dict[str, tuple[int, int]]:
    """Return the number and the bytes of each kind of object in a layout of a heap."""
    counts: Counter[str] = Counter()
    sizes: Counter[str] = Counter()
    for one in re.findall(r"[^=.]=*", "".join(_LAYOUT.findall(layout))):
        kind = one[0] if one[0] in KINDS else "h"
        counts[kind] += 1
        sizes[kind] += len(one) * BLOCK
    return {kind: (counts[kind], sizes[kind]) for kind in KINDS}


def loaded_of(file: bytes) -> Loaded:
    """Return what a file of bytecode takes."""
    reader = _Reader(file)
    names, constants = reader.number(), reader.number()
    for _ in range(names):
        reader.name()
    size = _rounded(4 * constants) + sum([reader.constant() for _ in range(constants)])
    _, *functions = reader.function()
    return Loaded(len(functions), sum(functions), _rounded(2 * names), size)


def _rounded(size: int) -> int:
    return -(-size // BLOCK) * BLOCK


class _Reader(Reader):
    """Reads constants and functions, too."""

    def constant(self) -> int:
        """Read a constant; return its bytes in memory."""
        kind = self.take(1)[0]
        if kind < _TEXT:
            return 0
        length = self.number()
        if kind == _TUPLE:
            inner = sum([self.constant() for _ in range(length)])
            return _rounded(8 + 4 * length) + inner
        self.take(length)
        if kind in (_TEXT, _BYTES):
            self.take(1)
            return BLOCK + _rounded(length + 1)
        return BLOCK if length <= _SMALL else 2 * BLOCK

    def function(self) -> list[int]:
        """Read a function and those in it; return the bytes of the code of each."""
        head = self.number()
        length = head >> 3
        self.take(length)
        found = [_rounded(length)]
        for _ in range(self.number() if head & 4 else 0):
            found += self.function()
        return found
