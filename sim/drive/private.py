"""The passes of `names` over private functions and variables of files, and over attributes."""

import ast
from collections.abc import Collection, Iterator
from itertools import chain

from sim.drive import rom
from sim.drive.names import is_private, listed_in, names_of_objects, short_names
from sim.drive.rename import Rename, name_of, set_name
from sim.drive.tree import Trees, bound_at_top, bound_in, walk


def shorten_tops(trees: Trees, fixed: Collection[str]) -> None:
    """Private names at the top of a file, unless another file asks for them."""
    asked = _asked_from_outside(trees) | set(fixed)
    for tree in trees.values():
        used = {node.id for node in walk(tree) if isinstance(node, ast.Name)} | set(bound_in(tree))
        top = bound_at_top(tree)
        left = asked | _variables_of_classes(tree)
        wanted = sorted(name for name in top if is_private(name) and name not in left)
        taken = (used | top) - set(wanted)
        listed = [name for name in listed_in(tree) if name not in taken]
        names = chain(listed, short_names("_", taken | set(listed)))
        Rename(dict(zip(wanted, names, strict=False)), attributes=False).visit(tree)


def _variables_of_classes(tree: ast.Module) -> set[str]:
    """What classes bind by name; methods, whose names are never a variable's, apart."""
    found: set[str] = set()
    for node in walk(tree):
        if isinstance(node, ast.ClassDef):
            rest = [one for one in node.body if not isinstance(one, ast.FunctionDef)]
            found |= bound_at_top(ast.Module(rest, []))
    return found


def _asked_from_outside(trees: Trees) -> set[str]:
    """Private names that are imported, or read from anything but `self`."""
    found: set[str] = set()
    for tree in trees.values():
        for node in walk(tree):
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


def shorten_attributes(trees: Trees, fixed: Collection[str]) -> None:
    """Private attributes and methods. Classes that inherit from each other share one plan."""
    walked = (node for tree in trees.values() for node in walk(tree))
    classes = [node for node in walked if isinstance(node, ast.ClassDef)]
    asked = _asked_from_outside(trees) | set(fixed)
    taken = rom.ASKED.union(fixed, *map(names_of_objects, trees.values()))
    for family in _families(classes):
        owned = [place for node in family for place in _owned(node)]
        names = list(dict.fromkeys(name_of(place) for place in owned))
        wanted = [name for name in names if is_private(name) and name not in asked]
        names_left = short_names("_", taken | set(names) - set(wanted))
        mapping = dict(zip(wanted, names_left, strict=False))
        new = [mapping.get(name_of(place), name_of(place)) for place in owned]
        for place, name in zip(owned, new, strict=True):
            set_name(place, name)


def _families(classes: list[ast.ClassDef]) -> list[list[ast.ClassDef]]:
    """Classes of which one is the other's base are of one family, by the names that they had."""
    families: list[tuple[set[str], list[ast.ClassDef]]] = []
    bases_of = [{_was(base) for base in node.bases} for node in classes]
    bases = set().union(*bases_of) & {_was(node) for node in classes}
    for number, node in enumerate(classes):
        # One that nobody inherits from shares its name with no other.
        names = {_was(node) if _was(node) in bases else f" {number}"} | (bases_of[number] & bases)
        members = [node]
        for family in [family for family in families if family[0] & names]:
            families.remove(family)
            names |= family[0]
            members = family[1] + members
        families.append((names, members))
    return [members for _, members in families]


def _was(node: ast.AST) -> str:
    """What a class or a base was called before the passes."""
    return str(getattr(node, "was", name_of(node)))


def _owned(node: ast.ClassDef) -> Iterator[ast.AST]:
    """The attributes that a class defines or reads from itself: the places of their names."""
    for statement in node.body:
        if isinstance(statement, ast.FunctionDef):
            yield statement
        else:
            yield from (inner for inner in walk(statement) if isinstance(inner, ast.Name))
    for inner in walk(node):
        if isinstance(inner, ast.Attribute) and _is_own(inner):
            yield inner
