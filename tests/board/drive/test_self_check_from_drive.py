"""From a drive, holding B at the start opens the self-check, which runs through its colors."""

from collections.abc import Callable

import pytest

from sim.board.models import MODELS
from sim.stubboard import run
from tools.drive.contents import Contents

HEAP = 60_000_000  # enough for one step without collecting garbage
# Keys of the board's register: 0 is B, 1 is A; the self-check asks for the others.
PROGRAM = """
import sys
import time
import board
import keypad
import storage
import supervisor
KEYS = (1, 2, 3, 4, 5, 6, 7, 0) + 7 * (1,) + (0, 0)
frames = [0]
def tell():
    group = board._display.root_group
    print("".join(str(i) for i in range(len(group)) if not group[i].hidden))
def sleep(seconds):
    n = frames[0]
    frames[0] = n + 1
    supervisor.pass_ms(50)
    if n == 20:
        keypad.work_key(0, False)
    at = (n - 40) // 8
    if n >= 40 and at < len(KEYS):
        if (n - 40) % 8 in (0, 2):
            keypad.work_key(KEYS[at], (n - 40) % 8 == 0)
        if (n - 40) % 8 == 6 and at >= 7:
            tell()
    elif at == len(KEYS):
        with open("selfcheck.txt") as file:
            print(file.read())
        print("us_check" in sys.modules)
        raise SystemExit(0)
time.sleep = sleep
storage.mount.readonly = False
keypad.held = (0,)
execfile("boot.py")
execfile("code.py")
"""


@pytest.mark.full
def test_each_color_is_shown_alone(drive_on_vm: Callable[[str], Contents]) -> None:
    contents = drive_on_vm("pybadge")
    assert contents.drive is not None
    assert contents.drive.bundles["ui.screens.check"].name == "us_check"
    files = {**contents.files, "check_itself.py": PROGRAM}
    done = run("check_itself.py", MODELS["pybadge"], sources=files, heap=HEAP)
    assert done.status == 0, done.stdout[-2000:]
    shown, _, written = done.stdout.partition("Wildhand self-check\n")
    a_list, *colors, a_list_again, _ = shown.split()
    assert colors == ["0", "1", "2", "3", "4", "5", "0"]
    whole = "".join(map(str, range(100)))
    assert a_list == a_list_again and whole.startswith(a_list), "all parts of its page"
    assert len(a_list) > len("0123456789")
    assert "Buttons: all work\n" in written
    assert written.split()[-1] == "False", "the title has its memory back"
