"""This module removes docstrings from source text; every line keeps its number.

CircuitPython drops docstrings when it compiles; the MicroPython that replaces it keeps them on
the heap. So files go there without them, and memory is as on a board.
"""

import ast
from functools import lru_cache


@lru_cache(maxsize=1024)  # one process runs the same files on the machine often
def without_docstrings(source: str) -> str:
    """Return a module's source with each docstring blank, or `pass` if it was alone."""
    lines = source.split("\n")
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            continue
        if not node.body or ast.get_docstring(node, clean=False) is None:
            continue
        text = node.body[0]
        for at in range(text.lineno - 1, text.end_lineno or text.lineno):
            lines[at] = ""
        if len(node.body) == 1 and not isinstance(node, ast.Module):
            lines[text.lineno - 1] = " " * text.col_offset + "pass"
    return "\n".join(lines)
