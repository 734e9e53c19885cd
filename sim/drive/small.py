"""A whole program made small: all passes in their order, and the texts that come out.

Docstrings, annotations and comments go; constants become numbers; imports and functions that nobody
needs go; what is called once moves there; private names get short; few lines are left.

small = make_small({"code.py": text, "lib/ui/app.py": text, …})
small.texts["lib/ui/app.py"]        what goes on the drive
small.origins["lib/ui/app.py"]      where its lines and its names come from
small.marks                         the sources and their functions
"""

import ast
import builtins
from collections.abc import Mapping
from dataclasses import dataclass

from sim.drive.anchor import anchor
from sim.drive.dead import drop_dead
from sim.drive.dense import dense
from sim.drive.fold import fold
from sim.drive.imports import drop_unused, mentioned
from sim.drive.inline import inline
from sim.drive.join import join
from sim.drive.modules import shorten_modules
from sim.drive.names import shorten
from sim.drive.origin import Marks, Origin, mark, origin_of, remember
from sim.drive.public import names_of_drivers, shorten_public
from sim.drive.seldom import ask_modules
from sim.drive.settled import settle
from sim.drive.strip import strip
from sim.drive.tree import Trees, bound_in, parse, walk
from sim.drive.written import write_out
from sim.errors import UsageError

_IMPLIED = frozenset(dir(builtins)) | {"__file__", "__name__", "execfile"}


@dataclass(frozen=True)
class Small:
    """texts, and what a traceback from there needs (`sim.drive.key`), by path."""

    texts: dict[str, str]
    origins: dict[str, Origin]
    marks: Marks


def make_small(
    sources: Mapping[str, str],
    *,
    names: bool = True,
    whole: bool = False,
    alone: bool = False,
    known: Mapping[str, bool] | None = None,
) -> Small:
    """Make all files of a program small at once.

    alone: it is all that there is on a drive, so files are joined and shared names shortened.

    names: private ones are shortened. whole: nobody else will ask for anything in these files, so
    what they do not need themselves is left out. known: what is true on that board
    (`sim.drive.settled`).
    """
    trees = parse(sources)
    marks = mark(trees)
    before = mentioned(trees)
    strip(trees)
    settle(trees, known or {})
    fold(trees)
    drop_unused(trees, before)
    while whole and drop_dead(trees):
        drop_unused(trees, before)
    if alone:
        join(trees)
    if names:
        write_out(trees, whole=whole)
        inline(trees, whole=whole, kept=names_of_drivers() if alone else ())
    if alone and names:
        ask_modules(trees)
    _refuse_unknown(trees, marks)
    remember(trees)
    if alone and names:
        shorten_public(trees)
    if names:
        shorten(trees)
    if alone and names:
        shorten_modules(trees)
    if alone:
        anchor(trees)
    return _written(trees, marks)


def _written(trees: Trees, marks: Marks) -> Small:
    texts = {}
    origins = {}
    for path, tree in trees.items():
        ast.fix_missing_locations(tree)
        texts[path] = dense(tree)
        origins[path] = origin_of(tree, texts[path], marks)
    return Small(texts, origins, marks)


def _refuse_unknown(trees: Trees, marks: Marks) -> None:
    """A name that nothing binds any more is a fault of a pass, to be seen here and not in play."""
    for tree in trees.values():
        known = set(bound_in(tree)) | _IMPLIED
        for node in walk(tree):
            if isinstance(node, ast.Name) and node.id not in known:
                raise UsageError(f"{marks.place(node)}: {node.id} is bound nowhere; define it")
