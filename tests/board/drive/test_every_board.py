"""Each board's drive has the right files and sizes, and the app plays from it.

The app plays on MicroPython, with the board's module of hal/ and a board's pystack. Only the first
byte of each bytecode file differs from the real drive. All tests of a board run together, because
its drive takes seconds to make.
"""

import json
import os
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from sim.board.drives import bytes_on_drive, cluster_of
from sim.board.models import MODELS
from sim.stubboard import run
from sim.stubboard.app import play
from tests.board.drive.conftest import START, START_HEAP
from tests.board.drive.test_table import documented, is_near
from tests.tiers import sample
from tools.drive.contents import PLAYERS_OWN, Contents
from tools.drive.figures import COLUMNS, LIMIT, figures_of
from tools.drive.origin import map_of
from tools.drive.sources import boards, version
from tools.release import make

HEAP = 400_000  # as in tests/board/test_app_on_vm.py: garbage is not collected while it draws

# The bytes of each file of the largest drive, when somebody last looked at them. A drive may grow
# by a twentieth; then find out why, and write the sizes anew:
#     WILDHAND_SIZES=write pytest tests/board/drive/test_every_board.py -k "few and fruit_jam"
SIZES = Path(__file__).with_name("sizes.json")
LARGEST = "adafruit_fruit_jam"
ROOM = 20

# Presses one button after the other; the arguments say how each is wired.
PRESS = """
import sys
import analogio, keypad, supervisor
from hal.opening import open_board
board = open_board()
for wire in sys.argv[1:]:
    pin, _, how = wire.partition(" ")
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


def growth(sizes: dict[str, int], kept: dict[str, int]) -> str:
    """Return by how much a drive has outgrown the kept sizes, and where; empty: it has not."""
    most = sum(kept.values())
    over = sum(sizes.values()) - most - most // ROOM
    if over <= 0:
        return ""
    grown = {path: size - kept.get(path, 0) for path, size in sizes.items()}
    worst = sorted(grown, key=lambda path: -grown[path])[:3]
    named = ", ".join(f"{path} ({grown[path]})" for path in worst)
    return f"drive: {over} bytes over; largest growth in {named}"


def _named(path: str, heads: dict[str, str]) -> str:
    """Return a path with the name of a bundle's head, which stays when files change."""
    return f"lib/{heads[path].replace('.', '_')}.mpy" if path in heads else path


