"""Writes what a function returns in the place of its calls, where that is shorter.

A function keeps some 45 bytes on a board, and 13 more in each file that imports it: more than a
sum or a comparison takes that is written out a few times. It goes when it is one `return` of an
expression, every mention of it is a call, and what its arguments do is done as before: once, and
with nothing in between. Private methods, called on `self` alone, go in the same way.
"""

import ast
import copy
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from sim.drive.expressions import PLAIN, PURE_CALLS, bytes_of, is_always, is_pure, is_steady
from sim.drive.imports import does_something
from sim.drive.tree import (
    FUNCTIONS,
    Transformer,
    Trees,
    absolute,
    bodies,
    bound_in,
    module_of,
    texts_in,
    walk,
)

_FUNCTION = 50  # bytes: the object, its place in a table, the head of its code
_IMPORT = 13
_SPARED = 8  # bytes, at least, or it stays
_ROUNDS = 4


@dataclass
class _Use:
    """A call, the tree it is in, and the names that the functions around it bind."""

    path: str
    call: ast.Call
    hidden: frozenset[str]


@dataclass
class _Candidate:
    path: str
    scope: list[ast.stmt]
    node: ast.FunctionDef
    owner: str
    uses: list[_Use] = field(default_factory=list)
    importers: set[str] = field(default_factory=set)
    is_named: bool = False  # otherwise than in a call

    @property
    def value(self) -> ast.expr:
        only = self.node.body[0]
        assert isinstance(only, ast.Return) and only.value is not None
        return only.value

    @property
    def names(self) -> list[str]:
        return [one.arg for one in self.node.args.args][1 if self.owner else 0 :]


def write_out(trees: Trees, *, whole: bool) -> None:
    """Write out what is shorter so. whole: public functions, too, since nobody else asks."""
    for _ in range(_ROUNDS):
        found = _candidates(trees, whole)
        _find_uses(trees, found)
        chosen = [one for one in found if not one.is_named and one.uses and _is_shorter(one)]
        names = {one.node.name for one in chosen}
        # One that is called in another goes in the next round.
        chosen = [one for one in chosen if not names & _called_in(one.value)]
        if not chosen:
            return
        for one in chosen:
            for use in one.uses:
                _put(use.call, _written(one, use.call))
            one.scope.remove(one.node)
            for path in one.importers:
                _drop_import(trees, path, module_of(one.path), one.node.name)
        for tree in trees.values():
            _Unwrap().visit(tree)
            for node in walk(tree):
                if isinstance(node, ast.ClassDef) and not node.body:
                    node.body = [ast.Pass()]


def _candidates(trees: Trees, whole: bool) -> list[_Candidate]:
    texts = texts_in(trees.values())
    methods = Counter(
        node.name for tree in trees.values() for node in walk(tree) if isinstance(node, FUNCTIONS)
    )
    found = []
    for path, tree in trees.items():
        bound = Counter(bound_in(tree))
        for scope, owner in _scopes(tree):
            for node in scope:
                if not isinstance(node, ast.FunctionDef) or node.name in texts:
                    continue
                is_ours = node.name.startswith("_") or (whole and not owner)
                is_alone = methods[node.name] == 1 if owner else bound[node.name] == 1
                if is_ours and is_alone and _is_expression(node, owner):
                    found.append(_Candidate(path, scope, node, owner))
    return found


def _scopes(tree: ast.Module) -> Iterator[tuple[list[ast.stmt], str]]:
    yield tree.body, ""
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            yield node.body, node.name


def _is_expression(node: ast.FunctionDef, owner: str) -> bool:
    arguments = node.args
    more = arguments.vararg or arguments.kwarg or arguments.kwonlyargs or arguments.defaults
    if node.decorator_list or more or node.name.startswith("__") or len(node.body) != 1:
        return False
    if owner and (not arguments.args or arguments.args[0].arg != "self"):
        return False
    only = node.body[0]
    if not isinstance(only, ast.Return) or only.value is None:
        return False
    return all(isinstance(part, (*PLAIN, ast.keyword)) for part in ast.walk(only.value))


def _find_uses(trees: Trees, found: list[_Candidate]) -> None:
    """Every call of a candidate, and whether it is named in any other way."""
    functions = {(module_of(one.path), one.node.name): one for one in found if not one.owner}
    methods = {one.node.name: one for one in found if one.owner}
    for path, tree in trees.items():
        local = {
            name: one for (module, name), one in functions.items() if module == module_of(path)
        }
        for node in walk(tree):
            if isinstance(node, ast.ImportFrom):
                source = absolute(node, path)
                for alias in node.names:
                    one = functions.get((source, alias.name))
                    if one is None:
                        continue
                    if alias.asname or alias.name in local:
                        one.is_named = True
                    one.importers.add(path)
                    local[alias.name] = one
        _Uses(path, local, methods).visit(tree)
    attributes = Counter(
        node.attr
        for tree in trees.values()
        for node in walk(tree)
        if isinstance(node, ast.Attribute)
    )
    named = {
        node.id for tree in trees.values() for node in walk(tree) if isinstance(node, ast.Name)
    }
    for one in found:
        one.is_named |= bool(one.owner) and one.node.name in named
        # `module.name`, `thing.name`: it cannot be told what that is.
        one.is_named |= attributes[one.node.name] > (len(one.uses) if one.owner else 0)


