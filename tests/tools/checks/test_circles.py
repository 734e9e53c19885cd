"""No modules of engine, hal and lib import each other in a circle, but for types alone."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]


def test_no_modules_import_each_other() -> None:
    paths = {name: path for top in ("engine", "hal", "lib") for name, path in _modules(top)}
    assert len(paths) > 200
    graph = {name: _imported(path, paths) - {name} for name, path in paths.items()}
    assert _circle(graph) == []


def test_a_circle_is_found() -> None:
    graph = {"a": {"b"}, "b": {"c"}, "c": {"d", "b"}, "d": set[str]()}
    assert sorted(_circle(graph)) == ["b", "c"]


def _modules(top: str) -> Iterator[tuple[str, Path]]:
    base = ROOT / "lib" if top == "lib" else ROOT
    for path in (ROOT / top).rglob("*.py"):
        name = ".".join(path.relative_to(base).with_suffix("").parts)
        yield name.removesuffix(".__init__"), path


def _imported(path: Path, paths: dict[str, Path]) -> set[str]:
    """Return the modules that a file imports, in functions too, but for types."""
    found: set[str] = set()
    waiting: list[ast.AST] = [ast.parse(path.read_text(encoding="utf-8"))]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            continue
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            names = (f"{node.module}.{alias.name}" for alias in node.names)
            found.update(name if name in paths else str(node.module) for name in names)
        waiting.extend(ast.iter_child_nodes(node))
    return found & paths.keys()


def _circle(graph: dict[str, set[str]]) -> list[str]:
    """Return the modules that lie on a circle or between two circles."""
    left = {name: set(to) for name, to in graph.items()}
    while True:
        ends = {name for name, to in left.items() if not to & left.keys()}
        asked = set().union(*left.values()) if left else set()
        gone = ends | (left.keys() - asked)
        if not gone:
            return list(left)
        for name in gone:
            del left[name]
