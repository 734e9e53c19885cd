"""The names that somebody outside the program knows, so that they are never changed.

Python's own, with all that its types have; those of CircuitPython's modules, as `circuitpython-
stubs` tells them; and what the starts of the program and those who drive it from outside
(`DRIVERS`) ask for.
"""

import array
import ast
import binascii
import builtins
import gc
import io
import keyword
import os
import re
import struct
import sys
import time
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from importlib import metadata

from sim.drive.fold import constant_of
from sim.drive.sources import ROOT
from sim.drive.tree import (
    IMPORTS,
    absolute,
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
_MODULES = (array, array.array, binascii, gc, io, os, struct, sys, time)
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
        kept.update(_constants_of_file(tree))
        for node in in_f_strings(tree):
            kept.add(getattr(node, "id", "") or getattr(node, "attr", ""))
        for node in walk(tree):
            if isinstance(node, (ast.Global, ast.Nonlocal)):
                kept.update(node.names)
            elif isinstance(node, ast.ExceptHandler):
                kept.add(node.name or "")
            elif isinstance(node, IMPORTS) and not _is_of(modules, node, path):
                kept.update(called_in(alias) for alias in node.names)
    return kept


def asked_by(tree: ast.AST) -> set[str]:
    """What a file asks of other objects than its own, of modules, and arguments that it names."""
    found: set[str] = set()
    for node in walk(tree):
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) not in ("self", "super()"):
            found.add(node.attr)
        elif isinstance(node, ast.alias):
            found.update(node.name.split("."))
        elif isinstance(node, ast.keyword) and node.arg:
            found.add(node.arg)
    return found


def _is_of(modules: Collection[str], node: ast.AST, path: str) -> bool:
    return isinstance(node, ast.ImportFrom) and absolute(node, path) in modules


def _constants_of_file(tree: ast.Module) -> Iterator[str]:
    """`_NAME = const(…)`: the compiler leaves them out for the underscore."""
    for node in tree.body:
        name, _ = constant_of(node)
        if name.startswith("_"):
            yield name


@cache
def _outside() -> frozenset[str]:
    """Names of Python, of CircuitPython and of the drivers."""
    found = {*keyword.kwlist, *dir(builtins), *_of_circuitpython(), "self", "const"}
    for thing in (*vars(builtins).values(), *_MODULES, *vars(io).values()):
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
    found = set()
    for file in files:
        if file.suffix == ".pyi" and "board_definitions" not in file.parts:
            text = _DOCS.sub("", file.read_text(encoding="utf-8"))
            found.update(name for pair in _DEFINED.findall(text) for name in pair)
    return found
