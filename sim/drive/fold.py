"""Puts the number of each constant where its name stood, and takes the name away.

MicroPython folds the constants of one file; the public ones of another file are looked up at run
time, and each costs a place in two dictionaries. A constant is `NAME = const(whole number)` at the
top of a file, bound nowhere else in it. One whose name stands in a text somewhere keeps its
definition, as it may be asked for by name. What is added to a 0 (`COUNTS + seat`) stays alone.
Numbers that are compared with constants are whole ones.
"""

import ast
import operator
from collections.abc import Callable
from typing import TypeGuard

from sim.drive.strip import fold_conditions
from sim.drive.tree import (
    FUNCTIONS,
    Transformer,
    Trees,
    absolute,
    bound_in,
    fill_empty,
    module_aliases,
    module_of,
    texts_in,
    walk,
)
from sim.errors import UsageError

Numbers = dict[str, int]

_MOST = 1 << 30  # beyond it a number lies on a board's heap: then the sum is left to the board
_BINARY: dict[type[ast.operator], Callable[[int, int], int]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
    ast.BitAnd: operator.and_,
    ast.BitOr: operator.or_,
    ast.BitXor: operator.xor,
}

# Numbers that take a byte more than those before them, as MicroPython writes small ones.
_ONE_LONGER = (48, 64, 8192)
_WITH_EQUAL: dict[type[ast.cmpop], type[ast.cmpop]] = {ast.Lt: ast.LtE, ast.GtE: ast.Gt}


def fold(trees: Trees) -> None:
    """Fold the constants of a whole program."""
    modules = {module_of(path): path for path in trees}
    known = _all_numbers(trees, modules)
    named_in_texts = texts_in(trees.values())
    for path, tree in trees.items():
        name = module_of(path)
        _Fold(known, name, module_aliases(tree, path, modules)).visit(tree)
        own = _constants(tree)
        kept = [
            node
            for node in tree.body
            if not (_name_of(node) in own and _name_of(node) in known[name])
            or _name_of(node) in named_in_texts
        ]
        tree.body = kept
        _drop_from_imports(tree, path, known)
        fold_conditions(tree)
        fill_empty(tree)


def _name_of(node: ast.stmt) -> str:
    """The name in `NAME = const(…)` or in what that has become, else ""."""
    if isinstance(node, ast.Assign) and len(node.targets) == 1:
        target, call = node.targets[0], node.value
        if isinstance(target, ast.Name) and isinstance(call, ast.Call) and len(call.args) == 1:
            function = call.func
            if isinstance(function, ast.Name) and function.id == "const":
                return target.id
    return ""


def _constants(tree: ast.Module) -> dict[str, ast.expr]:
    """What each constant of a module is, as written."""
    bound = list(bound_in(tree))
    found = {}
    for node in tree.body:
        name = _name_of(node)
        if name and bound.count(name) == 1 and isinstance(node, ast.Assign):
            assert isinstance(node.value, ast.Call)
            found[name] = node.value.args[0]
    return found


def _all_numbers(trees: Trees, modules: dict[str, str]) -> dict[str, Numbers]:
    """By module: every name in it that stands for a number, imported ones too."""
    known: dict[str, Numbers] = {module: {} for module in modules}
    written = {module: _constants(trees[path]) for module, path in modules.items()}
    grown = True
    while grown:
        grown = False
        for module, path in modules.items():
            numbers = known[module]
            before = len(numbers)
            for name, value in written[module].items():
                number = number_of(value, numbers)
                if number is not None:
                    numbers[name] = number
            _take_imported(trees[path], path, known, numbers)
            grown = grown or len(numbers) > before
    return known


def _take_imported(
    tree: ast.Module, path: str, known: dict[str, Numbers], numbers: Numbers
) -> None:
    for node in walk(tree):
        if isinstance(node, ast.ImportFrom):
            theirs = known.get(absolute(node, path), {})
            for alias in node.names:
                if alias.name in theirs:
                    local = alias.asname or alias.name
                    if numbers.setdefault(local, theirs[alias.name]) != theirs[alias.name]:
                        raise UsageError(f"{path}: {local} stands for two numbers; rename one")


