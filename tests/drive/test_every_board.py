"""Each board's drive has the right files and sizes, and the app plays from it.

The app plays on MicroPython, with the board's module of hal/ and a board's pystack. Only the first
byte of each bytecode file differs from the real drive. All tests of a board run together, because
its drive takes seconds to make.
"""

import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from sim.board.drives import bytes_on_drive, cluster_of
from sim.board.models import MODELS
from sim.drive.contents import PLAYERS_OWN, Contents, program_for
from sim.drive.figures import COLUMNS, LIMIT, figures_of
from sim.drive.sources import ROOT, boards, version
from sim.release import make
from sim.stubboard import run
from sim.stubboard.app import play
from tests.drive.conftest import START, START_HEAP
from tests.drive.test_table import documented, is_near

HEAP = 400_000  # as in tests/test_app_on_vm.py: garbage is not collected while it draws

# Presses one button after the other. The first argument is the drive's name for `poll`, the others
# say how each button is wired.
PRESS = """
import sys
import analogio, keypad, supervisor
from hal.opening import open_board
poll = getattr(open_board(), sys.argv[1])
for wire in sys.argv[2:]:
    pin, _, how = wire.partition(" ")
    for is_press in (True, False):
        if pin == "key":
            keypad.work_key(int(how), is_press)
        elif how in ("", "low", "high"):
            keypad.work(pin, is_press == (how == "high"))
        else:
            analogio.levels[pin] = int(how) if is_press else 32768
        supervisor.pass_ms(50)
        print(poll())
"""

# As in hal/buttons.py.
BUTTONS = dict(UP=1, DOWN=2, LEFT=4, RIGHT=8, A=16, B=32, START=64, SELECT=128)
RELEASED = 256

Drive = Callable[[str], Contents]


@pytest.fixture(scope="module", params=boards())
def board(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


def test_every_board_that_is_known_has_a_model() -> None:
    assert set(boards()) == set(MODELS)


def test_a_hand_is_played(board: str, drive_on_vm: Drive) -> None:
    files = drive_on_vm(board).files
    texts = program_for(board)
    report = play(MODELS[board], people=1, bots=2, sources=files, texts=texts, heap=HEAP)
    assert report.status == 0, report.text[-2000:]
    assert report.hands == 1 and report.tiles > 500
    assert report.taken == {}


def test_the_drive_starts_as_a_board_starts_it(board: str, drive_on_vm: Drive) -> None:
    files = {**drive_on_vm(board).files, "start.py": START}
    done = run("start.py", MODELS[board], sources=files, heap=START_HEAP)
    assert (done.status, done.stdout) == (0, "shown True True\n")


def test_every_button_gives_its_events(board: str, drive_on_vm: Drive) -> None:
    files = {**drive_on_vm(board).files, "press.py": PRESS}
    wires = MODELS[board].wires
    argv = [name_of_poll(board), *wires.values()]
    done = run("press.py", MODELS[board], argv=argv, sources=files)
    pressed = [(BUTTONS[name], BUTTONS[name] | RELEASED) for name in wires]
    assert (done.status, done.stdout) == (0, "".join(f"{down}\n{up}\n" for down, up in pressed))


def name_of_poll(board: str) -> str:
    """Return the drive's short name for `poll`, found by its line, which is the repository's."""
    path = "hal/base.py"
    written = (ROOT / path).read_text(encoding="utf-8").splitlines()
    (line,) = (number for number, words in enumerate(written) if words.startswith("    def poll("))
    return program_for(board)[path].splitlines()[line].split()[1].partition("(")[0]


def test_a_drive_has_its_boards_file_and_no_others(board: str, drive: Drive) -> None:
    files = drive(board).files
    modules = {f"hal/boards/{module}.mpy" for module in boards().values()} | {
        "hal/boards/simulator.mpy"
    }
    base = {"hal/boards/pybadge.mpy"} if board == "pygamer" else set()
    assert {path for path in files if path in modules} == {
        f"hal/boards/{boards()[board]}.mpy"
    } | base
    for needed in ("code.py", "boot.py", "settings.toml", "README.txt", "LICENSES.txt"):
        assert needed in files
    for needed in (
        "lib/ui/app",
        "lib/ui/table/screen",
        "engine/rules/melds",
        "engine/rules/dice",
        "engine/rulesets/bytes_generated",
        "lib/ui/custom_rules/editor",
        "lib/adafruit_display_text/label",
        "lib/adafruit_displayio_layout/layouts/page_layout",
    ):
        assert f"{needed}.mpy" in files
    assert not [path for path in files if path.startswith(("sim", "tests", "docs"))]
    for missing in ("options", "by_name", "names_generated", "classics/classic"):
        assert f"engine/rulesets/{missing}.mpy" not in files
    assert bytes_on_drive(files, cluster_of(board)) <= LIMIT
    assert files["README.txt"].count(b"\n") == 10


def test_the_docs_have_the_drives_figures(board: str, drive: Drive) -> None:
    written = dict(zip(COLUMNS[1:], documented()[board], strict=True))
    for name, figure in zip(COLUMNS[1:], figures_of(drive(board)), strict=True):
        assert is_near(written[name], figure), f"{name}: run `python -m sim drive --table`"


def test_a_release_has_a_zip_of_the_drive_and_one_of_its_update(
    board: str, drive: Drive, tmp_path: Path
) -> None:
    contents = drive(board)
    assert make(contents, tmp_path) == 0
    stem = f"wildhand-{version()}-{board}"
    with zipfile.ZipFile(tmp_path / f"{stem}.zip") as archive:
        found = {name: archive.read(name) for name in archive.namelist()}
    assert found == contents.files
    with zipfile.ZipFile(tmp_path / f"{stem}-update.zip") as archive:
        names = set(archive.namelist())
    assert names == set(contents.files) - {"settings.toml"}
    assert not {Path(name).name for name in names} & set(PLAYERS_OWN)
