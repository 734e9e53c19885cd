"""Takes away what a board does not need: docstrings, annotations, what stands there for types.

Comments go by themselves, since a syntax tree has none. Left is what runs, in the same order.
"""

import ast

from sim.drive.tree import Transformer, Trees, bodies, fill_empty

# What only computers read.
_UNREAD = frozenset(["TYPE_CHECKING", "__all__", "__version__", "__repo__"])


def strip(trees: Trees) -> None:
    """Strip every tree of a program."""
    for tree in trees.values():
        _Strip().visit(tree)
        fold_conditions(tree)
        for body in bodies(tree):
            body[:] = [node for node in body if not _is_unread(node)]
        fill_empty(tree)


class _Strip(Transformer):
    def visit_arg(self, node: ast.arg) -> ast.arg:
        node.annotation = None
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        node.returns = None
        self.generic_visit(node)
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.Assign | None:
        if node.value is None:
            return None
        assign = ast.Assign([node.target], node.value)
        return ast.copy_location(assign, node)

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if node.id == "TYPE_CHECKING" and isinstance(node.ctx, ast.Load):
            return ast.copy_location(ast.Constant(False), node)
        return node


def _is_unread(node: ast.stmt) -> bool:
    if isinstance(node, ast.Expr):  # a docstring, or a value that nobody takes
        return isinstance(node.value, ast.Constant)
    if isinstance(node, ast.Assign) and len(node.targets) == 1:
        target = node.targets[0]
        return isinstance(target, ast.Name) and target.id in _UNREAD
    return False


def fold_conditions(tree: ast.Module) -> None:
    """Leave out what stands under a condition that is known never to hold."""
    _Conditions().visit(tree)
    fill_empty(tree)


class _Conditions(Transformer):
    def visit_If(self, node: ast.If) -> ast.stmt | list[ast.stmt]:
        self.generic_visit(node)
        if isinstance(node.test, ast.Constant):
            return node.body if node.test.value else node.orelse
        return node

    def visit_IfExp(self, node: ast.IfExp) -> ast.expr:
        self.generic_visit(node)
        if isinstance(node.test, ast.Constant):
            return node.body if node.test.value else node.orelse
        return node
