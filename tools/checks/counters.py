"""This check bounds sums in the state to a byte's range, which long play would exceed (CORE-9).

CPython raises for a byte above 255, with the choice half done; a board continues with another
number. A byte of the engine's state may grow by one, for a card, a seat or a window, of which there
are never more than 255; any other sum is bounded where it is written: `min(s[at] + more, 255)`.
"""

import ast
from collections.abc import Iterator

from tools.checks.finding import Finding, Source

_STATES = ("s", "sheet")  # the engine's names for its bytes


def check(source: Source) -> Iterator[Finding]:
    """Yield sums that are written into a byte without a bound."""
    if not source.path.startswith("engine/"):
        return
    for node in ast.walk(source.tree):
        if isinstance(node, ast.AugAssign) and _is_byte(node.target) and _may_overrun(node):
            yield source.at(node, "nothing bounds this sum: write min(…, 255)")


def _is_byte(target: ast.expr) -> bool:
    """Is this a byte of a state?"""
    if not isinstance(target, ast.Subscript) or not isinstance(target.value, ast.Name):
        return False
    return target.value.id in _STATES


def _may_overrun(node: ast.AugAssign) -> bool:
    """Is more than one added or subtracted?"""
    if not isinstance(node.op, (ast.Add, ast.Sub, ast.Mult)):
        return False
    return not isinstance(node.value, ast.Constant) or node.value.value != 1
