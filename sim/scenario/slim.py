"""Source text as a board holds it: without docstrings, constants as numbers.

CircuitPython compiles docstrings out, where the MicroPython that stands in for it keeps
them; and a public constant costs memory in its own module and in each that imports it. So
files go to the virtual machine with both done away with, by the same passes that make a
board's drive (`sim.drive`). Names stay, every statement keeps its line, and each file is
still a file of its own.

    slim({"engine/cards.py": text, …}) -> {"engine/cards.py": text, …}
"""

import ast
from collections.abc import Mapping

from sim.drive.dense import plain
from sim.drive.fold import fold
from sim.drive.imports import drop_unused, mentioned
from sim.drive.strip import strip
from sim.drive.tree import in_order, parse


def slim(sources: Mapping[str, str]) -> dict[str, str]:
    """Return the sources of a whole program, by path, made as small as a board's."""
    trees = parse(sources)
    before = mentioned(trees)
    strip(trees)
    fold(trees)
    drop_unused(trees, before)
    return {path: _in_place(tree, sources[path].count("\n")) for path, tree in trees.items()}


def _in_place(tree: ast.Module, last: int) -> str:
    """The text of a tree, its statements on the lines that they had."""
    text = plain(ast.fix_missing_locations(tree))
    begins: dict[int, int] = {}  # by line of the text: the line in the source
    for written, read in zip(in_order(ast.parse(text)), in_order(tree), strict=True):
        begins.setdefault(written.lineno, read.lineno)
    lines: list[str] = []
    for number, line in enumerate(text.split("\n"), 1):
        lines += [""] * (begins.get(number, 1) - 1 - len(lines))
        lines.append(line)
    lines += [""] * (last + 1 - len(lines))
    return "\n".join(lines)
