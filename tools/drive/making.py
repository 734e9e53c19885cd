"""This module cuts out what runs once: what makes an object, or more of it. A board forgets it.

    self.seats = Seats(g, sheets)       becomes
    self.seats = __import__("made.ui.table.seats").Seats_made(Seats(), g, sheets)
    sys.modules.pop("made.ui.table.seats", None)

`made.ui.table.seats` is a new module, of a bundle of its own: it has what was the constructor of
`Seats`, and the methods that only the constructor calls.

What a source marks `# set-up`, a function behind its head or a file as a whole, runs once, too: a
method or a function, if one place calls it, moves in the same way. If all that make objects of a
class run once, its constructor becomes a function; so does that of its base, which it calls. What
nothing but such a file uses follows it there (`settling`).

A class qualifies if nothing else refers to it. Without a mark what makes it has to be large, and
one place of the program makes its objects, in a statement that is in no loop.
"""

import ast
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from tools.drive.bundles import closure
from tools.drive.inline import count_uses, is_plain, is_receiver
from tools.drive.program import Builtin, Module, Program, Symbol, place_at
from tools.drive.tree import FUNCTIONS, IMPORTS, bound_name, walk
from tools.drive.unused import drop_imports, looked_up

# Nodes of the trees of functions that are worth a file; and of a class that is imported where its
# objects are made, as the page of a menu is: it comes and goes anyway.
_LEAST = 210
_LEAST_IN_PLACE = 1000
_MADE = "__init__"
_LOOPS = (ast.For, ast.While)
_SIMPLE = (ast.Assign, ast.Expr)
_SCOPES = (ast.Lambda, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)


@dataclass
class _Place:
    """A call, of a class, a function or a method. function: that it is in, None: in none.

    body, statement: that have it, if it happens once when the function runs.
    """

    module: Module
    function: ast.FunctionDef | None
    call: ast.Call
    body: list[ast.stmt] = field(default_factory=list)
    statement: ast.stmt | None = None

    @property
    def local(self) -> str:
        """Return the variable of what is imported where it is called, or ""."""
        return str(getattr(getattr(self.call.func, "id", None), "local", ""))

    @property
    def is_set_up(self) -> bool:
        """Does it run once, since all of its function does?"""
        return is_set_up(self.function)


@dataclass
class _Making:
    """Functions that run once: a function, or methods of `owner`; the first calls the others.

    places: where it is called; a constructor, by those of its class and of classes that have no
    other, and by `super`.
    """

    module: Module
    functions: list[ast.FunctionDef]
    owner: ast.ClassDef | None
    places: list[_Place]

    @property
    def size(self) -> int:
        """Return the nodes of its trees."""
        return sum(len(list(walk(one))) for one in self.functions)

    @property
    def is_constructor(self) -> bool:
        """Does it make an object?"""
        return self.functions[0].name == _MADE


def is_set_up(node: ast.AST | None) -> bool:
    """Is it a function that runs once?"""
    return getattr(node, "is_set_up", False)


def is_marked(node: ast.AST) -> bool:
    """Is it marked as such, and not its whole file?"""
    return getattr(node, "is_marked", False)


def cut_making(program: Program, stay: Collection[str] = ()) -> None:
    """Move what runs once to where it is forgotten. stay: names that others know."""
    _name_bases(program)
    waiting = list(_Finder(program, {*stay, *looked_up(program)}).found())
    while waiting:
        inner = {id(function) for one in waiting for function in one.functions}
        free = (one for one in waiting if all(id(it.function) not in inner for it in one.places))
        one = next(free, waiting[0])
        waiting.remove(one)
        is_method = one.owner is not None
        if is_method and not one.is_constructor and _is_worth_a_file(one):
            _cut(program, one)
        elif all(it.is_set_up and _has(program, it, one.module) for it in one.places):
            if is_method:
                _unbind(one)
        elif _is_worth_a_file(one):
            _cut(program, one)
    drop_imports(program)


