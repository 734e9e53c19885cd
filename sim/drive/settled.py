"""Puts in what is known of a board before its drive is made, so that the other case is left out.

    settle(trees, {"has_pad": True})

Each `thing.has_pad` that is read becomes `True`; what would set it goes.
"""

import ast
from collections.abc import Mapping
from typing import TypeGuard

from sim.board.models import MODELS
from sim.drive.strip import fold_conditions
from sim.drive.tree import Transformer, Trees, bodies, fill_empty, walk


def known_of(board: str) -> dict[str, bool]:
    """What stands in attributes on that board: `has_pad` (lib/ui/keys.py)."""
    return {"has_pad": {"LEFT", "RIGHT"} <= set(MODELS[board].buttons)}


def settle(trees: Trees, known: Mapping[str, bool]) -> None:
    """Replace them in every tree, and leave out what then never happens."""
    for tree in trees.values():
        for body in bodies(tree):
            body[:] = [node for node in body if not _sets(node, known)]
        fill_empty(tree)
        _Settle(known).visit(tree)
        fold_conditions(tree)


def _sets(node: ast.stmt, known: Mapping[str, bool]) -> bool:
    target = node.targets[0] if isinstance(node, ast.Assign) else None
    return isinstance(target, ast.Attribute) and target.attr in known


class _Settle(Transformer):
    def __init__(self, known: Mapping[str, bool]) -> None:
        self._known = known

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        if node.attr in self._known:
            return ast.copy_location(ast.Constant(self._known[node.attr]), node)
        self.generic_visit(node)
        return node

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.expr:
        self.generic_visit(node)
        if isinstance(node.op, ast.Not) and isinstance(node.operand, ast.Constant):
            return ast.copy_location(ast.Constant(not node.operand.value), node)
        return node

    def visit_If(self, node: ast.If) -> ast.If:
        self.generic_visit(node)
        node.test = _condition(node.test)
        return node

    def visit_IfExp(self, node: ast.IfExp) -> ast.IfExp:
        self.generic_visit(node)
        node.test = _condition(node.test)
        return node

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.expr:
        """`True and x` is x: where a value counts, only what stands first may go."""
        self.generic_visit(node)
        first = node.values[0]
        if not _is_settled(first):
            return node
        if first.value == isinstance(node.op, ast.Or):
            return first
        left = node.values[1:]
        return left[0] if len(left) == 1 else ast.copy_location(ast.BoolOp(node.op, left), node)


def _condition(test: ast.expr) -> ast.expr:
    """Of which only the truth counts, and what is asked before has no effect."""
    if not isinstance(test, ast.BoolOp) or any(isinstance(one, ast.Call) for one in walk(test)):
        return test
    decides = isinstance(test.op, ast.Or)
    settled = [one for one in test.values if _is_settled(one)]
    if any(one.value == decides for one in settled):
        return ast.copy_location(ast.Constant(decides), test)
    left = [one for one in test.values if one not in settled]
    return left[0] if len(left) == 1 else ast.copy_location(ast.BoolOp(test.op, left), test)


def _is_settled(node: ast.expr) -> TypeGuard[ast.Constant]:
    return isinstance(node, ast.Constant) and isinstance(node.value, bool)
