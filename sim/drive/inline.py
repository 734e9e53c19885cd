"""Puts a function that is called at one place only into that place.

Code in small functions reads well, and on a board each of them keeps some 60 bytes and takes a
frame of the short stack. A call is replaced where that changes nothing else:

    f(…)            f returns nothing, and not from its middle
    target = f(…)   f returns at its end alone
    return f(…)     f may return anywhere

f is private, or nobody else can call it (`whole`), stands at the top of the same file, or is a
method of the same class that no other class has; it defines, imports and yields nothing.
"""

import ast
import copy
from collections import Counter
from collections.abc import Collection, Iterator

from sim.drive.tree import FUNCTIONS, Trees, bound_in, fill_empty, texts_in

_MOST = 90  # statements in a function that something was put into: it must still compile
_ROUNDS = 6

_STAYS = (
    *FUNCTIONS,
    ast.ClassDef,
    ast.Lambda,
    ast.Yield,
    ast.YieldFrom,
    ast.Global,
    ast.Nonlocal,
    ast.Import,
    ast.ImportFrom,
    ast.ListComp,
    ast.SetComp,
    ast.DictComp,
    ast.GeneratorExp,
)

_Body = list[ast.stmt]


def inline(trees: Trees, *, whole: bool) -> None:
    """Put single-use functions of a program where they are used."""
    for _ in range(_ROUNDS):
        single = _named_once(trees)
        changed = False
        for tree in trees.values():
            changed |= _in_scope(tree.body, "", single, whole)
            for node in tree.body:
                if isinstance(node, ast.ClassDef):
                    changed |= _in_scope(node.body, "self", single, whole)
            fill_empty(tree)
        if not changed:
            return


def _named_once(trees: Trees) -> set[str]:
    """Functions that are defined once and named once in the whole program."""
    named = Counter(texts_in(trees.values()))
    defined: Counter[str] = Counter()
    for tree in trees.values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Name):
                named[node.id] += 1
            elif isinstance(node, ast.Attribute):
                named[node.attr] += 1
            elif isinstance(node, ast.ImportFrom):
                named.update(alias.name for alias in node.names)
            elif isinstance(node, FUNCTIONS):
                defined[node.name] += 1
    return {name for name in defined if defined[name] == 1 and named[name] == 1}


def _in_scope(scope: _Body, owner: str, single: Collection[str], whole: bool) -> bool:
    """Inline among the functions of a file, or the methods of a class (owner: "self")."""
    functions = {
        node.name: node
        for node in scope
        if isinstance(node, ast.FunctionDef) and _can_move(node, owner)
    }
    movable = {
        name: node
        for name, node in functions.items()
        if name in single and (whole or name.startswith("_")) and not name.startswith("__")
    }
    gone: set[str] = set()
    for caller in list(_callers(scope)):
        if caller.name in gone:  # it lies in another now: next time
            continue
        for body in list(_bodies(caller)):
            at = 0
            while at < len(body):
                name = _called(body[at], owner)
                node = movable.get(name)
                if node is None or node is caller:
                    at += 1
                    continue
                is_end = body is caller.body and at + 1 == len(body)
                put = _moved(body[at], node, caller, owner, is_end)
                if put is None:
                    at += 1
                    continue
                body[at : at + 1] = put
                scope.remove(node)
                del movable[name]
                gone.add(name)
    return bool(gone)


def _callers(scope: _Body) -> Iterator[ast.FunctionDef]:
    for node in scope:
        if isinstance(node, ast.FunctionDef):
            yield node
        elif isinstance(node, ast.ClassDef):
            yield from (inner for inner in node.body if isinstance(inner, ast.FunctionDef))


def _bodies(function: ast.FunctionDef) -> Iterator[_Body]:
    """Lists of statements in a function, but not in functions within it."""
    waiting: list[ast.AST] = [function]
    while waiting:
        node = waiting.pop()
        for field in ("body", "orelse", "finalbody", "handlers"):
            body = getattr(node, field, None)
            if isinstance(body, list):
                if field != "handlers":
                    yield body
                waiting += [inner for inner in body if not isinstance(inner, FUNCTIONS)]


def _call_of(statement: ast.stmt) -> ast.Call | None:
    if isinstance(statement, (ast.Expr, ast.Assign, ast.Return)):
        return statement.value if isinstance(statement.value, ast.Call) else None
    return None


def _called(statement: ast.stmt, owner: str) -> str:
    """The name of the function that a statement is a call of."""
    call = _call_of(statement)
    if call is None:
        return ""
    function = call.func
    if not owner:
        return function.id if isinstance(function, ast.Name) else ""
    if isinstance(function, ast.Attribute) and isinstance(function.value, ast.Name):
        return function.attr if function.value.id == owner else ""
    return ""


