"""Puts a function that is called at one place only into that place.

Code in small functions reads well, and on a board each of them keeps some 45 bytes and takes a
frame of the short stack. A call is replaced where that changes nothing else (`sim.drive.moved`).

f is private, or nobody else can call it (`whole`), stands at the top of the same file, or is a
method of the same class that no other class has; it defines, imports and yields nothing.
"""

import ast
from collections import Counter
from collections.abc import Collection, Iterator

from sim.drive.moved import first_call, moved
from sim.drive.tree import (
    FUNCTIONS,
    Trees,
    absolute,
    bound_in,
    fill_empty,
    module_aliases,
    module_of,
    texts_in,
    walk,
)

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


def inline(trees: Trees, *, whole: bool, kept: Collection[str] = ()) -> None:
    """Put single-use functions of a program where they are used, but those that are to be kept."""
    for _ in range(_ROUNDS):
        methods = _methods_named_once(trees) - set(kept)
        asked = _asked_from_outside(trees)
        changed = False
        for path, tree in trees.items():
            functions = _functions_named_once(tree) - asked.get(module_of(path), set())
            changed |= _in_scope(tree.body, "", functions - asked[""] - set(kept), whole)
            for node in tree.body:
                if isinstance(node, ast.ClassDef):
                    changed |= _in_scope(node.body, "self", methods, whole)
            fill_empty(tree)
        if not changed:
            return


def _methods_named_once(trees: Trees) -> set[str]:
    """What is defined once and named once in the whole program."""
    named = Counter(texts_in(trees.values()))
    defined: Counter[str] = Counter()
    for tree in trees.values():
        for node in walk(tree):
            if isinstance(node, ast.Name):
                named[node.id] += 1
            elif isinstance(node, ast.Attribute):
                named[node.attr] += 1
            elif isinstance(node, ast.ImportFrom):
                named.update(alias.name for alias in node.names)
            elif isinstance(node, FUNCTIONS):
                defined[node.name] += 1
    return {name for name in defined if defined[name] == 1 and named[name] == 1}


def _functions_named_once(tree: ast.Module) -> set[str]:
    """What is bound once and named once in a file."""
    bound = Counter(bound_in(tree))
    named = Counter(node.id for node in walk(tree) if isinstance(node, ast.Name))
    return {name for name in bound if bound[name] == 1 and named[name] == 1}


def _asked_from_outside(trees: Trees) -> dict[str, set[str]]:
    """By module: names at its top that other files ask for; "": those that texts may ask for."""
    asked: dict[str, set[str]] = {"": texts_in(trees.values())}
    modules = {module_of(path) for path in trees}
    for path, tree in trees.items():
        aliases = module_aliases(tree, path, modules)
        for node in walk(tree):
            if isinstance(node, ast.ImportFrom):
                names = {alias.name for alias in node.names}
                asked.setdefault(absolute(node, path), set()).update(names)
            elif isinstance(node, ast.Attribute):
                module = aliases.get(ast.unparse(node.value), "")
                asked.setdefault(module, set()).add(node.attr)
    return asked


def _in_scope(scope: _Body, owner: str, single: Collection[str], whole: bool) -> bool:
    """Inline among the functions of a file, or the methods of a class (owner: "self")."""
    movable = {
        node.name: node
        for node in scope
        if isinstance(node, ast.FunctionDef)
        and node.name in single
        and (whole or node.name.startswith("_"))
        and not node.name.startswith("__")
        and _can_move(node, owner)
    }
    gone: set[str] = set()
    for caller in list(_callers(scope)) if movable else ():
        if caller.name in gone:  # it lies in another now: next time
            continue
        for body in list(_bodies(caller)):
            at = 0
            while at < len(body):
                call = first_call(body[at], lambda call: _called(call, owner) in movable)
                node = movable[_called(call, owner)] if call else None
                is_end = body is caller.body and at + 1 == len(body)
                put = None
                if call is not None and node is not None and node is not caller:
                    put = moved(body[at], call, node, caller, owner, is_end)
                if put is None or node is None:
                    at += 1
                    continue
                body[at : at + 1] = put
                scope.remove(node)
                del movable[node.name]
                gone.add(node.name)
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


def _called(call: ast.Call, owner: str) -> str:
    """The name of the function that is called, if it may be one of this scope."""
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
