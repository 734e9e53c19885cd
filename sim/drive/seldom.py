"""Lets a file ask a module for what it uses of it seldom.

Every name that a file imports keeps a place in its table, 13 bytes on a board, however often it is
used; asking the module (`module.name`) takes 3 more for each use, and a place for the module alone.
Uses at the top of a file are gone when it is loaded. What is used often stays as it is: it is also
found sooner.
"""

import ast
from collections import Counter

from sim.drive.tree import (
    FUNCTIONS,
    Transformer,
    Trees,
    absolute,
    bound_in,
    module_aliases,
    module_of,
    walk,
)

# Modules that stay as long as those who ask them: a screen is let go, and what has its name of it
# holds that alone, but what has the module holds all.
_LASTING = "engine."
_PLACE = 13  # bytes
_USE = 3
_MOST = 3  # uses
_SPARED = 8  # bytes, at least, or all stays as it is


def ask_modules(trees: Trees) -> None:
    """Change all imports where that spares bytes."""
    modules = {module_of(path): path for path in trees}
    fixed = {module: _rebound(trees[path]) for module, path in modules.items()}
    for path, tree in trees.items():
        bound = Counter(bound_in(tree))
        uses = _uses(tree)
        for node in list(tree.body):
            if isinstance(node, ast.ImportFrom) and absolute(node, path) in modules:
                source = absolute(node, path)
                seldom = [
                    one.name
                    for one in node.names
                    if one.asname is None
                    and bound[one.name] == 1
                    and uses[one.name] <= _MOST
                    and one.name not in fixed[source]
                    and f"{source}.{one.name}" not in modules
                ]
                _ask(tree, path, node, source, {name: uses[name] for name in seldom}, modules)
        fixed[module_of(path)] = _rebound(tree)


def _uses(tree: ast.Module) -> "Counter[str]":
    """How often each name is read in functions."""
    uses: Counter[str] = Counter()
    for node in walk(tree):
        if isinstance(node, FUNCTIONS):
            uses.update(part.id for part in walk(node) if isinstance(part, ast.Name))
    return uses


def _rebound(tree: ast.Module) -> set[str]:
    """Names that a module gives a second value, which only those who ask anew would see."""
    bound = Counter(bound_in(tree))
    found = {name for name in bound if bound[name] > 1}
    for node in walk(tree):
        if isinstance(node, ast.Global):
            found.update(node.names)
    return found


def _ask(
    tree: ast.Module,
    path: str,
    node: ast.ImportFrom,
    source: str,
    seldom: dict[str, int],
    modules: dict[str, str],
) -> None:
    aliases = module_aliases(tree, path, modules)
    known = next(
        (name for name, module in aliases.items() if module == source and "." not in name), ""
    )
    spared = sum(_PLACE - _USE * count for count in seldom.values())
    if not seldom or not source.startswith(_LASTING) or spared - (0 if known else _PLACE) < _SPARED:
        return
    package, _, name = source.rpartition(".")
    alias = known or _free_name(tree, f"{name}_")
    if not known:
        asked = ast.ImportFrom(package, [ast.alias(name, alias if alias != name else None)], 0)
        tree.body.insert(tree.body.index(node), ast.copy_location(asked, node))
    node.names = [one for one in node.names if one.name not in seldom]
    if not node.names:
        tree.body.remove(node)
    _Ask(alias, seldom).visit(tree)


def _free_name(tree: ast.Module, name: str) -> str:
    taken = {part.id for part in walk(tree) if isinstance(part, ast.Name)} | set(bound_in(tree))
    while name in taken:
        name += "_"
    return name


class _Ask(Transformer):
    def __init__(self, alias: str, names: dict[str, int]) -> None:
        self._alias = alias
        self._names = names

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if node.id not in self._names:
            return node
        module = ast.copy_location(ast.Name(self._alias, ast.Load()), node)
        return ast.copy_location(ast.Attribute(module, node.id, ast.Load()), node)
