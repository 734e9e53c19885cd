"""Writes a function's statements in the place of a call of it.

    f(…)                     any function
    target = f(…)            any whose returns can be written as stores
    return f(…)              any function
    if f(…) == 3: …          the call comes first: its value is stored before the statement

A `return` that is not the end becomes a store, and what would come after it an `else`; from a loop
it becomes a `break`, and what would come after the loop its `else`.
"""

import ast
import copy
from collections.abc import Callable

from sim.drive.expressions import is_pure
from sim.drive.placed import arguments, with_names
from sim.drive.tree import Transformer, bound_in

_MOST = 90  # statements in a function that something was put into: it must still compile
_LOOPS = (ast.For, ast.While)

Body = list[ast.stmt]
_IsWanted = Callable[[ast.Call], bool]


def first_call(statement: ast.stmt, is_wanted: _IsWanted) -> ast.Call | None:
    """A wanted call that is worked out before anything else in a statement has an effect."""
    root: ast.expr | None = None
    if isinstance(statement, ast.AugAssign):
        root = statement.value if isinstance(statement.target, ast.Name) else None
    elif isinstance(statement, (ast.Expr, ast.Assign, ast.Return)):
        root = statement.value
    elif isinstance(statement, ast.If):
        root = statement.test
    elif isinstance(statement, ast.For):
        root = statement.iter
    found = _first(root, is_wanted) if root is not None else None
    return found if isinstance(found, ast.Call) else None


def _first(node: ast.expr, is_wanted: _IsWanted) -> ast.Call | bool:
    """The call; else whether what stands there may as well be worked out after one."""
    if isinstance(node, (ast.Constant, ast.Name)):
        return True
    if isinstance(node, ast.Call) and is_wanted(node):
        return node
    for part, is_last in _in_turn(node):
        found = _first(part, is_wanted)
        if found is not True or is_last:
            return found if isinstance(found, ast.Call) else False
    return False


def _in_turn(node: ast.expr) -> list[tuple[ast.expr, bool]]:
    """What is surely worked out in an expression, in turn; True: nothing behind it is."""
    if isinstance(node, ast.UnaryOp):
        return [(node.operand, False)]
    if isinstance(node, ast.BinOp):
        return [(node.left, False), (node.right, False)]
    if isinstance(node, ast.BoolOp):
        return [(node.values[0], True)]
    if isinstance(node, ast.Compare):
        return [(node.left, False), (node.comparators[0], True)]
    if isinstance(node, ast.IfExp):
        return [(node.test, True)]
    if isinstance(node, ast.Call):
        owner = node.func.value if isinstance(node.func, ast.Attribute) else node.func
        return [(owner, False), *[(value, False) for value in node.args]]
    if isinstance(node, ast.Subscript):
        return [(node.value, False), (node.slice, False)]
    if isinstance(node, ast.Attribute):
        return [(node.value, True)]
    if isinstance(node, (ast.Tuple, ast.List)):
        return [(value, False) for value in node.elts]
    return []


def call_of(statement: ast.stmt) -> ast.Call | None:
    """The call that a statement is, stores or returns, and nothing more."""
    if isinstance(statement, (ast.Expr, ast.Assign, ast.Return)):
        return statement.value if isinstance(statement.value, ast.Call) else None
    return None


def moved(
    statement: ast.stmt,
    call: ast.Call,
    node: ast.FunctionDef,
    caller: ast.FunctionDef,
    owner: str,
    is_end: bool,
) -> Body | None:
    """What stands in the place of a statement with a call; None where it must stay a call."""
    local = set(bound_in(caller))
    bound = set(bound_in(node)) - {owner}
    free = {part.id for part in ast.walk(node) if isinstance(part, ast.Name)} - bound - {owner}
    if free & local or _size(node) + _size(caller) > _MOST:
        return None
    if any(isinstance(part, (ast.Yield, ast.Global)) for part in ast.walk(caller)):
        return None
    given = arguments(call, node, owner)
    if given is None or any(f"{node.name}__{name}" in local for name in (*bound, "")):
        return None
    put, body = with_names(statement, node, given, local)
    if call_of(statement) is not call:
        return _before(statement, call, node.name, put, body)
    if isinstance(statement, ast.Return):
        if not isinstance(body[-1], (ast.Return, ast.Raise)):
            body.append(ast.copy_location(ast.Return(None), statement))
        return put + body
    if isinstance(statement, ast.Expr):
        has_value = any(isinstance(p, ast.Return) and p.value is not None for p in ast.walk(node))
        plain = _without_last(body) if is_end and not has_value else _stored(body, None)
        return None if plain is None else put + (plain or [ast.Pass()])
    assert isinstance(statement, ast.Assign)
    target = statement.targets[0]
    if not _has_early_return(body):
        end = body.pop() if isinstance(body[-1], ast.Return) else None
        value = end.value if isinstance(end, ast.Return) and end.value else ast.Constant(None)
        body.append(ast.copy_location(ast.Assign(statement.targets, value), statement))
        return put + body
    if len(statement.targets) == 1 and isinstance(target, ast.Name):
        stored = _stored(body, target.id)
        return None if stored is None else put + stored
    return _before(statement, call, node.name, put, body)


