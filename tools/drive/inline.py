"""This module puts functions that are called at one place into that place.

A function takes about 50 bytes of a board beside its code, a call takes stack and time. The
sources have many small functions that only give a step a name. Such a function, or method, is moved
into its only caller, if both are in one bundle: its variables get new names, its arguments become
variables, and its `return` ends the statement that called it. A function that only returns an
expression may be called anywhere, and several times if the expression is short.

A small function with a few callers is copied into all of them, if that is possible in each: its
copies take less than it does (`_MOST`).

Left alone: what is also used as a value or looked up, what has decorators or starred arguments, and
calls from where another value was computed already, because the order must stay.
"""

import ast
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from itertools import count

from tools.drive.names import names_of
from tools.drive.program import Builtin, Member, Program, Symbol, place_at
from tools.drive.tree import FUNCTIONS, walk
from tools.drive.unused import looked_up

_SHORT = 9  # nodes of an expression that takes no more than a call of it
# By the number of calls, the nodes of a function of which copies take no more than itself.
_MOST = {2: 60, 3: 34, 4: 24, 5: 18, 6: 18}
# An expression with one of these has variables of its own.
_BINDING = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.NamedExpr)
# What is computed first of an expression.
_FIRST: dict[type[ast.expr], str] = {
    ast.UnaryOp: "operand",
    ast.Compare: "left",
    ast.BinOp: "left",
    ast.Attribute: "value",
    ast.Subscript: "value",
    ast.IfExp: "test",
}
_SCOPED = (*FUNCTIONS, ast.Lambda, ast.Yield, ast.YieldFrom, ast.Global, ast.Nonlocal)


@dataclass
class _Callee:
    """A function that may be moved. owner: the body that defines it; bundle: where it is."""

    node: ast.FunctionDef
    owner: list[ast.stmt]
    bundle: int
    is_method: bool
    calls: int

    @property
    def value(self) -> ast.expr | None:
        """Return the expression that it returns, if it does nothing else."""
        only = self.node.body[0]
        return only.value if len(self.node.body) == 1 and isinstance(only, ast.Return) else None

    @property
    def arguments(self) -> list[str]:
        """Return the names of its arguments."""
        return [one.arg for one in self.node.args.args]

    @property
    def defaults(self) -> list[ast.expr]:
        """Return the values of its last arguments, if they are not given."""
        return self.node.args.defaults

    def given_by(self, call: ast.Call) -> dict[str, ast.expr]:
        """Return what a call gives for each argument."""
        given = [*([call.func.value] if self.is_method else []), *call.args]  # type: ignore[attr-defined]
        missing = len(self.arguments) - len(given)
        given += self.defaults[len(self.defaults) - missing :]
        return dict(zip(self.arguments, given, strict=True))


def inline(program: Program, groups: Sequence[Sequence[str]], asked: Collection[str] = ()) -> None:
    """Move the functions of a program. groups: its bundles; asked: methods that stay."""
    inliner = _Inliner(_callees(program, groups, asked))
    for at, group in enumerate(groups):
        for node in _functions_of(program, group):
            inliner.work_on(node, at)
    inliner.drop_moved()
    _copy_small_ones(program, groups, asked)


def _functions_of(program: Program, group: Sequence[str]) -> list[ast.FunctionDef]:
    return [node for name in group for node in _functions(program.modules[name].body)]


def _copy_small_ones(
    program: Program, groups: Sequence[Sequence[str]], asked: Collection[str]
) -> None:
    """Copy the small functions into their callers, one after another."""
    callees = _callees(program, groups, asked)
    functions = [_functions_of(program, group) for group in groups]
    for key, callee in callees.items():
        size = sum(1 for top in callee.node.body for _ in ast.walk(top))
        if size <= _MOST.get(callee.calls, 0):
            _copy_one(key, callee, callees, functions[callee.bundle])


def _copy_one(
    key: str,
    callee: _Callee,
    callees: dict[str, _Callee],
    functions: list[ast.FunctionDef],
) -> None:
    """Copy a function into its callers, all or none: its definition has to go."""
    callers = [node for node in functions if any(one == key for one in _calls_in(node))]
    calls = callee.calls
    inliner = _Inliner({key: callee}, is_copying=True)
    copies = [deepcopy(node) for node in callers]
    for copy in copies:
        inliner.work_on(copy, callee.bundle)
    if callee.calls:
        callee.calls = calls
        return
    for node, copy in zip(callers, copies, strict=True):
        node.body = copy.body
    inliner.drop_moved()
    functions.remove(callee.node)
    for one in _calls_in(callee.node):
        if one in callees:
            callees[one].calls += calls - 1