def _has(program: Program, place: _Place, module: Module) -> bool:
    """Is a module in memory whenever that of a place is?"""
    return module.name in closure(program, [place.module.name, *place.module.there])


def _is_worth_a_file(making: _Making) -> bool:
    place = making.places[0]
    if len(making.places) > 1 or place.statement is None:
        return False
    if making.owner is None and place.is_set_up:  # its file is forgotten anyway
        return False
    if is_marked(making.functions[0]):
        return True
    is_in_place = place.local and not place.is_set_up
    return making.size >= (_LEAST_IN_PLACE if is_in_place else _LEAST)


class _Finder:
    """Finds what may be cut out of a program. stay: names that others know."""

    def __init__(self, program: Program, stay: Collection[str]) -> None:
        self._program = program
        self._stay = stay
        self._counts = count_uses(program)
        self._places: dict[str, list[_Place]] = {}
        for place in _places(program):
            self._places.setdefault(_key(place.call), []).append(place)
        self._values = set(_values(program))
        self._classes = {
            node.name: (module, node)
            for module in program.changing()
            for node in module.body
            if isinstance(node, ast.ClassDef)
        }
        self._dotted: dict[str, list[tuple[ast.ClassDef | None, ast.Attribute]]] = {}
        for owner, node in _attributes(program):
            self._dotted.setdefault(node.attr, []).append((owner, node))

    def found(self) -> Iterator[_Making]:
        """Yield what may be cut out: constructors, and methods and functions that are marked."""
        for module in self._program.changing():
            for node in module.body:
                if isinstance(node, ast.FunctionDef):
                    yield from self._marked(module, node, str(node.name), None)
                elif isinstance(node, ast.ClassDef) and not node.decorator_list:
                    for method in [one for one in node.body if isinstance(one, ast.FunctionDef)]:
                        if method.name == _MADE:
                            yield from self._constructors(module, node, method)
                        else:
                            yield from self._marked(module, method, f".{method.name}", node)

    def _marked(
        self, module: Module, node: ast.FunctionDef, key: str, owner: ast.ClassDef | None
    ) -> Iterator[_Making]:
        """Yield a method or a function that is marked, if it is called and nothing else."""
        uses, calls, bound = (one[key] for one in self._counts)
        name = getattr(node.name, "name", node.name)
        places = self._places.get(key, [])
        is_called = 0 < len(places) == calls == uses and bound == 1
        if not (is_marked(node) and is_called) or name in self._stay or node.decorator_list:
            return
        if owner is not None:
            functions = self._with_inner(owner, node)
        else:
            functions = [node] if is_plain(node) and name not in self._dotted else []
        place = places[0]
        is_foreign = not place.local and place.module is not module
        if functions and not (owner is None and is_foreign):  # which `settling` moves
            yield _Making(module, functions, owner, places)

    def _constructors(
        self, module: Module, owner: ast.ClassDef, method: ast.FunctionDef
    ) -> Iterator[_Making]:
        """Yield the constructor of a class, if all is known that calls it."""
        makes = [owner]  # classes of which it makes the objects
        for one in makes:
            makes += [it for it in self._heirs(one) if not _constructor(it)]
        places = [it for one in makes for it in self._places.get(one.name, [])]
        places += self._places.get(f"{owner.name}.{_MADE}", [])
        names = {one.name for one in makes}
        plain = {one.name for one in names}  # type: ignore[attr-defined]
        if names & self._values or plain & {*self._stay, *self._dotted} or not places:
            return
        if all(self._is_ours(base) for base in owner.bases) and not _returns(method):
            functions = self._with_inner(owner, method)
            if functions:
                yield _Making(module, functions, owner, places)

    def _is_ours(self, base: ast.expr) -> bool:
        return isinstance(base, ast.Name) and base.id in self._classes

    def _heirs(self, owner: ast.ClassDef) -> list[ast.ClassDef]:
        heirs = (node for _, node in self._classes.values())
        return [one for one in heirs if any(_is_name(it, owner.name) for it in one.bases)]

    def _relatives(self, owner: ast.ClassDef) -> list[ast.ClassDef]:
        """Return a class, those that it is derived from, and those derived from it."""
        found = [owner]
        for one in found:
            found += self._heirs(one)
        for one in found:
            bases = [self._classes[it.id][1] for it in one.bases if self._is_ours(it)]  # type: ignore[attr-defined]
            found += [it for it in bases if it not in found]
        return found

    def _with_inner(self, owner: ast.ClassDef, first: ast.FunctionDef) -> list[ast.FunctionDef]:
        """Return a method of a class and what it alone calls; nothing if it cannot move."""
        if not _may_move(first):
            return []
        relatives = self._relatives(owner)
        theirs = {getattr(it, "name", "") for one in relatives[1:] for it in one.body}
        others = [one for one in owner.body if isinstance(one, ast.FunctionDef)]
        methods = {str(one.name): one for one in others if one.name not in {_MADE, *theirs}}
        own = dict(_own(owner))
        called = {id(node.func) for node in walk(owner) if isinstance(node, ast.Call)}
        users: dict[str, list[ast.FunctionDef | None]] = {}
        for name in methods:
            for whose, node in self._dotted.get(name, []):
                if whose is None or whose in relatives:
                    user = own.get(id(node)) if id(node) in called else None
                    users.setdefault(name, []).append(user)
        found = [first]
        for user in found:
            for name, method in methods.items():
                callers = users.get(name, [])
                is_inner = user in callers and all(one in found for one in callers)
                is_free = method not in found and name not in self._stay
                if is_inner and is_free and _may_move(method) and not is_marked(method):
                    found.append(method)
        return found