def _before(statement: ast.stmt, call: ast.Call, name: str, put: Body, body: Body) -> Body | None:
    """The value is stored before a statement, which takes it instead of the call."""
    value = f"{name}__"
    stored = _stored(body, value)
    if stored is None:
        return None
    _Instead(call, ast.Name(value, ast.Load())).visit(statement)
    return [*put, *stored, statement]


class _Instead(Transformer):
    def __init__(self, call: ast.Call, value: ast.Name) -> None:
        self._call = call
        self._value = value

    def visit_Call(self, node: ast.Call) -> ast.expr:
        if node is self._call:
            return ast.copy_location(self._value, node)
        self.generic_visit(node)
        return node


def _has_early_return(body: Body) -> bool:
    last = body[-1]
    is_early = any(_has_return(part) for part in body[:-1])
    return is_early or (not isinstance(last, ast.Return) and _has_return(last))


def _has_return(node: ast.AST) -> bool:
    return any(isinstance(part, ast.Return) for part in ast.walk(node))


def _without_last(body: Body) -> Body:
    if isinstance(body[-1], ast.Return):
        body.pop()
    return body


def _stored(body: Body, target: str | None, *, leaves: bool = False) -> Body | None:
    """The statements with a store (None: nothing) for each `return`, in a loop with a `break`.

    None where a `return` stands in a place that no `else` can be put after.
    """
    out: Body = []
    for at, node in enumerate(body):
        rest = body[at + 1 :]
        if isinstance(node, ast.Return):
            return out + _store(node, node.value, target) + ([ast.Break()] if leaves else [])
        if not _has_return(node):
            out.append(node)
            continue
        if isinstance(node, ast.If):
            put = _stored_if(node, rest, target, leaves)
        elif isinstance(node, _LOOPS) and not leaves:
            put = _stored_loop(node, rest, target)
        elif isinstance(node, ast.Try) and not rest and not leaves:
            put = _stored_try(node, target)
        else:
            return None
        return None if put is None else out + put
    if not leaves and target is not None and not (body and isinstance(body[-1], ast.Raise)):
        out += _store(body[-1], None, target)
    return out


def _store(node: ast.stmt, value: ast.expr | None, target: str | None) -> Body:
    if target is not None:
        name = ast.Name(target, ast.Store())
        return [ast.copy_location(ast.Assign([name], value or ast.Constant(None)), node)]
    return [] if value is None or is_pure(value) else [ast.copy_location(ast.Expr(value), node)]


def _stored_if(node: ast.If, rest: Body, target: str | None, leaves: bool) -> Body | None:
    if leaves:  # in a loop: what comes behind is reached unless a `break` was
        first = _stored(node.body, target, leaves=True)
        second = _stored(node.orelse, target, leaves=True) if node.orelse else []
        behind = _stored(rest, target, leaves=True) if rest else []
    elif _always_returns(node.body):
        first = _stored(node.body, target)
        second = (
            _stored(node.orelse + rest, target) if node.orelse + rest else _nothing(node, target)
        )
        behind = []
    elif not rest or (node.orelse and _always_returns(node.orelse)):
        first = _stored(node.body + rest, target)
        second = _stored(node.orelse, target) if node.orelse else _nothing(node, target)
        behind = []
    else:
        return None
    if first is None or second is None or behind is None:
        return None
    put = ast.If(node.test, first or [ast.Pass()], second)
    return [ast.copy_location(put, node), *behind]


def _nothing(node: ast.stmt, target: str | None) -> Body:
    return _store(node, None, target)


def _stored_loop(node: ast.For | ast.While, rest: Body, target: str | None) -> Body | None:
    if any(isinstance(part, ast.Break) for part in ast.walk(node)):
        return None
    if any(_has_return(p) for p in ast.walk(node) if isinstance(p, _LOOPS) and p is not node):
        return None
    within = _stored(node.body, target, leaves=True)
    after = [*node.orelse, *rest]
    behind = _stored(after, target) if after else _nothing(node, target)
    if within is None or behind is None:
        return None
    loop = copy.copy(node)
    loop.body = within
    loop.orelse = behind
    return [loop]


def _stored_try(node: ast.Try, target: str | None) -> Body | None:
    if node.finalbody or node.orelse:
        return None
    parts = [_stored(node.body, target), *[_stored(one.body, target) for one in node.handlers]]
    if any(part is None for part in parts):
        return None
    put = copy.copy(node)
    put.body = parts[0] or [ast.Pass()]
    put.handlers = [copy.copy(one) for one in node.handlers]
    for handler, part in zip(put.handlers, parts[1:], strict=True):
        handler.body = part or [ast.Pass()]
    return [put]


def _always_returns(body: Body) -> bool:
    last = body[-1]
    if isinstance(last, ast.If):
        return bool(last.orelse) and _always_returns(last.body) and _always_returns(last.orelse)
    return isinstance(last, (ast.Return, ast.Raise))


def _size(node: ast.AST) -> int:
    return sum(isinstance(part, ast.stmt) for part in ast.walk(node))
