"""Drops what only tools read: `if TYPE_CHECKING:`, imports of typing, `__all__`."""

import ast

from sim.drive.edits import Edits
from sim.drive.tree import Texts, bodies, parse

_FLAG = "TYPE_CHECKING"
_NAMES = (_FLAG, "__all__")


def without_typing(texts: Texts) -> dict[str, str]:
    """The same program without it."""
    return {path: _dropped(path, text) for path, text in texts.items()}


def _dropped(path: str, text: str) -> str:
    if not any(name in text for name in (*_NAMES, "typing")):
        return text
    edits = Edits(text)
    for owner, body in bodies(parse(path, text)):
        gone = [node for node in body if _is_for_tools(node)]
        edits.drop(body, gone, is_module=isinstance(owner, ast.Module))
    return edits.applied()


def _is_for_tools(node: ast.stmt) -> bool:
    if isinstance(node, ast.If):
        return isinstance(node.test, ast.Name) and node.test.id == _FLAG and not node.orelse
    if isinstance(node, ast.Assign):
        target = node.targets[0]
        return isinstance(target, ast.Name) and target.id in _NAMES
    if isinstance(node, ast.Try):
        return all(map(_is_for_tools, node.body))
    return isinstance(node, ast.ImportFrom) and node.module == "typing"
