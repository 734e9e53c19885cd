"""A whole program made small: all passes in their order, and the texts that come out.

Docstrings, annotations and comments go; constants become numbers; imports and functions that nobody
needs go; what is called once moves there; private names get short; few lines are left.

small = make_small({"code.py": text, "lib/ui/app.py": text, …})
small.texts["lib/ui/app.py"]        what goes on the drive
small.key                           how to read a traceback from there
"""

import ast
import builtins
from collections.abc import Mapping
from dataclasses import dataclass

from sim.drive.dead import drop_dead
from sim.drive.dense import dense
from sim.drive.fold import fold
from sim.drive.imports import drop_unused, mentioned
from sim.drive.inline import inline
from sim.drive.join import join
from sim.drive.names import Renamed, shorten
from sim.drive.public import shorten_public
from sim.drive.strip import strip
from sim.drive.tree import Trees, bound_in, parse
from sim.errors import UsageError

_IMPLIED = frozenset(dir(builtins)) | {"__file__", "__name__", "execfile"}


@dataclass(frozen=True)
class Small:
    """texts, and what a traceback needs, by path: old names, and the old line of each new one."""

    texts: dict[str, str]
    names: Renamed
    lines: dict[str, list[int]]


def make_small(
    sources: Mapping[str, str], *, names: bool = True, whole: bool = False, alone: bool = False
) -> Small:
    """Make all files of a program small at once.

    alone: it is all that there is on a drive, so files are joined and shared names shortened.

    names: private ones are shortened. whole: nobody else will ask for anything in these files, so
    what they do not need themselves is left out.
    """
    trees = parse(sources)
    before = mentioned(trees)
    strip(trees)
    fold(trees)
    drop_unused(trees, before)
    while whole and drop_dead(trees):
        drop_unused(trees, before)
    if alone:
        join(trees)
    if names:
        inline(trees, whole=whole)
    _refuse_unknown(trees)
    renamed: Renamed = {}
    if alone and names:
        shorten_public(trees, renamed)
    renamed.update(shorten(trees) if names else {})
    texts = {}
    lines = {}
    for path, tree in trees.items():
        ast.fix_missing_locations(tree)
        texts[path] = dense(tree)
        lines[path] = _old_lines(tree, texts[path])
    return Small(texts, renamed, lines)


def _refuse_unknown(trees: Trees) -> None:
    """A name that nothing binds any more is a fault of a pass, to be seen here and not in play."""
    for path, tree in trees.items():
        known = set(bound_in(tree)) | _IMPLIED
        for node in ast.walk(tree):
            if isinstance(node, ast.Name) and node.id not in known:
                raise UsageError(f"{path}:{node.lineno}: {node.id} is bound nowhere; define it")


def _old_lines(tree: ast.Module, text: str) -> list[int]:
    """The line in the source of each line of the text; 0 where none begins."""
    found = [0] * (text.count("\n") + 1)
    new = (node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.stmt))
    old = (node for node in ast.walk(tree) if isinstance(node, ast.stmt))
    # ast.walk goes level by level, so the first of a line is met before its block.
    for written, read in zip(new, old, strict=True):
        found[written.lineno] = found[written.lineno] or read.lineno
    return found
