"""What stands for a function's arguments and variables where its statements are put."""

import ast
import copy

from sim.drive.tree import Transformer, bound_in


def arguments(call: ast.Call, node: ast.FunctionDef, owner: str) -> dict[str, ast.expr] | None:
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


def with_names(
    statement: ast.stmt, node: ast.FunctionDef, given: dict[str, ast.expr], local: set[str]
) -> tuple[list[ast.stmt], list[ast.stmt]]:
    """What stores the arguments, and the function's statements with names of its own."""
    stored = {p.id for p in ast.walk(node) if isinstance(p, ast.Name) and _is_stored(p)}
    instead: dict[str, ast.expr] = {}
    put: list[ast.stmt] = []
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
    return put, [_Put(instead, own).visit(copy.deepcopy(part)) for part in node.body]


def _is_stored(name: ast.Name) -> bool:
    return isinstance(name.ctx, (ast.Store, ast.Del))


class _Put(Transformer):
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
