"""This module has the input and output of a check: parsed sources, and findings."""

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from sim import ROOT

DEVICE = ("code.py", "boot.py", "engine", "hal", "lib")
DECLARED = "engine/spec/"  # for computers only


@dataclass(frozen=True, order=True)
class Finding:
    """One fault, as `file:line: message`."""

    path: str
    line: int
    message: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.message}"


@dataclass
class Source:
    """One Python file: its path in the repository with `/`, its text, its tree.

    The tree omits the code below `if TYPE_CHECKING:`, which never runs.
    """

    path: str
    text: str
    tree: ast.Module = field(init=False)
    lines: list[str] = field(init=False)

    def __post_init__(self) -> None:
        tree = _WithoutTyping().visit(ast.parse(self.text, self.path))
        assert isinstance(tree, ast.Module)
        self.tree = tree
        self.lines = self.text.splitlines()

    def at(self, node: ast.AST, message: str) -> Finding:
        """Return a finding at a node's line."""
        return Finding(self.path, getattr(node, "lineno", 1), message)


class _WithoutTyping(ast.NodeTransformer):
    def visit_If(self, node: ast.If) -> ast.AST | list[ast.stmt]:
        if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return [self.visit(statement) for statement in node.orelse]
        return self.generic_visit(node)


def read_sources(places: Iterable[str]) -> Iterator[Source | Finding]:
    """Read every Python file in these places; a Finding for one that does not parse."""
    for place in places:
        top = Path(ROOT, place)
        files = sorted(top.rglob("*.py")) if top.is_dir() else [top] if top.is_file() else []
        for file in files:
            path = file.relative_to(ROOT).as_posix()
            if path.startswith(DECLARED):
                continue
            try:
                yield Source(path, file.read_text(encoding="utf-8"))
            except SyntaxError as error:
                yield Finding(path, error.lineno or 1, f"does not parse: {error.msg}")
            except OSError as error:
                yield Finding(path, 1, f"cannot be read: {error.strerror}")
            except ValueError:  # other bytes, or a 0 among them
                yield Finding(path, 1, "is not UTF-8 text")
