"""The passes of `names` over private functions and variables of files, and over attributes."""

import ast
from collections.abc import Collection, Iterator
from itertools import chain

from sim.drive.names import Renamed, is_private, short_names
from sim.drive.tree import FUNCTIONS, Trees, bound_at_top

_Owned = Iterator[tuple[str, ast.Attribute | ast.FunctionDef | ast.Name]]


def shorten_tops(trees: Trees, fixed: Collection[str], renamed: Renamed) -> None:
    """Private names at the top of a file, unless another file asks for them."""
    asked = _asked_from_outside(trees) | set(fixed)
    for path, tree in trees.items():
        used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
        top = bound_at_top(tree)
        wanted = sorted(name for name in top if is_private(name) and name not in asked)
        names = short_names("_", (used | top) - set(wanted))
        mapping = dict(zip(wanted, names, strict=False))
        _RenameTop(mapping).visit(tree)
        renamed[path].setdefault("", {}).update({new: old for old, new in mapping.items()})


def _asked_from_outside(trees: Trees) -> set[str]:
    """Private names that are imported, or read from anything but `self`."""
    found: set[str] = set()
    for tree in trees.values():
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom):
                found.update(alias.name for alias in node.names)
                found.update(alias.asname for alias in node.names if alias.asname)
            elif isinstance(node, ast.Attribute) and not _is_own(node):
                found.add(node.attr)
            elif isinstance(node, ast.keyword) and node.arg:
                found.add(node.arg)
    return found


def _is_own(node: ast.Attribute) -> bool:
    """`self.…` or `super().…`"""
    value = node.value
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Name):
        return value.func.id == "super"
    return isinstance(value, ast.Name) and value.id == "self"


class _RenameTop(ast.NodeTransformer):
    def __init__(self, mapping: dict[str, str]) -> None:
        self._mapping = mapping

    def visit_Name(self, node: ast.Name) -> ast.Name:
        node.id = self._mapping.get(node.id, node.id)
        return node

    def visit_Global(self, node: ast.Global) -> ast.Global:
        node.names = [self._mapping.get(name, name) for name in node.names]
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        node.name = self._mapping.get(node.name, node.name)
        self.generic_visit(node)
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        node.name = self._mapping.get(node.name, node.name)
        for field in chain(node.bases, node.keywords, node.decorator_list):
            self.visit(field)
        for statement in node.body:
            if isinstance(statement, FUNCTIONS):  # a method: its name is an attribute
                name = statement.name
                self.visit(statement)
                statement.name = name
            else:
                self.visit(statement)
        return node


def shorten_attributes(trees: Trees, fixed: Collection[str], renamed: Renamed) -> None:
    """Private attributes and methods. Classes that inherit from each other share one plan."""
    classes = [
        (path, node)
        for path, tree in trees.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    ]
    asked = _asked_from_outside(trees) | set(fixed)
    for family in _families([node for _, node in classes]):
        owned = [pair for node in family for pair in _owned(node)]
        names = list(dict.fromkeys(name for name, _ in owned))
        wanted = [name for name in names if is_private(name) and name not in asked]
        mapping = dict(zip(wanted, short_names("_", set(names) - set(wanted)), strict=False))
        for name, place in owned:
            _set_name(place, mapping.get(name, name))
        for path, node in classes:
            if node in family:
                new = {short: old for old, short in mapping.items()}
                renamed[path].setdefault(node.name, {}).update(new)


def _families(classes: list[ast.ClassDef]) -> list[list[ast.ClassDef]]:
    """Classes with one name, or one's name among the other's bases, are of one family."""
    families: list[tuple[set[str], list[ast.ClassDef]]] = []
    ours = {node.name for node in classes}
    for node in classes:
        bases = {ast.unparse(base).rpartition(".")[2] for base in node.bases}
        names = {node.name} | (bases & ours)
        members = [node]
        for family in [family for family in families if family[0] & names]:
            families.remove(family)
            names |= family[0]
            members = family[1] + members
        families.append((names, members))
    return [members for _, members in families]


def _owned(node: ast.ClassDef) -> _Owned:
    """The attributes that a class defines or reads from itself, and where."""
    for statement in node.body:
        if isinstance(statement, ast.FunctionDef):
            yield statement.name, statement
        else:
            for inner in ast.walk(statement):
                if isinstance(inner, ast.Name):
                    yield inner.id, inner
    for inner in ast.walk(node):
        if isinstance(inner, ast.Attribute) and _is_own(inner):
            yield inner.attr, inner


def _set_name(node: ast.AST, name: str) -> None:
    if isinstance(node, ast.Attribute):
        node.attr = name
    elif isinstance(node, ast.FunctionDef):
        node.name = name
    elif isinstance(node, ast.Name):
        node.id = name