def number_of(node: ast.expr, numbers: Numbers) -> int | None:
    """The whole number that an expression of constants comes to, None if it is no such."""
    if isinstance(node, ast.Constant):
        return node.value if type(node.value) is int else None
    if isinstance(node, ast.Name):
        return numbers.get(node.id)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, (ast.USub, ast.Invert)):
        value = number_of(node.operand, numbers)
        if value is None:
            return None
        return -value if isinstance(node.op, ast.USub) else ~value
    if isinstance(node, ast.BinOp) and type(node.op) in _BINARY:
        left, right = number_of(node.left, numbers), number_of(node.right, numbers)
        if left is None or right is None:
            return None
        try:
            return _BINARY[type(node.op)](left, right)
        except (ArithmeticError, ValueError):  # as written, for the board to refuse
            return None
    return None


class _Fold(Transformer):
    def __init__(self, known: dict[str, Numbers], module: str, aliases: dict[str, str]) -> None:
        self._known = known
        self._numbers = known[module]
        self._aliases = aliases
        self._hidden: set[str] = set()  # names that the functions around bind themselves

    def visit(self, node: ast.AST) -> ast.AST:
        if not isinstance(node, (*FUNCTIONS, ast.Lambda)):
            visited: ast.AST = super().visit(node)
            return visited
        outside = self._hidden
        imported = {
            alias.asname or alias.name
            for inner in walk(node)
            if isinstance(inner, ast.ImportFrom)
            for alias in inner.names
        }
        self._hidden = outside | (set(bound_in(node)) - imported)
        self.generic_visit(node)
        self._hidden = outside
        return node

    def visit_Name(self, node: ast.Name) -> ast.expr:
        is_read = isinstance(node.ctx, ast.Load) and node.id not in self._hidden
        return literal(self._numbers[node.id]) if is_read and node.id in self._numbers else node

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        module = self._aliases.get(ast.unparse(node.value), "")
        if isinstance(node.ctx, ast.Load) and node.attr in self._known.get(module, {}):
            return literal(self._known[module][node.attr])
        self.generic_visit(node)
        return node

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        """`card < 64` is `card <= 63`, which takes a byte less."""
        self.generic_visit(node)
        number = number_of(node.comparators[-1], {})
        if number in _ONE_LONGER and type(node.ops[-1]) in _WITH_EQUAL:
            node.ops[-1] = _WITH_EQUAL[type(node.ops[-1])]()
            node.comparators[-1] = literal(number - 1)
        return node

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        return self._sum(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.expr:
        return self._sum(node)

    def _sum(self, node: ast.expr) -> ast.expr:
        self.generic_visit(node)
        if _adds_nothing(node):
            return node.right
        number = number_of(node, {})
        return node if number is None or not -_MOST <= number < _MOST else literal(number)


def _adds_nothing(node: ast.expr) -> TypeGuard[ast.BinOp]:
    """Is it `0 + …`, as where an array lies at the very front?"""
    return (
        isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.Add)
        and isinstance(node.left, ast.Constant)
        and type(node.left.value) is int
        and node.left.value == 0
    )


def literal(number: int) -> ast.expr:
    """The tree of a number as it is written."""
    if number < 0:
        return ast.UnaryOp(ast.USub(), ast.Constant(-number))
    return ast.Constant(number)


def _drop_from_imports(tree: ast.Module, path: str, known: dict[str, Numbers]) -> None:
    """Numbers are imported no more. An import left without names keeps its module."""
    for node in walk(tree):
        if isinstance(node, ast.ImportFrom):
            theirs = known.get(absolute(node, path), {})
            node.names = [alias for alias in node.names if alias.name not in theirs]