@pytest.fixture(scope="module", params=sample(boards(), "pygamer"))
def board(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


def test_every_board_that_is_known_has_a_model() -> None:
    assert set(boards()) == set(MODELS)


def test_a_hand_is_played(board: str, drive_on_vm: Drive) -> None:
    contents = drive_on_vm(board)
    sources, drive = contents.files, contents.drive
    report = play(MODELS[board], people=1, bots=2, sources=sources, drive=drive, heap=HEAP)
    assert report.status == 0, report.text[-2000:]
    assert report.hands == 1 and report.tiles > 500
    assert report.taken == {}


def test_the_drive_starts_as_a_board_starts_it(board: str, drive_on_vm: Drive) -> None:
    files = {**drive_on_vm(board).files, "as_a_board.py": START}
    done = run("as_a_board.py", MODELS[board], sources=files, heap=START_HEAP)
    assert (done.status, done.stdout) == (0, "shown True True\n")


def test_every_button_gives_its_events(board: str, drive_on_vm: Drive) -> None:
    contents = drive_on_vm(board)
    assert contents.drive is not None
    files = {**contents.files, "press.py": contents.drive.translated("press.py", PRESS)}
    wires = MODELS[board].wires
    done = run("press.py", MODELS[board], argv=[*wires.values()], sources=files)
    pressed = [(BUTTONS[name], BUTTONS[name] | RELEASED) for name in wires]
    assert (done.status, done.stdout) == (0, "".join(f"{down}\n{up}\n" for down, up in pressed))


def test_a_drive_has_what_its_board_needs_and_no_more(board: str, drive: Drive) -> None:
    contents = drive(board)
    assert contents.drive is not None
    modules, files = set(contents.drive.bundles), contents.files
    base = {"hal.boards.pybadge"} if board == "pygamer" else set()
    assert {name for name in modules if name.startswith("hal.boards.")} == {
        f"hal.boards.{boards()[board]}"
    } | base
    assert {
        "ui.app",
        "ui.table.screen",
        "ui.custom_rules.editor",
        "engine.rules.melds",
        "engine.rules.dice",
        "adafruit_display_text.label",
        "adafruit_displayio_layout.layouts.page_layout",
    } <= modules
    for missing in ("options", "by_name", "names_generated", "classics.classic"):
        assert f"engine.rulesets.{missing}" not in modules
    assert {path for path in files if path.endswith(".py")} == {"code.py", "boot.py"}
    bytecode = {f"{bundle.path[:-3]}.mpy" for bundle in contents.drive.bundles.values()}
    assert {path for path in files if path.endswith(".mpy")} == bytecode
    assert {"settings.toml", "README.txt", "LICENSES.txt"} <= files.keys()
    assert files["README.txt"].count(b"\n") == 10


def test_no_name_is_undefined(board: str, drive: Drive, tmp_path: Path) -> None:
    contents = drive(board)
    assert contents.drive is not None
    for path, text in contents.drive.texts.items():
        first, *lines = text.split("\n")
        assert first == "if not __name__:"  # below are names that do nothing
        lines[: next(n for n, line in enumerate(lines) if line[:1] != " ")] = [" pass"]
        (tmp_path / Path(path).name).write_text("\n".join([first, *lines]), encoding="utf-8")
    argv = [str(Path(sys.executable).parent / "ruff"), "check", "--isolated", "--no-cache"]
    done = subprocess.run([*argv, "--select=F821,F823", tmp_path], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-2000:]


def test_a_drive_has_few_files_and_bytes(board: str, drive: Drive) -> None:
    contents = drive(board)
    assert contents.drive is not None
    files = contents.files
    long = {f"{one.path[:-3]}.mpy": one.head for one in contents.drive.bundles.values()}
    sizes = {_named(path, long): len(content) for path, content in files.items()}
    if os.environ.get("WILDHAND_SIZES") == "write" and board == LARGEST:
        SIZES.write_text(json.dumps(sizes, indent=1) + "\n")
    assert len(files) < 283
    assert growth(sizes, json.loads(SIZES.read_text())) == ""
    assert bytes_on_drive(files, cluster_of(board)) <= LIMIT


def test_a_drive_that_grew_too_much_names_the_file_that_grew_most() -> None:
    kept = {"a.mpy": 1000, "b.mpy": 1000}
    assert growth({"a.mpy": 1040, "b.mpy": 1060}, kept) == ""
    grown = growth({"a.mpy": 1010, "b.mpy": 1090, "c.mpy": 208}, kept)
    assert grown == "drive: 208 bytes over; largest growth in c.mpy (208), b.mpy (90), a.mpy (10)"


def test_the_docs_have_the_drives_figures(board: str, drive: Drive) -> None:
    if board not in documented():
        pytest.skip(
            f"docs/memory.md has no row of {board}: run `python -m sim drive --table --write`"
        )
    written = dict(zip(COLUMNS[1:], documented()[board], strict=True))
    for name, figure in zip(COLUMNS[1:], figures_of(drive(board)), strict=True):
        assert is_near(written[name], figure), f"{name}: run `python -m sim drive --table --write`"


def test_a_release_has_the_drive_and_its_update_and_its_map(
    board: str, drive: Drive, tmp_path: Path
) -> None:
    contents = drive(board)
    assert contents.drive is not None
    assert make(contents, tmp_path) == 0
    stem = f"wildhand-{version()}-{board}"
    with zipfile.ZipFile(tmp_path / f"{stem}.zip") as archive:
        found = {name: archive.read(name) for name in archive.namelist()}
    assert found == contents.files
    with zipfile.ZipFile(tmp_path / f"{stem}-update.zip") as archive:
        names = set(archive.namelist())
    assert names == set(contents.files) - {"settings.toml"}
    assert not {Path(name).name for name in names} & set(PLAYERS_OWN)
    origins = json.loads((tmp_path / f"{stem}-map.json").read_text(encoding="utf-8"))
    assert origins == map_of(contents.drive)
