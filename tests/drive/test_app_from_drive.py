"""The whole app as it lies on a drive plays on MicroPython, and takes nothing from the heap.

Each board's own drive on its own module of hal/, with the pystack that a board has; but for the
first byte of bytecode it is the very drive.
"""

from collections.abc import Callable

import pytest

from sim.board.models import MODELS
from sim.drive.contents import Contents, program_for
from sim.drive.sources import boards
from sim.stubboard import run
from sim.stubboard.app import play

HEAP = 400_000  # as in tests/test_app_on_vm.py: garbage is not collected while it draws
SOURCES_HEAP = 8_000_000  # they are compiled there
# All in one step, so that nothing is collected at all.
START_HEAP = 600_000
START = """
import time
import board
frames = [0]
def sleep(seconds):
    frames[0] += 1
    if frames[0] == 20:
        print("shown", board._display.refreshes > 0, len(board._display.root_group) > 0)
        raise SystemExit(0)
time.sleep = sleep
for name in ("boot.py", "code.py"):
    with open(name) as file:
        text = file.read()
    exec(text, {"__name__": "__main__"})
"""

# Presses what is wired in the way that the argument says.
PRESS = """
import sys
import analogio, keypad, supervisor
from hal import open_board
board = open_board()
pin, _, how = sys.argv[1].partition(" ")
for is_press in (True, False):
    if pin == "key":
        keypad.work_key(int(how), is_press)
    elif how in ("", "low", "high"):
        keypad.work(pin, is_press == (how == "high"))
    else:
        analogio.levels[pin] = int(how) if is_press else 32768
    supervisor.pass_ms(50)
    print(board.poll())
"""

# As in hal/buttons.py.
BUTTONS = dict(UP=1, DOWN=2, LEFT=4, RIGHT=8, A=16, B=32, START=64, SELECT=128)
RELEASED = 256

Drive = Callable[[str], Contents]
# The other files go through them forwards: of two processes, each makes the drives of one half.
BOARDS = sorted(boards(), reverse=True)


def test_every_board_that_is_known_has_a_model() -> None:
    assert set(boards()) == set(MODELS)


@pytest.mark.parametrize("board", BOARDS)
def test_a_hand_is_played(board: str, drive_on_vm: Drive) -> None:
    files = drive_on_vm(board).files
    texts = program_for(board)
    report = play(MODELS[board], people=1, bots=2, sources=files, texts=texts, heap=HEAP)
    assert report.status == 0, report.text[-2000:]
    assert report.hands == 1 and report.tiles > 500
    assert report.taken == {}


@pytest.mark.parametrize("board", BOARDS)
def test_the_drive_starts_as_a_board_starts_it(board: str, drive_on_vm: Drive) -> None:
    files = {**drive_on_vm(board).files, "start.py": START}
    done = run("start.py", MODELS[board], sources=files, heap=START_HEAP)
    assert (done.status, done.stdout) == (0, "shown True True\n")


@pytest.mark.parametrize("board", BOARDS)
def test_every_button_is_told(board: str, plain_on_vm: Drive) -> None:
    files = {**plain_on_vm(board).files, "press.py": PRESS}
    for name, wire in MODELS[board].wires.items():
        done = run("press.py", MODELS[board], argv=[wire], sources=files)
        told = f"{BUTTONS[name]}\n{BUTTONS[name] | RELEASED}\n"
        assert (done.status, done.stdout, name) == (0, told, name)


def test_a_drive_plays_the_frames_of_the_sources(drive_on_vm: Drive) -> None:
    model = MODELS["pygamer"]
    files = drive_on_vm("pygamer").files
    texts = program_for("pygamer")
    written = play(model, people=1, bots=2, heap=SOURCES_HEAP)
    drive = play(model, people=1, bots=2, sources=files, texts=texts, heap=SOURCES_HEAP)
    assert (drive.frames, drive.refreshes, drive.tiles) == (
        written.frames,
        written.refreshes,
        written.tiles,
    )
    kept = [report.kept(report.at("table")[0]) for report in (drive, written)]
    assert kept[0] < kept[1] * 85 // 100


def test_a_drive_without_a_file_says_so(drive_on_vm: Drive) -> None:
    files = dict(drive_on_vm("pygamer").files)
    del files["lib/ui/app.mpy"]
    done = run("start.py", MODELS["pygamer"], sources={**files, "start.py": START}, heap=START_HEAP)
    assert "Wildhand cannot start: no module named 'ui.app'" in done.stdout
    assert "Copy all of lib/ to the drive." in done.stdout


@pytest.mark.parametrize("header", [b"C", b"M\x07"], ids=["another machine", "another version"])
def test_a_drive_whose_bytecode_is_refused_says_so(header: bytes, drive_on_vm: Drive) -> None:
    files = {
        path: header + content[len(header) :] if path.endswith(".mpy") else content
        for path, content in drive_on_vm("pygamer").files.items()
    }
    done = run("start.py", MODELS["pygamer"], sources={**files, "start.py": START}, heap=START_HEAP)
    assert done.status == 0
    assert "its files are for CircuitPython 10.2 (tried: 10.2.1)" in done.stdout
    assert "Traceback" not in done.stdout
