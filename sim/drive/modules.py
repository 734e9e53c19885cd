"""Gives modules short names, for a program that nobody else calls.

A board keeps three texts for every module that was ever loaded, for good: `ui.window_modes`,
`window_modes` and `/lib/ui/window_modes.py`. So modules are called `ui.a`, `engine.b`, …, no two of
them alike in any package: the error screen tells the file's name alone.

Left as they are: packages, modules whose names are put together in play (`"ui.screen_" + name`),
libraries, and what those who drive the app from outside call (`sim/stubboard`).
"""

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from string import ascii_lowercase

from sim.drive.tree import Trees, absolute, bound_at_top, module_of, texts_in, walk

_PACKAGES = ("engine", "journal", "ui")
_STUB = Path(__file__).resolve().parents[1] / "stubboard"
_DRIVERS = ("app.py", "play_app.py")
_WORD = re.compile(r"\w+(?:\.\w+)+")


def shorten_modules(trees: Trees) -> dict[str, str]:
    """Rename the files, and what names them; the new paths by the old ones."""
    mapping = _plan(trees)
    paths = {
        path: _path(path, mapping[module_of(path)]) for path in trees if module_of(path) in mapping
    }
    for path, tree in trees.items():
        for node in walk(tree):
            _rename(node, path, mapping)
    renamed = {paths.get(path, path): tree for path, tree in trees.items()}
    trees.clear()
    trees.update(renamed)
    return paths


def _path(path: str, module: str) -> str:
    return f"{path.rpartition('/')[0]}/{module.rpartition('.')[2]}.py"


def _plan(trees: Trees) -> dict[str, str]:
    """New names of modules, those first that most files ask for."""
    modules = [module_of(path) for path in trees if not path.endswith("__init__.py")]
    texts = [text for tree in trees.values() for text in texts_in([tree])]
    built = tuple(text for text in texts if _is_beginning(text, modules))
    fixed = _named_by_drivers() | {ast.unparse(node) for node in _chains(trees)}
    wanted = [
        module
        for module in modules
        if module.split(".")[0] in _PACKAGES
        and module.count(".") == 1
        and module not in fixed
        and not module.startswith(built)
    ]
    asked = {module: sum(module in text for text in texts) for module in wanted}
    for path, tree in trees.items():
        for node in walk(tree):
            if isinstance(node, ast.ImportFrom) and absolute(node, path) in asked:
                asked[absolute(node, path)] += 1
    packages = [tree for path, tree in trees.items() if path.endswith("__init__.py")]
    taken = {name for tree in packages for name in bound_at_top(tree)}
    taken |= {part for module in modules for part in module.split(".")}
    names = _names(taken)
    ordered = sorted(wanted, key=lambda module: (-asked[module], module))
    return {module: f"{module.rpartition('.')[0]}.{next(names)}" for module in ordered}


def _names(taken: set[str]) -> Iterator[str]:
    """`a`, `b`, …, `aa`, …: in small letters alone, since a drive does not tell them apart."""
    for first in ("", *ascii_lowercase):
        for letter in ascii_lowercase:
            if first + letter not in taken | {"as", "if", "in", "is", "or"}:
                yield first + letter


def _is_beginning(text: str, modules: list[str]) -> bool:
    """`"ui.screen_"`, to which something is added, or which is looked for."""
    return "." in text and text not in modules and any(name.startswith(text) for name in modules)


def _chains(trees: Trees) -> Iterator[ast.Attribute]:
    """`package.module` as an expression."""
    for tree in trees.values():
        for node in walk(tree):
            if isinstance(node, ast.Attribute):
                yield node


def _named_by_drivers() -> set[str]:
    found: set[str] = set()
    for name in _DRIVERS:
        tree = ast.parse((_STUB / name).read_text(encoding="utf-8"))
        for text in texts_in([tree]):
            found.update(_WORD.findall(text))
        found.update(node.module or "" for node in walk(tree) if isinstance(node, ast.ImportFrom))
    return found


def _rename(node: ast.AST, path: str, mapping: Mapping[str, str]) -> None:
    """Let a node name modules as they are called now."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        node.value = _WORD.sub(lambda found: mapping.get(found[0], found[0]), node.value)
    elif isinstance(node, ast.Import):
        for one in node.names:
            one.name = mapping.get(one.name, one.name)
    elif isinstance(node, ast.ImportFrom):
        source = absolute(node, path)
        for one in node.names:
            full = f"{source}.{one.name}"
            if full in mapping:
                one.asname = one.asname or one.name
                one.name = mapping[full].rpartition(".")[2]
        if source in mapping:
            node.module, node.level = mapping[source], 0
