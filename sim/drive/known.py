"""This module finds the names that code outside the program uses, which must not change.

They are Python's own, with all attributes of its types; those of CircuitPython's modules, from
`circuitpython-stubs`; and those that the program's starts and its drivers from outside (`DRIVERS`)
use.
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
    attributes_in,
    bound_in,
    bound_name,
    in_f_strings,
    module_of,
    texts_in,
    walk,
)
from sim.errors import UsageError

# Programs that use the app of a drive by its own names.
DRIVERS = ("sim/stubboard/play_app.py",)

# Modules that CircuitPython shares with Python: the stubs omit them.
_MODULES = ("array", "binascii", "gc", "io", "os", "struct", "sys", "time")
_STUBS = "circuitpython-stubs"
_DOCS = re.compile(r'r?"""(?s:.*?)"""')
_DEFINED = re.compile(r"\b(?:def|class) (\w+)|\b(\w+) ?[:=]")


def kept_by(trees: Mapping[str, ast.Module], fixed: Collection[str]) -> set[str]:
    """Return the names in a program, by the path of their file, that must stay as they are.

    fixed: paths of files that are only read.
    """
    kept = {*_outside(), *texts_in(trees.values())}
    modules = {module_of(path) for path in trees}
    modules |= {name.rpartition(".")[0] for name in modules}  # folders that are packages, too
    for path, tree in trees.items():
        kept.update(module_of(path).split("."), attributes_in(tree) if path in fixed else ())
        # `_NAME = const(…)`: the compiler omits them because of the underscore.
        kept.update(name for name, _ in map(constant_of, tree.body) if name[:1] == "_")
        kept.update(_of_others(path, tree, modules))
        kept.update(name for name in bound_in(tree) if name[:2] == "__")
        for node in in_f_strings(tree):
            kept.add(getattr(node, "id", "") or getattr(node, "attr", ""))
    return kept


def _of_others(path: str, tree: ast.Module, modules: Collection[str]) -> Iterator[str]:
    """Yield a file's names for modules outside the program, and the names used of them."""
    names = set()
    for node in walk(tree):
        if isinstance(node, ast.Import):
            names.update({bound_name(alias) for alias in node.names if alias.name not in modules})
        elif isinstance(node, ast.ImportFrom) and absolute(node, path) not in modules:
            names.update(map(bound_name, node.names))
    yield from names
    asked = [node for node in walk(tree) if isinstance(node, ast.Attribute)]
    yield from (node.attr for node in asked if getattr(node.value, "id", "") in names)


@cache
def _outside() -> frozenset[str]:
    """Return the names of Python, of CircuitPython and of the drivers."""
    found = {*keyword.kwlist, *dir(builtins), *_of_circuitpython(), "self", "const"}
    for thing in (*vars(builtins).values(), *vars(io).values(), *map(import_module, _MODULES)):
        found.update(dir(thing))
    for path in DRIVERS:
        found |= attributes_in(ast.parse((ROOT / path).read_text(encoding="utf-8")))
    return frozenset(found)


def _of_circuitpython() -> set[str]:
    """Return the names of its modules and functions, read as text: its Python is newer."""
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
