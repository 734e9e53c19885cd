"""This module removes what the program never uses: definitions, and imports of modules.

A definition of a module is used if something refers to its symbol, or reads an attribute of that
name of something that is not known (`sys.modules[name].register`), or if its name is in a text of
`hal/` or the starts, which may look it up. A method or a table of a class is used if an attribute
of its name is read anywhere. Names with two leading underscores belong to the language and stay.
"""

import ast
from collections.abc import Collection, Iterator

from tools.drive.program import Module, Program, Symbol, imports_of, resolved
from tools.drive.tree import FUNCTIONS, IMPORTS, texts_in, walk

_HARMLESS = (ast.Constant, ast.Tuple, ast.List, ast.Dict, ast.UnaryOp, ast.unaryop, ast.Load)


def drop_unused(program: Program) -> None:
    """Remove unused definitions repeatedly: one may be another's only use. Then imports."""
    has_shrunk = True
    while has_shrunk:
        used = _used_in(program)
        has_shrunk = False
        for module in program.changing():
            has_shrunk = _drop(module.body, used) or has_shrunk
            for node in module.body:
                if isinstance(node, ast.ClassDef):
                    has_shrunk = _drop(node.body, used) or has_shrunk
                    node.body = node.body or [ast.copy_location(ast.Pass(), node)]
    drop_imports(program)


def drop_constants(program: Program, constants: Collection[str]) -> None:
    """Remove the definitions of constants that nothing uses any more, and imports."""
    used = _used_in(program)
    for module in program.changing():
        gone = [n for n in module.body if defined_by(n) in constants and not _is_used(n, used)]
        module.body = [node for node in module.body if node not in gone]
    drop_imports(program)


def drop_imports(program: Program) -> None:
    """Let modules import only those of which they use something, or which do something."""
    for module in program.modules.values():
        module.imports = list(_needed(module, program))


def looked_up(program: Program) -> set[str]:
    """Return the texts by which `hal/` and the starts may look up a name."""
    found: set[str] = set()
    for module in program.modules.values():
        if module.name in program.fixed or module.path.startswith("hal/"):
            found |= texts_in(module.body)
    return found


def _used_in(program: Program) -> set[str]:
    """Return all symbols, and all attributes, that something reads."""
    used = looked_up(program)
    for module in program.modules.values():
        for top in module.body:
            setters = _setters(top)
            for node in walk(top):
                if isinstance(node, ast.Name):
                    if not isinstance(node.ctx, ast.Store) and node.id not in setters:
                        used.add(node.id)
                elif isinstance(node, ast.Attribute):
                    used.add(node.attr)
                elif isinstance(node, IMPORTS):
                    for _, symbol in imports_of(node, module.path, program.modules):
                        used.add(resolved(symbol, program.modules))
                elif isinstance(node, ast.Global):
                    used.update(node.names)
    return used


def _setters(top: ast.AST) -> set[str]:
    """Return the properties that have a setter: its decorator (`@text.setter`) is not a use."""
    if not isinstance(top, ast.ClassDef):
        return set()
    return {
        one.value.id
        for node in top.body
        if isinstance(node, FUNCTIONS)
        for one in node.decorator_list
        if isinstance(one, ast.Attribute) and isinstance(one.value, ast.Name)
    }


def _drop(body: list[ast.stmt], used: Collection[str]) -> bool:
    """Remove the unused of a body's definitions; were there any?"""
    kept = [node for node in body if _is_used(node, used)]
    is_smaller = len(kept) < len(body)
    body[:] = kept
    return is_smaller


def _is_used(node: ast.stmt, used: Collection[str]) -> bool:
    name = defined_by(node)
    plain = name.name if isinstance(name, Symbol) else name
    return not name or name in used or plain in used or plain.startswith("__")


def defined_by(node: ast.stmt) -> str:
    """Return the one name that a statement binds, if it does nothing else, or ""."""
    if isinstance(node, (*FUNCTIONS, ast.ClassDef)):
        return node.name
    if isinstance(node, ast.Assign) and len(node.targets) == 1:
        target = node.targets[0]
        if isinstance(target, ast.Name) and all(
            isinstance(one, _HARMLESS) for one in walk(node.value)
        ):
            return target.id
    return ""


def _needed(module: Module, program: Program) -> Iterator[str]:
    """Yield the modules that have to be loaded with a module, in order.

    One that does something when it is loaded is needed even if nothing of it is used.
    """
    modules = program.modules
    used: set[str] = set()
    for top in module.body:
        for node in walk(top):
            name = getattr(node, "id", "")
            if isinstance(name, Symbol) and not name.local:
                used.add(name.module)
    for name in module.imports:
        if name in used or name in module.lasting or _is_busy(modules[name]):
            yield name
    yield from sorted(used & modules.keys() - {*module.imports, module.name})


def _is_busy(module: Module) -> bool:
    """Does a module do something when it is loaded?"""
    return any(isinstance(n, ast.Expr) and isinstance(n.value, ast.Call) for n in module.body)
