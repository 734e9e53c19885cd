"""This module reads the texts of a program, by path on the drive, as syntax trees.

On a board `lib/` is on the module path, so `lib/ui/app.py` is the module `ui.app`. A pass takes all
texts of a program at once and returns them changed; `sim.drive.passes` has their order.
"""

import ast
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import lru_cache

from sim.errors import UsageError

Texts = Mapping[str, str]

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
IMPORTS = (ast.Import, ast.ImportFrom)
# Nodes that add nothing to their owner, and types, which a board ignores.
_UNSEEN = frozenset(("ctx", "op", "ops", "returns", "annotation", "type_ignores"))


@lru_cache(maxsize=2048)
def parse(path: str, text: str) -> ast.Module:
    """Return the tree of a file, not to be changed."""
    return ast.parse(text, path)


def walk(node: ast.AST) -> tuple[ast.AST, ...]:
    """Return a node and all below it except types, higher nodes first."""
    return _all_of(node) if isinstance(node, ast.Module) else _below(node)


@lru_cache(maxsize=2048)
def _all_of(tree: ast.Module) -> tuple[ast.AST, ...]:
    return _below(tree)


def _below(node: ast.AST) -> tuple[ast.AST, ...]:
    found = [node]
    for one in found:
        for field in one._fields:
            if field not in _UNSEEN:
                inner = getattr(one, field, None)
                if isinstance(inner, ast.AST):
                    found.append(inner)
                elif isinstance(inner, list):
                    found += [each for each in inner if isinstance(each, ast.AST)]
    return tuple(found)


def module_of(path: str) -> str:
    """Return the name by which a board imports a file."""
    stem = path.removeprefix("lib/").removesuffix(".py")
    return stem.removesuffix("/__init__").replace("/", ".")


def absolute(node: ast.ImportFrom, path: str) -> str:
    """Return the module that a `from … import` names, which must be absolute."""
    if node.level:
        raise UsageError(f"{path}, line {node.lineno}: import the module by its full name")
    return node.module or ""


def texts_in(trees: Iterable[ast.AST]) -> set[str]:
    """Return every text constant: code may look up a name by it."""
    return set().union(*map(_texts_of, trees))


@lru_cache(maxsize=4096)
def _texts_of(tree: ast.AST) -> frozenset[str]:
    return frozenset(
        node.value
        for node in walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


@lru_cache(maxsize=2048)
def bound_in(tree: ast.Module) -> tuple[str, ...]:
    """Return the names that a file binds, to variables or attributes, except imports."""
    return tuple(_bound_in(tree))


def _bound_in(tree: ast.Module) -> Iterator[str]:
    for node in walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            yield node.attr
        elif isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, ast.Name) and isinstance(node.ctx, (ast.Store, ast.Del)):
            yield node.id
        elif isinstance(node, (ast.ExceptHandler, *FUNCTIONS, ast.ClassDef)) and node.name:
            yield node.name


@lru_cache(maxsize=2048)
def attributes_in(tree: ast.Module) -> frozenset[str]:
    """Return the attributes that a file reads, and the names of arguments in its calls."""
    found: set[str] = set()
    for node in walk(tree):
        if isinstance(node, ast.Attribute):
            found.add(node.attr)
        elif isinstance(node, ast.alias):
            found.update(node.name.split("."))
        elif isinstance(node, ast.keyword):
            found.add(node.arg or "")
    return frozenset(found)


@lru_cache(maxsize=2048)
def names_in(tree: ast.Module) -> frozenset[str]:
    """Return every name without a dot."""
    return frozenset(node.id for node in walk(tree) if isinstance(node, ast.Name))


def is_const(call: ast.Call) -> bool:
    """Is it `const(…)`?"""
    return isinstance(call.func, ast.Name) and call.func.id == "const"


def bound_name(alias: ast.alias) -> str:
    """Return the name that an import binds."""
    return alias.asname or alias.name.split(".")[0]


def module_aliases(tree: ast.Module, path: str, modules: Collection[str]) -> dict[str, str]:
    """Return the modules of the program that a file imports, by their names there."""
    found = {}
    for node in walk(tree):
        if isinstance(node, IMPORTS):
            package = f"{absolute(node, path)}." if isinstance(node, ast.ImportFrom) else ""
            for alias in node.names:
                if package + alias.name in modules:
                    found[alias.asname or alias.name] = package + alias.name
    return found


@lru_cache(maxsize=2048)
def bodies(tree: ast.Module) -> tuple[tuple[ast.AST, list[ast.stmt]], ...]:
    """Return every list of statements with its owner."""
    return tuple(
        (node, body)
        for node in walk(tree)
        if "body" in node._fields
        for field in ("body", "orelse", "finalbody")
        if isinstance(body := getattr(node, field, None), list) and body
    )


@lru_cache(maxsize=2048)
def in_f_strings(tree: ast.Module) -> frozenset[ast.AST]:
    """Return all nodes in f-strings, whose positions Python 3.11 does not give."""
    strings = [node for node in walk(tree) if isinstance(node, ast.JoinedStr)]
    return frozenset(inner for node in strings for inner in walk(node))
