"""This module chooses short names for a drive's files, since a board keeps them in memory for good.

A board keeps the name of each module that it ever loaded, and the path of its file. So a file gets
a word that the board has in its ROM: `lib/bus.mpy`. Where a program adds a name to a text
(`"ui.screens." + name`), the text becomes the letters that its parts begin with, `us_`, and the
name stays. No file is named as a module of any board or of Python, as a folder or a program of a
drive, or as a device of Windows, which would not write it.
"""

import sys
from binascii import crc32
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import count
from pathlib import PurePosixPath

from tools.drive import rom
from tools.drive.names import NEVER
from tools.drive.program import Program
from tools.drive.tree import texts_in

_ON_DRIVES = frozenset("art boot code engine hal journal lib main sd settings ui wildhand".split())
_OF_WINDOWS = frozenset(("aux", "con", "nul", "prn"))
_NUMBERS = 0xFFF


@cache
def number_of(path: str) -> str:
    """Return the number of a file in a code of an error; `ui.screens.failure` computes it, too."""
    name = "/".join(PurePosixPath(path).with_suffix("").parts[-2:])
    return f"{crc32(name.encode()) & _NUMBERS:03X}"


def short_names(program: Program, heads: Sequence[str]) -> dict[str, str]:
    """Return the names of bundles by their heads, and of the texts that begin some of them."""
    found: dict[str, str] = {}
    for text in beginnings(program, heads):
        letters = "".join(part[0] for part in text[:-1].split("."))
        numbered = (f"{letters}{n or ''}_" for n in count())
        stem = next(one for one in numbered if one not in found.values())
        found[text] = stem
        found.update({one: stem + one[len(text) :] for one in heads if one.startswith(text)})
    numbers = {number_of(path_of(one)) for one in found.values()}
    words = _words()
    for head in sorted(set(heads) - found.keys()):
        found[head] = next(word for word in words if number_of(path_of(word)) not in numbers)
        numbers.add(number_of(path_of(found[head])))
    return found


def path_of(name: str) -> str:
    """Return the path of a bundle's text."""
    return f"lib/{name}.py"


def beginnings(program: Program, heads: Sequence[str]) -> list[str]:
    """Return the texts of a program to which it adds a name to load a module."""
    texts = {text for module in program.modules.values() for text in texts_in(module.body)}
    return sorted(text for text in texts if text[-1:] == "." and _begins(text, heads))


def _begins(text: str, heads: Sequence[str]) -> bool:
    return any(head.startswith(text) for head in heads)


def _words() -> Iterator[str]:
    """Yield words that may name a file; a drive's file system ignores case."""
    barred = {*NEVER, *rom.modules_of_boards(), *sys.stdlib_module_names}
    barred |= _ON_DRIVES | _OF_WINDOWS
    yield from (
        word for word in rom.words() if word.isalpha() and word.islower() and word not in barred
    )
