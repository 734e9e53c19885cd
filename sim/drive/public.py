"""Shortens the names that files of one program share, for a program that nobody else calls.

A name that is public among our files is private to a drive. All its places get one new name,
the same in every file, so that nothing must be known of types; attributes and methods share those
that local variables have, and none is called like what is asked of any other object. Left as they
are: names of the machine and of CircuitPython (all that the stub board has, and all that hal/ asks
of anything but itself), names that a file looks up by a text, arguments that some call names,
modules, and what those who drive the app from outside call (`sim/stubboard/play_app.py`).
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

from sim.drive import rom
from sim.drive.names import looked_up, names_of_objects, short_names
from sim.drive.rename import Rename, name_of, names_in
from sim.drive.tree import Trees, absolute, bound_at_top, module_aliases, module_of, walk

_STUB = Path(__file__).resolve().parents[1] / "stubboard"


def shorten_public(trees: Trees) -> None:
    """Rename everywhere at once."""
    known = _known_outside(trees)
    fixed = known | _of_python()
    wanted = sorted(name for name in _ours(trees) if name not in fixed and _can_be(name))
    taken = known | {name for tree in trees.values() for name in names_in(tree)}
    asked = _asked_of_modules(trees)
    everywhere = {name for tree in trees.values() for name in names_of_objects(tree, asked)}
    apart = _of_objects_alone(trees)
    theirs = [name for name in wanted if name in everywhere and name in apart]
    shared = [name for name in wanted if name in everywhere and name not in apart]
    mapping = dict(zip(shared, short_names("", taken | rom.ASKED), strict=False))
    of_others = known | rom.ASKED | everywhere - set(theirs) | set(mapping.values())
    of_objects = dict(zip(theirs, short_names("", of_others), strict=False))
    alone = [name for name in wanted if name not in everywhere]
    for tree in trees.values():
        _rename_objects(tree, of_objects)
    mapping.update(_by_file(trees, alone, mapping))
    for tree in trees.values():
        Rename(mapping).visit(tree)


def _rename_objects(tree: ast.Module, mapping: dict[str, str]) -> None:
    """Rename attributes and methods, and no variable that is called like one."""
    for node in walk(tree):
        if isinstance(node, ast.Attribute):
            node.attr = mapping.get(node.attr, node.attr)
        elif isinstance(node, ast.ClassDef):
            for one in node.body:
                if isinstance(one, ast.FunctionDef):
                    one.name = mapping.get(one.name, one.name)


def _by_file(trees: Trees, wanted: list[str], mapping: dict[str, str]) -> dict[str, str]:
    """New names for what is no attribute: the same for two that no file knows both of."""
    parts = {part for path in trees for part in module_of(path).split(".")}
    taken = {path: _variables(tree, mapping) | parts for path, tree in trees.items()}
    places: dict[str, list[str]] = {}
    for path, tree in trees.items():
        for name in set(names_in(tree)):
            places.setdefault(name, []).append(path)
    found: dict[str, str] = {}
    for name in sorted(wanted, key=lambda one: (-len(places[one]), one)):
        around = set().union(*(taken[path] for path in places[name]))
        found[name] = next(short_names("", around))
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


def _of_objects_alone(trees: Trees) -> set[str]:
    """Attributes and methods that are called like nothing that any file or class binds by name.

    A local variable that is called so is another thing. What a file binds may be asked of it as of
    an object, and what a class binds is an attribute.
    """
    found: set[str] = set()
    others: set[str] = set()
    for tree in trees.values():
        others |= bound_at_top(tree)
        for node in walk(tree):
            if isinstance(node, ast.Attribute):
                found.add(node.attr)
            elif isinstance(node, ast.ClassDef):
                for one in node.body:
                    if isinstance(one, ast.FunctionDef):
                        found.add(one.name)
                        around: list[ast.AST] = [*one.decorator_list, *one.args.defaults]
                    else:
                        around = [one]
                    others |= {name for part in around for name in names_in(part)}
            elif isinstance(node, (ast.alias, ast.keyword, ast.Global, ast.Nonlocal)):
                others |= set(names_in(node))
    return found - others


def _can_be(name: str) -> bool:
    return not name.startswith("_")


def _ours(trees: Trees) -> set[str]:
    """What our files define: at their tops, in classes, and as attributes that they set."""
    found: set[str] = set()
    for tree in trees.values():
        found |= bound_at_top(tree)
        for node in walk(tree):
            if isinstance(node, ast.ClassDef):
                found |= bound_at_top(node)
            elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
                found.add(node.attr)
    return found


def _known_outside(trees: Trees) -> set[str]:
    """What somebody else knows, or what is looked up by a text."""
    fixed = looked_up(trees) | _of_the_stub() | names_of_drivers()
    ours = {module_of(path) for path in trees}
    of_drivers = _made_by_drivers(trees)
    for module in ours:
        fixed |= set(module.split("."))
    for path, tree in trees.items():
        for node in walk(tree):
            if isinstance(node, ast.keyword) and node.arg:
                fixed.add(node.arg)
            elif isinstance(node, ast.arguments):
                fixed |= {arg.arg for arg in node.kwonlyargs}
            elif isinstance(node, ast.ImportFrom) and absolute(node, path) not in ours:
                fixed |= {one.name for one in node.names} | {one.asname or "" for one in node.names}
            elif isinstance(node, ast.Import):
                fixed |= {part for one in node.names for part in one.name.split(".")}
            elif isinstance(node, ast.Attribute) and _is_driver(path):
                fixed |= {node.attr} - of_drivers
    return fixed


def _made_by_drivers(trees: Trees) -> set[str]:
    """What the drivers' files and classes bind, and what their objects set of themselves."""
    found: set[str] = set()
    for path, tree in trees.items():
        for node in walk(tree) if _is_driver(path) else ():
            if isinstance(node, ast.ClassDef):
                found |= bound_at_top(node)
            elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
                found |= {node.attr} if ast.unparse(node.value) == "self" else set()
    return found


def _is_driver(path: str) -> bool:
    """It speaks to the board: what it asks of objects and does not bind itself is not ours."""
    return path.startswith("hal/") or "/" not in path


def _of_python() -> set[str]:
    """What Python's own types and modules have."""
    things: list[object] = [builtins, sys, gc, os, time, struct, array, io.FileIO, io.TextIOWrapper]
    things += [vars(builtins)[name] for name in dir(builtins)]
    return {name for thing in things for name in dir(thing)}


def _of_the_stub() -> set[str]:
    """What CircuitPython's modules have, as far as the stub has it."""
    found: set[str] = set()
    for file in sorted((_STUB / "drive").glob("*.py")):
        found |= set(names_in(ast.parse(file.read_text(encoding="utf-8"))))
    return found


def names_of_drivers() -> set[str]:
    """Every name that those who drive the app from outside use."""
    return set(names_in(ast.parse((_STUB / "play_app.py").read_text(encoding="utf-8"))))