def _name_bases(program: Program) -> None:
    """Let a constructor name the class whose constructor it calls: `Base.__init__(self, …)`."""
    tops = (node for module in program.changing() for node in module.body)
    classes = {node.name: node for node in tops if isinstance(node, ast.ClassDef)}
    for owner in classes.values():
        method = _constructor(owner)
        base = _base(owner, classes)
        while base and not _constructor(base):
            base = _base(base, classes)
        for node in walk(method) if base and method else ():
            if base and method and isinstance(node, ast.Call) and _is_of_base(node.func):
                node.func = ast.Attribute(ast.Name(base.name, ast.Load()), _MADE, ast.Load())
                node.args.insert(0, ast.Name(method.args.args[0].arg, ast.Load()))


def _base(owner: ast.ClassDef, classes: Mapping[str, ast.ClassDef]) -> ast.ClassDef | None:
    """Return the class of the program that a class is derived from."""
    name = getattr(owner.bases[0], "id", "") if len(owner.bases) == 1 else ""
    return classes.get(name)


def _constructor(owner: ast.ClassDef) -> ast.FunctionDef | None:
    own = (node for node in owner.body if getattr(node, "name", "") == _MADE)
    return next((node for node in own if isinstance(node, ast.FunctionDef)), None)


def _key(call: ast.Call) -> str:
    """Return what a call calls: a symbol, `.method` of a thing, `class.__init__`, or ""."""
    if owner := _class_of(call.func):
        return f"{owner}.{_MADE}"
    if isinstance(call.func, ast.Attribute):
        return f".{call.func.attr}" if is_receiver(call.func) else ""
    name = getattr(call.func, "id", "")
    return name if isinstance(name, Symbol) else ""


def _values(program: Program) -> Iterator[str]:
    """Yield the symbols that are used in other ways than called, derived from or `Class.name`.

    A start knows what it imports.
    """
    for module in program.modules.values():
        if module.name in program.fixed:
            yield from module.taken.values()
        plain: set[int] = set()
        for node in (node for top in module.body for node in walk(top)):
            is_known = id(node) in plain  # what it is of came before
            if isinstance(node, ast.Call) and module.name not in program.fixed:
                plain.add(id(node.func))
            elif isinstance(node, ast.ClassDef):
                plain.update(map(id, node.bases))
            elif isinstance(node, ast.Attribute) and (is_known or node.attr != _MADE):
                plain.add(id(node.value))
            elif isinstance(node, ast.Name) and isinstance(node.id, Symbol) and not is_known:
                yield node.id


