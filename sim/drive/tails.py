"""Ends functions in fewer bytes, where that changes nothing else.

A function that ends without `return` takes two bytes of a board's code to return None, and two more
wherever a bare `return` stands in it; what a call returns takes one to be dropped. So, at the end
of a function:

    if not cards: return        if cards:
    rest                            rest

    self.draw()                 return self.draw()      where nobody asks what the function returns

    if face: return one         if face: return one
    else: return other          return other

The first likewise with `continue` in a loop.
"""

import ast
from collections.abc import Collection

from sim.drive.names import looked_up
from sim.drive.rename import names_in
from sim.drive.tree import Trees, bound_at_top, walk

_Body = list[ast.stmt]


def shorten_tails(trees: Trees, *, whole: bool, kept: Collection[str] = ()) -> None:
    """Change all functions. whole: nobody else calls them, but those that are to be kept."""
    unasked = _unasked(trees, looked_up(trees) | set(kept), whole)
    for tree in trees.values():
        for node in walk(tree):
            if isinstance(node, (ast.For, ast.While)):
                _turn(node.body, ast.Continue)
            elif isinstance(node, ast.FunctionDef) and not _is_generator(node):
                if _turn(node.body, ast.Return) < 2 and id(node) in unasked:
                    _return_calls(node.body)
                _flatten(node.body)


def _unasked(trees: Trees, fixed: Collection[str], whole: bool) -> set[int]:
    """`id` of functions and methods of which nobody uses what they return, so called or not."""
    functions: list[ast.FunctionDef] = []
    methods: list[ast.FunctionDef] = []
    asked = set(fixed)  # of objects
    named = set(fixed)  # by a file that knows it
    for tree in trees.values():
        dropped = _dropped(tree)
        known = bound_at_top(tree)
        functions += [one for one in tree.body if isinstance(one, ast.FunctionDef)]
        for node in walk(tree):
            if isinstance(node, ast.ClassDef):
                for one in node.body:
                    if isinstance(one, ast.FunctionDef):
                        methods.append(one)
                    else:
                        asked.update(names_in(one))
            elif isinstance(node, ast.Attribute) and id(node) not in dropped:
                asked.add(node.attr)
            elif isinstance(node, ast.Name) and node.id in known and id(node) not in dropped:
                named.add(node.id)
    asked |= {one.name for one in methods if _may_be_asked(one, whole)}
    named |= {one.name for one in functions if _may_be_asked(one, whole)} | asked
    found = [one for one in functions if one.name not in named]
    return {id(one) for one in found + [one for one in methods if one.name not in asked]}


def _dropped(tree: ast.AST) -> set[int]:
    """`id` of what is called where nobody uses what that returns."""
    return {
        id(node.value.func)
        for node in walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
    }


def _may_be_asked(function: ast.FunctionDef, whole: bool) -> bool:
    """Does it return something, or may something else than a call in these files ask for it?"""
    if function.name.startswith("__") or function.decorator_list or _returns_something(function):
        return True
    return not whole and not function.name.startswith("_")


def _returns_something(function: ast.AST) -> bool:
    returns = (node for node in walk(function) if isinstance(node, ast.Return))
    return any(node.value is not None for node in returns)


def _is_generator(function: ast.AST) -> bool:
    return any(isinstance(node, (ast.Yield, ast.YieldFrom)) for node in walk(function))


def _turn(body: _Body, leaving: type[ast.stmt]) -> int:
    """Let what follows a bare `return` (`continue`) stand in a block; how many went."""
    if not body or isinstance(body[-1], (ast.Return, ast.Raise, ast.Continue)):
        return 0
    for at in range(len(body) - 1):
        node = body[at]
        if (
            isinstance(node, ast.If)
            and not node.orelse
            and len(node.body) == 1
            and isinstance(node.body[0], leaving)
            and getattr(node.body[0], "value", None) is None
        ):
            rest = body[at + 1 :]
            node.test = _opposite(node.test)
            node.body = rest
            del body[at + 1 :]
            return 1 + _turn(rest, leaving)
    last = body[-1]
    return _turn(last.body, leaving) if isinstance(last, ast.If) and not last.orelse else 0


def _opposite(test: ast.expr) -> ast.expr:
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        return test.operand
    return ast.copy_location(ast.UnaryOp(ast.Not(), test), test)


def _return_calls(body: _Body) -> None:
    """Return what the last call returns, in all branches that a function can end with."""
    last = body[-1]
    if isinstance(last, ast.Expr) and isinstance(last.value, ast.Call):
        body[-1] = ast.copy_location(ast.Return(last.value), last)
    elif isinstance(last, ast.If) and last.orelse:
        _return_calls(last.body)
        _return_calls(last.orelse)


def _flatten(body: _Body) -> None:
    """Let what follows `else` at the end stand behind, where it is not come upon otherwise."""
    while isinstance(body[-1], ast.If) and body[-1].orelse:
        last = body[-1]
        if not isinstance(last.body[-1], (ast.Return, ast.Raise)):
            return
        body += last.orelse
        last.orelse = []
