"""From a drive, keys set up a tournament and play it to its last sheet."""

from collections.abc import Callable

import pytest

from sim.board.models import MODELS
from sim.stubboard import run
from tests.tiers import FULL
from tools.drive.contents import Contents
from tools.drive.joining import Drive
from ui.screens import SCREENS

pytestmark = FULL

HEAP = 60_000_000  # enough for one step without collecting garbage
# To the end of a group: "Other rules"; to the end of the groups, and up by one: "Several tables".
_TO_SEVERAL_TABLES = (5,) * 40 + (1,) + (5,) * 40 + (6,)
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
    for name in sys.modules:
        if name in SCREENS and SCREENS[name] not in seen:
            seen.append(SCREENS[name])
    at = (n - 20) // 16
    if n >= 20:
        key = KEYS[at] if at < len(KEYS) else 1
        if (n - 20) % 16 in (0, 14 if key == 1 else 3):  # 0.7 s: A is held on the cover
            keypad.work_key(key, (n - 20) % 16 == 0)
    if n > {frames} or {last!r} in seen:
        print(" ".join(seen))
        raise SystemExit(0)
time.sleep = sleep
storage.mount.readonly = False
execfile("boot.py")
execfile("code.py")
"""


def _screens(drive: Drive | None) -> dict[str, str]:
    """Return the screens by the names of their files on the drive, one each."""
    assert drive is not None
    folders = ("ui.screens.", "ui.custom_rules.", "ui.tournament.")
    modules = {folder + name: name for folder in folders for name in SCREENS}
    modules["ui.table.screen"] = "table"
    found = {drive.bundles[one].name: modules[one] for one in modules if one in drive.bundles}
    assert set(found.values()) == set(SCREENS), "none shares a file with another"
    return found


@pytest.mark.parametrize(
    ("keys", "last", "seen"),
    [
        (
            (1, *_TO_SEVERAL_TABLES, 1, 1, 1),
            "standings",
            "title rules new_tournament end round notice table cover log menu settings bots score "
            "sheet help round_end standings",
        ),
        (
            (1, *_TO_SEVERAL_TABLES, 1, 5, 4, 6, 1, 1),
            "round_end",
            "title rules new_tournament end round bot_tables notice table cover log menu settings "
            "bots score sheet help round_end",
        ),
    ],
    ids=["rotation", "social"],
)
def test_a_tournament_is_played(
    keys: tuple[int, ...], last: str, seen: str, drive_on_vm: Callable[[str], Contents]
) -> None:
    contents = drive_on_vm("pybadge")
    screens = _screens(contents.drive)
    program = PROGRAM.format(keys=keys, screens=screens, last=last, frames=40_000)
    files = {**contents.files, "play_tournament.py": program}
    done = run("play_tournament.py", MODELS["pybadge"], sources=files, heap=HEAP)
    assert done.status == 0, done.stdout[-2000:]
    assert sorted(done.stdout.split()) == sorted(seen.split())
