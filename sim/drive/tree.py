"""A program as syntax trees by path on the drive, and what all passes over it ask.

    trees = parse({"engine/cards.py": text, "lib/ui/app.py": text, …})

On a board `lib/` is on the module path, so `lib/ui/app.py` is the module `ui.app`, and `lib/b.py`,
as `sim.drive.modules` calls it in the end, the module `b`. A pass takes
all trees of a program at once and changes them where they lie. Their order stands in
`sim.drive.small`.
"""

import ast
from collections import deque
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any, ClassVar

Trees = dict[str, ast.Module]

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
# Fields that never hold a node, or an operator or a context alone; and kinds with no other fields.
_FLAT = frozenset(
    "arg asname attr conversion ctx id is_async kind kwd_attrs level lineno module name op ops "
    "rest simple tag type_comment type_ignores".split()
)
_LEAVES = (ast.Constant, ast.Global, ast.Nonlocal, ast.MatchSingleton)
_SCOPES = (*FUNCTIONS, ast.Lambda, ast.ClassDef)


class _Below(dict[type[ast.AST], tuple[str, ...]]):
    """By kind of node: its fields that hold nodes, or lists of nodes and perhaps of None."""

    def __missing__(self, kind: type[ast.AST]) -> tuple[str, ...]:
        found = () if kind in _LEAVES else tuple(one for one in kind._fields if one not in _FLAT)
        self[kind] = found
        return found


_BELOW = _Below()


def walk(node: ast.AST) -> Iterator[ast.AST]:
    """A node and all below it: `ast.walk` without operators and contexts."""
    waiting: deque[ast.AST | None] = deque([node])
    take, put, put_all = waiting.popleft, waiting.append, waiting.extend
    while waiting:
        one = take()
        if one is None:
            continue
        for field in _BELOW[type(one)]:
            value = getattr(one, field, None)
            if type(value) is list:
                put_all(value)
            elif value is not None:
                put(value)
        yield one


class Transformer(ast.NodeTransformer):
    """An `ast.NodeTransformer` that visits neither operators nor contexts.

    A class asks once for each kind of node which of its methods is for that.
    """

    _methods: ClassVar[dict[type[ast.AST], str]] = {}

    def __init_subclass__(cls) -> None:
        cls._methods = {}

    def visit(self, node: ast.AST) -> Any:
        """Visit a node; what comes back stands in its place (None: nothing does)."""
        kind = type(node)
        name = self._methods.get(kind)
        if name is None:
            name = "visit_" + kind.__name__
            name = self._methods[kind] = name if hasattr(self, name) else "generic_visit"
        return getattr(self, name)(node)

    def generic_visit(self, node: ast.AST) -> ast.AST:
        """Visit what is below a node."""
        for field in _BELOW[type(node)]:
            value = getattr(node, field, None)
            if type(value) is list:
                self._visit_list(value)
            elif value is not None:
                put = self.visit(value)
                if put is None:
                    delattr(node, field)
                elif put is not value:
                    setattr(node, field, put)
        return node

    def _visit_list(self, nodes: list[Any]) -> None:
        found: list[Any] = []
        for node in nodes:
            put = self.visit(node) if node is not None else None
            if type(put) is list:
                found += put
            elif put is not None or node is None:
                found.append(put)
        nodes[:] = found


def parse(sources: Mapping[str, str]) -> Trees:
    """Read sources by path; SyntaxError names the file."""
    return {path: ast.parse(text, path) for path, text in sources.items() if path.endswith(".py")}


def in_order(node: ast.AST) -> Iterator[ast.stmt | ast.excepthandler]:
    """Statements and `except` clauses below a node as they are read, from top to bottom."""
    for inner in ast.iter_child_nodes(node):
        if isinstance(inner, (ast.stmt, ast.excepthandler)):
            yield inner
        yield from in_order(inner)


def module_of(path: str) -> str:
    """The name by which a board imports a file."""
    stem = path.removeprefix("lib/").removesuffix(".py")
    return stem.removesuffix("/__init__").replace("/", ".")


def absolute(node: ast.ImportFrom, path: str) -> str:
    """The module that a `from … import` in a file names, relative ones resolved."""
    if not node.level:
        return node.module or ""
    parts = module_of(path).split(".")
    if not path.endswith("/__init__.py"):
        parts = parts[:-1]
    parts = parts[: len(parts) - (node.level - 1)]
    return ".".join([*parts, node.module] if node.module else parts)


def texts_in(trees: Iterable[ast.AST]) -> set[str]:
    """Every text constant: a name that stands in one may be looked up by it."""
    return {
        node.value
        for tree in trees
        for node in walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def bound_in(node: ast.AST) -> Iterator[str]:
    """Names that a subtree binds, scopes within it included; imports as they are called there."""
    for inner in walk(node):
        if isinstance(inner, ast.arg):
            yield inner.arg
        elif isinstance(inner, ast.Name) and isinstance(inner.ctx, (ast.Store, ast.Del)):
            yield inner.id
        elif isinstance(inner, ast.ExceptHandler) and inner.name:
            yield inner.name
        elif isinstance(inner, (ast.Import, ast.ImportFrom)):
            yield from (alias.asname or alias.name.split(".")[0] for alias in inner.names)
        elif isinstance(inner, (*FUNCTIONS, ast.ClassDef)) and inner is not node:
            yield inner.name


def bound_at_top(tree: ast.Module | ast.ClassDef) -> set[str]:
    """Names that a module or a class binds itself, not in a function or a class of it."""
    found: set[str] = set()
    waiting: list[ast.AST] = list(tree.body)
    while waiting:
        node = waiting.pop()
        if isinstance(node, (*FUNCTIONS, ast.ClassDef)):
            found.add(node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            found |= {alias.asname or alias.name.split(".")[0] for alias in node.names}
        if not isinstance(node, _SCOPES):
            waiting.extend(ast.iter_child_nodes(node))
    return found


def module_aliases(tree: ast.Module, path: str, modules: Collection[str]) -> dict[str, str]:
    """What a file calls modules of the program: the text before the dot, and the module."""
    found = {}
    for node in walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                if alias.name in modules:
                    found[alias.asname or alias.name] = alias.name
        elif isinstance(node, ast.ImportFrom):
            for alias in node.names:
                full = f"{absolute(node, path)}.{alias.name}"
                if full in modules:
                    found[alias.asname or alias.name] = full
    return found


def bodies(tree: ast.AST) -> Iterator[list[ast.stmt]]:
    """Every list of statements, so that a pass can change it."""
    for node in walk(tree):
        for field in ("body", "orelse", "finalbody"):
            body = getattr(node, field, None)
            if isinstance(body, list):
                yield body


def fill_empty(tree: ast.AST) -> None:
    """Put `pass` where a pass left nothing."""
    for node in walk(tree):
        body = getattr(node, "body", None)
        if body == [] and not isinstance(node, ast.Module):
            node.body = [ast.Pass()]  # type: ignore[attr-defined]
