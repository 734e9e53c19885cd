"""This module removes functions, methods, classes and tables that the program never uses.

A library serves many programs, and this game uses little of it. A definition is used if its file
reads it, or if its name appears anywhere after a dot, in an import or in a text. Names with two
leading underscores belong to the language and stay.
"""

import ast
from collections.abc import Collection
from functools import lru_cache

from sim.drive.edits import Edits
from sim.drive.tree import FUNCTIONS, Texts, attributes_in, is_const, parse, texts_in, walk

Owner = ast.Module | ast.ClassDef


def without_dead(texts: Texts, fixed: Collection[str] = ()) -> dict[str, str]:
    """Remove unused definitions once; the rest may use less. fixed: as in `folded`."""
    trees = [parse(path, text) for path, text in texts.items()]
    asked = texts_in(trees).union(*map(attributes_in, trees))
    return {
        path: text if path in fixed else _dropped(path, text, asked) for path, text in texts.items()
    }


@lru_cache(maxsize=2048)
def _read_in(tree: ast.Module) -> frozenset[str]:
    """Return the names that a file reads or changes without a dot."""
    nodes = list(walk(tree))
    # The decorator of a setter (`@text.setter`) is not a use.
    setters = {
        one.value for one in nodes if isinstance(one, ast.Attribute) and one.attr == "setter"
    }
    found = set()
    for node in nodes:
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Store):
            found.update([node.id] if node not in setters else [])
        elif isinstance(node, (ast.Global, ast.Nonlocal)):
            found.update(node.names)
    return frozenset(found)


def _dropped(path: str, text: str, asked: Collection[str]) -> str:
    tree = parse(path, text)
    read = _read_in(tree)
    edits = Edits(text)
    for owner, named in _definitions(tree):
        gone = [node for node, name in named if name not in read and name not in asked]
        edits.drop(owner.body, gone, is_module=isinstance(owner, ast.Module))
    return edits.applied()


@lru_cache(maxsize=2048)
def _definitions(tree: ast.Module) -> tuple[tuple[Owner, list[tuple[ast.stmt, str]]], ...]:
    """Return the definitions of the file and of each class in it, with their names."""
    owners = [node for node in walk(tree) if isinstance(node, (ast.Module, ast.ClassDef))]
    return tuple(
        (owner, [(node, name) for node in owner.body if (name := _defined(node))])
        for owner in owners
    )


def _defined(node: ast.stmt) -> str:
    """Return the one name that a statement binds, if it does nothing else, or ""."""
    if isinstance(node, (*FUNCTIONS, ast.ClassDef)):
        return "" if node.name.startswith("__") else node.name
    target: ast.expr | None = None
    if isinstance(node, ast.Assign) and len(node.targets) == 1:
        target = node.targets[0]
    elif isinstance(node, ast.AnnAssign):
        target = node.target
    if isinstance(target, ast.Name) and _is_harmless(node.value):  # type: ignore[attr-defined]
        return target.id
    return ""


def _is_harmless(value: ast.expr | None) -> bool:
    """Does an expression only build a table of literals?"""
    if isinstance(value, ast.Call) and is_const(value) and value.args:
        return _is_harmless(value.args[0])
    harmless = (ast.Constant, ast.Tuple, ast.List, ast.Dict, ast.UnaryOp)
    return value is None or all(isinstance(node, harmless) for node in walk(value))
