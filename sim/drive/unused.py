"""This module removes what only tools read, and imports without a use.

`if TYPE_CHECKING:`, imports of typing and `__all__` are for tools. An unused import was for
annotations, or of a constant that is folded. An import of a module that does something when it is
loaded stays as `import module` (the engine's windows register themselves that way). A name that
another file takes from here stays, too.
"""

import ast
from collections.abc import Collection
from functools import lru_cache

from sim.drive.edits import Edits
from sim.drive.tree import (
    IMPORTS,
    Texts,
    absolute,
    bodies,
    bound_name,
    module_of,
    names_in,
    parse,
    walk,
)

_FLAG = "TYPE_CHECKING"
_FOR_TOOLS = (_FLAG, "__all__")


def without_typing(texts: Texts) -> dict[str, str]:
    """Return the same program without what only tools read."""
    return {path: _untyped(path, text) for path, text in texts.items()}


@lru_cache(maxsize=2048)
def _untyped(path: str, text: str) -> str:
    edits = Edits(text)
    for owner, body in bodies(parse(path, text)):
        gone = [node for node in body if _is_for_tools(node)]
        edits.drop(body, gone, is_module=isinstance(owner, ast.Module))
        for node in body:
            if isinstance(node, ast.If) and _asks_for_tools(node):  # its `else:` stays
                edits.put(node, "; ".join(map(ast.unparse, node.orelse)))
    return edits.applied()


def _asks_for_tools(node: ast.If) -> bool:
    return isinstance(node.test, ast.Name) and node.test.id == _FLAG


def _is_for_tools(node: ast.stmt) -> bool:
    if isinstance(node, ast.If):
        return _asks_for_tools(node) and not node.orelse
    if isinstance(node, ast.Assign):
        target = node.targets[0]
        return isinstance(target, ast.Name) and target.id in _FOR_TOOLS
    if isinstance(node, ast.Try):
        return all(map(_is_for_tools, node.body))
    return isinstance(node, ast.ImportFrom) and node.module == "typing"


def without_unused(texts: Texts, fixed: Collection[str] = ()) -> dict[str, str]:
    """Remove imports repeatedly: one may be another's only use. fixed: as in `folded`."""
    result = dict(texts)
    busy = {module_of(path) for path, text in texts.items() if _is_busy(parse(path, text))}
    is_changed = True
    while is_changed:
        wanted: set[str] = set()
        for path, text in result.items():
            wanted |= _wanted_by(path, text)
        before = result
        result = {
            path: text if path in fixed else _dropped(path, text, wanted, busy)
            for path, text in before.items()
        }
        is_changed = result != before
    return result


def _is_busy(tree: ast.Module) -> bool:
    """Does a module do something when it is loaded?"""
    return any(
        isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) for node in tree.body
    )


@lru_cache(maxsize=2048)
def _wanted_by(path: str, text: str) -> frozenset[str]:
    """Return `module:name` for imports of a file; `:name` for attributes that it reads."""
    found = set()
    for node in walk(parse(path, text)):
        if isinstance(node, ast.Attribute):
            found.add(f":{node.attr}")
        elif isinstance(node, ast.ImportFrom):
            found.update(f"{absolute(node, path)}:{alias.name}" for alias in node.names)
    return frozenset(found)


def _dropped(path: str, text: str, wanted: Collection[str], busy: Collection[str]) -> str:
    tree = parse(path, text)
    module = module_of(path)
    used = names_in(tree)

    def is_needed(node: ast.stmt, alias: ast.alias) -> bool:
        name = bound_name(alias)
        is_taken = f":{name}" in wanted or f"{module}:{name}" in wanted
        return name in used or is_taken or (isinstance(node, ast.Import) and alias.name in busy)

    edits = Edits(text)
    for owner, body in bodies(tree):
        gone = []
        for node in [one for one in body if isinstance(one, IMPORTS)]:
            left = [alias for alias in node.names if is_needed(node, alias)]
            source = absolute(node, path) if isinstance(node, ast.ImportFrom) else ""
            if not left and source in busy:
                edits.put(node, f"import {source}")
            elif not left:
                gone.append(node)
            elif len(left) < len(node.names):
                names = ", ".join(map(ast.unparse, left))
                edits.put(node, f"from {source} import {names}" if source else f"import {names}")
        edits.drop(body, gone, is_module=isinstance(owner, ast.Module))
    return edits.applied()
