"""This module finds the files that a program can reach from some of them."""

import ast
from collections.abc import Collection, Iterable, Iterator, Mapping

from tools.drive.tree import Bodies, absolute, module_of, texts_in, walk


def reachable(bodies: Bodies, roots: Iterable[str], barred: Collection[str] = ()) -> set[str]:
    """Return the paths of the files that the files of some paths import, directly or not.

    A text that is a module's name (`engine.parts` loads rules by theirs) counts as an import;
    `"ui.screens."`, to which a name is added, as one of all modules that begin so. barred: names
    of modules, and such texts, that do not count.
    """
    paths = {module_of(path): path for path in bodies}
    found: set[str] = set()
    waiting = [path for path in roots if path in paths.values()]
    while waiting:
        path = waiting.pop()
        if path in found:
            continue
        found.add(path)
        for name in [*imported(bodies[path], path), *named_in(bodies[path], paths, barred)]:
            if name not in barred:
                waiting += _found_by(name, paths)
    return found


def imported(body: Iterable[ast.AST], path: str) -> list[str]:
    """Return the names of modules that a file imports, and perhaps of what it takes from them."""
    names = []
    for top in body:
        for node in walk(top):
            if isinstance(node, ast.Import):
                names += [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                source = absolute(node, path)
                names += [source, *(f"{source}.{alias.name}" for alias in node.names)]
    return names


def named_in(
    body: Iterable[ast.AST], modules: Collection[str], barred: Collection[str] = ()
) -> Iterator[str]:
    """Yield the modules that texts of a file name, by their whole name or its beginning."""
    for text in texts_in(body) - set(barred):
        if "." in text and text in modules:
            yield text
        elif text.endswith("."):
            yield from (one for one in modules if one.startswith(text))


def _found_by(name: str, paths: Mapping[str, str]) -> list[str]:
    """Return the paths of a module and of its packages."""
    parts = name.split(".")
    whole = [".".join(parts[: n + 1]) for n in range(len(parts))]
    return [paths[one] for one in whole if one in paths] if name in paths else []
