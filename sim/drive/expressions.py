"""What an expression does, and about how many bytes it is on a board."""

import ast

PURE_CALLS = frozenset(("len", "min", "max", "abs", "ord", "bool"))
PLAIN = (
    ast.Constant,
    ast.Name,
    ast.Attribute,
    ast.Subscript,
    ast.BinOp,
    ast.UnaryOp,
    ast.BoolOp,
    ast.Compare,
    ast.IfExp,
    ast.Call,
    ast.expr_context,
    ast.operator,
    ast.unaryop,
    ast.boolop,
    ast.cmpop,
)


def is_steady(value: ast.expr) -> bool:
    return isinstance(value, (ast.Constant, ast.Name))


def is_pure(value: ast.expr) -> bool:
    """Does it only read?"""
    for part in ast.walk(value):
        if not isinstance(part, PLAIN):
            return False
        if isinstance(part, ast.Call):
            name = part.func
            if not isinstance(name, ast.Name) or name.id not in PURE_CALLS:
                return False
    return True


def is_always(value: ast.expr, name: str) -> bool:
    """Is a name reached whenever the expression is worked out?"""
    if isinstance(value, ast.Name):
        return value.id == name
    if isinstance(value, ast.BoolOp):
        return is_always(value.values[0], name)
    if isinstance(value, ast.IfExp):
        return is_always(value.test, name)
    if isinstance(value, ast.Compare):
        return any(is_always(part, name) for part in (value.left, value.comparators[0]))
    return any(
        is_always(part, name) for part in ast.iter_child_nodes(value) if isinstance(part, ast.expr)
    )


def bytes_of(value: ast.expr) -> int:
    """About how many bytes an expression is on the virtual machine."""
    total = 0
    for part in ast.walk(value):
        if isinstance(part, ast.Constant):
            total += 1 if isinstance(part.value, int) and -16 <= part.value < 48 else 2
            total += isinstance(part.value, int) and part.value >= 64
        elif isinstance(part, ast.Name):
            total += 1
        elif isinstance(part, ast.Attribute):
            total += 2
        elif isinstance(part, (ast.Subscript, ast.BinOp, ast.UnaryOp)):
            total += 1
        elif isinstance(part, ast.Compare):
            total += len(part.ops)
        elif isinstance(part, ast.BoolOp):
            total += 2 * len(part.values) - 2
        elif isinstance(part, (ast.IfExp, ast.Call)):
            total += 4
    return total
