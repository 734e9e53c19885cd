"""Reads the texts of a program, which go by their path on the drive, as syntax trees.

On a board `lib/` is on the module path, so `lib/ui/app.py` is the module `ui.app`. A pass takes all
texts of a program at once and returns them changed; their order stands in `sim.drive.passes`.
"""

import ast
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import lru_cache

Texts = Mapping[str, str]

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
IMPORTS = (ast.Import, ast.ImportFrom)
# Fields that hold no node; and types, which a board does not look at.
_UNREAD = frozenset(
    "annotation arg asname attr conversion ctx id is_async kind level lineno module name op ops "
    "returns simple type_comment type_ignores".split()
)
_LEAVES = (ast.Constant, ast.Global, ast.Nonlocal)


@lru_cache(maxsize=2048)
def parse(path: str, text: str) -> ast.Module:
    """The tree of a file, not to be changed."""
    return ast.parse(text, path)


class _Below(dict[type[ast.AST], tuple[str, ...]]):
    """By kind of node: its fields that hold nodes, or lists of nodes and perhaps of None."""

    def __missing__(self, kind: type[ast.AST]) -> tuple[str, ...]:
        found = () if kind in _LEAVES else tuple(one for one in kind._fields if one not in _UNREAD)
        self[kind] = found
        return found


_BELOW = _Below()


def walk(node: ast.AST) -> Iterable[ast.AST]:
    """A node and all below it that a board runs: no annotations, operators or contexts."""
    return _all_of(node) if isinstance(node, ast.Module) else _below(node)


@lru_cache(maxsize=2048)
def _all_of(tree: ast.Module) -> tuple[ast.AST, ...]:
    return tuple(_below(tree))


def _below(node: ast.AST) -> Iterator[ast.AST]:
    waiting: list[ast.AST | None] = [node]
    while waiting:
        one = waiting.pop()
        if one is None:
            continue
        for field in _BELOW[type(one)]:
            value = getattr(one, field, None)
            if type(value) is list:
                waiting += value
            else:
                waiting.append(value)
        yield one


def module_of(path: str) -> str:
    """The name by which a board imports a file."""
    stem = path.removeprefix("lib/").removesuffix(".py")
    return stem.removesuffix("/__init__").replace("/", ".")


def absolute(node: ast.ImportFrom, path: str) -> str:
    """The module that a `from … import` in a file names, relative ones resolved."""
    if not node.level:
        return node.module or ""
    parts = module_of(path).split(".")
    if not path.endswith("/__init__.py"):
        parts = parts[:-1]
    parts = parts[: len(parts) - (node.level - 1)]
    return ".".join([*parts, node.module] if node.module else parts)


def texts_in(trees: Iterable[ast.AST]) -> set[str]:
    """Every text constant: a name that stands in one may be looked up by it."""
    return {
        node.value
        for tree in trees
        for node in walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def bound_in(tree: ast.AST) -> Iterator[str]:
    """Names that a tree binds in any scope, but by imports."""
    for node in walk(tree):
        if isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, ast.Name) and isinstance(node.ctx, (ast.Store, ast.Del)):
            yield node.id
        elif isinstance(node, (ast.ExceptHandler, *FUNCTIONS, ast.ClassDef)) and node.name:
            yield node.name


def called_in(alias: ast.alias) -> str:
    """The name that an import binds."""
    return alias.asname or alias.name.split(".")[0]


def module_aliases(tree: ast.Module, path: str, modules: Collection[str]) -> dict[str, str]:
    """What a file calls modules of the program: the text before the dot, and the module."""
    found = {}
    for node in walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                if alias.name in modules:
                    found[alias.asname or alias.name] = alias.name
        elif isinstance(node, ast.ImportFrom):
            for alias in node.names:
                full = f"{absolute(node, path)}.{alias.name}"
                if full in modules:
                    found[alias.asname or alias.name] = full
    return found


def bodies(tree: ast.AST) -> Iterator[tuple[ast.AST, list[ast.stmt]]]:
    """Every list of statements, behind what it belongs to."""
    for node in walk(tree):
        for field in ("body", "orelse", "finalbody"):
            body = getattr(node, field, None)
            if isinstance(body, list) and body:
                yield node, body


def in_f_strings(tree: ast.AST) -> set[ast.AST]:
    """All nodes in f-strings: Python 3.11 does not tell where they stand."""
    return {inner for node in walk(tree) if isinstance(node, ast.JoinedStr) for inner in walk(node)}


def scope_of(body: list[ast.stmt]) -> Iterator[ast.AST]:
    """What runs when a module or a class is made: all nodes but those in functions and classes."""
    for statement in body:
        parts: list[ast.AST | None] = [statement]
        if isinstance(statement, (*FUNCTIONS, ast.ClassDef)):
            parts = [*statement.decorator_list]
            if isinstance(statement, ast.ClassDef):
                parts += [*statement.bases, *statement.keywords]
            else:
                parts += [*statement.args.defaults, *statement.args.kw_defaults]
        for part in parts:
            yield from walk(part) if part else ()