def _calls_in(node: ast.AST) -> list[str]:
    return [_called(one) for one in walk(node) if isinstance(one, ast.Call)]


def _functions(body: list[ast.stmt]) -> Iterator[ast.FunctionDef]:
    """Yield the functions of a module and the methods of its classes."""
    for node in body:
        if isinstance(node, ast.FunctionDef):
            yield node
        elif isinstance(node, ast.ClassDef):
            yield from _functions(node.body)


def _callees(
    program: Program, groups: Sequence[Sequence[str]], asked: Collection[str]
) -> dict[str, _Callee]:
    """Return the functions that may be moved, by symbol, and the methods, by `.name`."""
    uses, calls, bound = count_uses(program)
    looked = looked_up(program)
    found = {}
    for at, group in enumerate(groups):
        for name in group:
            body = program.modules[name].body
            for owner in [body, *(node.body for node in body if isinstance(node, ast.ClassDef))]:
                for node in owner:
                    if not isinstance(node, ast.FunctionDef) or not is_plain(node):
                        continue
                    key = _key(node.name)
                    plain = node.name.name if isinstance(node.name, Symbol) else str(node.name)
                    stay = looked if owner is body else {*looked, *asked}
                    is_known = plain not in stay and not plain.startswith("__")
                    is_value = uses[key] != calls[key] or (owner is body and f".{plain}" in uses)
                    if is_known and calls[key] and not is_value and bound[key] == 1:
                        found[key] = _Callee(node, owner, at, owner is not body, calls[key])
    return found


def _key(name: str) -> str:
    return str(name) if isinstance(name, Symbol) else f".{name}"


def is_plain(node: ast.FunctionDef) -> bool:
    """Has a function only plain arguments, whose defaults are constants, and no scope in it?"""
    args = node.args
    if node.decorator_list or args.vararg or args.kwarg or args.kwonlyargs or args.posonlyargs:
        return False
    inner = [one for part in node.body for one in walk(part)]
    return all(isinstance(one, ast.Constant) for one in args.defaults) and not any(
        isinstance(one, _SCOPED) or _is_dotted_import(one) or _is_super(one) for one in inner
    )


def _is_dotted_import(node: ast.AST) -> bool:
    aliases = node.names if isinstance(node, ast.Import) else []
    return any("." in alias.name and not alias.asname for alias in aliases)


def _is_super(node: ast.AST) -> bool:
    return isinstance(node, ast.Name) and node.id == "super"


def count_uses(program: Program) -> tuple[Counter[str], Counter[str], Counter[str]]:
    """Return how often each symbol and each attribute is used, is called, and is bound."""
    uses: Counter[str] = Counter()
    calls: Counter[str] = Counter()
    bound: Counter[str] = Counter()
    for module in program.modules.values():
        for node in (node for top in module.body for node in walk(top)):
            if isinstance(node, ast.Call):
                calls.update(filter(None, [_called(node)]))
            if isinstance(node, ast.Name) and isinstance(node.id, (Symbol, Member)):
                (uses if isinstance(node.ctx, ast.Load) else bound)[_key(node.id)] += 1
            elif isinstance(node, ast.Attribute):
                (uses if isinstance(node.ctx, ast.Load) else bound)[f".{node.attr}"] += 1
            elif isinstance(node, (*FUNCTIONS, ast.ClassDef)) and not _is_variable(node.name):
                bound[_key(node.name)] += 1
        if module.name in program.fixed:
            uses.update(map(str, module.taken.values()))
    return uses, calls, bound


def _called(node: ast.Call) -> str:
    """Return what a call calls, by symbol or `.name`; "" for anything else."""
    if isinstance(node.func, ast.Name) and isinstance(node.func.id, Symbol):
        return str(node.func.id)
    return f".{node.func.attr}" if isinstance(node.func, ast.Attribute) else ""


