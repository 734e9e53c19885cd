"""This module cuts out what makes an object that is made once: a board forgets it afterwards.

    self.seats = Seats(g, sheets)       becomes
    self.seats = __import__("made.ui.table.seats").Seats_made(Seats(), g, sheets)
    sys.modules.pop("made.ui.table.seats", None)

`made.ui.table.seats` is a new module, of a bundle of its own: it has what was the constructor of
`Seats`, and the methods that only the constructor calls. What nothing else uses follows it there
(`settling`). If the object makes others of which there is one, the same module makes them.

A class qualifies if one place of the program makes its objects, in a statement that is in no loop,
if nothing else refers to it, if it has no bases and none is derived from it. It stays as it is if
what makes it is small. A method that is marked `# set-up` makes more of an object: if one place
calls it, it moves in the same way.
"""

import ast
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from tools.drive.inline import count_uses, is_plain, is_receiver
from tools.drive.program import Builtin, Module, Program, Symbol, place_at
from tools.drive.tree import FUNCTIONS, walk
from tools.drive.unused import drop_imports, looked_up

# Nodes of the trees of functions that are worth a file; and of a class that is imported where its
# objects are made, as the page of a menu is: it comes and goes anyway.
_LEAST = 210
_LEAST_IN_PLACE = 1000
_LOOPS = (ast.For, ast.While)
_SIMPLE = (ast.Assign, ast.Expr)
_SCOPES = (ast.Lambda, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)


@dataclass
class _Place:
    """Where objects of a class are made: a call, in a statement of a list of them."""

    module: Module
    function: ast.FunctionDef
    body: list[ast.stmt]
    statement: ast.stmt
    call: ast.Call


@dataclass
class _Making:
    """A class, the methods that make its object or more of it, and where that happens."""

    module: Module
    owner: ast.ClassDef
    methods: list[ast.FunctionDef]
    place: _Place


def cut_making(program: Program, stay: Collection[str] = ()) -> None:
    """Move what makes objects into modules of their own. stay: names that others know."""
    waiting = list(_found(program, {*stay, *looked_up(program)}))
    while waiting:
        inner = {id(method) for one in waiting for method in one.methods}
        one = next(one for one in waiting if id(one.place.function) not in inner)
        waiting.remove(one)
        _cut(program, one)
    drop_imports(program)


def _found(program: Program, stay: Collection[str]) -> Iterator[_Making]:
    """Yield what qualifies: classes, and methods that are marked."""
    uses = _uses(program)
    dotted = {node.attr for _, node in _attributes(program)}
    counts = count_uses(program)
    places = {_key(place.call): place for place in _places(program)}
    for module in program.changing():
        for owner in (node for node in module.body if isinstance(node, ast.ClassDef)):
            methods = [node for node in owner.body if isinstance(node, ast.FunctionDef)]
            for method in methods:
                if method.name == "__init__" and not {owner.name.name} & {*stay, *dotted}:  # type: ignore[attr-defined]
                    is_sole = uses.count(owner.name) == 1 and not owner.bases
                    place = places.get(owner.name)
                    least = _LEAST_IN_PLACE if place and _local(place) else _LEAST
                elif getattr(method, "is_set_up", False) and method.name not in stay:
                    key = f".{method.name}"
                    is_sole = [one[key] for one in counts] == [1, 1, 1]
                    place = places.get(key)
                    least = 0
                else:
                    continue
                if is_sole and place is not None and not owner.decorator_list:
                    found = _makers(program, owner, method, stay)
                    if found and sum(len(list(walk(one))) for one in found) >= least:
                        yield _Making(module, owner, found, place)


def _local(place: _Place) -> str:
    """Return the variable of a class that is imported where its objects are made, or ""."""
    return str(getattr(getattr(place.call.func, "id", None), "local", ""))


