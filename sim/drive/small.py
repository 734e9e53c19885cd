"""A whole program made small: all passes in their order, and the texts that come out.

Docstrings, annotations and comments go; constants become numbers; imports and functions that nobody
needs go; what is called once moves there; private names get short; few lines are left.

small = make_small({"code.py": text, "lib/ui/app.py": text, …})
small.texts["lib/ui/app.py"]        what goes on the drive
small.origins["lib/ui/app.py"]      where its lines and its names come from
small.marks                         the sources and their functions
small.modules["ui.app"]             what a module is called on the drive, if otherwise
"""

import ast
import builtins
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field

from sim.drive.anchor import anchor
from sim.drive.dead import drop_dead
from sim.drive.dense import dense
from sim.drive.fold import fold
from sim.drive.imports import drop_unused, mentioned
from sim.drive.inline import inline
from sim.drive.join import join
from sim.drive.modules import flatten, shorten_modules
from sim.drive.names import shorten
from sim.drive.origin import Marks, Origin, mark, origin_of, remember
from sim.drive.pieces import cut_up, needed_by, sizes_of, write_pieces
from sim.drive.public import names_of_drivers, shorten_public
from sim.drive.seldom import ask_modules
from sim.drive.settled import settle
from sim.drive.strip import strip
from sim.drive.tails import shorten_tails
from sim.drive.tree import Trees, bound_in, module_of, parse, walk
from sim.drive.written import write_out
from sim.errors import UsageError

_IMPLIED = frozenset(dir(builtins)) | {"__file__", "__name__", "execfile"}


@dataclass(frozen=True)
class Small:
    """texts, and what a traceback from there needs (`sim.drive.key`), by path.

    modules: their names on the drive by those in the sources, where they differ.
    """

    texts: dict[str, str]
    origins: dict[str, Origin]
    marks: Marks
    modules: Mapping[str, str] = field(default_factory=dict)


def make_small(
    sources: Mapping[str, str],
    *,
    names: bool = True,
    whole: bool = False,
    alone: bool = False,
    known: Mapping[str, bool] | None = None,
    needed: Callable[[Trees], Collection[str]] | None = None,
) -> Small:
    """Make all files of a program small.

    alone: it is all that there is on a drive, so files are joined and shared names shortened.
    needed: which files, by path, asked when passes have emptied some. names: private ones, too.
    whole: nobody else asks for anything here, so what is not needed goes. known: of that board.
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
    is_named_anew = alone and names
    if names:
        _shorten_code(trees, whole, alone)
    if is_named_anew:
        ask_modules(trees)
    _leave(trees, needed(trees) if needed else trees)
    sizes = sizes_of(trees) if is_named_anew else {}
    modules = flatten(trees, map(module_of, sources)) if is_named_anew else {}
    _refuse_unknown(trees, marks)
    remember(trees)
    if is_named_anew:
        shorten_public(trees)
    if names:
        shorten(trees)
    modules = shorten_modules(trees, modules) if modules else {}
    late = {_place(path, modules): size for path, size in sizes.items()}
    pieces = _in_pieces(trees, late, alone)
    return _written(pieces, late, marks, modules)


def _shorten_code(trees: Trees, whole: bool, alone: bool) -> None:
    """Move code to where it is asked for; what those ask who drive an app stays as it is."""
    kept = names_of_drivers() if alone else ()
    write_out(trees, whole=whole)
    inline(trees, whole=whole, kept=kept)
    shorten_tails(trees, whole=whole, kept=kept)


def _leave(trees: Trees, paths: Collection[str]) -> None:
    """Leave the files of some paths alone."""
    for path in set(trees) - set(paths):
        del trees[path]


def _place(path: str, modules: Mapping[str, str]) -> str:
    """Where a file lies on the drive."""
    module = module_of(path)
    return f"lib/{modules[module]}.py" if module in modules else path


def _in_pieces(trees: Trees, sizes: Mapping[str, int], alone: bool) -> dict[str, list[ast.Module]]:
    """The pieces of each file; sizes: of those of files that are loaded so, by path."""
    pieces = {
        path: cut_up(tree, sizes[path]) if path in sizes else [tree] for path, tree in trees.items()
    }
    if alone:
        anchor(piece for file in pieces.values() for piece in file)
    return pieces


def _written(
    pieces: Mapping[str, Sequence[ast.Module]],
    late: Collection[str],
    marks: Marks,
    modules: Mapping[str, str],
) -> Small:
    texts = {}
    origins = {}
    modules_late = {module_of(path) for path in late}
    for path, file in pieces.items():
        tree = ast.Module([statement for piece in file for statement in piece.body], [])
        ast.fix_missing_locations(tree)
        if path in late:
            texts[path], text = write_pieces(file, needed_by(file, path, modules_late))
            # Tracebacks through pieces call the file so.
            origins[path.removesuffix(".py")] = origin_of(tree, text, marks)
        else:
            texts[path] = dense(tree)
        origins[path] = origin_of(tree, texts[path], marks)
    return Small(texts, origins, marks, modules)


def _refuse_unknown(trees: Trees, marks: Marks) -> None:
    """A name that nothing binds any more is a fault of a pass, to be seen here and not in play."""
    for tree in trees.values():
        known = set(bound_in(tree)) | _IMPLIED
        for node in walk(tree):
            if isinstance(node, ast.Name) and node.id not in known:
                raise UsageError(f"{marks.place(node)}: {node.id} is bound nowhere; define it")
