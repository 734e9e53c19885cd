"""This check finds references to what is no longer there: paths, and names of modules.

It reads docs, docstrings and comments. A path is one from the repository's root, `lab/mash.py`; a
name is in backticks and begins with one of our packages, `ui.match.memory` or
`ui.match.memory.has_room`. Parts in capitals stand for any name.
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from sim import ROOT
from tools.checks.finding import Finding

_TOPS = "docs|engine|hal|lab|lib|sim|tests|tools"
_PATH = re.compile(rf"(?<![\w./:-])(?:{_TOPS})/[\w./-]*[\w/]")
_NAME = re.compile(r"`((?:engine|hal|journal|lab|sim|tests|tools|ui)(?:\.\w+)+)(?:\(\))?`")
# Only on a drive, and what the reader of an example writes.
_NOT_HERE = re.compile(
    r"lib/(art\b|\w+\.mpy)|.*/((again|draw_three|number_finish|sale)\.py|quick[-_]fire\.\w+)$"
)
_IN_LIB = ("journal", "ui")
_ANY = re.compile(r"\b[A-Z][A-Z_]+\b")
_READ = ("*.py", "*.pyi", "*.md")
_LEFT_OUT = frozenset(["node_modules", "build", ".git"])  # and each .venv


def check_tree(root: Path = Path(ROOT)) -> Iterator[Finding]:
    """Yield dead references in all files of the repository."""
    for pattern in _READ:
        for path in sorted(root.rglob(pattern)):
            parts = path.relative_to(root).parts
            if not _LEFT_OUT.intersection(parts) and not parts[0].startswith(".venv"):
                yield from _dead_in(
                    path.relative_to(root).as_posix(), path.read_text("utf-8"), root
                )


def _dead_in(path: str, text: str, root: Path) -> Iterator[Finding]:
    try:
        lines = [(0, text)] if path.endswith(".md") else list(_said(text))
    except SyntaxError:
        return  # ruff says where
    for first, words in lines:
        for found in _PATH.finditer(words):
            if not _ANY.search(found[0]) and not _is_path(found[0], root):
                yield Finding(path, _line(first, words, found), f"there is no {found[0]}")
        for found in _NAME.finditer(words):
            if not _is_name(found[1], root):
                yield Finding(path, _line(first, words, found), f"there is no {found[1]}")


def _line(first: int, words: str, found: "re.Match[str]") -> int:
    return first + words.count("\n", 0, found.start()) + (first == 0)


def _said(text: str) -> Iterator[tuple[int, str]]:
    """Yield comments and docstrings, each with its first line."""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            words = ast.get_docstring(node, clean=False)
            if words:
                yield node.body[0].lineno, words


def _is_path(path: str, root: Path) -> bool:
    is_here = (root / path).exists() or (root / f"{path}.py").exists()
    return is_here or _NOT_HERE.match(path) is not None


@cache
def _is_name(name: str, root: Path) -> bool:
    """Is a dotted name a module, or is its rest written in the module?"""
    parts = name.split(".")
    top = root / "lib" if parts[0] in _IN_LIB else root
    for size in range(len(parts), 0, -1):
        stem = top.joinpath(*parts[:size])
        for file in (stem.with_suffix(".py"), stem.with_suffix(".pyi"), stem / "__init__.py"):
            if file.exists():
                text = file.read_text("utf-8")
                return all(re.search(rf"\b{part}\b", text) for part in parts[size:])
        if stem.is_dir() and size == len(parts):
            return True
    return False