def _key(call: ast.Call) -> str:
    """Return what a call calls: a symbol, `.method` of a thing, or "" for anything else."""
    if isinstance(call.func, ast.Attribute):
        return f".{call.func.attr}" if is_receiver(call.func) else ""
    name = getattr(call.func, "id", "")
    return name if isinstance(name, Symbol) else ""


def _uses(program: Program) -> list[str]:
    """Return the symbols that are read, each as often as it is; a start knows what it imports."""
    found: list[str] = []
    for module in program.modules.values():
        if module.name in program.fixed:
            found += 2 * list(module.taken.values())
        for node in (node for top in module.body for node in walk(top)):
            if isinstance(node, ast.Name) and isinstance(node.id, Symbol):
                found.append(node.id)
    return found


def _attributes(program: Program) -> Iterator[tuple[ast.stmt | None, ast.Attribute]]:
    """Yield all attributes, those of a method's own object with the class."""
    for module in program.modules.values():
        for top in module.body:
            own = dict(_own(top)) if isinstance(top, ast.ClassDef) else {}
            for node in walk(top):
                if isinstance(node, ast.Attribute):
                    yield (top if id(node) in own else None), node


def _own(owner: ast.ClassDef) -> Iterator[tuple[int, ast.FunctionDef]]:
    """Yield the attributes that methods use of their own object, and the methods."""
    for method in owner.body:
        if isinstance(method, ast.FunctionDef) and not method.decorator_list and method.args.args:
            me = method.args.args[0].arg
            for node in walk(method):
                if isinstance(node, ast.Attribute) and _is_name(node.value, me):
                    yield id(node), method


