"""Shortens the names that files of one program share, for a program that nobody else calls.

A name that is public among our files is private to a drive. All its places get one new name,
the same in every file, so that nothing must be known of types. Left as they are: names of the
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
from collections.abc import Iterator
from pathlib import Path

from sim.drive.names import Renamed, short_names
from sim.drive.tree import FUNCTIONS, Trees, absolute, bound_at_top, module_of, texts_in

_STUB = Path(__file__).resolve().parents[1] / "stubboard"
_LEAST = 3  # letters from which on a shorter name is one


def shorten_public(trees: Trees, renamed: Renamed) -> None:
    """Rename everywhere at once; `renamed` tells the old names under the path "*"."""
    fixed = _fixed(trees)
    wanted = sorted(name for name in _ours(trees) if name not in fixed and _can_be(name))
    taken = fixed | {name for tree in trees.values() for name in _names_in(tree)}
    mapping = dict(zip(wanted, short_names("", taken), strict=False))
    for tree in trees.values():
        _Rename(mapping).visit(tree)
    renamed["*"] = {"": {new: old for old, new in mapping.items()}}


def _can_be(name: str) -> bool:
    return len(name) >= _LEAST and not name.startswith("_")


def _ours(trees: Trees) -> set[str]:
    """What our files define: at their tops, in classes, and as attributes of `self`."""
    found: set[str] = set()
    for tree in trees.values():
        found |= bound_at_top(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                found |= bound_at_top(ast.Module(node.body, []))
            elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
                found |= {node.attr} if _is_self(node.value) else set()
    return found


def _fixed(trees: Trees) -> set[str]:
    fixed = texts_in(trees.values()) | _of_the_machine() | _of_drivers()
    ours = {module_of(path) for path in trees}
    for module in ours:
        fixed |= set(module.split("."))
    for path, tree in trees.items():
        is_driver = path.startswith("hal/") or "/" not in path
        for node in ast.walk(tree):
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
        found |= set(_names_in(ast.parse(file.read_text(encoding="utf-8"))))
    return found


def _of_drivers() -> set[str]:
    return set(_names_in(ast.parse((_STUB / "play_app.py").read_text(encoding="utf-8"))))


def _names_in(tree: ast.AST) -> Iterator[str]:
    """Every name that is written anywhere."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, (*FUNCTIONS, ast.ClassDef)):
            yield node.name
        elif isinstance(node, ast.alias):
            yield from node.name.split(".")
            yield node.asname or ""
        elif isinstance(node, ast.keyword):
            yield node.arg or ""


class _Rename(ast.NodeTransformer):
    """Gives every name its new one, whatever it stands for there."""

    def __init__(self, mapping: dict[str, str]) -> None:
        self._mapping = mapping

    def visit_Name(self, node: ast.Name) -> ast.Name:
        node.id = self._mapping.get(node.id, node.id)
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.Attribute:
        self.generic_visit(node)
        node.attr = self._mapping.get(node.attr, node.attr)
        return node

    def visit_arg(self, node: ast.arg) -> ast.arg:
        node.arg = self._mapping.get(node.arg, node.arg)
        return node

    def visit_alias(self, node: ast.alias) -> ast.alias:
        node.name = self._mapping.get(node.name, node.name)
        if node.asname:
            node.asname = self._mapping.get(node.asname, node.asname)
        return node

    def visit_ExceptHandler(self, node: ast.ExceptHandler) -> ast.ExceptHandler:
        self.generic_visit(node)
        if node.name:
            node.name = self._mapping.get(node.name, node.name)
        return node

    def visit_Global(self, node: ast.Global) -> ast.Global:
        node.names = [self._mapping.get(name, name) for name in node.names]
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        self.generic_visit(node)
        node.name = self._mapping.get(node.name, node.name)
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        self.generic_visit(node)
        node.name = self._mapping.get(node.name, node.name)
        return node