class _Uses(ast.NodeVisitor):
    """Notes the calls in one file."""

    def __init__(
        self, path: str, local: Mapping[str, _Candidate], methods: Mapping[str, _Candidate]
    ) -> None:
        self._path = path
        self._local = local
        self._methods = methods
        self._hidden: frozenset[str] = frozenset()
        self._owner = ""

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        outer, self._owner = self._owner, node.name
        self.generic_visit(node)
        self._owner = outer

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        outer = self._hidden
        self._hidden = outer | frozenset(bound_in(node))
        self.generic_visit(node)
        self._hidden = outer

    def visit_Call(self, node: ast.Call) -> None:
        name = node.func
        if isinstance(name, ast.Name) and name.id in self._local:
            self._local[name.id].uses.append(_Use(self._path, node, self._hidden))
            if name.id in self._hidden or not self._hidden:
                self._local[name.id].is_named = True
        elif _is_of_self(name):
            assert isinstance(name, ast.Attribute)
            one = self._methods.get(name.attr)
            if one is not None and one.owner == self._owner and one.path == self._path:
                one.uses.append(_Use(self._path, node, self._hidden))
            self.visit(name)
        else:
            self.visit(name)
        for value in (*node.args, *[one.value for one in node.keywords]):
            self.visit(value)

    def visit_Name(self, node: ast.Name) -> None:
        if node.id in self._local:
            self._local[node.id].is_named = True


def _is_of_self(name: ast.expr) -> bool:
    is_attribute = isinstance(name, ast.Attribute) and isinstance(name.value, ast.Name)
    return is_attribute and name.value.id == "self"  # type: ignore[attr-defined]


def _called_in(value: ast.expr) -> set[str]:
    found = set()
    for node in ast.walk(value):
        if isinstance(node, ast.Call):
            name = node.func
            found.add(name.attr if isinstance(name, ast.Attribute) else getattr(name, "id", ""))
    return found


def _is_shorter(one: _Candidate) -> bool:
    """Can every call be written out, and is that less than the function and its imports?"""
    free = {part.id for part in ast.walk(one.value) if isinstance(part, ast.Name)}
    free -= {*one.names, "self"}
    grown = 0
    for use in one.uses:
        if free & use.hidden or use.call.keywords or len(use.call.args) != len(one.names):
            return False
        if use.path != one.path and not free <= PURE_CALLS:
            return False
        if not all(_can_be_put(value, name, one) for value, name in _given(one, use.call)):
            return False
        if not _keeps_order(one, use.call):
            return False
        grown += bytes_of(_written(one, use.call)) - bytes_of(use.call)
    spared = _FUNCTION + bytes_of(one.value) + _IMPORT * len(one.importers)
    return spared - grown >= _SPARED


def _given(one: _Candidate, call: ast.Call) -> Iterator[tuple[ast.expr, str]]:
    return zip(call.args, one.names, strict=True)


def _can_be_put(value: ast.expr, name: str, one: _Candidate) -> bool:
    """May an argument stand where its name stood in the function?"""
    times = sum(isinstance(part, ast.Name) and part.id == name for part in ast.walk(one.value))
    if is_steady(value):
        return True
    if is_pure(value):
        return is_pure(one.value)
    return times == 1 and is_pure(one.value) and is_always(one.value, name)


def _keeps_order(one: _Candidate, call: ast.Call) -> bool:
    """Is at most one argument more than reading, and then all others steady?"""
    doing = [value for value in call.args if not is_pure(value)]
    return not doing or (
        len(doing) == 1 and all(value is doing[0] or is_steady(value) for value in call.args)
    )


class _Arguments(Transformer):
    def __init__(self, given: Mapping[str, ast.expr]) -> None:
        self._given = given

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return copy.deepcopy(self._given[node.id]) if node.id in self._given else node


def _written(one: _Candidate, call: ast.Call) -> ast.expr:
    given = {name: value for value, name in _given(one, call)}
    put: ast.expr = _Arguments(given).visit(copy.deepcopy(one.value))
    for part in ast.walk(put):
        if isinstance(part, ast.expr):
            ast.copy_location(part, call)
    return put


def _put(call: ast.Call, value: ast.expr) -> None:
    """Let a call be what it returns: its parent keeps pointing at the same node."""
    call.func = ast.Name("", ast.Load())  # unwrapped by _Unwrap
    call.args = [value]
    call.keywords = []


class _Unwrap(Transformer):
    def visit_Call(self, node: ast.Call) -> ast.expr:
        self.generic_visit(node)
        is_put = isinstance(node.func, ast.Name) and not node.func.id
        return node.args[0] if is_put else node


def _drop_import(trees: Trees, path: str, module: str, name: str) -> None:
    source = next(one for one in trees if module_of(one) == module)
    for body in bodies(trees[path]):
        for node in list(body):
            if isinstance(node, ast.ImportFrom) and absolute(node, path) == module:
                node.names = [alias for alias in node.names if alias.name != name]
                if not node.names:
                    at = body.index(node)
                    is_busy = does_something(trees[source])
                    body[at : at + 1] = [ast.Import([ast.alias(module)])] if is_busy else []
