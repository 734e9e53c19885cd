"""This module links the files of a program: each name of a file's top level becomes a Symbol.

    program = link(parse_all({"engine/game.py": text, …}), fixed=("code.py",))
    program.modules["engine.game"].body      statements, with Symbols in the place of names

After linking nothing depends on how a file imports another: `draw.take(g)`, `take(g)` and `from
engine.turn.draw import take as t; t(g)` all refer to `Symbol("engine.turn.draw", "take")`. So a
pass may move, join or rename definitions.
"""

import ast
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from sim.errors import UsageError
from tools.drive.tree import (
    FUNCTIONS,
    IMPORTS,
    Bodies,
    absolute,
    bound_name,
    module_of,
    parse_all,
    walk,
)

_SCOPES = (*FUNCTIONS, ast.Lambda, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)

# What a name means in a function: "" a local variable; else the symbol that it imports.
Scope = dict[str, "Symbol | str"]


class Symbol(str):
    """A name at the top of a module, as `module:name`; of no name: the module itself.

    module: of the program, or `@displayio` for one that the board has.
    local: the variable of a function that imports it there; "": it is imported at the top.
    is_by_module: the source says `module.name`.
    """

    module: str
    name: str
    local: str
    is_by_module: bool

    def __new__(
        cls, module: str, name: str, local: str = "", *, is_by_module: bool = False
    ) -> "Symbol":
        """Make it; local and is_by_module do not count when symbols are compared."""
        self = super().__new__(cls, f"{module}:{name}")
        self.module = module
        self.name = name
        self.local = local
        self.is_by_module = is_by_module
        return self

    def __deepcopy__(self, memo: object) -> "Symbol":
        """It never changes."""
        return self


class Member(str):
    """A name of a class's body: an attribute of the class."""

    def __deepcopy__(self, memo: object) -> "Member":
        """It never changes."""
        return self


class Builtin(str):
    """A name of Python's own."""

    def __deepcopy__(self, memo: object) -> "Builtin":
        """It never changes."""
        return self


@dataclass
class Module:
    """A linked file. body: its statements, without imports of the program's modules at the top.

    imports: the modules of the program that are loaded with it, in order.
    own: the names that it defines; taken: the symbols by the names under which it has them.
    there: what is in memory when it is loaded, to run once and be forgotten (`making`), if it is.
    kept: the module that has all else of its file, "": it is all (`splitting`).
    lasting: the modules that it goes on importing, for what was made of them.
    """

    path: str
    name: str
    body: list[ast.stmt]
    imports: list[str] = field(default_factory=list)
    own: set[str] = field(default_factory=set)
    taken: dict[str, Symbol] = field(default_factory=dict)
    there: list[str] = field(default_factory=list)
    kept: str = ""
    lasting: list[str] = field(default_factory=list)


@dataclass
class Program:
    """modules: by name. fixed: the names of those that are only read."""

    modules: dict[str, Module]
    fixed: frozenset[str] = frozenset()

    def changing(self) -> Iterator[Module]:
        """Yield the modules that passes may change."""
        for name, module in self.modules.items():
            if name not in self.fixed:
                yield module


def link(bodies: Bodies, fixed: Collection[str] = ()) -> Program:
    """Link the files of a program, whose trees it changes; fixed: paths of those only read."""
    modules = {module_of(path): Module(path, module_of(path), bodies[path]) for path in bodies}
    for module in modules.values():
        _name_all(module, modules)
    for module in modules.values():
        _read_top(module, modules)
    for module in modules.values():
        linker = _Linker(module, modules)
        module.body = linker.body(module.body)
    return Program(modules, frozenset(map(module_of, fixed)))


def link_beside(program: Program, path: str, text: str) -> Module:
    """Link a file that uses the program, and that the program does not know."""
    module = Module(path, module_of(path), parse_all({path: text})[path])
    _name_all(module, program.modules)
    _read_top(module, program.modules)
    module.body = _Linker(module, program.modules).body(module.body)
    return module


def place_of(node: ast.AST) -> tuple[str, str]:
    """Return the file that a statement was written in, and its function, "" for none."""
    found: tuple[str, str] = getattr(node, "place", ("", ""))
    return found


def place_at(node: ast.stmt, other: ast.stmt) -> ast.stmt:
    """Let a new statement come from where another does."""
    node.place = place_of(other)  # type: ignore[attr-defined]
    return ast.copy_location(node, other)


def imports_of(node: ast.stmt, path: str, modules: Collection[str]) -> Iterator[tuple[str, Symbol]]:
    """Yield what an import binds: the name there, and the symbol, which may be imported itself."""
    if isinstance(node, ast.ImportFrom):
        source = absolute(node, path)
        for alias in node.names:
            whole = f"{source}.{alias.name}"
            if whole in modules:
                yield bound_name(alias), Symbol(whole, "")
            else:
                source_ = source if source in modules else f"@{source}"
                yield bound_name(alias), Symbol(source_, alias.name)
    elif isinstance(node, ast.Import):
        for alias in node.names:
            yield bound_name(alias), Symbol(_known(alias.name, modules), "")


