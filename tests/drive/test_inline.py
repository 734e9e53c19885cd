"""Functions used once move to where they are used, and nothing else changes."""

import ast
from types import ModuleType

import pytest

from sim.drive.small import make_small

MOVED = {
    "a statement": """
def public(found, n):
    for i in range(n):
        _note(found, i + 1)
    return found
def _note(found, number, twice=2):
    number *= twice
    found.append(number)
""",
    "a value": """
def public(found, n):
    total = _sum(found, n)
    return total + n
def _sum(found, n):
    total = 0
    for i in range(n):
        total += i
    return total
""",
    "a tail with early returns": """
def public(found, n):
    if n > 2:
        return _judge(found, n)
    return 0
def _judge(found, n):
    if n > 3:
        return "many"
    found.append(n)
""",
    "chains": """
def public(found, n):
    _one(found, n)
    return found
def _one(found, n):
    _two(found, n)
    found.append("one")
def _two(found, n):
    found.append(n)
""",
    "methods": """
class Thing:
    def __init__(self, n):
        self.n = n
        self._fill(n + 1)
    def _fill(self, n):
        self.filled = [self.n, n]
def public(found, n):
    return Thing(n).filled
""",
}
KEPT = {
    "used twice": """
def public(found, n):
    _f(found)
    _f(found)
    return found
def _f(found):
    found.append(1)
""",
    "returns from its middle": """
def public(found, n):
    _f(found, n)
    return found
def _f(found, n):
    if n:
        return
    found.append(1)
""",
    "a name that means another thing there": """
def table(): return 1
def public(found, n):
    table = 5
    _f(found)
    return found, table
def _f(found):
    found.append(table())
""",
    "in an expression": """
def public(found, n):
    return n and _f(n)
def _f(n):
    return n + 1
""",
}


def small(source: str) -> tuple[set[str], ModuleType]:
    text = make_small({"m.py": source}).texts["m.py"]
    names = {node.name for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef)}
    return names, run(text)


def run(text: str) -> ModuleType:
    module = ModuleType("m")
    exec(text, module.__dict__)
    return module


@pytest.mark.parametrize("what", MOVED)
def test_it_moves_and_means_the_same(what: str) -> None:
    names, module = small(MOVED[what])
    assert names <= {"public", "__init__"}
    for n in range(6):
        mine: list[object] = []
        theirs: list[object] = []
        assert module.public(mine, n) == run(MOVED[what]).public(theirs, n)
        assert mine == theirs


@pytest.mark.parametrize("what", KEPT)
def test_it_stays_where_it_must(what: str) -> None:
    names, module = small(KEPT[what])
    assert len(names) >= 2
    for n in range(3):
        assert module.public([], n) == run(KEPT[what]).public([], n)
