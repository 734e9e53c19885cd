"""An act of the app is left on MicroPython, though there is no room for a list of its modules."""

from sim.vm.runner import run

_PROGRAM = """
import sys

import ui.memory

def no_room(*_):
    raise MemoryError

ui.memory.keep_loaded(ui.memory.FOR_GOOD)
for number in range(100):
    sys.modules["game.m%d" % number] = sys
ui.memory.list = no_room
ui.memory.change_act(ui.memory.FOR_GOOD)
print(sum(name[:5] == "game." for name in sys.modules), "left;", "ui.memory" in sys.modules)
"""


def test_an_act_is_left_where_no_list_of_its_modules_has_room() -> None:
    result = run(
        "leaving.py",
        texts={"leaving.py": _PROGRAM},
        files=["lib/ui/__init__.py", "lib/ui/memory.py"],
    )
    assert result.stdout.splitlines() == ["0 left; True"]
