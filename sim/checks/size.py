"""This check limits files and functions to a readable size."""

import ast
from collections.abc import Iterator

from sim.checks.finding import Finding, Source

LONGEST_FILE = 400
LONGEST_FUNCTION = 45


def check(source: Source) -> Iterator[Finding]:
    """Yield files and functions with too many lines."""
    if len(source.lines) > LONGEST_FILE:
        yield Finding(
            source.path, 1, f"{len(source.lines)} lines; at most {LONGEST_FILE} in a file"
        )
    for node in ast.walk(source.tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.end_lineno:
            lines = node.end_lineno - node.lineno + 1
            if lines > LONGEST_FUNCTION:
                what = f"{node.name} has {lines} lines; at most {LONGEST_FUNCTION} in a function"
                yield source.at(node, what)
