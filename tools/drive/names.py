"""This module chooses names that cost a board nothing, or little: it keeps the text of each.

A new name is first one that the board has in its ROM (`tools.drive.rom`), or that the program has
anyway; then `a`, `b`, …, `aa`. What appears after a dot has one new name in the whole program, so
types need not be known. What a bundle defines at its top has a name of the bundle: it may be one
that is used after dots, which is another kind of name. Variables of functions have none on a board,
but arguments do.

What code outside the program uses keeps its name (`kept`): names of Python and CircuitPython, what
`hal/` and the starts look up by a text, what the starts use.
"""

import ast
import keyword
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import chain, count, product
from string import ascii_lowercase

from tools.drive import rom
from tools.drive.bundles import always_at_a_table
from tools.drive.program import Builtin, Member, Program, Symbol
from tools.drive.sources import ROOT
from tools.drive.tree import FUNCTIONS, IMPORTS, bound_name, walk
from tools.drive.unused import looked_up

# Programs that look into the app of a drive.
DRIVERS = ("sim/stubboard/play_app.py",)
# An error has these, and so may one of ours.
_OF_ERRORS = ("args", "value", "errno")
NEVER = frozenset((*keyword.kwlist, *rom.of_python_alone(), *_OF_ERRORS))


def kept(program: Program) -> set[str]:
    """Return the names that stay as they are, after dots and at the top of modules."""
    found = {*rom.of_python(), *looked_up(program)}
    for board_module in {*rom.EVERYWHERE, *_outside(program)}:
        found |= rom.names_of_stub(board_module)
    for name, module in program.modules.items():
        for node in chain.from_iterable(map(walk, module.body)):
            if isinstance(node, ast.Attribute):
                if name in program.fixed or is_outside(node.value):
                    found.add(node.attr)
            elif name in program.fixed and isinstance(node, ast.keyword):
                found.add(node.arg or "")
    return found


def imported_by_starts(program: Program) -> set[str]:
    """Return the names that the starts use of modules."""
    found: set[str] = set()
    for one in program.fixed:
        module = program.modules[one]
        found.update(symbol.name for symbol in module.taken.values())
        for node in chain.from_iterable(map(walk, module.body)):
            if isinstance(node, ast.ImportFrom):
                found.update(alias.name for alias in node.names)
            found.update(one.name for one in names_of(node) if isinstance(one, Symbol))
    return found


def asked_by(paths: Iterable[str]) -> set[str]:
    """Return what programs use of the app, by their paths in the repository."""
    trees = [ast.parse((ROOT / path).read_text(encoding="utf-8")) for path in paths]
    nodes = list(chain.from_iterable(map(walk, trees)))
    found = {node.attr for node in nodes if isinstance(node, ast.Attribute)}
    return found.union(*(names_of(node) for node in nodes if isinstance(node, IMPORTS)))


def is_outside(node: ast.expr) -> bool:
    """Is it a thing of a module that the board has, or an attribute of one?"""
    while isinstance(node, ast.Attribute):
        node = node.value
    return isinstance(node, ast.Name) and isinstance(node.id, Symbol) and node.id.module[0] == "@"


def _outside(program: Program) -> set[str]:
    """Return the modules of the board that the program uses."""
    found: set[str] = set()
    for module in program.modules.values():
        for node in chain.from_iterable(map(walk, module.body)):
            if isinstance(node, ast.Import):
                found.update(alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                found.add(node.module or "")
    return found


def dotted_in(body: Iterable[ast.stmt]) -> Iterator[str]:
    """Yield the names after dots, names of arguments in calls, and what classes define."""
    for top in body:
        for node in walk(top):
            if isinstance(node, ast.Attribute):
                yield node.attr
            elif isinstance(node, ast.keyword) and node.arg:
                yield node.arg
            elif isinstance(node, ast.Name) and isinstance(node.id, Member):
                yield node.id
            elif isinstance(node, (*FUNCTIONS, ast.ClassDef)) and isinstance(node.name, Member):
                yield node.name


def own_attributes(body: Iterable[ast.stmt]) -> set[str]:
    """Return the attributes that classes give themselves, and their methods."""
    found: set[str] = set()
    for node in chain.from_iterable(map(walk, body)):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            found.add(node.attr)
        elif isinstance(node, FUNCTIONS):
            found.add(node.name)
    return found


def names_after_dots(
    program: Program, groups: Sequence[Sequence[str]], stay: Collection[str]
) -> dict[str, str]:
    """Return the name of everything that appears after a dot.

    The names at every table are chosen first, then those of rules, and then those of large bundles:
    there memory is least.
    """
    weights: Counter[str] = Counter()
    ranks: dict[str, int] = {}
    at_table = always_at_a_table(program, groups)
    for number, group in enumerate(groups):
        body = [node for name in group for node in program.modules[name].body]
        found = list(dotted_in(body))
        rank = 0 if number in at_table else 1 if group[-1].startswith("engine.") else 2
        for name in set(found):
            weights[name] += len(found)
            ranks[name] = min(ranks.get(name, rank), rank)
    for start in program.fixed:
        weights.update(dict.fromkeys(dotted_in(program.modules[start].body), 0))
    ours = [name for name in weights if name not in stay and not name.startswith("__")]
    taken = weights.keys() - set(ours)
    ours.sort(key=lambda name: (ranks.get(name, 2), -weights[name], name))
    fresh = names_not_in({*taken, *NEVER})
    return {**{name: name for name in taken}, **{name: next(fresh) for name in ours}}


def names_not_in(taken: Collection[str], first: Iterable[str] = ()) -> Iterator[str]:
    """Yield names that cost little: `first`, words of the ROM, `a`, `b`, …; each once."""
    done = set(taken)
    for name in chain(first, rom.words(), _short()):
        if name not in done:
            done.add(name)
            yield name


def _short() -> Iterator[str]:
    for length in count(1):
        for letters in product(ascii_lowercase, repeat=length):
            yield "".join(letters)


def names_in_function(
    node: ast.AST, at_top: Collection[str], asked: dict[str, str], is_short: bool
) -> dict[str, str]:
    """Return the name of each variable of a function and of the functions in it.

    at_top: the names of the bundle that it reads. asked: the names of arguments that calls name.
    is_short: else variables keep their names, if they can.
    """
    plain: dict[str, None] = {}
    found: dict[str, str] = {}
    for one in walk(node):
        if isinstance(one, ast.arg):
            plain[one.arg] = None
            if one.arg in asked:
                found[one.arg] = asked[one.arg]
    for one in walk(node):
        plain.update((str(name), None) for name in names_of(one) if _is_plain(name))
    taken = {*NEVER, *at_top, *found.values()}
    fresh = names_not_in(taken if is_short else {*taken, *plain})
    for name in plain:
        if name not in found:
            found[name] = next(fresh) if is_short or name in taken else name
    return found


def _is_plain(name: str) -> bool:
    return not isinstance(name, (Symbol, Member, Builtin))


def names_of(node: ast.AST) -> list[str]:
    """Return what a node itself names: variables, symbols, members, builtins."""
    if isinstance(node, ast.Name):
        return [node.id]
    if isinstance(node, (ast.ExceptHandler, *FUNCTIONS, ast.ClassDef)):
        return [node.name] if node.name else []
    if isinstance(node, (ast.Global, ast.Nonlocal)):
        return list(node.names)
    if isinstance(node, IMPORTS):
        return [bound_name(alias) for alias in node.names]
    return []
