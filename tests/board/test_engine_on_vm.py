"""These tests run each file of tests/board/vm in its own MicroPython with a board's memory."""

from functools import cache
from pathlib import Path

import pytest

from sim import vm
from sim.scenario.slim import slim
from tests.tiers import FULL

pytestmark = FULL

HERE = Path(__file__).parent / "vm"
FILES = sorted(path.stem for path in HERE.glob("test_*.py"))

BROKEN = """
def test_that_holds():
    assert 1 + 1 == 2

def test_that_does_not_hold():
    assert 1 + 1 == 3, "sum is off"

def test_that_fills_the_heap():
    chain = None
    while True:
        chain = (chain, bytearray(1024))
"""


def read(*tops: str) -> dict[str, str]:
    """Return the text of every Python file below some folders, by path."""
    root = HERE.parents[2]
    return {
        path.relative_to(root).as_posix(): path.read_text(encoding="utf-8")
        for top in tops
        for path in sorted((root / top).rglob("*.py"))
    }


# These modules compile many rules, which a board loads as bytecode: too much for a board's heap.
LARGE_HEAP = {
    "test_match_acts_house": 400_000,
    "test_promises_acts": 200_000,
    "test_pystack": 200_000,
    "test_rules": 240_000,
}


def run_on_vm(*modules: str, **texts: str) -> vm.Result:
    """Run test modules; texts: modules of tests/board/vm that exist for this run alone.

    This heap cannot compile the engine's sources as they are, so they are made as small as on a
    drive: without docstrings, with constants as numbers.
    """
    sources = {**slimmed(), **{f"tests/board/vm/{name}.py": text for name, text in texts.items()}}
    heap = max(LARGE_HEAP.get(module, vm.HEAP) for module in modules)
    return vm.run("tests/board/vm/runner.py", argv=modules, texts=sources, heap=heap)


@cache
def slimmed() -> dict[str, str]:
    """Return the engine and its tests as small as on a drive."""
    return slim(read("engine", "tests/board/vm"))


@pytest.mark.parametrize("module", FILES)
def test_on_micropython(module: str) -> None:
    result = run_on_vm(module)
    failed = [line for line in result.stdout.splitlines() if not line.startswith("ok ")]
    assert result.status == 0, "\n".join(failed)
    assert result.stdout.rstrip().endswith(" passed, 0 failed")


def test_the_runner_reports_each_test_that_fails() -> None:
    result = run_on_vm("test_broken", test_broken=BROKEN)
    assert result.status == 1
    assert "ok test_broken.test_that_holds" in result.stdout
    assert "FAIL test_broken.test_that_does_not_hold: AssertionError('sum is off'" in result.stdout
    assert "FAIL test_broken.test_that_fills_the_heap: MemoryError" in result.stdout
    assert result.stdout.rstrip().endswith("1 passed, 2 failed")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("import functools", "ImportError"),
        ("def no_test(): pass", "no test_ function"),
        ("def test_x(:", "SyntaxError"),
    ],
)
def test_a_module_that_cannot_be_tested_counts_as_failed(text: str, message: str) -> None:
    result = run_on_vm("test_broken", test_broken=text)
    assert result.status == 1
    assert message in result.stdout
    assert result.stdout.rstrip().endswith("0 passed, 1 failed")
