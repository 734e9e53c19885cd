"""Leaves out functions, methods, classes and tables that nothing in the whole program names.

A library serves many programs; of what it can do this game asks for little. Something is needed
when its name stands anywhere else as a name, as an attribute or in a text. Names with two
underscores before them are the language's own and stay.
"""

import ast
from collections import Counter
from collections.abc import Iterator

from sim.drive.tree import FUNCTIONS, Trees, fill_empty, texts_in, walk

_OFTEN = 8  # named more than that: by others, too
_DEFINITIONS = (*FUNCTIONS, ast.ClassDef)


def drop_dead(trees: Trees) -> bool:
    """Take away what nobody names; True if there was any: then ask again."""
    named = Counter(texts_in(trees.values()))
    for tree in trees.values():
        named.update(_names_used(tree))
    changed = False
    for tree in trees.values():
        for body in _bodies_of_modules_and_classes(tree):
            left = [node for node in body if _is_needed(node, named)]
            changed = changed or len(left) < len(body)
            body[:] = left
        fill_empty(tree)
    return changed


def _bodies_of_modules_and_classes(tree: ast.Module) -> Iterator[list[ast.stmt]]:
    yield tree.body
    for node in walk(tree):
        if isinstance(node, ast.ClassDef):
            yield node.body


def _names_used(tree: ast.AST) -> Iterator[str]:
    """Every name that is asked for in a tree; that a property has a setter is no reason for it."""
    setters = {
        id(decorator.value)
        for node in walk(tree)
        if isinstance(node, FUNCTIONS)
        for decorator in node.decorator_list
        if isinstance(decorator, ast.Attribute)
    }
    for node in walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            if id(node) not in setters:
                yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, (ast.Global, ast.Nonlocal)):
            yield from node.names
        elif isinstance(node, ast.ImportFrom):
            yield from (alias.name for alias in node.names)


def _is_needed(node: ast.stmt, named: "Counter[str]") -> bool:
    if isinstance(node, _DEFINITIONS):
        if node.name.startswith("__") or named[node.name] > _OFTEN:
            return True
        within = Counter(_names_used(node))  # what it says of itself is no reason for it
        return named[node.name] > within[node.name]
    if isinstance(node, ast.Assign) and len(node.targets) == 1:
        target = node.targets[0]
        if isinstance(target, ast.Name) and not _does_anything(node.value):
            return named[target.id] > 0
    return True


def _does_anything(value: ast.expr) -> bool:
    """More than building a table of what is written there."""
    if isinstance(value, ast.Call) and ast.unparse(value.func) == "const" and value.args:
        return _does_anything(value.args[0])
    harmless = (ast.Constant, ast.Tuple, ast.List, ast.Dict, ast.UnaryOp, ast.unaryop, ast.Load)
    return any(not isinstance(node, harmless) for node in walk(value))
