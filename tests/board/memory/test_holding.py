"""On MicroPython a block for play is held while a table is made, and is there afterwards."""

import pytest

from sim.vm.runner import run

_PROGRAM = """
import gc
import sys

import vm

from ui.match import memory

SMALL = 240  # with what a board keeps of it 256
SPARE = 8  # of them are free at the end: less than a block
large = bytearray(6000)
small = [None] * 1000
made = [None] * 1000

def fill():
    i = 0
    try:
        while True:
            small[i] = bytearray(SMALL)
            i += 1
    except MemoryError:
        for spare in range(i - SPARE, i):
            small[spare] = None

def break_up():
    global large
    large = None
    for i in range(0, len(small), 2):  # holes behind the large one
        small[i] = None

def hold():
    if sys.argv[1] == "hold":
        memory.hold_block()

def make():  # less than the small holes have room for
    for i in range(80):
        made[i] = bytearray(SMALL)

def play():
    memory.free_block()
    print(small[101] is not None, memory.has_room(memory.ROOM_FOR_PLAY))

memory.IS_BOARD = True
for step in (fill, break_up, hold, make, play):
    vm.then(step)
"""


@pytest.mark.parametrize(("word", "is_there"), [("hold", True), ("leave", False)])
def test_what_is_made_meanwhile_leaves_the_block_that_is_held(word: str, is_there: bool) -> None:
    files = ["lib/ui/__init__.py", "lib/ui/match/memory.py"]
    windows = "def forget_windows(): pass\n"  # of a match, and large
    texts = {"holding.py": _PROGRAM, "engine/state/windows.py": windows}
    result = run("holding.py", argv=[word], texts=texts, files=files)
    assert result.stdout.splitlines() == [f"True {is_there}"]
