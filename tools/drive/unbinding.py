"""This module turns a method that its own bundle never calls into a function.

`app.saves.let_go()`, which one screen alone calls, becomes `let_go(app.saves)`: so `settling` can
move it into that screen's file, and `inline` into the place of the call. A method stays if anything
else has its name, if it is used in any other way than called of a thing, if a bundle calls it that
may be loaded without the bundle of its class, or if it would not move.
"""

import ast
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from tools.drive.bundles import always_at_a_table, in_memory_with
from tools.drive.inline import count_uses, is_plain, is_receiver
from tools.drive.program import Program, Symbol, place_at
from tools.drive.settling import IN_PLACE, may_leave
from tools.drive.tree import walk
from tools.drive.unused import looked_up


@dataclass
class _Method:
    """A method that may become a function. callers: the modules that call it."""

    node: ast.FunctionDef
    owner: ast.ClassDef
    module: str
    callers: set[str] = field(default_factory=set)
    calls: list[ast.Call] = field(default_factory=list)
    is_of_things: bool = True


def unbind(program: Program, groups: Sequence[Sequence[str]], stay: Collection[str] = ()) -> None:
    """Turn methods into functions of the modules of their classes. stay: names that others know."""
    methods = _methods(program, groups, {*stay, *looked_up(program)})
    _note_calls(program, methods)
    bundles = {name: at for at, group in enumerate(groups) for name in group}
    always = always_at_a_table(program, groups)
    for method in methods.values():
        at = bundles[method.module]
        users = {bundles.get(one, IN_PLACE) for one in method.callers}
        is_free = method.is_of_things and may_leave(at, users, always)
        if is_free and all(at in in_memory_with(program, groups, one) for one in users):
            _move_out(program, method)


def _methods(
    program: Program, groups: Sequence[Sequence[str]], stay: Collection[str]
) -> dict[str, _Method]:
    """Return the methods that alone have their names, and are called and nothing else."""
    uses, calls, bound = count_uses(program)
    found = {}
    for module in (program.modules[name] for group in groups for name in group):
        for owner in (one for one in module.body if isinstance(one, ast.ClassDef)):
            for node in owner.body:
                if isinstance(node, ast.FunctionDef) and is_plain(node) and node.args.args:
                    key = f".{node.name}"
                    is_called = calls[key] and uses[key] == calls[key] and bound[key] == 1
                    if is_called and node.name not in stay and node.name[:2] != "__":
                        found[str(node.name)] = _Method(node, owner, module.name)
    return found


def _note_calls(program: Program, methods: dict[str, _Method]) -> None:
    for module in program.modules.values():
        for node in (node for top in module.body for node in walk(top)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                method = methods.get(node.func.attr)
                if method is not None:
                    method.callers.add(module.name)
                    method.calls.append(node)
                    method.is_of_things = method.is_of_things and is_receiver(node.func)


def _move_out(program: Program, method: _Method) -> None:
    node, owner = method.node, method.owner
    module = program.modules[method.module]
    owner.body.remove(node)
    if not owner.body:
        owner.body.append(place_at(ast.Pass(), node))
    assert isinstance(owner.name, Symbol)
    symbol = Symbol(module.name, f"{owner.name.name}_{node.name}")
    node.name = symbol
    node.of_class = owner.name  # type: ignore[attr-defined]  # for `private`
    module.body.append(node)
    module.own.add(symbol.name)
    for call in method.calls:
        assert isinstance(call.func, ast.Attribute)
        call.args.insert(0, call.func.value)
        call.func = ast.copy_location(ast.Name(symbol, ast.Load()), call.func)
