"""This module puts numbers in the place of constants.

A constant is `NAME = const(whole number)` at the top of a module. `mpy-cross` folds those of the
same file alone: a public one of another file is looked up at run time, and each costs a place in
two dictionaries. Then a number 0 that is added to something goes, and `bytes((3, …))` becomes what
it returns: a board keeps every constant in a file's code, so it would keep the tuple beside it.
"""

import ast
import operator
from collections.abc import Callable

from tools.drive.program import Builtin, Module, Program, imports_of, resolved
from tools.drive.tree import walk

Numbers = dict[str, int]

_UNARY: dict[type[ast.unaryop], Callable[[int], int]] = {
    ast.USub: operator.neg,
    ast.Invert: operator.invert,
    ast.UAdd: operator.pos,
}
_BINARY: dict[type[ast.operator], Callable[[int, int], int]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
    ast.BitOr: operator.or_,
    ast.BitAnd: operator.and_,
    ast.BitXor: operator.xor,
}
_NO_LOSS = (ast.Add, ast.Sub, ast.BitOr, ast.LShift, ast.RShift)  # x + 0, x << 0: x
_NO_LOSS_LEFT = (ast.Add, ast.BitOr)  # 0 + x


def fold(program: Program) -> set[str]:
    """Put numbers for all constants, and bytes for calls; return the constants, by symbol.

    Their definitions stay, with numbers: `tools.drive.unused` removes those that nothing uses.
    """
    numbers = _numbers_of(program)
    for module in program.changing():
        folder = _Folder(numbers, module, program)
        module.body = [folder.visit(node) for node in module.body]
    return set(numbers)


def constant_of(node: ast.stmt) -> tuple[str, ast.expr | None]:
    """Return name and value of `NAME = const(value)`."""
    if not isinstance(node, ast.Assign) or len(node.targets) > 1:
        return "", None
    target, call = node.targets[0], node.value
    is_const = isinstance(call, ast.Call) and isinstance(call.func, ast.Name)
    if is_const and isinstance(target, ast.Name) and _is_const(call.func.id):  # type: ignore[attr-defined]
        return target.id, call.args[0]  # type: ignore[attr-defined]
    return "", None


def _is_const(name: str) -> bool:
    return name in ("const", "@micropython:const", "@engine.const:const", "engine.const:const")


def _numbers_of(program: Program) -> Numbers:
    """Return the constants of all modules, by symbol."""
    waiting: dict[str, ast.expr] = {}
    bound: dict[str, int] = {}
    for module in program.modules.values():
        for node in module.body:
            name, value = constant_of(node)
            if value is not None:
                waiting[name] = value
        for node in module.body:
            for one in walk(node):
                if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store):
                    bound[one.id] = bound.get(one.id, 0) + 1
    numbers: Numbers = {}
    has_grown = True
    while has_grown:
        has_grown = False
        for name, value in list(waiting.items()):
            number = number_of(value, numbers)
            if number is not None and bound[name] == 1:
                numbers[name] = number
                del waiting[name]
                has_grown = True
    return numbers


def number_of(node: ast.expr, numbers: Numbers) -> int | None:
    """Return the whole number that an expression of constants evaluates to, or None."""
    try:
        return _evaluated(node, numbers)
    except (KeyError, ArithmeticError, ValueError):
        return None  # unchanged, for the board to compute or to refuse


def _evaluated(node: ast.expr, numbers: Numbers) -> int:
    """Return a whole number; KeyError: it depends on something else."""
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return node.value
    if isinstance(node, ast.Name):
        return numbers[node.id]
    if isinstance(node, ast.UnaryOp):
        return int(_UNARY[type(node.op)](_evaluated(node.operand, numbers)))
    if isinstance(node, ast.BinOp):
        left, right = _evaluated(node.left, numbers), _evaluated(node.right, numbers)
        return int(_BINARY[type(node.op)](left, right))
    raise KeyError(node)


class _Folder(ast.NodeTransformer):
    """Puts numbers for the symbols that mean some."""

    def __init__(self, numbers: Numbers, module: Module, program: Program) -> None:
        self._numbers = numbers
        self._module = module
        self._modules = program.modules

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST:
        """Leave out the constants of an import in a function."""
        symbols = [symbol for _, symbol in imports_of(node, self._module.path, self._modules)]
        node.names = [
            alias
            for alias, symbol in zip(node.names, symbols, strict=True)
            if resolved(symbol, self._modules) not in self._numbers
        ]
        return node if node.names else ast.copy_location(ast.Pass(), node)

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        """Put its number in the definition of a constant."""
        if constant_of(node)[0] in self._numbers:
            node.value = ast.Constant(self._numbers[constant_of(node)[0]])
            return node
        return self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> ast.AST:
        """Put a number."""
        if isinstance(node.ctx, ast.Load) and node.id in self._numbers:
            return ast.copy_location(number(self._numbers[node.id]), node)
        return node

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        """Fold a sum of numbers, and leave out a 0 that changes nothing."""
        self.generic_visit(node)
        known = number_of(node, {})
        if known is not None:
            return ast.copy_location(number(known), node)
        if isinstance(node.op, _NO_LOSS) and number_of(node.right, {}) == 0:
            return node.left
        if isinstance(node.op, _NO_LOSS_LEFT) and number_of(node.left, {}) == 0:
            return node.right
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        """Put bytes for the call that makes them."""
        self.generic_visit(node)
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        packed: bytes | None = None
        if name == "bytes" and isinstance(name, Builtin) and node.args:
            packed = _bytes_of(node.args[0])
        return node if packed is None else ast.copy_location(ast.Constant(packed), node)


def number(value: int) -> ast.expr:
    """Return a number as an expression."""
    if value < 0:
        return ast.UnaryOp(ast.USub(), ast.Constant(-value))
    return ast.Constant(value)


def _bytes_of(table: ast.expr) -> bytes | None:
    """Return the bytes of a tuple of constants; None for anything else."""
    if not isinstance(table, ast.Tuple):
        return None
    numbers = [number_of(row, {}) for row in table.elts]
    known = [one for one in numbers if one is not None]
    return bytes(known) if len(known) == len(numbers) else None
