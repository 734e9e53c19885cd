"""The program for the virtual machine is our source without docstrings and constants."""

import sys
from types import ModuleType

import pytest

from sim.scenario.command import in_order
from sim.scenario.slim import slim

ONE = '''"""What it is for."""

from engine.const import const

SIZE = const(4)
WIDE = const(SIZE * 2)
NAMED = const(7)
_OWN = const(1)
KEPT = 5


class Thing:
    """Several
    lines."""


def run(at: int) -> int:
    """Nothing else."""


def told() -> str:
    return f"{NAMED}" + "SIZE ü" + str(SIZE)
'''
TWO = """from engine import one
from engine.one import (
    KEPT,
    SIZE,
    WIDE as BROAD,
)

s = bytearray(one.SIZE)


def last() -> int:
    from engine.one import WIDE

    s[SIZE - 1] = WIDE + KEPT
    return s[BROAD - one.WIDE // 2 - 1] + one.KEPT
"""


def slimmed() -> dict[str, str]:
    return slim({"engine/one.py": ONE, "engine/two.py": TWO})


def test_docstrings_and_constants_are_gone_and_lines_stay() -> None:
    after = slimmed()
    one, two = after["engine/one.py"], after["engine/two.py"]
    for gone in ("What it is", "SIZE =", "WIDE", "NAMED", "_OWN", "const"):
        assert gone not in one
    assert "WIDE" not in two and "BROAD" not in two
    for line in ("KEPT = 5", "class Thing:", "def run(", "return f"):
        assert number_of(line, one) == number_of(line, ONE), line
    for line in ("s = bytearray(", "def last(", "s[", "return s["):
        assert number_of(line, two) == number_of(line, TWO), line


def number_of(line: str, text: str) -> int:
    """Return the number of the only line of a text that begins so."""
    (number,) = [n for n, one in enumerate(text.splitlines()) if one.lstrip().startswith(line)]
    return number


def test_a_slimmed_program_computes_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    after = slimmed()
    one, two = ModuleType("engine.one"), ModuleType("engine.two")
    monkeypatch.setitem(sys.modules, "engine.one", one)
    exec(after["engine/one.py"], vars(one))
    assert one.told() == "7SIZE ü4"
    exec(after["engine/two.py"], vars(two))
    assert two.last() == 18
    assert two.s == bytearray([0, 0, 0, 13])


def test_a_module_is_loaded_after_those_that_it_imports() -> None:
    order = in_order(["sim.scenario.runner"])
    assert order.index("engine.state.layout") < order.index("engine.state.windows")
    assert order.index("engine.game") < order.index("sim.scenario.position")
    assert order[-1] == "sim.scenario.runner"
    assert len(order) == len(set(order))
    assert "sim.scenario.command" not in order
