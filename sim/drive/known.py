"""The names that somebody outside the program knows, so that they are never changed.

Python's own, with all that its types have; those of CircuitPython's modules, as `circuitpython-
stubs` tells them; and what the starts of the program and those who drive it from outside
(`DRIVERS`) ask for.
"""

import ast
import builtins
import io
import keyword
import re
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from importlib import import_module, metadata

from sim.drive.fold import constant_of
from sim.drive.sources import ROOT
from sim.drive.tree import (
    absolute,
    asked_by,
    bound_in,
    called_in,
    in_f_strings,
    module_of,
    texts_in,
    walk,
)
from sim.errors import UsageError

# Programs that play the app of a drive by its own names.
DRIVERS = ("sim/stubboard/play_app.py",)

# Modules that CircuitPython has from Python: the stubs leave them out.
_MODULES = ("array", "binascii", "gc", "io", "os", "struct", "sys", "time")
_STUBS = "circuitpython-stubs"
_DOCS = re.compile(r'r?"""(?s:.*?)"""')
_DEFINED = re.compile(r"\b(?:def|class) (\w+)|\b(\w+) ?[:=]")


def kept_by(trees: Mapping[str, ast.Module], fixed: Collection[str]) -> set[str]:
    """Names in a program, which go by the path of their file, that must stay as they are.

    fixed: paths of files that are only read.
    """
    kept = {*_outside(), *texts_in(trees.values())}
    modules = {module_of(path) for path in trees}
    for path, tree in trees.items():
        kept.update(module_of(path).split("."), asked_by(tree) if path in fixed else ())
        # `_NAME = const(…)`: the compiler leaves them out for the underscore.
        kept.update(name for name, _ in map(constant_of, tree.body) if name[:1] == "_")
        kept.update(_of_others(path, tree, modules))
        kept.update(name for name in bound_in(tree) if name[:2] == "__")
        for node in in_f_strings(tree):
            kept.add(getattr(node, "id", "") or getattr(node, "attr", ""))
    return kept


def _of_others(path: str, tree: ast.Module, modules: Collection[str]) -> Iterator[str]:
    """What a file calls modules that are not the program's, and what it asks of them."""
    names = set()
    for node in walk(tree):
        if isinstance(node, ast.Import):
            names.update({called_in(alias) for alias in node.names if alias.name not in modules})
        elif isinstance(node, ast.ImportFrom) and absolute(node, path) not in modules:
            names.update(map(called_in, node.names))
    yield from names
    asked = [node for node in walk(tree) if isinstance(node, ast.Attribute)]
    yield from (node.attr for node in asked if getattr(node.value, "id", "") in names)


@cache
def _outside() -> frozenset[str]:
    """Names of Python, of CircuitPython and of the drivers."""
    found = {*keyword.kwlist, *dir(builtins), *_of_circuitpython(), "self", "const"}
    for thing in (*vars(builtins).values(), *vars(io).values(), *map(import_module, _MODULES)):
        found.update(dir(thing))
    for path in DRIVERS:
        found |= asked_by(ast.parse((ROOT / path).read_text(encoding="utf-8")))
    return frozenset(found)


def _of_circuitpython() -> set[str]:
    """What its modules and their functions call things; by their text, as it is newer Python."""
    try:
        files = metadata.files(_STUBS) or []
    except metadata.PackageNotFoundError:
        raise UsageError(f"{_STUBS} is missing: run `make drive`, or `pip install .`") from None
    found: set[str] = set()
    for file in files:
        if file.suffix == ".pyi" and "board_definitions" not in file.parts:
            text = _DOCS.sub("", file.read_text(encoding="utf-8"))
            found.update(name for pair in _DEFINED.findall(text) for name in pair)
    return found
