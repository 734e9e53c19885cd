"""On MicroPython the app frees an act's modules even without room for a list of them."""

from sim.vm.runner import run
from tests.tiers import FULL

pytestmark = FULL

_PROGRAM = """
import sys

import ui.match.memory

def no_room(*_):
    raise MemoryError

ui.match.memory.keep_loaded(ui.match.memory.FOR_GOOD)
for number in range(100):
    sys.modules["game.m%d" % number] = sys
ui.match.memory.list = no_room
ui.match.memory.change_act(ui.match.memory.FOR_GOOD)
print(sum(name[:5] == "game." for name in sys.modules), "left;", "ui.match.memory" in sys.modules)
"""


def test_an_act_is_freed_without_room_for_a_list_of_its_modules() -> None:
    result = run(
        "leaving.py",
        texts={
            "leaving.py": _PROGRAM,
            "engine/state/windows.py": "def forget_windows(): pass\n",  # of a match, and large
        },
        files=["lib/ui/__init__.py", "lib/ui/match/memory.py"],
    )
    assert result.stdout.splitlines() == ["0 left; True"]
