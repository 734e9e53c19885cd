"""Finds every place in a file where a name stands, and tells what it is a name of.

What stands after a dot or is bound in the body of a class is an object's; all others are variables
of functions and files, arguments among them, also where another file imports them or asks its
module for them. Not told: names in annotations, in f-strings and of exceptions, and `global`.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from sim.drive.tree import (
    FUNCTIONS,
    absolute,
    in_f_strings,
    module_aliases,
    parse,
    scope_of,
    walk,
)


@dataclass(frozen=True)
class Place:
    """Line, counted from 1, and column, in bytes, of a name.

    is_made: here the object gets it; or it is a variable that bytecode names, and this its file's.
    """

    name: str
    line: int
    column: int
    is_of_object: bool = False
    is_made: bool = False


@lru_cache(maxsize=2048)
def places(path: str, text: str, modules: frozenset[str]) -> tuple[Place, ...]:
    """All of a file. modules: those of the program."""
    tree = parse(path, text)
    aliases = module_aliases(tree, path, modules)
    skipped = in_f_strings(tree)
    of_classes = set(_in_classes(tree))
    of_file = set(scope_of(tree.body))
    found: list[Place] = []
    for node in walk(tree):
        if node in skipped:
            continue
        if isinstance(node, ast.Name):
            is_own = node in of_classes
            is_made = isinstance(node.ctx, ast.Store) and (is_own or node in of_file)
            found.append(Place(node.id, node.lineno, node.col_offset, is_own, is_made))
        elif isinstance(node, ast.Attribute):
            is_of_object = ast.unparse(node.value) not in aliases
            is_made = isinstance(node.ctx, ast.Store)
            found.append(_at_end(node, node.attr, is_of_object, is_made))
        elif isinstance(node, ast.ImportFrom) and absolute(node, path) in modules:
            found += [Place(one.name, one.lineno, one.col_offset) for one in node.names]
        else:
            found += _defined(node, node in of_classes)
        if isinstance(node, ast.alias) and node.asname:
            found.append(_at_end(node, node.asname, False, True))
    return tuple(found)


def _defined(node: ast.AST, is_of_object: bool) -> Iterator[Place]:
    """The name of a definition, an argument, or one that a call gives an argument."""
    if isinstance(node, (*FUNCTIONS, ast.ClassDef)):
        word = "class " if isinstance(node, ast.ClassDef) else "def "
        yield Place(node.name, node.lineno, node.col_offset + len(word), is_of_object, True)
    elif isinstance(node, ast.arg):
        yield Place(node.arg, node.lineno, node.col_offset, False, True)
    elif isinstance(node, ast.keyword) and node.arg:
        yield Place(node.arg, node.lineno, node.col_offset)


def _at_end(node: ast.Attribute | ast.alias, name: str, is_of_object: bool, is_made: bool) -> Place:
    assert node.end_lineno is not None and node.end_col_offset is not None
    column = node.end_col_offset - len(name.encode())
    return Place(name, node.end_lineno, column, is_of_object, is_made)


def _in_classes(tree: ast.Module) -> Iterator[ast.AST]:
    """Methods, and the places in bodies of classes where these name what is their own."""
    for node in walk(tree):
        if isinstance(node, ast.ClassDef):
            names = [one for one in scope_of(node.body) if isinstance(one, ast.Name)]
            methods = [one for one in node.body if isinstance(one, FUNCTIONS)]
            own = {one.id for one in names if isinstance(one.ctx, ast.Store)}
            own |= {one.name for one in methods}
            yield from methods
            yield from (one for one in names if one.id in own)


def read_in_classes(tree: ast.Module) -> set[str]:
    """Names that stand in bodies of classes."""
    return {
        one.id
        for node in walk(tree)
        if isinstance(node, ast.ClassDef)
        for one in scope_of(node.body)
        if isinstance(one, ast.Name)
    }
