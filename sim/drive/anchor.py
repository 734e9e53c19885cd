"""Gives every file an object among its constants, so that its table of them has an address.

A machine keeps a file's names and the objects among its constants in one block, the objects behind
the names. Without any the second pointer points behind the block, and where that is full to its end
at whatever lies there next: garbage that is pointed at is never collected, nor what that points at
(12 KB were seen to stay). So a file that has none gets a comparison of two of them. It is run once.
"""

import ast
from collections.abc import Iterable

from sim.drive.tree import walk

_LEAST = 20  # letters from which on a text is an object for certain, and no name


def anchor(trees: Iterable[ast.Module]) -> None:
    """Add it where it is needed; files without code need none."""
    for tree in trees:
        if tree.body and not any(map(_is_object, walk(tree))):
            empty = ast.Constant(b"")
            compared = ast.Expr(ast.Compare(empty, [ast.Lt()], [empty]))
            tree.body.append(ast.copy_location(compared, tree.body[-1]))


def _is_object(node: ast.AST) -> bool:
    value = node.value if isinstance(node, ast.Constant) else None
    return isinstance(value, (bytes, float)) or (isinstance(value, str) and len(value) > _LEAST)
