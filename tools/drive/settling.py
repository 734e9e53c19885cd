"""This module moves a definition into the bundle that alone uses it.

What several files may use stands in the sources where it belongs by its sense: `engine.turn.draw`
has a function that only one rule needs. On a drive it moves to that rule, and a match without the
rule does not load it. A function, or a table of constants, moves if it is not looked up, and if no
function imports it by itself; what it uses is imported there from where it was. A function that a
file hands on stays, if all that the file has runs once: it would keep that in memory.

What several files use, and none that is in memory at every table, leaves those that are: each of
them gets a copy. So does each file that runs once of what is marked `# set-up`, and they alone use.
"""

import ast
from collections.abc import Collection, Iterator, Sequence
from copy import deepcopy

from tools.drive.bundles import always_at_a_table
from tools.drive.columns import is_column
from tools.drive.making import is_set_up
from tools.drive.program import Module, Program, Symbol, imports_of, resolved
from tools.drive.tree import IMPORTS, walk
from tools.drive.unused import defined_by, looked_up

IN_PLACE = -1  # a user that is no bundle: a function that imports the definition, or a start


def settle(program: Program, groups: Sequence[Sequence[str]], asked: Collection[str] = ()) -> None:
    """Move definitions to where they are used. groups: the bundles; asked: names that stay."""
    stay = {*looked_up(program), *_dotted(program), *asked}
    changing = _set_by_global(program)
    always = always_at_a_table(program, groups)
    once = {at for at, group in enumerate(groups) if _runs_once(program, group)}
    moved = True
    while moved:
        users = _users(program, groups, once)
        moved = False
        for at, group in enumerate(groups):
            for name in group:
                body = program.modules[name].body
                for node in [one for one in body if _may_move(one, stay, changing)]:
                    theirs = users.get(defined_by(node), set())
                    is_copied = is_set_up(node) and at not in once and theirs and theirs <= once
                    if is_copied or may_leave(at, theirs, always):
                        body.remove(node)
                        for there in sorted(theirs):
                            _put(program, deepcopy(node), groups[there])
                        moved = True


def _runs_once(program: Program, group: Sequence[str]) -> bool:
    """Do all functions of a bundle run once?"""
    tops = (top for name in group for top in program.modules[name].body)
    nodes = (node for top in tops for node in walk(top))
    functions = [node for node in nodes if isinstance(node, ast.FunctionDef)]
    return bool(functions) and all(map(is_set_up, functions))


def may_leave(at: int, users: set[int], always: set[int]) -> bool:
    """May a definition leave its bundle for those that use it? always: those at every table."""
    if not users or users & {at, IN_PLACE}:
        return False
    return len(users) == 1 or (at in always and not users & always)


def _may_move(node: ast.stmt, stay: set[str], changing: set[str]) -> bool:
    """May a definition move? stay: names; changing: symbols that functions set by `global`."""
    name = defined_by(node)
    if not isinstance(name, Symbol) or name.name in stay or name in changing:
        return False
    if isinstance(node, ast.Assign):  # not of something that may change
        return is_column(node) or isinstance(node.value, (ast.Constant, ast.Tuple))
    used = {one.id for one in walk(node) if isinstance(one, ast.Name)}
    is_function = isinstance(node, ast.FunctionDef) and all(
        isinstance(one, ast.Constant) for one in node.args.defaults
    )
    return is_function and not used & changing


def _set_by_global(program: Program) -> set[str]:
    return {name for node in _nodes(program) if isinstance(node, ast.Global) for name in node.names}


def _put(program: Program, node: ast.stmt, group: Sequence[str]) -> None:
    """Define something in a bundle that uses it, under a name of its own."""
    old = defined_by(node)
    new = Symbol(group[0], old.replace(".", "_").replace(":", "_"))
    program.modules[group[0]].body.insert(0, node)
    program.modules[group[0]].own.add(new.name)
    for module in program.modules.values():
        for top in module.body if {module.name, module.kept} & {*group} else ():
            for one in walk(top):
                if isinstance(one, ast.Name) and one.id == old:
                    one.id = new
    if isinstance(node, ast.FunctionDef):
        node.name = new


def _dotted(program: Program) -> set[str]:
    """Return what is read as an attribute of something that is not known."""
    return {node.attr for node in _nodes(program) if isinstance(node, ast.Attribute)}


def _nodes(program: Program) -> Iterator[ast.AST]:
    for module in program.modules.values():
        for top in module.body:
            yield from walk(top)


def _users(
    program: Program, groups: Sequence[Sequence[str]], once: Collection[int]
) -> dict[str, set[int]]:
    """Return the bundles that use each symbol, by number; a start is used in place.

    once: bundles that run once. A function that they hand on is used by what is kept of their file.
    """
    found: dict[str, set[int]] = {}
    bundle_of = {name: at for at, group in enumerate(groups) for name in group}
    tops = [top for module in program.modules.values() for top in module.body]
    functions = {top.name for top in tops if isinstance(top, ast.FunctionDef)}
    for module in program.modules.values():
        at = bundle_of.get(module.name, IN_PLACE)
        for top in module.body:
            own = defined_by(top)
            called: set[int] = set()  # `walk` gives a call before what it calls
            for node in walk(top):
                if isinstance(node, IMPORTS):
                    for symbol in _imported(node, module, program):
                        found.setdefault(symbol, set()).add(IN_PLACE)
                elif isinstance(node, ast.Call):
                    called.add(id(node.func))
                elif isinstance(node, ast.Name) and isinstance(node.id, Symbol) and node.id != own:
                    is_handed = at in once and node.id in functions and id(node) not in called
                    there = bundle_of.get(module.kept, IN_PLACE) if is_handed else at
                    found.setdefault(node.id, set()).add(IN_PLACE if node.id.local else there)
    return found


def _imported(node: ast.stmt, module: Module, program: Program) -> Iterator[Symbol]:
    for _, symbol in imports_of(node, module.path, program.modules):
        yield resolved(symbol, program.modules)
