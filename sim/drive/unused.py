"""Takes away what only tools read, and imports that nobody needs.

`if TYPE_CHECKING:`, imports of typing and `__all__` are for tools. An import that nobody needs was
for annotations, or of a constant that is folded. One that stands alone for what its module does
when it is loaded stays as `import module` (the engine's windows sign themselves in so). A name that
another file takes from here stays, too.
"""

import ast
from collections.abc import Collection, Iterator
from functools import lru_cache

from sim.drive.edits import Edits
from sim.drive.tree import (
    IMPORTS,
    Texts,
    absolute,
    bodies,
    called_in,
    module_aliases,
    module_of,
    parse,
    walk,
)

_FLAG = "TYPE_CHECKING"
_FOR_TOOLS = (_FLAG, "__all__")


def without_typing(texts: Texts) -> dict[str, str]:
    """The same program without what only tools read."""
    return {path: _untyped(path, text) for path, text in texts.items()}


def _untyped(path: str, text: str) -> str:
    if not any(name in text for name in (*_FOR_TOOLS, "typing")):
        return text
    edits = Edits(text)
    for owner, body in bodies(parse(path, text)):
        gone = [node for node in body if _is_for_tools(node)]
        edits.drop(body, gone, is_module=isinstance(owner, ast.Module))
    return edits.applied()


def _is_for_tools(node: ast.stmt) -> bool:
    if isinstance(node, ast.If):
        return isinstance(node.test, ast.Name) and node.test.id == _FLAG and not node.orelse
    if isinstance(node, ast.Assign):
        target = node.targets[0]
        return isinstance(target, ast.Name) and target.id in _FOR_TOOLS
    if isinstance(node, ast.Try):
        return all(map(_is_for_tools, node.body))
    return isinstance(node, ast.ImportFrom) and node.module == "typing"


def without_unused(texts: Texts, fixed: Collection[str] = ()) -> dict[str, str]:
    """Drop them over and over: one may have been another's reason. fixed: as in `folded`."""
    result = dict(texts)
    modules = frozenset(map(module_of, texts))
    busy = {module_of(path) for path, text in texts.items() if _is_busy(parse(path, text))}
    is_changed = True
    while is_changed:
        wanted: set[str] = set()
        for path, text in result.items():
            wanted |= _wanted_by(path, text, modules)
        before = result
        result = {
            path: text if path in fixed else _dropped(path, text, wanted, busy)
            for path, text in before.items()
        }
        is_changed = result != before
    return result


def _is_busy(tree: ast.Module) -> bool:
    """Does it do something when it is loaded?"""
    return any(
        isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) for node in tree.body
    )


@lru_cache(maxsize=2048)
def _wanted_by(path: str, text: str, modules: frozenset[str]) -> frozenset[str]:
    """`module:name` for what a file takes out of a module of the program.

    `:name` where it is not told which module that is: `__import__(…).name`, `package.module.name`.
    """
    found = set()
    tree = parse(path, text)
    aliases = module_aliases(tree, path, modules)
    for node in walk(tree):
        if isinstance(node, ast.Attribute):
            if isinstance(node.value, (ast.Call, ast.Attribute)):
                found.add(f":{node.attr}")
            elif isinstance(node.value, ast.Name) and node.value.id in aliases:
                found.add(f"{aliases[node.value.id]}:{node.attr}")
        elif isinstance(node, ast.ImportFrom):
            source = absolute(node, path)
            found.update(f"{source}:{alias.name}" for alias in node.names)
    return frozenset(found)


@lru_cache(maxsize=2048)
def _surveyed(path: str, text: str) -> tuple[frozenset[str], list[tuple[list[ast.stmt], bool]]]:
    """Names that a file uses, and the bodies with imports in it (True: the module's own)."""
    tree = parse(path, text)
    used = frozenset(node.id for node in walk(tree) if isinstance(node, ast.Name))
    places = [
        (body, isinstance(owner, ast.Module)) for owner, body in bodies(tree) if any(_imports(body))
    ]
    return used, places


def _dropped(path: str, text: str, wanted: Collection[str], busy: Collection[str]) -> str:
    used, places = _surveyed(path, text)
    module = module_of(path)

    def is_needed(node: ast.stmt, alias: ast.alias) -> bool:
        name = called_in(alias)
        if isinstance(node, ast.Import) and alias.name in busy:
            return True
        return name in used or f":{name}" in wanted or f"{module}:{name}" in wanted

    edits = Edits(text)
    for body, is_module in places:
        gone = []
        for node in _imports(body):
            left = [alias for alias in node.names if is_needed(node, alias)]
            source = absolute(node, path) if isinstance(node, ast.ImportFrom) else ""
            if not left and source in busy:
                edits.put(node, f"import {source}")
            elif not left:
                gone.append(node)
            elif len(left) < len(node.names):
                edits.put(node, _written(node, left))
        edits.drop(body, gone, is_module=is_module)
    return edits.applied()


def _imports(body: list[ast.stmt]) -> Iterator[ast.Import | ast.ImportFrom]:
    for node in body:
        if isinstance(node, IMPORTS):
            yield node


def _written(node: ast.Import | ast.ImportFrom, names: list[ast.alias]) -> str:
    """An import of some of its names, on one line."""
    if isinstance(node, ast.Import):
        return ast.unparse(ast.Import(names))
    return ast.unparse(ast.ImportFrom(node.module, names, node.level))