def _can_move(node: ast.FunctionDef, owner: str) -> bool:
    arguments = node.args
    if node.decorator_list or arguments.vararg or arguments.kwarg or arguments.kwonlyargs:
        return False
    if owner and (not arguments.args or arguments.args[0].arg != owner):
        return False
    inner = [part for part in ast.walk(node) if part is not node]
    if any(isinstance(part, _STAYS) for part in inner):
        return False
    return all(isinstance(default, ast.Constant) for default in arguments.defaults)


def _moved(
    statement: ast.stmt, node: ast.FunctionDef, caller: ast.FunctionDef, owner: str, is_end: bool
) -> _Body | None:
    """What stands in the place of a call; None where it must stay a call."""
    call = _call_of(statement)
    assert call is not None
    last = node.body[-1]
    is_early = any(_has_return(part) for part in node.body[:-1])
    is_early = is_early or (not isinstance(last, ast.Return) and _has_return(last))
    has_value = any(isinstance(p, ast.Return) and p.value is not None for p in ast.walk(node))
    fits = {
        ast.Expr: not has_value and (not is_early or is_end),
        ast.Assign: not is_early and isinstance(node.body[-1], ast.Return),
        ast.Return: True,
    }[type(statement)]
    bound = set(bound_in(node)) - {owner}
    free = {part.id for part in ast.walk(node) if isinstance(part, ast.Name)} - bound - {owner}
    if not fits or free & set(bound_in(caller)) or _size(node) + _size(caller) > _MOST:
        return None
    given = _arguments(call, node, owner)
    if given is None or any(isinstance(p, (ast.Yield, ast.Global)) for p in ast.walk(caller)):
        return None
    return _body_in_place(statement, node, given, set(bound_in(caller)))


def _has_return(node: ast.AST) -> bool:
    return any(isinstance(part, ast.Return) for part in ast.walk(node))


def _size(node: ast.AST) -> int:
    return sum(isinstance(part, ast.stmt) for part in ast.walk(node))


def _arguments(call: ast.Call, node: ast.FunctionDef, owner: str) -> dict[str, ast.expr] | None:
    """What each argument is, in the order in which they are worked out."""
    names = [argument.arg for argument in node.args.args][1 if owner else 0 :]
    if any(isinstance(value, ast.Starred) for value in call.args) or len(call.args) > len(names):
        return None
    given = dict(zip(names, call.args, strict=False))
    for keyword in call.keywords:
        if keyword.arg not in names or keyword.arg in given:
            return None
        given[keyword.arg] = keyword.value
    defaults = node.args.defaults
    for name, default in zip(names[len(names) - len(defaults) :], defaults, strict=True):
        given.setdefault(name, default)
    return given if len(given) == len(names) else None


def _body_in_place(
    statement: ast.stmt, node: ast.FunctionDef, given: dict[str, ast.expr], local: set[str]
) -> _Body:
    """The function's statements with names of its own, its arguments before them."""
    stored = {p.id for p in ast.walk(node) if isinstance(p, ast.Name) and _is_stored(p)}
    instead: dict[str, ast.expr] = {}
    put: _Body = []
    for name, value in given.items():
        is_steady = isinstance(value, ast.Constant) or (
            isinstance(value, ast.Name) and value.id in local
        )
        if is_steady and name not in stored:
            instead[name] = value
        else:
            instead[name] = ast.Name(f"{node.name}__{name}")
            target = ast.Name(f"{node.name}__{name}", ast.Store())
            put.append(ast.copy_location(ast.Assign([target], value), statement))
    own = {name: f"{node.name}__{name}" for name in set(bound_in(node)) - set(given) - {"self"}}
    body = [_Put(instead, own).visit(copy.deepcopy(part)) for part in node.body]
    return put + _ended(statement, body)


def _is_stored(name: ast.Name) -> bool:
    return isinstance(name.ctx, (ast.Store, ast.Del))


def _ended(statement: ast.stmt, body: _Body) -> _Body:
    last = body[-1]
    if isinstance(statement, ast.Return):
        if not isinstance(last, ast.Return):
            body.append(ast.copy_location(ast.Return(None), statement))
    elif isinstance(last, ast.Return):
        body.pop()
        if isinstance(statement, ast.Assign):
            value = last.value or ast.Constant(None)
            body.append(ast.copy_location(ast.Assign(statement.targets, value), statement))
    return body


class _Put(ast.NodeTransformer):
    def __init__(self, instead: dict[str, ast.expr], own: dict[str, str]) -> None:
        self._instead = instead
        self._own = own

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if node.id in self._instead:
            value = self._instead[node.id]
            if isinstance(value, ast.Name):
                return ast.copy_location(ast.Name(value.id, node.ctx), node)
            return ast.copy_location(copy.deepcopy(value), node)
        node.id = self._own.get(node.id, node.id)
        return node

    def visit_ExceptHandler(self, node: ast.ExceptHandler) -> ast.ExceptHandler:
        if node.name:
            node.name = self._own.get(node.name, node.name)
        self.generic_visit(node)
        return node
