"""This module finds the files that a program can reach from some of them."""

import ast
from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache

from sim.drive.tree import Texts, absolute, module_of, parse, texts_in, walk


def reachable(texts: Texts, roots: Iterable[str], barred: Collection[str] = ()) -> set[str]:
    """Return the paths of the files that the files of some paths import, directly or not.

    `__import__("ui.screen_" + name)` reaches every module whose name begins so (`ui.screen_*`),
    unless that is barred. `__import__` of a name alone reaches nothing: names of modules in a
    tuple, list or table count as imports, and those that end in a dot as folders.
    """
    paths = {module_of(path): path for path in texts}
    found: set[str] = set()
    waiting = [path for path in roots if path in texts]
    while waiting:
        path = waiting.pop()
        if path in found:
            continue
        found.add(path)
        for name in _named_in(path, texts[path]):
            if name not in barred:
                waiting += _found_by(name, paths)
    return found


@lru_cache(maxsize=2048)
def _named_in(path: str, text: str) -> frozenset[str]:
    tree = parse(path, text)
    return frozenset([*imported(tree, path), *_listed(tree)])


def imported(tree: ast.Module, path: str) -> list[str]:
    """Return the names of modules that a file imports, and perhaps of what it takes from them."""
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
    return names


def _listed(tree: ast.Module) -> list[str]:
    """Return texts with a dot in tuples, lists and tables, which may be modules."""
    tables = [node for node in walk(tree) if isinstance(node, (ast.Tuple, ast.List, ast.Dict))]
    names = [text for text in texts_in(tables) if "." in text]
    return [name + "*" if name.endswith(".") else name for name in names]


def _found_by(name: str, paths: Mapping[str, str]) -> list[str]:
    """Return the paths of a module and its packages; of all with the prefix if it ends with *."""
    begin = name.removesuffix("*")
    modules = [one for one in paths if one.startswith(begin)] if begin != name else [name]
    found = []
    for module in modules:
        if module in paths:
            parts = module.split(".")
            found += [".".join(parts[: n + 1]) for n in range(len(parts))]
    return [paths[module] for module in found if module in paths]
