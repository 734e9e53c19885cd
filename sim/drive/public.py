"""Shortens the names that files of one program share, for a program that nobody else calls.

A name that is public among our files is private to a drive. All its places get one new name,
the same in every file, so that nothing must be known of types; attributes and methods share those
that local variables have. Left as they are: names of the
machine and of CircuitPython (all that the stub board has, and all that hal/ asks of anything
but itself), names that stand in a text, arguments that some call names, modules, and what those
who drive the app from outside call (`sim/stubboard/play_app.py`).
"""

import array
import ast
import builtins
import gc
import io
import os
import struct
import sys
import time
from pathlib import Path

from sim.drive.names import short_names
from sim.drive.rename import Rename, name_of, names_in
from sim.drive.tree import Trees, absolute, bound_at_top, module_aliases, module_of, texts_in, walk

_STUB = Path(__file__).resolve().parents[1] / "stubboard"
_BUILTINS = frozenset(dir(builtins))
_LEAST = 3  # letters from which on a shorter name is one


def shorten_public(trees: Trees) -> None:
    """Rename everywhere at once."""
    fixed = _fixed(trees)
    wanted = sorted(name for name in _ours(trees) if name not in fixed and _can_be(name))
    taken = fixed | {name for tree in trees.values() for name in names_in(tree)}
    asked = _asked_of_modules(trees)
    apart = _of_objects_alone(trees, asked)
    theirs = [name for name in wanted if name in apart]
    kept = {name for tree in trees.values() for name in _attributes(tree, asked)} - set(theirs)
    mapping = dict(zip(theirs, short_names("", fixed | kept), strict=False))
    everywhere = {name for tree in trees.values() for name in _of_objects(tree, asked)}
    shared = [name for name in wanted if name not in apart and name in everywhere]
    mapping.update(zip(shared, short_names("", taken | set(mapping.values())), strict=False))
    alone = [name for name in wanted if name not in apart and name not in everywhere]
    mapping.update(_by_file(trees, alone, mapping))
    for tree in trees.values():
        Rename(mapping).visit(tree)


def _by_file(trees: Trees, wanted: list[str], mapping: dict[str, str]) -> dict[str, str]:
    """New names for what is no attribute: the same for two that no file knows both of."""
    taken = {path: _variables(tree, mapping) for path, tree in trees.items()}
    places: dict[str, list[str]] = {}
    for path, tree in trees.items():
        for name in set(names_in(tree)):
            places.setdefault(name, []).append(path)
    found: dict[str, str] = {}
    for name in sorted(wanted, key=lambda one: (-len(places[one]), one)):
        around = set().union(*(taken[path] for path in places[name]))
        found[name] = next(short_names("", around | _BUILTINS))
        for path in places[name]:
            taken[path].add(found[name])
    return found


def _asked_of_modules(trees: Trees) -> set[int]:
    """`id` of each `module.name`: what that names is no object's, but a variable of a file."""
    modules = {module_of(path) for path in trees}
    found: set[int] = set()
    for path, tree in trees.items():
        aliases = module_aliases(tree, path, modules)
        for node in walk(tree):
            if isinstance(node, ast.Attribute) and ast.unparse(node.value) in aliases:
                found.add(id(node))
    return found


def _variables(tree: ast.Module, mapping: dict[str, str]) -> set[str]:
    """What a file names that is not an attribute, as it is called by now."""
    found: set[str] = set()
    for node in walk(tree):
        if not isinstance(node, ast.Attribute):
            names = [name_of(node)]
            if isinstance(node, (ast.alias, ast.keyword, ast.Global, ast.Nonlocal)):
                names = list(names_in(node))
            found |= {mapping.get(name, name) for name in names}
    return found


def _of_objects(tree: ast.Module, asked: set[int]) -> set[str]:
    """What is asked of an object there, and what a class defines."""
    found = _attributes(tree, asked)
    for node in walk(tree):
        if isinstance(node, ast.ClassDef):
            found |= bound_at_top(ast.Module(node.body, []))
        elif isinstance(node, ast.keyword) and node.arg:
            found.add(node.arg)
    return found


def _of_objects_alone(trees: Trees, asked: set[int]) -> set[str]:
    """Attributes and methods that are called like nothing else: they may share local names."""
    found: set[str] = set()
    others: set[str] = set()
    for tree in trees.values():
        methods = {
            id(one)
            for node in walk(tree)
            if isinstance(node, ast.ClassDef)
            for one in node.body
            if isinstance(one, ast.FunctionDef)
        }
        for node in walk(tree):
            is_attribute = isinstance(node, ast.Attribute) and id(node) not in asked
            if is_attribute or id(node) in methods:
                found.add(name_of(node))
            elif isinstance(node, (ast.alias, ast.keyword, ast.Global, ast.Nonlocal)):
                others |= set(names_in(node))
            else:
                others.add(name_of(node))
    return found - others


def _attributes(tree: ast.Module, asked: set[int]) -> set[str]:
    return {
        node.attr
        for node in walk(tree)
        if isinstance(node, ast.Attribute) and id(node) not in asked
    }


def _can_be(name: str) -> bool:
    return len(name) >= _LEAST and not name.startswith("_")


def _ours(trees: Trees) -> set[str]:
    """What our files define: at their tops, in classes, and as attributes of `self`."""
    found: set[str] = set()
    for tree in trees.values():
        found |= bound_at_top(tree)
        for node in walk(tree):
            if isinstance(node, ast.ClassDef):
                found |= bound_at_top(ast.Module(node.body, []))
            elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
                found |= {node.attr} if _is_self(node.value) else set()
    return found


def _fixed(trees: Trees) -> set[str]:
    fixed = texts_in(trees.values()) | _of_the_machine() | names_of_drivers()
    ours = {module_of(path) for path in trees}
    for module in ours:
        fixed |= set(module.split("."))
    for path, tree in trees.items():
        is_driver = path.startswith("hal/") or "/" not in path
        for node in walk(tree):
            if isinstance(node, ast.keyword) and node.arg:
                fixed.add(node.arg)
            elif isinstance(node, ast.arguments):
                fixed |= {arg.arg for arg in node.kwonlyargs}
            elif isinstance(node, ast.ImportFrom) and absolute(node, path) not in ours:
                fixed |= {one.name for one in node.names} | {one.asname or "" for one in node.names}
            elif isinstance(node, ast.Import):
                fixed |= {part for one in node.names for part in one.name.split(".")}
            elif is_driver and isinstance(node, ast.Attribute) and not _is_self(node.value):
                fixed.add(node.attr)
    return fixed


def _is_self(value: ast.expr) -> bool:
    return isinstance(value, ast.Name) and value.id == "self"


def _of_the_machine() -> set[str]:
    """What Python's own types and modules have, and CircuitPython's, as far as the stub has it."""
    things: list[object] = [builtins, sys, gc, os, time, struct, array, io.FileIO, io.TextIOWrapper]
    things += [vars(builtins)[name] for name in dir(builtins)]
    found = {name for thing in things for name in dir(thing)}
    for file in sorted((_STUB / "drive").glob("*.py")):
        found |= set(names_in(ast.parse(file.read_text(encoding="utf-8"))))
    return found


def names_of_drivers() -> set[str]:
    """Every name that those who drive the app from outside use."""
    return set(names_in(ast.parse((_STUB / "play_app.py").read_text(encoding="utf-8"))))