class _Inliner:
    """Moves callees into functions, the innermost first."""

    def __init__(self, callees: dict[str, _Callee], *, is_copying: bool = False) -> None:
        self._callees = callees
        self.is_copying = is_copying
        self._done: set[int] = set()
        self._busy: set[str] = set()  # callees that are being worked on: no recursion
        self._moved: list[_Callee] = []
        self._bundle = 0

    def drop_moved(self) -> None:
        """Remove the definitions of what was moved."""
        for callee in self._moved:
            callee.owner.remove(callee.node)
            if not callee.owner and callee.is_method:
                callee.owner.append(place_at(ast.Pass(), callee.node))

    def work_on(self, node: ast.FunctionDef, bundle: int) -> None:
        """Move what a function calls into it."""
        if id(node) not in self._done:
            self._done.add(id(node))
            self._bundle = bundle
            key = _key(node.name)
            self._busy.add(key)
            node.body = self._statements(node.body, set(_variables(node)), is_tail=True)
            self._busy.discard(key)

    def _statements(
        self, body: list[ast.stmt], own: set[str], *, is_tail: bool = False
    ) -> list[ast.stmt]:
        """Return what statements become. own: the variables of their function; is_tail: it ends
        after them."""
        found: list[ast.stmt] = []
        for at, node in enumerate(body):
            ends = is_tail and at == len(body) - 1
            self._work_within(node, own, is_tail=ends)
            moved = self._moved_into(node, own, is_tail=ends)
            found += [node] if moved is None else moved
        return found

    def _work_within(self, node: ast.stmt, own: set[str], *, is_tail: bool) -> None:
        expander = _Expander(self)
        is_tail = is_tail and isinstance(node, ast.If)
        for field, value in ast.iter_fields(node):
            if isinstance(value, ast.expr):
                setattr(node, field, expander.visit(value))
            elif isinstance(value, list) and value and isinstance(value[0], ast.stmt):
                setattr(node, field, self._statements(value, own, is_tail=is_tail))
            elif isinstance(value, list):
                for at, one in enumerate(value):
                    if isinstance(one, ast.ExceptHandler):
                        one.body = self._statements(one.body, own)
                    elif isinstance(one, ast.expr):
                        value[at] = expander.visit(one)

    def callee_of(self, call: ast.Call) -> _Callee | None:
        """Return the function that a call calls, worked on, if it may be moved here."""
        key = _called(call)
        callee = self._callees.get(key)
        if callee is None or key in self._busy or callee.bundle != self._bundle:
            return None
        if call.keywords or any(isinstance(one, ast.Starred) for one in call.args):
            return None
        if callee.is_method and not is_receiver(call.func):
            return None
        given = len(call.args) + callee.is_method
        if not len(callee.arguments) - len(callee.defaults) <= given <= len(callee.arguments):
            return None
        self.work_on(callee.node, callee.bundle)
        return callee

    def note_moved(self, callee: _Callee) -> None:
        """One call less; without any its definition goes."""
        callee.calls -= 1
        if not callee.calls:
            self._moved.append(callee)

    def _moved_into(self, node: ast.stmt, own: set[str], *, is_tail: bool) -> list[ast.stmt] | None:
        """Return a statement with the function that it calls first moved into it, or None."""
        call = self._first_call(node)
        callee = None if call is None else self.callee_of(call)
        if call is None or callee is None or (callee.calls != 1 and not self.is_copying):
            return None
        original = callee
        if self.is_copying:
            callee = replace(callee, node=deepcopy(callee.node))
        mover = _Mover(callee, call, own, node)
        whole = node.value if isinstance(node, (ast.Return, ast.Expr, ast.Assign)) else None
        body: list[ast.stmt] | None
        if isinstance(node, ast.Return) and whole is call:
            body = [*callee.node.body, *mover.ending()]
        elif isinstance(node, ast.Expr) and whole is call:
            is_plain = is_tail and not any(one.value for one in _returns(callee.node.body))
            body = callee.node.body if is_plain else mover.ended(None)
        elif isinstance(node, ast.Assign) and whole is call and _is_local(node.targets):
            body = mover.ended(node.targets[0])
        else:
            body = mover.with_result()
        if body is None:
            return None
        self.note_moved(original)
        return mover.moved(body)

    def _first_call(self, node: ast.stmt) -> ast.Call | None:
        """Return the call of a callee that a statement computes before anything else."""
        one: ast.expr | None = None
        if isinstance(node, (ast.Return, ast.Expr, ast.Assign)) or (
            isinstance(node, ast.AugAssign) and _is_local([node.target])
        ):
            one = node.value
        elif isinstance(node, ast.If):
            one = node.test
        elif isinstance(node, ast.For):
            one = node.iter
        while one is not None:
            if isinstance(one, ast.Call) and _called(one) in self._callees:
                return one
            one = _first_of(one)
        return None


def is_receiver(func: ast.expr) -> bool:
    """Is it a method of a thing, and not of a class (`Screen.enter(self)`) or of `super()`?"""
    names = [one.id for one in walk(func) if isinstance(one, ast.Name)]
    return "super" not in names and not any(isinstance(one, Symbol) for one in names)


