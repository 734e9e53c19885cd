"""This module cuts out of its file a function that runs once, where files are loaded by their name.

    __import__(name)                         and on a drive
    sys.modules[name].register(hooks)        sys.modules.pop(name, None)

So each rule adds its functions to a match. On a drive such a `register` that is marked `# set-up`
is a file of its own, which has the name of the rule; all else of the rule is in another file, which
the first one imports, and which stays. Nothing but such statements may use the function.
"""

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from tools.drive.inline import count_uses
from tools.drive.making import forgetting, is_marked
from tools.drive.program import Module, Program, Symbol, place_at
from tools.drive.tree import IMPORTS, walk


@dataclass
class _Place:
    """A statement of a body that calls a function of a module with a name."""

    module: Module
    body: list[ast.stmt]
    statement: ast.stmt
    name: ast.expr
    function: str


def split(program: Program) -> None:
    """Split the files that are loaded by their names, and called."""
    places = [place for module in program.changing() for place in _places(module, module.body)]
    uses, _, _ = count_uses(program)
    called = [place.function for place in places]
    by_function = {one.function: one for one in places if called.count(one.function) == 1}
    of_modules = {s.module for s in _symbols(program) if not s.name or (s.local and s.is_by_module)}
    new: dict[str, Module] = {}
    split_at: dict[str, _Place] = {}
    for module in [one for one in program.changing() if one.name not in of_modules]:
        for node in module.body:
            name = node.name if isinstance(node, ast.FunctionDef) else ""
            if isinstance(name, Symbol) and name.name in by_function and is_marked(node):
                place = by_function[name.name]
                if uses[f".{name.name}"] == 1 and not uses[name]:
                    module.there = [place.module.name]
                    split_at[place.function] = place
                    if _has_more(module):
                        new[module.name] = _split_off(module, node)
    program.modules.update({module.name: module for module in new.values()})
    for place in split_at.values():
        at = place.body.index(place.statement)
        place.body.insert(at + 1, place_at(forgetting(place.name), place.statement))
    _rename(program, {one: module.name for one, module in new.items()})


def _has_more(module: Module) -> bool:
    """Has a module more than a function?"""
    return sum(not isinstance(node, IMPORTS) for node in module.body) > 1


def _split_off(module: Module, node: ast.stmt) -> Module:
    """Leave a module but a function; return a new one with all else."""
    assert isinstance(node, ast.FunctionDef) and isinstance(node.name, Symbol)
    body = [one for one in module.body if one is not node]
    kept = Module(
        module.path, f"kept.{module.name}", body, module.imports, module.own, module.taken
    )
    kept.own.discard(node.name.name)
    module.body = [node]
    module.imports = [kept.name]
    module.own = {node.name.name}
    module.taken = {one: Symbol(kept.name, one) for one in kept.own}
    module.kept = kept.name
    return kept


def _places(module: Module, body: list[ast.stmt]) -> Iterator[_Place]:
    """Yield the statements that call `sys.modules[name].function(…)`."""
    for node in body:
        call = node.value if isinstance(node, (ast.Expr, ast.Assign)) else None
        of = call.func if isinstance(call, ast.Call) else None
        if isinstance(of, ast.Attribute) and isinstance(of.value, ast.Subscript):
            modules, name = of.value.value, of.value.slice
            is_sys = isinstance(modules, ast.Attribute) and modules.attr == "modules"
            if is_sys and isinstance(name, (ast.Name, ast.Constant)):
                yield _Place(module, body, node, name, of.attr)
        for inner in ("body", "orelse", "finalbody"):
            yield from _places(module, getattr(node, inner, []))


def _symbols(program: Program) -> Iterator[Symbol]:
    for module in program.modules.values():
        for node in (node for top in module.body for node in walk(top)):
            if isinstance(node, ast.Name) and isinstance(node.id, Symbol):
                yield node.id


def _rename(program: Program, new: Mapping[str, str]) -> None:
    """Let all symbols name the modules where they are now. new: by the names of old ones."""
    own = {one: program.modules[one].own for one in new}

    def renamed(name: str) -> str:
        if not isinstance(name, Symbol) or name.module not in new or name.name in own[name.module]:
            return name
        to = new[name.module]
        return Symbol(to, name.name, name.local, is_by_module=name.is_by_module)

    for module in program.modules.values():
        module.imports = [
            one if module.kept == new.get(one) else new.get(one, one) for one in module.imports
        ]
        for node in (node for top in module.body for node in walk(top)):
            for name in ("id", "name", "asname"):
                if isinstance(getattr(node, name, None), Symbol):
                    setattr(node, name, renamed(getattr(node, name)))
            if isinstance(node, ast.Global):
                node.names = list(map(renamed, node.names))