def _known(module: str, modules: Collection[str]) -> str:
    return module if module in modules else f"@{module}"


def _name_all(module: Module, modules: Mapping[str, Module]) -> None:
    """Write out `from … import *`: every name of that module that this one does not define."""
    for node in module.body:
        if isinstance(node, ast.ImportFrom) and node.names[0].name == "*":
            own, _ = bound_by(module.body)
            found = _defined_by(modules[absolute(node, module.path)])
            node.names = [ast.alias(name) for name in sorted(found - own)]


def _defined_by(module: Module) -> set[str]:
    """Return the public names that a module defines, not those that it imports."""
    found, _ = bound_by([node for node in module.body if not isinstance(node, IMPORTS)])
    return {name for name in found if not name.startswith("_")}


def _read_top(module: Module, modules: Collection[str]) -> None:
    """Find what a module defines, and what it imports at its top."""
    bound, _ = bound_by(module.body)
    for node in walk(ast.Module(module.body, [])):
        if isinstance(node, ast.Global):
            bound.update(node.names)
    for node in module.body:
        for name, symbol in imports_of(node, module.path, modules):
            bound.discard(name)
            module.taken[name] = symbol
            if symbol.module in modules:
                for one in (_package(symbol.module), symbol.module):
                    if one in modules and one not in module.imports and one != module.name:
                        module.imports.append(one)
    module.own = bound


def _package(module: str) -> str:
    return module.rpartition(".")[0]


def bound_by(body: Iterable[ast.AST]) -> tuple[set[str], set[str]]:
    """Return the names that statements bind in their own scope, and those that are global there."""
    found: set[str] = set()
    declared: set[str] = set()

    def visit(node: ast.AST) -> None:
        if isinstance(node, (*FUNCTIONS, ast.ClassDef)):
            found.add(node.name)
            return
        if isinstance(node, _SCOPES):
            return
        if isinstance(node, ast.Global):
            declared.update(node.names)
        elif isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            found.add(node.id)
        elif isinstance(node, ast.ExceptHandler) and node.name:
            found.add(node.name)
        elif isinstance(node, IMPORTS):
            found.update(map(bound_name, node.names))
        for inner in ast.iter_child_nodes(node):
            visit(inner)

    for node in body:
        visit(node)
    return found - declared, declared


def resolved(symbol: Symbol, modules: Mapping[str, Module]) -> Symbol:
    """Follow a name that a module only passes on to where it is defined."""
    while symbol.name and symbol.module in modules:
        module = modules[symbol.module]
        if symbol.name in module.own or symbol.name not in module.taken:
            break
        symbol = module.taken[symbol.name]
    return symbol