def _attributes(program: Program) -> Iterator[tuple[ast.ClassDef | None, ast.Attribute]]:
    """Yield all attributes, those of a method's own object with the class."""
    for module in program.modules.values():
        for top in module.body:
            own = dict(_own(top)) if isinstance(top, ast.ClassDef) else {}
            for node in walk(top):
                if isinstance(node, ast.Attribute):
                    yield (top if id(node) in own else None), node  # type: ignore[misc]


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


def _may_move(method: ast.FunctionDef) -> bool:
    """Is it a function of its own object, which keeps the name that it has there?"""
    me = method.args.args[0].arg if method.args.args else ""
    is_set = any(_is_name(one, me) and not isinstance(one.ctx, ast.Load) for one in walk(method))  # type: ignore[attr-defined]
    return bool(me) and not is_set and is_plain(method)


def _is_of_base(node: ast.expr) -> bool:
    """Is it `super().__init__`?"""
    of = node.value if isinstance(node, ast.Attribute) and node.attr == _MADE else None
    return isinstance(of, ast.Call) and _is_name(of.func, "super")


def _class_of(node: ast.expr) -> str:
    """Return the class of `Class.__init__`, or ""."""
    of = node.value if isinstance(node, ast.Attribute) and node.attr == _MADE else None
    name = getattr(of, "id", "")
    return name if isinstance(name, Symbol) else ""


def _returns(method: ast.FunctionDef) -> bool:
    return any(isinstance(node, ast.Return) for node in walk(method))


# Where it is called.


def _places(program: Program) -> Iterator[_Place]:
    """Yield all calls."""
    for module in program.changing():
        for top in module.body:
            for node in top.body if isinstance(top, ast.ClassDef) else (top,):
                yield from _calls(module, node, node if isinstance(node, ast.FunctionDef) else None)


def _calls(module: Module, node: ast.stmt, function: ast.FunctionDef | None) -> Iterator[_Place]:
    once: dict[int, tuple[list[ast.stmt], ast.stmt]] = {}
    for body, statement in _statements(function.body if function else []):
        once.update((id(one), (body, statement)) for one in _calls_in(statement))
    for one in walk(node):
        if isinstance(one, ast.Call):
            yield _Place(module, function, one, *once.get(id(one), ()))


def _statements(body: list[ast.stmt]) -> Iterator[tuple[list[ast.stmt], ast.stmt]]:
    """Yield the simple statements of a function that are in no loop, with their lists."""
    for node in body:
        if isinstance(node, _SIMPLE):
            yield body, node
        elif not isinstance(node, (*_LOOPS, *FUNCTIONS, ast.ClassDef)):
            for name in ("body", "orelse", "finalbody"):
                yield from _statements(getattr(node, name, []))


def _calls_in(node: ast.AST) -> Iterator[ast.Call]:
    """Yield the calls in a statement, but for those in a scope of its own."""
    waiting = [node]
    for one in waiting:
        if isinstance(one, ast.Call):
            yield one
        if not isinstance(one, _SCOPES):
            waiting += ast.iter_child_nodes(one)


# Cutting.


def _unbind(making: _Making) -> None:
    """Make functions of methods, in their module."""
    symbols = _move_all(making, making.module)
    for place in making.places:
        _hand_object(place)
        place.call.func = ast.Name(symbols[0], ast.Load())


