"""This module packs tables of constants when a drive is built, as a board does when it loads them.

After folding, `string_table({3: b"…", …})` (`engine.string_table`) and `bytes((3, …))` are replaced
by their results. A board keeps every constant in a file's code, so it would keep the words, or the
tuple, beside the result.
"""

import ast

from engine.string_table import string_table
from sim.drive.edits import Edits
from sim.drive.fold import number_of
from sim.drive.tree import Texts, parse, walk
from sim.errors import UsageError


def packed(texts: Texts) -> dict[str, str]:
    """Pack the tables of a whole program."""
    return {path: _packed(path, text) for path, text in texts.items()}


def _packed(path: str, text: str) -> str:
    edits = Edits(text)
    for node in walk(parse(path, text)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
            if node.func.id == string_table.__name__:
                edits.put(node, repr(string_table(_words_of(node.args[0], path))))
            elif node.func.id == "bytes" and (numbers := _numbers_of(node.args[0])):
                edits.put(node, repr(bytes(numbers)))
    return edits.applied()


def _numbers_of(table: ast.expr) -> list[int]:
    """Return the numbers in a tuple of constants; for anything else none."""
    rows = table.elts if isinstance(table, ast.Tuple) else []
    numbers = [number for row in rows if (number := number_of(row, {})) is not None]
    return numbers if len(numbers) == len(rows) else []


def _words_of(table: ast.expr, path: str) -> dict[int, bytes]:
    """Return words by number. UsageError: it is no table of constants, or has a number twice."""
    words: dict[int, bytes] = {}
    for key, value in zip(table.keys, table.values, strict=True):  # type: ignore[attr-defined]
        number = number_of(key, {})
        if number is None or number in words or not isinstance(value, ast.Constant):
            raise UsageError(f"{path}, line {value.lineno}: no constant, or a number twice")
        words[number] = ast.literal_eval(value)
    return words