def _is_name(node: ast.AST, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


def _makers(
    program: Program, owner: ast.ClassDef, first: ast.FunctionDef, stay: Collection[str]
) -> list[ast.FunctionDef]:
    """Return a method of a class and what it alone calls; nothing if it cannot move."""
    if not _may_move(first) or (first.name == "__init__" and _returns(first)):
        return []
    others = [one for one in owner.body if isinstance(one, ast.FunctionDef) and one is not first]
    methods = {str(one.name): one for one in others if one.name != "__init__"}
    users: dict[str, list[ast.FunctionDef | None]] = {}
    own = dict(_own(owner))
    called = {id(node.func) for node in walk(owner) if isinstance(node, ast.Call)}
    for whose, node in _attributes(program):
        if node.attr in methods and (whose is None or whose is owner):
            user = own.get(id(node)) if id(node) in called else None
            users.setdefault(node.attr, []).append(user)
    found = [first]
    for user in found:
        for name, method in methods.items():
            theirs = users.get(name, [])
            is_made_by = user in theirs and all(one in found for one in theirs)
            if is_made_by and method not in found and name not in stay and _may_move(method):
                found.append(method)
    return found


def _may_move(method: ast.FunctionDef) -> bool:
    """Is it a function of its own object, which keeps the name that it has there?"""
    me = method.args.args[0].arg if method.args.args else ""
    is_set = any(_is_name(one, me) and not isinstance(one.ctx, ast.Load) for one in walk(method))  # type: ignore[attr-defined]
    return bool(me) and not is_set and is_plain(method)


def _returns(method: ast.FunctionDef) -> bool:
    return any(isinstance(node, ast.Return) for node in walk(method))


# Where objects are made.


def _places(program: Program) -> Iterator[_Place]:
    """Yield the calls that happen once when their function runs."""
    for module in program.changing():
        for top in module.body:
            for function in top.body if isinstance(top, ast.ClassDef) else (top,):
                if isinstance(function, ast.FunctionDef):
                    for body, statement in _statements(function.body):
                        for call in _calls(statement):
                            yield _Place(module, function, body, statement, call)


def _statements(body: list[ast.stmt]) -> Iterator[tuple[list[ast.stmt], ast.stmt]]:
    """Yield the simple statements of a function that are in no loop, with their lists."""
    for node in body:
        if isinstance(node, _SIMPLE):
            yield body, node
        elif not isinstance(node, (*_LOOPS, *FUNCTIONS, ast.ClassDef)):
            for name in ("body", "orelse", "finalbody"):
                yield from _statements(getattr(node, name, []))


def _calls(node: ast.AST) -> Iterator[ast.Call]:
    """Yield the calls in a statement, but for those in a scope of its own."""
    waiting = [node]
    for one in waiting:
        if isinstance(one, ast.Call):
            yield one
        if not isinstance(one, _SCOPES):
            waiting += ast.iter_child_nodes(one)


# Cutting.


def _cut(program: Program, making: _Making) -> None:
    """Move the methods, and let the place call the first of them."""
    place = making.place
    outer = next((one for one in program.modules.values() if place.function in one.body), None)
    maker = outer if outer is not None and outer.made_by else _new_module(program, making)
    names = [str(method.name) for method in making.methods]
    symbols = [_move(maker, making.owner, method) for method in making.methods]
    for name, symbol in zip(names[1:], symbols[1:], strict=True):
        _call_function(making.methods, name, symbol)
    called = place.call.func
    if isinstance(called, ast.Attribute):
        place.call.args.insert(0, called.value)
    else:
        place.call.args.insert(0, ast.Call(called, [], []))
    if maker is outer:
        place.call.func = ast.Name(symbols[0], ast.Load())
        return
    load = ast.Call(ast.Name(Builtin("__import__"), ast.Load()), [ast.Constant(maker.name)], [])
    place.call.func = ast.Attribute(load, symbols[0].name, ast.Load())
    at = place.body.index(place.statement)
    place.body.insert(at + 1, place_at(_forgetting(maker.name), place.statement))


def _new_module(program: Program, making: _Making) -> Module:
    name = f"made.{making.module.name}.{making.owner.name.name}"  # type: ignore[attr-defined]
    if making.methods[0].name != "__init__":
        name += f".{making.methods[0].name}"
    maker = Module(making.module.path, name, [], made_by=making.place.module.name)
    program.modules[name] = maker
    return maker


def _move(maker: Module, owner: ast.ClassDef, method: ast.FunctionDef) -> Symbol:
    """Make a function of a method; that of a constructor returns the object."""
    assert isinstance(owner.name, Symbol)
    owner.body.remove(method)
    owner.body = owner.body or [place_at(ast.Pass(), method)]
    is_first = method.name == "__init__"
    symbol = Symbol(maker.name, f"{owner.name.name}_{'made' if is_first else method.name}")
    if is_first:
        me = ast.Name(method.args.args[0].arg, ast.Load())
        method.body.append(place_at(ast.Return(me), method.body[-1]))
    method.name = symbol
    method.of_class = owner.name  # type: ignore[attr-defined]  # for `private`
    maker.body.append(method)
    maker.own.add(symbol.name)
    return symbol


def _call_function(makers: Sequence[ast.FunctionDef], name: str, symbol: Symbol) -> None:
    """Let makers call a function in the place of a method, with their own object."""
    for maker in makers:
        me = maker.args.args[0].arg
        for node in (one for one in walk(maker) if _called(one) == name):
            assert isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
            if _is_name(node.func.value, me):
                node.args.insert(0, node.func.value)
                node.func = ast.Name(symbol, ast.Load())


def _called(node: ast.AST) -> str:
    """Return the name of the method that a node calls, or ""."""
    is_method = isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
    return node.func.attr if is_method else ""  # type: ignore[attr-defined]


def _forgetting(name: str) -> ast.stmt:
    """Return the statement by which a board forgets a module."""
    modules = ast.Attribute(ast.Name(Symbol("@sys", "", "sys"), ast.Load()), "modules", ast.Load())
    pop = ast.Attribute(modules, "pop", ast.Load())
    return ast.Expr(ast.Call(pop, [ast.Constant(name), ast.Constant(None)], []))
