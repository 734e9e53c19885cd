"""Shortens the names that only their own function, file or class can see.

A board keeps the text of every name in a file it loads, once each, but for those in its ROM
(`sim.drive.rom`), which are therefore given out first. When they are used up, what counts is how
many different names there are: local variables of all functions share `a`, `b`, …, private
functions of all files share `_a`, `_b`, …, and so do the private attributes of all classes. A file
also keeps a list of the names in it, two bytes for each: what can be is called like another there.

Left as they are: public names, arguments that some call names, and private names that a file looks
up by a text or that are reached for from outside (`other._private`). What a name was
before is noted elsewhere (`sim.drive.origin`).
"""

import ast
from collections.abc import Collection, Iterator
from string import ascii_lowercase, ascii_uppercase

from sim.drive import rom
from sim.drive.rename import Rename, names_in
from sim.drive.tree import FUNCTIONS, Trees, bound_at_top, bound_in, texts_in, walk

_LOOKS_UP = {"getattr", "hasattr", "setattr", "delattr", "__dict__"}
_LETTERS = ascii_lowercase + ascii_uppercase


def shorten(trees: Trees) -> None:
    """Shorten all names of a whole program that can be; all files that call it must be in it."""
    from sim.drive.private import shorten_attributes, shorten_tops

    fixed = looked_up(trees)
    shorten_locals(trees, _keywords(trees))
    shorten_attributes(trees, fixed)
    shorten_tops(trees, fixed)
    share_arguments(trees, _keywords(trees))


def short_names(prefix: str, taken: Collection[str]) -> Iterator[str]:
    """Names in ROM; then `a`, `b`, …, `aa`, `ab`, … with a prefix. Without those that are taken."""
    yield from (name for name in rom.NAMES if name not in taken)
    for first in ("", *_LETTERS):
        for letter in _LETTERS:
            name = prefix + first + letter
            if name not in taken and first + letter not in ("as", "if", "in", "is", "or"):
                yield name


def looked_up(trees: Trees) -> set[str]:
    """Texts of files that look attributes up by them: those names stay."""
    asking = [tree for tree in trees.values() if _LOOKS_UP & set(names_in(tree))]
    return texts_in(asking)


def names_of_objects(tree: ast.Module, apart: Collection[int] = ()) -> set[str]:
    """What a file asks of objects and what its classes define. apart: `id` of what asks modules."""
    found: set[str] = set()
    for node in walk(tree):
        if isinstance(node, ast.ClassDef):
            found |= bound_at_top(node)
        elif isinstance(node, ast.Attribute) and id(node) not in apart:
            found.add(node.attr)
    return found


def is_private(name: str) -> bool:
    """One underscore before it, and something to be saved by a shorter name."""
    return name.startswith("_") and not name.startswith("__") and len(name) > 2


def _keywords(trees: Trees) -> set[str]:
    """Arguments that some call names, also by a text, and those that can only be named."""
    found = set()
    is_any_text = False  # **{…}: any may be an argument's name
    for tree in trees.values():
        for node in walk(tree):
            if isinstance(node, ast.keyword) and node.arg:
                found.add(node.arg)
            elif isinstance(node, ast.keyword) and not isinstance(node.value, ast.Name):
                is_any_text = True
            elif isinstance(node, ast.arguments):
                found.update(arg.arg for arg in node.kwonlyargs)
    return found | texts_in(trees.values()) if is_any_text else found


def shorten_locals(trees: Trees, fixed: Collection[str]) -> None:
    """Local variables and arguments, function by function; what lies within one goes with it."""
    for tree in trees.values():
        known = bound_at_top(tree) | set(fixed) | {"self"}
        for function in _outermost(tree):
            Rename(_plan(function, known), attributes=False).generic_visit(function)


def _outermost(tree: ast.Module) -> Iterator[ast.AST]:
    """Functions and lambdas that no function holds."""
    waiting: list[ast.AST] = list(tree.body)
    while waiting:
        node = waiting.pop()
        if isinstance(node, (*FUNCTIONS, ast.Lambda)):
            yield node
        else:
            waiting.extend(ast.iter_child_nodes(node))


def _plan(function: ast.AST, known: set[str]) -> dict[str, str]:
    """New names for what a function binds, in the order in which it does."""
    fixed = set(known)
    for node in walk(function):
        if isinstance(node, (ast.Global, ast.Nonlocal)):
            fixed.update(node.names)
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            fixed.update(alias.asname or alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ClassDef):
            return {}
    bound = list(dict.fromkeys(bound_in(function)))
    wanted = [name for name in bound if name not in fixed]
    used = {node.id for node in walk(function) if isinstance(node, ast.Name)}
    names = short_names("", (used | set(bound) - set(wanted)) | known)
    return dict(zip(wanted, names, strict=False))


def listed_in(tree: ast.Module) -> list[str]:
    """What a file asks objects for: names that stand in its list of names in any case.

    Not those of its functions and classes. Local variables are in no such list, arguments are.
    """
    functions = {node.name for node in walk(tree) if isinstance(node, (*FUNCTIONS, ast.ClassDef))}
    found = dict.fromkeys(node.attr for node in walk(tree) if isinstance(node, ast.Attribute))
    return [name for name in found if name not in functions]


def share_arguments(trees: Trees, fixed: Collection[str]) -> None:
    """Call arguments like something that their file lists anyway."""
    for tree in trees.values():
        listed = listed_in(tree)
        known = {"self", *listed, *fixed, *bound_at_top(tree)}
        for function in _outermost(tree):
            if any(isinstance(node, ast.ClassDef) for node in walk(function)):
                continue
            named = {node.id for node in walk(function) if isinstance(node, ast.Name)}
            taken = named | set(bound_in(function))
            arguments = [node.arg for node in walk(function) if isinstance(node, ast.arg)]
            wanted = dict.fromkeys(name for name in arguments if name not in known)
            names = (name for name in listed if name not in taken)
            plan = dict(zip(wanted, names, strict=False))
            Rename(plan, attributes=False).generic_visit(function)
