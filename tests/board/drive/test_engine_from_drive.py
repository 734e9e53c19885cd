"""The engine as bytecode plays the same games as from source, and takes nothing from the heap."""

from functools import cache
from pathlib import Path

import pytest

from sim import vm
from sim.scenario.slim import slim
from tests.board.test_engine_on_vm import LARGE_HEAP
from tests.tiers import FULL
from tools.drive.bytecode import MICROPYTHON, compiled

pytestmark = FULL

ROOT = Path(__file__).resolve().parents[3]
# The tests read sources to find the order of loading; the modules loaded are bytecode.
START = """
import sys
sys.path.insert(0, "drive")
with open("tests/board/vm/runner.py") as file:
    exec(file.read(), {"__name__": "__main__"})
"""
BROKEN = """
def test_that_a_number_went_astray():
    from engine.state.layout import TURN
    assert TURN == -1
"""

PLACE = """
def test_that_bytecode_is_loaded():
    from engine import game
    assert game.__file__ == "drive/engine/game.mpy", game.__file__
"""


@cache
def engine_and_tests() -> dict[str, str]:
    return {
        file.relative_to(ROOT).as_posix(): file.read_text(encoding="utf-8")
        for top in ("engine", "tests/board/vm")
        for file in sorted((ROOT / top).rglob("*.py"))
        if not file.is_relative_to(ROOT / "engine" / "spec")
    }


def run_compiled(module: str, **more: str) -> vm.Result:
    """Run a module of tests/board/vm; more: texts of others by name."""
    texts = slim(
        {**engine_and_tests(), **{f"tests/board/vm/{name}.py": more[name] for name in more}}
    )
    blobs = {f"drive/{path}": code for path, code in compiled(texts, MICROPYTHON).items()}
    heap = LARGE_HEAP.get(module, vm.HEAP)
    texts["as_a_board.py"] = START
    return vm.run("as_a_board.py", argv=[module], texts=texts, blobs=blobs, heap=heap)


@pytest.mark.parametrize("module", ["test_golden", "test_match", "test_pystack"])
def test_bytecode_plays_the_same_games_and_takes_nothing_from_the_heap(module: str) -> None:
    result = run_compiled(module)
    failed = [line for line in result.stdout.splitlines() if not line.startswith("ok ")]
    assert result.status == 0, "\n".join(failed)
    assert result.stdout.rstrip().endswith(" passed, 0 failed")


def test_the_modules_that_play_are_bytecode() -> None:
    result = run_compiled("test_broken", test_broken=PLACE)
    assert result.status == 0, result.stdout


def test_a_wrong_digest_fails() -> None:
    result = run_compiled("test_broken", test_broken=BROKEN)
    assert result.status == 1
    assert "1 failed" in result.stdout
