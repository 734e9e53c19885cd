"""This module edits a copy of the engine's sources for mypyc; no line moves.

    edited("engine/turn/legal.py", text)     -> the text to compile

What the edits say is true of the sources, too, but not in words that mypyc knows:

    NAME = const(1 << 5)    a constant: mypyc writes its number wherever the name stands
    TABLE = bytes(…)        assigned once, so that reading it needs no look into a dict
    for one in TABLE        mypyc has no loop over a bytearray: it gets its iterator
    … for one in s[a:b]     so does a slice
    Game, Table, …          native classes, from which the simulator and the tests derive others
    from NAME import *      mypyc binds nothing by it: the names that the module uses, in its place
    the stub of `Game`      rules see the class itself, so that they reach its memory directly

Tracebacks therefore name the line of the source.
"""

import ast
import re
from importlib import import_module
from types import GenericAlias

# What a native class cannot do, by file: each text occurs there once.
_BY_FILE = {
    # An attribute has one type, and takes no memory when it is assigned first.
    "engine/match/opening.py": [("g.hooks = None  # type: ignore[assignment]", "pass")],
}
_CLASSES = re.compile(r"\n\nclass (Game|Table)\b")
_SUBCLASSED = r"\n@mypyc_attr(allow_interpreted_subclasses=True)\nclass \1"
_IMPORTS = "from typing import Final; from mypy_extensions import mypyc_attr"
_ASSIGNED_AGAIN = 2


def edited(path: str, text: str) -> str:
    """Return the text of a module of the engine, edited for mypyc."""
    for old, new in _BY_FILE.get(path, ()):
        if text.count(old) != 1:
            raise ValueError(f"{path}: {old!r} is not there once: lab/fast/edits.py is out of date")
        text = text.replace(old, new)
    text = _CLASSES.sub(_SUBCLASSED, _with_names(text))
    return _with_imports(path, _with_finals(path, _with_iterators(text)))


def _with_names(text: str) -> str:
    """Write out `from … import *`: the names of that module that are used here."""
    tree = ast.parse(text)
    places = _Places(text)
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)} - {"const"}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.names[0].name == "*":
            names = sorted(used & set(vars(import_module(node.module or ""))))
            places.replace(node, f"from {node.module} import {', '.join(names)}")
    return places.text()


def _with_iterators(text: str) -> str:
    """Loop over the iterators of a module's bytearrays, and of slices, which may be some."""
    tree = ast.parse(text)
    places = _Places(text)
    made = [node for node in tree.body if isinstance(node, ast.Assign)]
    of_bytes = {
        ast.unparse(node.targets[0])
        for node in made
        if ast.unparse(node.value).startswith("bytearray(")
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.For | ast.comprehension):
            over = ast.unparse(node.iter)
            if over in of_bytes or _is_slice(node.iter):
                places.replace(node.iter, f"iter({over})")
    return places.text()


def _is_slice(node: ast.expr) -> bool:
    return isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice)


def _with_finals(path: str, text: str) -> str:
    """Mark what a module assigns once as Final, constants with their values."""
    tree = ast.parse(text)
    values = import_module(path.removesuffix(".py").replace("/", "."))
    places = _Places(text)
    counts = _assignments(tree)
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0]
            if len(node.targets) > 1 or counts[name.id] > 1 or name.id.startswith("TYPE_CHECK"):
                continue
            if not _can_be_final(getattr(values, name.id)):
                continue
            places.put_behind(name, ": Final")
            if _is_const(node.value):
                places.replace(node.value, str(getattr(values, name.id)))
        elif isinstance(node, ast.AnnAssign) and counts.get(ast.unparse(node.target)) == 1:
            said = ast.unparse(node.annotation).strip("\"'")
            if node.value is not None:
                places.replace(node.annotation, f'"Final[{said}]"')
    return places.text()


def _can_be_final(value: object) -> bool:
    """Can mypyc mark a value as Final? Not a name of a type, nor a tuple with a number like 0.5.

    It takes such a tuple for one that is not assigned yet.
    """
    if isinstance(value, tuple):
        return not any(isinstance(one, float) for one in value)
    return not isinstance(value, GenericAlias)


def _assignments(tree: ast.Module) -> dict[str, int]:
    """Count how often each global name is assigned."""
    counts: dict[str, int] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Global):
            counts.update(dict.fromkeys(node.names, _ASSIGNED_AGAIN))
    for node in tree.body:
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        for target in targets:
            if isinstance(target, ast.Name):
                counts[target.id] = counts.get(target.id, 0) + 1
    return counts


def _is_const(value: ast.expr) -> bool:
    return isinstance(value, ast.Call) and ast.unparse(value.func) == "const"


def _with_imports(path: str, text: str) -> str:
    """Import what the edits need, on the blank line behind the docstring."""
    docstring = ast.parse(text).body[0]
    lines = text.split("\n")
    at = docstring.end_lineno or 0
    if not isinstance(docstring, ast.Expr) or lines[at].strip():
        raise ValueError(f"{path}: no blank line behind the docstring")
    lines[at] = _IMPORTS
    return "\n".join(lines)


class _Places:
    """The text of a module, and what is to be written over parts of it."""

    def __init__(self, text: str) -> None:
        self._bytes = text.encode()
        self._starts = [0]
        for line in self._bytes.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line))
        self._writes: list[tuple[int, int, bytes]] = []

    def _at(self, line: int | None, column: int | None) -> int:
        return self._starts[(line or 1) - 1] + (column or 0)

    def put_behind(self, node: ast.expr, text: str) -> None:
        """Write text behind a node."""
        end = self._at(node.end_lineno, node.end_col_offset)
        self._writes.append((end, end, text.encode()))

    def replace(self, node: ast.expr | ast.stmt, text: str) -> None:
        """Write text in place of a node, in brackets if that has several lines."""
        lines = (node.end_lineno or node.lineno) - node.lineno
        start = self._at(node.lineno, node.col_offset)
        new = "(" + "\n" * lines + text + ")" if lines else text
        self._writes.append((start, self._at(node.end_lineno, node.end_col_offset), new.encode()))

    def text(self) -> str:
        """Return the text with everything written."""
        found = self._bytes
        for start, end, new in sorted(self._writes, reverse=True):
            found = found[:start] + new + found[end:]
        return found.decode()
