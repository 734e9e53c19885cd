"""From a drive a first lesson is played to its end by keys of chance: none of them loses it."""

from collections.abc import Callable

import pytest

from sim.board.models import MODELS
from sim.stubboard import run
from tests.board.drive.test_tournament_from_drive import HEAP
from tools.drive.contents import Contents

# Keys of the board's register: 1 is A, 3 SELECT, 4 right, 5 down. Down and A begin the lesson. A
# match forgets the module of the title, which comes back when the lesson is over.
PROGRAM = """
import sys
import time
import keypad
import storage
import supervisor
at_end = [0, 0, 7]
def sleep(seconds):
    n = at_end[0]
    at_end[0] = n + 1
    supervisor.pass_ms(50)
    press = (n - 20) // 16
    if n >= 20:
        if (n - 20) % 16 == 0:
            at_end[2] = (at_end[2] * 75 + 74) % 65537
        key = 5 if not press else 1 if press == 1 else (1, 1, 3, 4)[at_end[2] >> 4 & 3]
        if (n - 20) % 16 in (0, 3):
            keypad.work_key(key, (n - 20) % 16 == 0)
    if {title!r} not in sys.modules:
        at_end[1] += 1
    elif at_end[1] or n > 9000:
        print("frames in the match:", at_end[1], "failed:", {failure!r} in sys.modules)
        raise SystemExit(0)
time.sleep = sleep
storage.mount.readonly = False
execfile("boot.py")
execfile("code.py")
"""


@pytest.mark.full
def test_a_lesson_is_won_by_any_keys(drive_on_vm: Callable[[str], Contents]) -> None:
    contents = drive_on_vm("pybadge")
    assert contents.drive is not None
    title, failure, lesson = (
        contents.drive.bundles[name].name
        for name in ("ui.screens.title", "ui.screens.failure", "ui.lesson")
    )
    assert len({title, failure, lesson}) == 3, "the lesson is loaded by itself"
    files = {**contents.files, "learn.py": PROGRAM.format(title=title, failure=failure)}
    done = run("learn.py", MODELS["pybadge"], sources=files, heap=HEAP)
    assert done.status == 0, done.stdout[-2000:]
    told = done.stdout.split()
    assert told[-1] == "False"
    assert int(told[4]) > 400, "six turns, and what is said before each"
