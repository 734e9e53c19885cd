"""This module writes statements as Python text, a line each, and notes where each line came from.

Simple statements that follow each other may share a line: a board keeps a byte for each line.
"""

import ast
from copy import copy
from dataclasses import dataclass, field

from tools.drive.program import place_of

Place = tuple[str, int, str]  # a file of the repository, a line, and the function there or ""

_INDENT = " "


@dataclass
class Writer:
    """lines: of the text. places: by line, from 0, where its first statement was written.

    keeps_lines: each statement stays at the line that it has in its file.
    """

    keeps_lines: bool = False
    lines: list[str] = field(default_factory=list)
    places: list[Place] = field(default_factory=list)

    def text(self) -> str:
        """Return the text."""
        return "\n".join(self.lines) + "\n"

    def write(self, body: list[ast.stmt], level: int = 0) -> None:
        """Write statements."""
        for node in body:
            self._write(node, level)

    def _write(self, node: ast.stmt, level: int) -> None:
        if isinstance(node, ast.If):
            self._write_if(node, level, "if")
        elif isinstance(node, ast.Try):
            self._put("try:", node, level)
            self.write(node.body, level + 1)
            for handler in node.handlers:
                kind = f" {ast.unparse(handler.type)}" if handler.type else ""
                name = f" as {handler.name}" if handler.name else ""
                self._put(f"except{kind}{name}:", handler, level, node)
                self.write(handler.body, level + 1)
            self._write_else(node.orelse, "else:", node, level)
            self._write_else(node.finalbody, "finally:", node, level)
        elif "body" in node._fields:
            head = copy(node)
            head.body = [ast.Pass()]  # type: ignore[attr-defined]
            if getattr(node, "orelse", None):
                head.orelse = []  # type: ignore[attr-defined]
            *decorators, line, _ = ast.unparse(head).lstrip().split("\n")
            for text, one in zip(decorators, getattr(node, "decorator_list", ()), strict=True):
                self._put(text, one, level, node)
            self._put(line, node, level)
            self.write(node.body, level + 1)  # type: ignore[attr-defined]
            self._write_else(getattr(node, "orelse", []), "else:", node, level)
        else:
            self._put(_simple(node), node, level)

    def _write_if(self, node: ast.If, level: int, word: str) -> None:
        self._put(f"{word} {ast.unparse(node.test)}:", node, level)
        self.write(node.body, level + 1)
        if len(node.orelse) == 1 and isinstance(node.orelse[0], ast.If):
            self._write_if(node.orelse[0], level, "elif")
        else:
            self._write_else(node.orelse, "else:", node, level)

    def _write_else(self, body: list[ast.stmt], word: str, node: ast.stmt, level: int) -> None:
        if body:
            at = copy(body[0])
            if self.keeps_lines:  # between what is before and after it
                at.lineno = max(body[0].lineno - 1, len(self.lines) + 1)
            self._put(word, at, level, node)
            self.write(body, level + 1)

    def _put(self, text: str, at: ast.AST, level: int, within: ast.stmt | None = None) -> None:
        """Write a line. within: the statement that a handler or a decorator belongs to."""
        line = getattr(at, "lineno", 0)
        path, function = place_of(within or at)
        while self.keeps_lines and len(self.lines) < line - 1:
            self.lines.append("")
            self.places.append(("", 0, ""))
        self.lines.append(_INDENT * level + text)
        self.places.append((path, line, function))


def _simple(node: ast.stmt) -> str:
    """Return the text of a statement. A board swaps `a, b = b, a` without taking memory for a tuple
    only if there are no parentheses."""
    if isinstance(node, ast.Assign):
        sides = [*node.targets, node.value]
        return " = ".join(_bare(side) for side in sides)
    return ast.unparse(node)


def _bare(node: ast.expr) -> str:
    if isinstance(node, ast.Tuple) and len(node.elts) > 1:
        return ", ".join(map(ast.unparse, node.elts))
    return ast.unparse(node)
