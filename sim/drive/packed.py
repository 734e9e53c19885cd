"""This module packs tables of words when a drive is built, as a board would when it loads them.

A call `phrases({3: b"…", …})` (`ui.table.phrases`), whose constants are folded already, is replaced
by its result. A board keeps every constant that a file names, so it would keep the words twice.
"""

import ast

from sim.drive.edits import Edits
from sim.drive.fold import number_of
from sim.drive.tree import Texts, parse, walk
from sim.errors import UsageError
from ui.table.phrases import phrases


def packed(texts: Texts) -> dict[str, str]:
    """Pack the tables of a whole program."""
    return {path: _packed(path, text) for path, text in texts.items()}


def _packed(path: str, text: str) -> str:
    edits = Edits(text)
    for node in walk(parse(path, text)):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == phrases.__name__:
            edits.put(node, repr(phrases(_words_of(node.args[0], path))))
    return edits.applied()


def _words_of(table: ast.expr, path: str) -> dict[int, bytes]:
    """Return words by number. UsageError: it is no table of constants, or has a number twice."""
    words: dict[int, bytes] = {}
    for key, value in zip(table.keys, table.values, strict=True):  # type: ignore[attr-defined]
        number = number_of(key, {})
        if number is None or number in words or not isinstance(value, ast.Constant):
            raise UsageError(f"{path}, line {value.lineno}: no constant, or a number twice")
        words[number] = ast.literal_eval(value)
    return words