def _first_of(one: ast.expr) -> ast.expr | None:
    """Return the part of an expression that is computed first."""
    if isinstance(one, ast.Call):
        if isinstance(one.func, ast.Attribute):
            return one.func.value
        return one.args[0] if one.args and isinstance(one.func, ast.Name) else None
    for kind, field in _FIRST.items():
        if isinstance(one, kind):
            return getattr(one, field)  # type: ignore[no-any-return]
    return one.values[0] if isinstance(one, ast.BoolOp) else None


def _is_local(targets: list[ast.expr]) -> bool:
    one = targets[0]
    return len(targets) == 1 and isinstance(one, ast.Name) and _is_variable(one.id)


def _is_variable(name: str) -> bool:
    return not isinstance(name, (Symbol, Member, Builtin))


def _variables(node: ast.AST) -> Iterator[str]:
    """Yield the variables of a function, its arguments first."""
    for one in walk(node):
        if isinstance(one, ast.arg):
            yield one.arg
    for one in walk(node):
        yield from filter(_is_variable, names_of(one))


def _returns(body: list[ast.stmt]) -> list[ast.Return]:
    return [one for top in body for one in walk(top) if isinstance(one, ast.Return)]


def _ends(body: list[ast.stmt]) -> bool:
    """Does nothing after these statements run?"""
    last = body[-1] if body else None
    if isinstance(last, ast.If):
        return _ends(last.body) and _ends(last.orelse)
    return isinstance(last, (ast.Return, ast.Raise))


class _Mover:
    """Makes statements of one call of a callee."""

    def __init__(self, callee: _Callee, call: ast.Call, own: set[str], node: ast.stmt) -> None:
        self._callee = callee
        self._node = node
        self._call = call
        stored = {
            one.id
            for top in callee.node.body
            for one in walk(top)
            if isinstance(one, ast.Name) and not isinstance(one.ctx, ast.Load)
        }
        fresh = (f"_{n}" for n in count() if f"_{n}" not in own)
        self._given: dict[str, ast.expr] = {}  # arguments that are put in their place
        self._names: dict[str, str] = {}
        given = callee.given_by(call)
        for name in dict.fromkeys(_variables(callee.node)):
            if name in given and _is_simple(given[name]) and name not in stored:
                self._given[name] = given[name]
            else:
                self._names[name] = next(fresh)
        self._begin = [
            (self._names[one], value) for one, value in given.items() if one in self._names
        ]
        self._result = next(fresh)

    def ending(self) -> list[ast.stmt]:
        """Return what ends the function after the callee's statements, if they may go on."""
        if _ends(self._callee.node.body):
            return []
        return [place_at(ast.Return(None), self._node)]

    def ended(self, target: ast.expr | None) -> list[ast.stmt] | None:
        """Return the callee's statements without `return`; None if that is not possible.

        target: the variable that gets the result, None for none.
        """
        # Renamed below, with the callee's variables: so it must look like none of them.
        name = None if target is None else ast.Name(Member(target.id), ast.Store())  # type: ignore[attr-defined]
        return _without_returns(self._callee.node.body, name, self._node)

    def with_result(self) -> list[ast.stmt] | None:
        """Return the callee's statements, then the statement that uses their result."""
        body = self.ended(ast.Name(self._result, ast.Store()))
        if body is None:
            return None
        _Put(self._call, ast.Name(Member(self._result), ast.Load())).visit(self._node)
        return [*body, self._node]

    def moved(self, body: list[ast.stmt]) -> list[ast.stmt]:
        """Return statements with the new names of variables, after those that bind arguments."""
        renamer = _Rename(self._names, self._given)
        begun = [
            place_at(ast.Assign([ast.Name(name, ast.Store())], value), self._node)
            for name, value in self._begin
        ]
        kept = [one if one is self._node else renamer.visit(one) for one in body]
        return _plain([*begun, *kept]) or [place_at(ast.Pass(), self._node)]


def _plain(body: list[ast.stmt]) -> list[ast.stmt]:
    """Let the variables that were marked as members be variables again."""
    for node in body:
        for one in walk(node):
            if isinstance(one, ast.Name) and isinstance(one.id, Member):
                one.id = str(one.id)
    return body


def _is_simple(node: ast.expr) -> bool:
    """Has an expression the same value wherever it is computed?"""
    if isinstance(node, ast.UnaryOp):
        return isinstance(node.operand, ast.Constant)
    return isinstance(node, ast.Constant) or (isinstance(node, ast.Name) and _is_variable(node.id))


