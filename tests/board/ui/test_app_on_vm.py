"""On a real MicroPython the app takes no heap for frames and keys, within a board's call depth.

No picture is checked here.
"""

import re
from functools import cache

import pytest

from sim import stubboard, vm
from sim.board.models import MODELS
from tests.tiers import FULL

pytestmark = FULL

_FILES = ["tests/board/ui/board_on_vm.py", "tests/board/vm/shared/measure.py"]


def run_app(program: str, *argv: str) -> vm.Result:
    """Run a program of this folder with the app on the stub of a board, without its own hal."""
    # No cap: this machine collects no garbage while the sheets are drawn.
    return vm.run(f"tests/board/ui/{program}", argv=argv, files=_FILES, texts=_drive(), cap=False)


@cache
def _drive() -> dict[str, str]:
    return {**stubboard.own_sources(), **stubboard.stub(MODELS["tinycircuits_thumby_color"])}


@pytest.mark.parametrize(
    ("buttons", "rules"),
    (
        ("two", "official"),
        ("pad", "grand"),
        ("two", "grand"),
        ("pad", "double-down"),
        ("two", "two-deck"),
        ("pad", "stack"),
    ),
)
def test_frames_and_keys_take_no_heap(buttons, rules):
    result = run_app("app_on_vm.py", buttons, rules)
    assert result.status == 0, result.stdout
    assert int(re.search(r"frames: (\d+)", result.stdout)[1]) > 500, result.stdout
    assert int(re.search(r"saves: (\d+)", result.stdout)[1]) > 10, result.stdout