def _cut(program: Program, making: _Making) -> None:
    """Move functions into a file of their own, and let their place load it, and forget it."""
    (place,) = making.places
    assert place.statement is not None
    name = f"made.{making.module.name}"
    if making.owner is not None:
        name += f".{making.owner.name.name}"  # type: ignore[attr-defined]
    if not making.is_constructor:
        first = making.functions[0].name
        name += f".{getattr(first, 'name', first)}"
    maker = Module(making.module.path, name, [], there=[place.module.name, making.module.name])
    program.modules[name] = maker
    making.module.lasting += _classes_in(program, making.functions)
    symbols = _move_all(making, maker)
    if making.owner is not None:
        _hand_object(place)
    elif not place.call.func.id.is_by_module:  # type: ignore[attr-defined]
        _drop_local(place)
    load = ast.Call(ast.Name(Builtin("__import__"), ast.Load()), [ast.Constant(name)], [])
    place.call.func = ast.Attribute(load, symbols[0].name, ast.Load())
    at = place.body.index(place.statement)
    place.body.insert(at + 1, place_at(forgetting(ast.Constant(name)), place.statement))


def _classes_in(program: Program, functions: Iterable[ast.FunctionDef]) -> list[str]:
    """Return the modules of the classes of which functions make objects: what they do stays."""
    found: dict[str, None] = {}
    for node in (node for function in functions for node in walk(function)):
        name = getattr(node, "id", "")
        if isinstance(name, Symbol) and name.name and name.module in program.modules:
            tops = program.modules[name.module].body
            if any(isinstance(top, ast.ClassDef) and top.name == name for top in tops):
                found[name.module] = None
    return list(found)


def _hand_object(place: _Place) -> None:
    """Let a call of a method hand its object over; of a class, a new one."""
    called = place.call.func
    if isinstance(called, ast.Attribute):
        if not _class_of(called):
            place.call.args.insert(0, called.value)
    else:
        place.call.args.insert(0, ast.Call(called, [], []))


def _drop_local(place: _Place) -> None:
    """Import what was moved away no more."""
    for node in walk(place.function):  # type: ignore[arg-type]
        if isinstance(node, IMPORTS):
            node.names = [one for one in node.names if bound_name(one) != place.local]
    for node in walk(place.function):  # type: ignore[arg-type]
        for name in ("body", "orelse", "finalbody"):
            body = getattr(node, name, None)
            if isinstance(body, list):
                body[:] = [it for it in body if not isinstance(it, IMPORTS) or it.names]


def _move_all(making: _Making, maker: Module) -> list[Symbol]:
    functions = making.functions
    if making.owner is None:
        making.module.body.remove(functions[0])
        old = functions[0].name
        assert isinstance(old, Symbol)
        functions[0].name = symbol = Symbol(maker.name, old.name)
        maker.body.append(functions[0])
        maker.own.add(symbol.name)
        return [symbol]
    names = [str(method.name) for method in functions]
    symbols = [_move(maker, making.owner, method) for method in functions]
    for name, symbol in zip(names[1:], symbols[1:], strict=True):
        _call_function(functions, name, symbol)
    return symbols


def _move(maker: Module, owner: ast.ClassDef, method: ast.FunctionDef) -> Symbol:
    """Make a function of a method; that of a constructor returns the object."""
    assert isinstance(owner.name, Symbol)
    owner.body.remove(method)
    owner.body = owner.body or [place_at(ast.Pass(), method)]
    is_first = method.name == _MADE
    symbol = Symbol(maker.name, f"{owner.name.name}_{'made' if is_first else method.name}")
    if is_first:
        me = ast.Name(method.args.args[0].arg, ast.Load())
        method.body.append(place_at(ast.Return(me), method.body[-1]))
    method.name = symbol
    method.of_class = owner.name  # type: ignore[attr-defined]  # for `private`
    method.is_set_up = True  # type: ignore[attr-defined]
    maker.body.append(method)
    maker.own.add(symbol.name)
    return symbol


def _call_function(makers: Iterable[ast.FunctionDef], name: str, symbol: Symbol) -> None:
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


def forgetting(name: ast.expr) -> ast.stmt:
    """Return the statement by which a board forgets a module."""
    modules = ast.Attribute(ast.Name(Symbol("@sys", "", "sys"), ast.Load()), "modules", ast.Load())
    pop = ast.Attribute(modules, "pop", ast.Load())
    return ast.Expr(ast.Call(pop, [name, ast.Constant(None)], []))