def _without_returns(
    body: list[ast.stmt], target: ast.expr | None, place: ast.stmt
) -> list[ast.stmt] | None:
    """Return statements that go on after the last instead of returning; None if it is impossible.

    target: the variable that gets what would be returned; place: of a statement that is added.
    """
    found: list[ast.stmt] = []
    for at, node in enumerate(body):
        if isinstance(node, ast.Return):
            return found + _result(node.value, target, node)
        if not _returns([node]):
            found.append(node)
            continue
        rest = body[at + 1 :]
        if not isinstance(node, ast.If):
            return None
        if rest and not _ends(node.body) and not _ends(node.orelse):
            return None
        first = node.body if _ends(node.body) else node.body + rest
        other = node.orelse if _ends(node.orelse) else node.orelse + rest
        if not _ends(node.body) and not _ends(node.orelse):
            first, other = node.body, node.orelse
        one = _without_returns(first, target, node)
        two = _without_returns(other, target, node)
        if one is None or two is None:
            return None
        return [*found, *_if(node, one, two)]
    return found + _result(None, target, place)


def _if(node: ast.If, body: list[ast.stmt], orelse: list[ast.stmt]) -> list[ast.stmt]:
    test = node.test
    if not body and orelse:
        test, body, orelse = ast.UnaryOp(ast.Not(), test), orelse, []
    return [place_at(ast.If(test, body or [place_at(ast.Pass(), node)], orelse), node)]


def _result(value: ast.expr | None, target: ast.expr | None, at: ast.stmt) -> list[ast.stmt]:
    """Return what is left of `return value`."""
    if target is not None:
        return [place_at(ast.Assign([deepcopy(target)], value or ast.Constant(None)), at)]
    if value is None or isinstance(value, (ast.Constant, ast.Name)):
        return []
    return [place_at(ast.Expr(value), at)]


class _Put(ast.NodeTransformer):
    """Puts an expression for a call."""

    def __init__(self, call: ast.Call, put: ast.expr) -> None:
        self._call = call
        self._put = put

    def visit_Call(self, node: ast.Call) -> ast.AST:
        """Put it."""
        return self._put if node is self._call else self.generic_visit(node)


class _Rename(ast.NodeTransformer):
    """Renames variables, and puts expressions for arguments."""

    def __init__(self, names: dict[str, str], given: dict[str, ast.expr]) -> None:
        self._names = names
        self._given = given

    def visit_Name(self, node: ast.Name) -> ast.AST:
        """Rename a variable."""
        if isinstance(node.id, Symbol) and node.id.local:
            one = node.id
            local = self._names.get(one.local, one.local)
            node.id = Symbol(one.module, one.name, local, is_by_module=one.is_by_module)
        elif _is_variable(node.id):
            if node.id in self._given:
                return deepcopy(self._given[node.id])
            node.id = self._names.get(node.id, node.id)
        return node

    def visit_ExceptHandler(self, node: ast.ExceptHandler) -> ast.AST:
        """Rename an error."""
        if node.name:
            node.name = self._names.get(node.name, node.name)
        return self.generic_visit(node)

    def visit_alias(self, node: ast.alias) -> ast.AST:
        """Rename what an import binds."""
        node.asname = self._names.get(node.asname or node.name, node.asname or node.name)
        return node


class _Expander(ast.NodeTransformer):
    """Puts the expressions that callees return in the place of their calls."""

    def __init__(self, inliner: _Inliner) -> None:
        self._inliner = inliner

    def visit_Lambda(self, node: ast.Lambda) -> ast.AST:
        """Leave it: it has variables of its own."""
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        """Put an expression, if its arguments have the same values in it."""
        self.generic_visit(node)
        callee = self._inliner.callee_of(node)
        value = None if callee is None else callee.value
        if callee is None or value is None:
            return node
        inner = list(ast.walk(value))  # with operators: they count in _SHORT
        has_scope = any(isinstance(one, _BINDING) for one in inner)
        given = callee.given_by(node)
        if has_scope or not all(map(_is_simple, given.values())):
            return node
        if self._inliner.is_copying:
            value = deepcopy(value)
        elif callee.calls > 1:
            if len(inner) > _SHORT or any(isinstance(one, ast.Call) for one in inner):
                return node
            value = deepcopy(value)
        self._inliner.note_moved(callee)
        return _Rename({}, given).visit(value)  # type: ignore[no-any-return]
