"""Leaves out functions, methods, classes and tables that nothing in the whole program asks for.

A library serves many programs; of what it can do this game asks for little. What a class has is
needed when its name stands anywhere else after a dot or in a text; what a module has, when it
stands there, but not after `self`, or alone or in an import. Names with two underscores before
them are the language's own and stay.
"""

import ast
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import lru_cache

from sim.drive.edits import Edits
from sim.drive.tree import FUNCTIONS, Texts, absolute, module_of, parse, texts_in, walk

_DEFINITIONS = (*FUNCTIONS, ast.ClassDef)


@dataclass(frozen=True)
class Asked:
    """Names that a program, or a file of it, asks for: of objects and of its modules.

    taken: `module:name` for what is imported from a module.
    """

    of_objects: frozenset[str]
    of_modules: frozenset[str]
    taken: frozenset[str]


def without_dead(texts: Texts, fixed: Collection[str] = ()) -> dict[str, str]:
    """Drop it, once: what is left may ask for less. fixed: as in `folded`."""
    asked = _all_asked(texts)
    return {
        path: text if path in fixed else _dropped(path, text, asked) for path, text in texts.items()
    }


def _all_asked(texts: Texts) -> Asked:
    files = [_asked_by(path, text) for path, text in texts.items()]
    words = frozenset(texts_in(parse(path, text) for path, text in texts.items()))
    return Asked(
        words.union(*(file.of_objects for file in files)),
        words.union(*(file.of_modules for file in files)),
        frozenset().union(*(file.taken for file in files)),
    )


@lru_cache(maxsize=2048)
def _asked_by(path: str, text: str) -> Asked:
    of_objects: set[str] = set()
    of_modules: set[str] = set()
    taken: set[str] = set()
    for node in walk(parse(path, text)):
        if isinstance(node, ast.ClassDef):
            of_objects.update(_named_in_body(node))
        elif isinstance(node, ast.Attribute):
            of_objects.add(node.attr)
            if not (isinstance(node.value, ast.Name) and node.value.id == "self"):
                of_modules.add(node.attr)
        elif isinstance(node, ast.ImportFrom):
            source = absolute(node, path)
            taken.update(f"{source}:{alias.name}" for alias in node.names)
    return Asked(frozenset(of_objects), frozenset(of_modules), frozenset(taken))


def _named_in_body(node: ast.ClassDef) -> Iterator[str]:
    """What a class names while it is made: those are its own, under another name or in a table."""
    for statement in node.body:
        outside: list[ast.AST | None] = []
        if isinstance(statement, FUNCTIONS):
            outside += [*statement.args.defaults, *statement.args.kw_defaults]
            # That a property has a setter (`@text.setter`) is no reason for it.
            outside += [one for one in statement.decorator_list if isinstance(one, ast.Name)]
        elif not isinstance(statement, ast.ClassDef):
            outside.append(statement)
        for one in outside:
            for part in walk(one) if one else ():
                if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Load):
                    yield part.id


def _dropped(path: str, text: str, asked: Asked) -> str:
    tree = parse(path, text)
    module = module_of(path)
    own = _read_in(path, text)
    edits = Edits(text)

    def is_asked_of_module(name: str) -> bool:
        return name in own or name in asked.of_modules or f"{module}:{name}" in asked.taken

    gone = [node for node in tree.body if (name := _defined(node)) and not is_asked_of_module(name)]
    edits.drop(tree.body, gone, is_module=True)
    for node in walk(tree):
        if isinstance(node, ast.ClassDef):
            gone = [
                part
                for part in node.body
                if (name := _defined(part)) and name not in asked.of_objects
            ]
            edits.drop(node.body, gone, is_module=False)
    return edits.applied()


@lru_cache(maxsize=2048)
def _read_in(path: str, text: str) -> frozenset[str]:
    """Names that a file reads or changes as globals."""
    found = set()
    for node in walk(parse(path, text)):
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Store):
            found.add(node.id)
        elif isinstance(node, (ast.Global, ast.Nonlocal)):
            found.update(node.names)
    return frozenset(found)


def _defined(node: ast.stmt) -> str:
    """The one name that a statement binds and does nothing else; "" if it is not so."""
    if isinstance(node, _DEFINITIONS):
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
    """Nothing more than building a table of what is written there."""
    if isinstance(value, ast.Call) and ast.unparse(value.func) == "const" and value.args:
        return _is_harmless(value.args[0])
    harmless = (ast.Constant, ast.Tuple, ast.List, ast.Dict, ast.UnaryOp)
    return value is None or all(isinstance(node, harmless) for node in walk(value))
