"""Leaves out functions, methods, classes and tables that nothing in the whole program asks for.

A library serves many programs; of what it can do this game asks for little. What a class has is
needed when its name stands anywhere else after a dot or in a text; what a module has, when it
stands there, but not after `self`, or alone or in an import. Names with two underscores before
them are the language's own and stay.
"""

import ast
from collections import Counter
from collections.abc import Iterator

from sim.drive.tree import FUNCTIONS, Trees, fill_empty, texts_in, walk

_OFTEN = 8  # named more than that: by others, too
_DEFINITIONS = (*FUNCTIONS, ast.ClassDef)


class _Asked:
    """How often each name is asked for: of an object, by itself, and by itself in a class."""

    def __init__(self) -> None:
        self.of_objects: Counter[str] = Counter()
        self.of_modules: Counter[str] = Counter()

    def count(self, tree: ast.AST) -> "_Asked":
        """Count a tree; that a property has a setter is no reason for it."""
        setters = {id(one.value) for one in _decorators(tree) if isinstance(one, ast.Attribute)}
        for node in walk(tree):
            if isinstance(node, ast.ClassDef):
                self.of_objects.update(_named_in_body(node, setters))
            elif isinstance(node, ast.Attribute):
                self.of_objects[node.attr] += 1
                if not (isinstance(node.value, ast.Name) and node.value.id == "self"):
                    self.of_modules[node.attr] += 1
            elif isinstance(node, ast.Name):
                if isinstance(node.ctx, ast.Load) and id(node) not in setters:
                    self.of_modules[node.id] += 1
            elif isinstance(node, (ast.Global, ast.Nonlocal)):
                self.of_modules.update(node.names)
            elif isinstance(node, ast.ImportFrom):
                self.of_modules.update(alias.name for alias in node.names)
        return self


def drop_dead(trees: Trees) -> bool:
    """Take away what nobody asks for; True if there was any: then ask again."""
    asked = _Asked()
    texts = texts_in(trees.values())
    asked.of_objects.update(texts)
    asked.of_modules.update(texts)
    for tree in trees.values():
        asked.count(tree)
    changed = False
    for tree in trees.values():
        for body, is_class in _bodies_of_modules_and_classes(tree):
            left = [node for node in body if _is_needed(node, asked, is_class)]
            changed = changed or len(left) < len(body)
            body[:] = left
        fill_empty(tree)
    return changed


def _bodies_of_modules_and_classes(tree: ast.Module) -> Iterator[tuple[list[ast.stmt], bool]]:
    yield tree.body, False
    for node in walk(tree):
        if isinstance(node, ast.ClassDef):
            yield node.body, True


def _decorators(tree: ast.AST) -> Iterator[ast.expr]:
    for node in walk(tree):
        if isinstance(node, FUNCTIONS):
            yield from node.decorator_list


def _named_in_body(node: ast.ClassDef, setters: set[int]) -> Iterator[str]:
    """What a class names while it is made: those are its own, under another name or in a table."""
    for statement in node.body:
        if not isinstance(statement, _DEFINITIONS):
            for part in walk(statement):
                if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Load):
                    yield part.id
        elif isinstance(statement, FUNCTIONS):
            arguments = statement.args
            for outside in (*statement.decorator_list, *arguments.defaults, *arguments.kw_defaults):
                for part in walk(outside) if outside else ():
                    if isinstance(part, ast.Name) and id(part) not in setters:
                        yield part.id


def _is_needed(node: ast.stmt, asked: _Asked, is_in_class: bool) -> bool:
    counted = asked.of_objects if is_in_class else asked.of_modules
    if isinstance(node, _DEFINITIONS):
        if node.name.startswith("__") or counted[node.name] > _OFTEN:
            return True
        within = _Asked().count(node)  # what it says of itself is no reason for it
        own = within.of_objects if is_in_class else within.of_modules
        return counted[node.name] > own[node.name]
    if isinstance(node, ast.Assign) and len(node.targets) == 1:
        target = node.targets[0]
        if isinstance(target, ast.Name) and not _does_anything(node.value):
            return counted[target.id] > 0
    return True


def _does_anything(value: ast.expr) -> bool:
    """More than building a table of what is written there."""
    if isinstance(value, ast.Call) and ast.unparse(value.func) == "const" and value.args:
        return _does_anything(value.args[0])
    harmless = (ast.Constant, ast.Tuple, ast.List, ast.Dict, ast.UnaryOp, ast.unaryop, ast.Load)
    return any(not isinstance(node, harmless) for node in walk(value))
