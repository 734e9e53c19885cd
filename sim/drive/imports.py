"""Imports that nobody needs any more, and the files that a program can reach.

After the strip a name may be imported that only annotations used, or a constant that is folded.
Such an import goes. It stays when it was never used by name at all, and as `import module` when the
module does something when it is loaded (the engine's windows sign themselves in so).
"""

import ast
from collections.abc import Callable, Collection, Iterable, Mapping

from sim.drive.tree import (
    Trees,
    absolute,
    bodies,
    fill_empty,
    module_aliases,
    module_of,
    texts_in,
    walk,
)

Mentioned = Mapping[str, frozenset[str]]


def mentioned(trees: Trees) -> Mentioned:
    """By path: every word that a file uses, annotations too. To be asked before the strip."""
    found = {}
    for path, tree in trees.items():
        words = {node.id for node in walk(tree) if isinstance(node, ast.Name)}
        for text in texts_in([tree]):
            words.update(text.replace(".", " ").replace("[", " ").replace(",", " ").split())
        found[path] = frozenset(words)
    return found


def drop_unused(trees: Trees, used_before: Mentioned) -> None:
    """Take unused imports away, over and over: one may have been another's reason."""
    busy = {module_of(path) for path, tree in trees.items() if does_something(tree)}
    modules = {module_of(path) for path in trees}
    used = {}
    wanted: dict[str, set[str]] = {}
    changed: Collection[str] = trees
    while changed:
        for path in changed:
            used[path] = {node.id for node in walk(trees[path]) if isinstance(node, ast.Name)}
            wanted[path] = _wanted_by(trees[path], path, modules)
        everywhere = set().union(*wanted.values())
        changed = [
            path
            for path, tree in trees.items()
            if _drop_in(tree, path, everywhere, used[path], used_before[path], busy)
        ]


def does_something(tree: ast.Module) -> bool:
    return any(
        isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) for node in tree.body
    )


def _wanted_by(tree: ast.Module, path: str, modules: Collection[str]) -> set[str]:
    """`module:name` for what a file takes out of a module of the program.

    `:name` where it is not told which module that is: `__import__(…).name`, `package.module.name`.
    """
    found = set()
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
    return found


def _drop_in(
    tree: ast.Module,
    path: str,
    wanted: Collection[str],
    used: Collection[str],
    before: Collection[str],
    busy: set[str],
) -> bool:
    """Take needless imports out of a file; True if there were any. used: names in it."""
    module = module_of(path)

    def is_needed(alias: ast.alias) -> bool:
        name = alias.asname or alias.name.split(".")[0]
        if name in used or (name not in before and "." not in alias.name):
            return True
        return f":{name}" in wanted or f"{module}:{name}" in wanted

    def stays(node: ast.Import | ast.ImportFrom, alias: ast.alias) -> bool:
        if isinstance(node, ast.ImportFrom) and node.module == "typing":
            return False
        return is_needed(alias) or _stays(node, alias, busy)

    changed = False
    for body in bodies(tree):
        for node in list(body):
            if isinstance(node, (ast.Import, ast.ImportFrom)):
                changed |= _thin_out(node, path, body, stays, busy)
    if changed:
        _close_gaps(tree)
    return changed


def _close_gaps(tree: ast.Module) -> None:
    """Put `pass` where nothing is left; a `try` for an import that is gone goes, too."""
    for body in bodies(tree):
        body[:] = [node for node in body if not (isinstance(node, ast.Try) and not node.body)]
    fill_empty(tree)


def _thin_out(
    node: ast.Import | ast.ImportFrom,
    path: str,
    body: list[ast.stmt],
    stays: Callable[[ast.Import | ast.ImportFrom, ast.alias], bool],
    busy: set[str],
) -> bool:
    """Take needless names out of an import; True if anything changed."""
    left = [alias for alias in node.names if stays(node, alias)]
    if left and len(left) == len(node.names):
        return False
    node.names = left
    if not left:
        module = absolute(node, path) if isinstance(node, ast.ImportFrom) else ""
        at = body.index(node)
        body[at : at + 1] = [ast.Import([ast.alias(module)])] if module in busy else []
    return True


def _stays(node: ast.Import | ast.ImportFrom, alias: ast.alias, busy: set[str]) -> bool:
    """`import engine.calling`, for what it does when it is loaded."""
    return isinstance(node, ast.Import) and alias.name in busy


def reachable(trees: Trees, roots: Iterable[str], barred: Collection[str] = ()) -> set[str]:
    """Paths of the files that the files of some paths import, directly or not.

    `__import__("ui.screen_" + name)` reaches every module whose name begins so (`ui.screen_*`),
    unless that is barred. `__import__` of a name that is not known at all reaches nothing, but
    names of modules in a tuple, list or table are there for that.
    """
    paths = {module_of(path): path for path in trees}
    found: set[str] = set()
    waiting = [path for path in roots if path in trees]
    while waiting:
        path = waiting.pop()
        if path in found:
            continue
        found.add(path)
        for name in [*imported(trees[path], path), *_listed(trees[path])]:
            if name not in barred:
                waiting += _found_by(name, paths)
    return found


def _listed(tree: ast.Module) -> list[str]:
    """Texts with a dot in tuples, lists and tables: names of modules, perhaps."""
    found = []
    for node in walk(tree):
        listed: list[ast.expr | None] = []
        if isinstance(node, (ast.Tuple, ast.List)):
            listed += node.elts
        elif isinstance(node, ast.Dict):
            listed += [*node.keys, *node.values]
        for one in listed:
            if isinstance(one, ast.Constant) and isinstance(one.value, str) and "." in one.value:
                found.append(one.value)
    return found


def _found_by(name: str, paths: Mapping[str, str]) -> list[str]:
    """Paths of a module and the packages around it; of all that begin so if it ends with *."""
    found = []
    for module in paths:
        if module == name or (name.endswith("*") and module.startswith(name[:-1])):
            parts = module.split(".")
            found += [".".join(parts[: n + 1]) for n in range(len(parts))]
    return [paths[module] for module in found if module in paths]


def imported(tree: ast.Module, path: str) -> list[str]:
    """Names of modules that a file imports, and perhaps of what it takes from them."""
    names = []
    for node in walk(tree):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            source = absolute(node, path)
            names += [source, *(f"{source}.{alias.name}" for alias in node.names)]
        elif isinstance(node, ast.BinOp) and isinstance(node.left, ast.Constant):
            # "ui.screen_" + name, in the call itself or before it
            text = node.left.value
            if isinstance(text, str) and "." in text and " " not in text:
                names.append(text + "*")
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            is_import = node.func.id == "__import__" and node.args
            first = node.args[0] if is_import else None
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                names.append(first.value)
    return names
