"""A match over several tables, set up and played to its final sheet by keys, from a drive's files.

Names are shortened there, modules too: what a screen asks of another must still be found.
"""

import pytest

from sim.board.models import MODELS
from sim.drive.contents import contents_for
from sim.stubboard import run

HEAP = 60_000_000  # all in one step, so that nothing is collected
# Keys of the board's register: 1 is A, 4 right, 5 down, 6 up. After these A is pressed for ever.
PROGRAM = """
import sys
import time
import keypad
import storage
import supervisor
KEYS = {keys}
SCREENS = {screens}
frames = [0]
seen = []
def sleep(seconds):
    n = frames[0]
    frames[0] = n + 1
    supervisor.pass_ms(50)
    for name in SCREENS:
        if name in sys.modules and SCREENS[name] not in seen:
            seen.append(SCREENS[name])
    if n >= 20 and not n % 3:
        at = (n - 20) // 6
        keypad.work_key(KEYS[at] if at < len(KEYS) else 1, n // 3 % 2 == 1)
    if n > {frames} or {last!r} in seen:
        print(" ".join(seen))
        raise SystemExit(0)
time.sleep = sleep
storage.mount.readonly = False
execfile("boot.py")
execfile("code.py")
"""


@pytest.mark.parametrize(
    ("keys", "last", "seen"),
    [
        (
            (1, 6, 6, 1, 1, 1),
            "standings",
            "title rules evening round table score moves standings",
        ),
        (
            (1, 6, 6, 1, 5, 4, 6, 1, 1),
            "moves",
            "title rules evening round pace table score moves",
        ),
    ],
    ids=["rotation", "social"],
)
def test_an_evening_is_played(keys: tuple[int, ...], last: str, seen: str) -> None:
    drive = contents_for("pybadge")
    modules = drive.program.modules
    screens = {modules[name]: name[10:] for name in modules if name.startswith("ui.screen_")}
    program = PROGRAM.format(keys=keys, screens=screens, last=last, frames=12_000)
    texts = {**drive.files, "play_evening.py": program}
    done = run("play_evening.py", MODELS["pybadge"], sources=texts, heap=HEAP)
    assert done.status == 0, done.stdout[-2000:]
    assert done.stdout.split() == seen.split()
