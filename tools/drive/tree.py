"""This module reads Python files as syntax trees, without what only tools read.

On a board `lib/` is on the module path, so `lib/ui/app.py` is the module `ui.app`. What only tools
read is left out: docstrings, annotations without a value, `if TYPE_CHECKING:`, imports of typing.
"""

import ast
from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from sim.errors import UsageError

Bodies = dict[str, list[ast.stmt]]  # the statements of each file, by its path

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
IMPORTS = (ast.Import, ast.ImportFrom)
_MARK = "# set-up"
_MARK_OF_FILE = "\n# set-up: whole file\n"
_FLAG = "TYPE_CHECKING"
_FOR_TOOLS = (_FLAG, "__all__")
_WITHOUT_NODES = ("ctx", "op", "ops")  # fields of which nothing but their own kind matters


def parse_all(texts: Mapping[str, str]) -> Bodies:
    """Parse files, by path on the drive."""
    return {path: _for_boards(_parsed(text, path).body) for path, text in texts.items()}


def _parsed(text: str, path: str) -> ast.Module:
    """Parse a file; a function knows whether it is marked, behind its head or with its file."""
    tree = ast.parse(text, path)
    if _MARK in text:
        lines = text.splitlines()
        for node in ast.walk(tree):
            if isinstance(node, FUNCTIONS):
                head = lines[node.lineno - 1 : node.body[0].lineno - 1]
                node.is_marked = any(one.endswith(_MARK) for one in head)  # type: ignore[union-attr]
                node.is_set_up = node.is_marked or _MARK_OF_FILE in text  # type: ignore[union-attr]
    return tree


def walk(node: ast.AST) -> Iterator[ast.AST]:
    """Give a node and all below it, level by level, but for operators and contexts.

    `ast.walk` takes three times as long, and most of the time of making a drive is spent here.
    """
    found = [node]
    for one in found:
        for name in _fields(type(one)):  # type: ignore[arg-type]
            value = getattr(one, name, None)
            if isinstance(value, list):
                found += [item for item in value if isinstance(item, ast.AST)]
            elif isinstance(value, ast.AST):
                found.append(value)
        yield one


@cache
def _fields(kind: type[ast.AST]) -> tuple[str, ...]:
    return tuple(name for name in kind._fields if name not in _WITHOUT_NODES)


def _for_boards(body: list[ast.stmt]) -> list[ast.stmt]:
    """Return statements without what only tools read."""
    kept: list[ast.stmt] = []
    for node in body:
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == _FLAG:
            kept += _for_boards(node.orelse)
        elif not _is_for_tools(node):
            for inner in ("body", "orelse", "finalbody"):
                if getattr(node, inner, None):
                    setattr(node, inner, _for_boards(getattr(node, inner)))
            for handler in getattr(node, "handlers", ()):
                handler.body = _for_boards(handler.body) or [ast.Pass()]
            if "body" in node._fields and not node.body:  # type: ignore[attr-defined]
                node.body = [ast.copy_location(ast.Pass(), node)]  # type: ignore[attr-defined]
            kept.append(node)
    return kept


def _is_for_tools(node: ast.stmt) -> bool:
    if isinstance(node, ast.Assign):
        target = node.targets[0]
        return isinstance(target, ast.Name) and target.id in _FOR_TOOLS
    if isinstance(node, ast.AnnAssign):
        return node.value is None
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    if isinstance(node, ast.Try):
        return all(map(_is_for_tools, node.body))
    return isinstance(node, ast.ImportFrom) and node.module == "typing"


def module_of(path: str) -> str:
    """Return the name by which a board imports a file."""
    stem = path.removeprefix("lib/").removesuffix(".py")
    return stem.removesuffix("/__init__").replace("/", ".")


def absolute(node: ast.ImportFrom, path: str) -> str:
    """Return the module that a `from … import` names, which must be absolute."""
    if node.level:
        raise UsageError(f"{path}, line {node.lineno}: import the module by its full name")
    return node.module or ""


def bound_name(alias: ast.alias) -> str:
    """Return the name that an import binds."""
    return alias.asname or alias.name.split(".")[0]


def texts_in(body: Iterable[ast.AST]) -> set[str]:
    """Return every text constant: code may look up a name by it."""
    return {
        node.value
        for top in body
        for node in walk(top)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
