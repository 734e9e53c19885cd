"""This check limits functions to a readable size.

A constructor that only sets attributes is a list, and may be as long as it has to be.
"""

import ast
from collections.abc import Iterator

from sim.checks.finding import Finding, Source

LONGEST_FUNCTION = 45


def check(source: Source) -> Iterator[Finding]:
    """Yield functions with too many lines."""
    for node in ast.walk(source.tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.end_lineno:
            lines = node.end_lineno - node.lineno + 1
            if lines > LONGEST_FUNCTION and not _is_list(node):
                what = f"{node.name} has {lines} lines; at most {LONGEST_FUNCTION} in a function"
                yield source.at(node, what)


def _is_list(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Is this a constructor that does nothing but set attributes?"""
    if node.name != "__init__":
        return False
    return all(isinstance(statement, ast.Assign | ast.AnnAssign) for statement in node.body)
