"""This check keeps the direction of imports: code.py → lib/ui → engine, hal, journal, never back.

A board has `lib/` on its module path, so its packages are imported as `ui` and `journal`. The
engine knows no display, clock, file or print: what it may import from outside is listed here. Its
rules may import the turn, and the turn the state, never back.
"""

import ast
from collections.abc import Iterator

from tools.checks.finding import Finding, Source

_OURS = frozenset(
    ["boot", "code", "engine", "hal", "journal", "lab", "lib", "sim", "tests", "tools", "ui"]
)
_MAY_IMPORT = {
    "boot.py": frozenset(["hal"]),
    "code.py": frozenset(["engine", "hal", "journal", "ui"]),
    "engine": frozenset(["engine"]),
    "hal": frozenset(["hal"]),
    "lib/journal": frozenset(["journal"]),
    "lib/ui": frozenset(["engine", "hal", "journal", "ui"]),
}
# What the lowest folders of the engine may import of it.
_WITHIN_ENGINE = {
    "engine/state": frozenset(["const", "state"]),
    "engine/turn": frozenset(["const", "match", "state", "turn"]),
}
_ENGINE_TAKES = frozenset(["array", "binascii", "micropython", "struct", "sys"])
_DECLARED = "engine.spec"
_ENGINE_CALLS_NOT = frozenset(["print", "open", "input"])


def check(source: Source) -> Iterator[Finding]:
    """Yield imports of this file that point the wrong way, and what the engine must not use."""
    layer = _layer(source.path)
    allowed = _MAY_IMPORT.get(layer, frozenset())
    folder = "/".join(source.path.split("/")[:2])
    for node in ast.walk(source.tree):
        for whole in _imported(node):
            name, *below = whole.split(".")
            if whole.startswith(_DECLARED):
                yield source.at(node, "engine/spec is for computers only")
            elif name == "engine" and below and below[0] not in _WITHIN_ENGINE.get(folder, below):
                yield source.at(node, f"{folder} must not import engine.{below[0]}")
            if name in _OURS and name not in allowed:
                yield source.at(node, f"{layer} must not import {name}")
            elif layer == "engine" and name not in _OURS and name not in _ENGINE_TAKES:
                yield source.at(node, f"the engine takes nothing from {name}")
        if layer == "engine" and _called(node) in _ENGINE_CALLS_NOT:
            yield source.at(node, f"the engine does not {_called(node)}")


def _layer(path: str) -> str:
    parts = path.split("/")
    return "/".join(parts[:2]) if parts[0] == "lib" else parts[0]


def _called(node: ast.AST) -> str | None:
    is_by_name = isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    return node.func.id if is_by_name else None  # type: ignore[attr-defined]


def _imported(node: ast.AST) -> Iterator[str]:
    """Yield the modules that a node imports; of `__import__` as far as its text is known."""
    if isinstance(node, ast.Import):
        for alias in node.names:
            yield alias.name
    elif isinstance(node, ast.ImportFrom) and not node.level:
        if node.module == "engine":
            for alias in node.names:
                yield f"engine.{alias.name}"
        else:
            yield node.module or ""
    elif isinstance(node, ast.Call) and _called(node) == "__import__" and node.args:
        first = node.args[0]
        while isinstance(first, ast.BinOp):
            first = first.left
        if isinstance(first, ast.Constant) and isinstance(first.value, str):
            yield first.value
