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
    "returns from its middle": """
def public(found, n):
    _f(found, n)
    return found
def _f(found, n):
    if n > 3:
        found.append("many")
        return
    elif n == 2:
        if found:
            return
    else:
        found.append("few")
        return
    found.append(n)
""",
    "a value from its middle": """
def public(found, n):
    found.append(0)
    found[0] = _f(n)
    return found
def _f(n):
    if n == 3:
        return "three"
    for i in range(n):
        if i * i == n:
            return i
        if i == 4:
            continue
    return None
""",
    "a value from a try": """
def public(found, n):
    value = _f("x1234"[n:n + 1])
    return value
def _f(text):
    try:
        return int(text)
    except ValueError:
        return -1
""",
    "first in a condition": """
def public(found, n):
    if n > 4:
        found.append("five")
    elif not _is_odd(found, n) == (n > 2):
        found.append("no")
    return found
def _is_odd(found, n):
    found.append(n)
    return n % 2 == 1
""",
    "first in a sum and in a loop": """
def public(found, n):
    for i in _some(found, n):
        n += _more(found, i) + len(found)
    return n
def _some(found, n):
    found.append("some")
    if n < 2:
        return ()
    return range(n)
def _more(found, n):
    found.append(n)
    return n + 1
""",
    "expressions, wherever": """
def public(found, n):
    while _twice(n) < 9 and (found or not _twice(n, ) == 4):
        n = _sum(n, len(found)) + _twice(n + 1)
    return n
def _twice(n):
    return 2 * n
def _sum(a, b):
    return a - b if a else b
""",
    "expressions of methods": """
class Thing:
    def __init__(self, n):
        self.n = n
    def both(self, other):
        return self._is(other) or self._is(other + 1)
    def _is(self, n):
        return self.n == n
def public(found, n):
    return Thing(3).both(n)
""",
    "functions of one name in two scopes": """
class Thing:
    def __init__(self, n):
        n = self._make(n)
        self.n = n
    def _make(self, n):
        if n:
            return n
        return 5
def public(found, n):
    m = _make_(n)
    return Thing(m).n
def _make_(n):
    if n == 1:
        return 0
    return n
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
    "a name that means another thing there": """
def table(): return 1
def public(found, n):
    table = 5
    _f(found)
    return found, table
def _f(found):
    found.append(table())
""",
    "in an expression, perhaps": """
def public(found, n):
    return n and _f(found, n)
def _f(found, n):
    found.append(n)
    return n + 1
""",
    "after something that it may change": """
def public(found, n):
    return len(found) + _f(found, n)
def _f(found, n):
    found.append(n)
    return n + 1
""",
    "returns from a loop in a loop": """
def public(found, n):
    at = _f(found, n)
    return at
def _f(found, n):
    for i in range(n):
        for j in range(n):
            if i * j == 6:
                return j
    return -1
""",
    "returns from a loop that it also leaves": """
def public(found, n):
    at = _f(found, n)
    return at
def _f(found, n):
    for i in range(n):
        if i == 4:
            break
        if i * i == n:
            return i
    return -1
""",
    "asked for by others": """
def public(found, n):
    for f in (_f, len):
        found.append(f(found))
    return found
def _f(found):
    return found[-1] if found else 0
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
    assert names <= {"public", "__init__", "both"}
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