class _Linker(ast.NodeTransformer):
    """Changes the names of a module's tree; `_scopes` are those of functions, inner ones last."""

    def __init__(self, module: Module, modules: Mapping[str, Module]) -> None:
        self._module = module
        self._modules = modules
        self._scopes: list[Scope] = []
        self._members: set[str] = set()  # of the class whose body it is in
        self._function = ""

    def body(self, nodes: list[ast.stmt]) -> list[ast.stmt]:
        """Link statements; imports of the program's modules at the top of a module go."""
        linked: list[ast.stmt] = []
        for node in nodes:
            if not self._scopes and isinstance(node, IMPORTS) and self._is_known(node):
                continue
            linked.append(self.visit(node))  # type: ignore[arg-type]
        return linked

    def visit(self, node: ast.AST) -> ast.AST:
        """Link a node; a statement learns where it comes from."""
        if isinstance(node, ast.stmt):
            node.place = (self._module.path, self._function)  # type: ignore[attr-defined]
        found: ast.AST = super().visit(node)
        return found

    def _is_known(self, node: ast.stmt) -> bool:
        pairs = list(imports_of(node, self._module.path, self._modules))
        return all(symbol.module in self._modules for _, symbol in pairs)

    def _meant(self, name: str) -> str:
        """Return what a name means here: a Symbol, a Member, a Builtin, or a local variable."""
        if name in self._members:
            return Member(name)
        for scope in reversed(self._scopes):
            if name in scope:
                symbol = scope[name]
                return symbol or name
        return self._at_top(name)

    def _at_top(self, name: str) -> str:
        module = self._module
        if name in module.taken:
            symbol = resolved(module.taken[name], self._modules)
            if symbol.module in self._modules:
                return symbol
            return Symbol(symbol.module, symbol.name, name)
        if name in module.own:
            return Symbol(module.name, name)
        return Builtin(name)

    def visit_Name(self, node: ast.Name) -> ast.AST:
        """Link a name."""
        node.id = self._meant(node.id)
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        """Link `module.name` to what it names."""
        value = self.visit(node.value)
        owner = value.id if isinstance(value, ast.Name) else ""
        if isinstance(owner, Symbol) and not owner.name and owner.module in self._modules:
            return ast.copy_location(self._of_module(node, owner), node)
        node.value = value  # type: ignore[assignment]
        return node

    def _of_module(self, node: ast.Attribute, owner: Symbol) -> ast.expr:
        inner = f"{owner.module}.{node.attr}"
        if inner in self._modules:
            return ast.Name(Symbol(inner, "", owner.local), node.ctx)
        if not isinstance(node.ctx, ast.Load):
            place = f"{self._module.path}, line {node.lineno}"
            raise UsageError(f"{place}: {node.attr} is set from outside its module")
        symbol = resolved(Symbol(owner.module, node.attr), self._modules)
        return ast.Name(
            Symbol(symbol.module, symbol.name, owner.local, is_by_module=True), node.ctx
        )

    def visit_Global(self, node: ast.Global) -> ast.AST:
        """Link the names of a `global`."""
        node.names = list(map(self._at_top, node.names))
        return node

    def visit_Import(self, node: ast.Import) -> ast.AST:
        """Link the variables that an import in place binds."""
        return self._import(node)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST:
        """Link the variables that an import in place binds."""
        return self._import(node)

    def _import(self, node: ast.Import | ast.ImportFrom) -> ast.AST:
        if not self._scopes:
            for alias in node.names:
                name = bound_name(alias)
                if name in self._module.own:  # within `try:`; another branch may bind it, too
                    alias.asname = Symbol(self._module.name, name)
        return node

    def visit_ExceptHandler(self, node: ast.ExceptHandler) -> ast.AST:
        """Link the name of an error."""
        if node.name:
            node.name = self._meant(node.name)
        self.generic_visit(node)
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        """Link a class; names of its body are its attributes."""
        self._visit_all(node.decorator_list)
        self._visit_all(node.bases)
        name = node.name
        node.name = self._meant(name)
        outer = self._members
        self._members, _ = bound_by(node.body)
        was, self._function = self._function, name
        node.body = [self.visit(one) for one in node.body]  # type: ignore[misc]
        self._members, self._function = outer, was
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """Link a function."""
        self._visit_all(node.decorator_list)
        name = node.name
        node.name = self._meant(name)
        arguments = all_arguments(node.args)
        for one in arguments:
            one.annotation = None
        node.returns = None
        self._visit_defaults(node.args)
        was, self._function = self._function, f"{self._function}.{name}".lstrip(".")
        self._within(node, arguments, node.body)
        self._function = was
        return node

    def visit_Lambda(self, node: ast.Lambda) -> ast.AST:
        """Link a lambda."""
        self._visit_defaults(node.args)
        self._within(node, all_arguments(node.args), [])
        return node

    def _within(
        self, node: ast.FunctionDef | ast.Lambda, arguments: list[ast.arg], body: list[ast.stmt]
    ) -> None:
        outer, self._members = self._members, set()
        self._scopes.append(self._scope(body, {one.arg for one in arguments}))
        if isinstance(node, ast.Lambda):
            node.body = self.visit(node.body)  # type: ignore[assignment]
        else:
            node.body = [self.visit(one) for one in node.body]  # type: ignore[misc]
        self._scopes.pop()
        self._members = outer

    def _visit_defaults(self, args: ast.arguments) -> None:
        args.defaults = [self.visit(one) for one in args.defaults]  # type: ignore[misc]
        args.kw_defaults = [one and self.visit(one) for one in args.kw_defaults]  # type: ignore[misc]

    def _scope(self, body: list[ast.stmt], names: set[str]) -> Scope:
        bound, declared = bound_by(body)
        scope: Scope = dict.fromkeys(bound | names, "")
        for name in declared:
            scope[name] = self._at_top(name)
        for node in nodes_of(body):
            if isinstance(node, IMPORTS):
                for name, symbol in imports_of(node, self._module.path, self._modules):
                    if symbol.module in self._modules:
                        found = resolved(symbol, self._modules)
                        scope[name] = Symbol(found.module, found.name, name)
        return scope

    def _comprehension(self, node: ast.AST) -> ast.AST:
        bound, _ = bound_by(node.generators)  # type: ignore[attr-defined]
        self._scopes.append(dict.fromkeys(bound, ""))
        self.generic_visit(node)
        self._scopes.pop()
        return node

    visit_ListComp = visit_SetComp = visit_DictComp = visit_GeneratorExp = _comprehension

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        """Drop the annotation."""
        assert node.value is not None  # else `_for_boards` has dropped it
        made = ast.copy_location(ast.Assign([node.target], node.value), node)
        return self.visit(made)

    def _visit_all(self, nodes: list[ast.expr]) -> None:
        nodes[:] = [self.visit(one) for one in nodes]  # type: ignore[misc]


def nodes_of(body: Iterable[ast.AST]) -> Iterator[ast.AST]:
    """Yield the nodes of a function's own scope, higher ones first."""
    waiting = list(body)
    while waiting:
        node = waiting.pop(0)
        yield node
        if not isinstance(node, (*FUNCTIONS, ast.ClassDef, ast.Lambda)):
            waiting += ast.iter_child_nodes(node)


def all_arguments(args: ast.arguments) -> list[ast.arg]:
    """Return all arguments of a function."""
    starred = [one for one in (args.vararg, args.kwarg) if one]
    return [*args.posonlyargs, *args.args, *args.kwonlyargs, *starred]
