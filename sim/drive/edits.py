"""This module changes a file's text in places and leaves every line at its number.

A board's tracebacks give lines of the repository, so removed text leaves its line breaks.

    edits = Edits(text)
    edits.put(node, "14")
    edits.drop(body, gone)
    edits.applied()
"""

import ast
from collections.abc import Collection
from functools import cached_property
from itertools import accumulate


class Edits:
    """The changes to one text, given by nodes of its tree."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._changes: dict[tuple[int, int], str] = {}

    def put(self, node: ast.expr | ast.stmt, words: str) -> None:
        """Replace a node by words, followed by the node's line breaks."""
        self._put(*self._span(node), words)

    def leave_out(self, node: ast.expr, whole: ast.BinOp) -> bool:
        """Remove one side of a sum, and the sign; False if its text is too complex."""
        start, end = self._span(node)
        before, after = self._bytes[:start].rstrip(), self._bytes[end:].lstrip()
        if node is whole.left and after.startswith(b"+"):
            end = len(self._bytes) - len(after[1:].lstrip())
        elif node is whole.right and before.endswith(b"+"):
            start = len(before[:-1].rstrip())
        else:
            return False
        self._put(start, end, "")
        return True

    def drop(self, body: list[ast.stmt], gone: Collection[ast.stmt], *, is_module: bool) -> None:
        """Remove statements from a body, which becomes `pass` if it is empty."""
        is_empty = len(gone) == len(body) and not is_module
        for at, node in enumerate(body if gone else ()):
            if node in gone:
                words = "pass" if is_empty and at == 0 else ""
                self._put(*self._span(node), words)

    def applied(self) -> str:
        """Return the text with all changes; of two nested ones the outer one counts."""
        if not self._changes:
            return self._text
        parts = []
        done = 0
        for (start, end), words in sorted(
            self._changes.items(), key=lambda change: (change[0][0], -change[0][1])
        ):
            if start >= done:
                parts += [self._bytes[done:start], words.encode()]
                done = end
        return b"".join([*parts, self._bytes[done:]]).decode()

    @cached_property
    def _bytes(self) -> bytes:
        """Return the text in bytes, which a node's columns count."""
        return self._text.encode()

    @cached_property
    def _starts(self) -> list[int]:
        """Return where each line begins."""
        return [0, *accumulate(map(len, self._bytes.splitlines(keepends=True)))]

    def _put(self, start: int, end: int, words: str) -> None:
        breaks = self._bytes.count(b"\n", start, end)
        self._changes[start, end] = words + "\n" * breaks

    def _span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None and node.end_col_offset is not None
        start = self._at(node.lineno, node.col_offset)
        decorators = getattr(node, "decorator_list", None)
        if decorators:
            first = self._at(decorators[0].lineno, decorators[0].col_offset)
            start = self._bytes.rindex(b"@", 0, first)
        return start, self._at(node.end_lineno, node.end_col_offset)

    def _at(self, line: int, column: int) -> int:
        return self._starts[line - 1] + column
