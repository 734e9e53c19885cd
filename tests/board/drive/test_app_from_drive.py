"""A drive plays as the sources do; a damaged drive, or one of another version, says so."""

from collections.abc import Callable

import pytest

from engine.rulesets.index_generated import NAMES
from sim.board.models import MODELS
from sim.stubboard import run
from sim.stubboard.app import play
from tests.board.drive.conftest import START, START_HEAP
from tools.drive.contents import Contents

SOURCES_HEAP = 8_000_000  # they are compiled there
Drive = Callable[[str], Contents]


@pytest.mark.full
@pytest.mark.parametrize("rules", ["official", "double-down", "grand"])
def test_a_drive_plays_the_frames_of_the_sources(rules: str, drive_on_vm: Drive) -> None:
    contents = drive_on_vm("pygamer")
    given = ({}, {"sources": contents.files, "drive": contents.drive})
    written, drive = (
        play(MODELS["pygamer"], bots=2, rules=NAMES.index(rules), heap=SOURCES_HEAP, **more)
        for more in given
    )
    assert written.status == drive.status == 0, drive.text[-2000:]
    assert [place.name for place in drive.places] == [place.name for place in written.places]
    assert (drive.frames, drive.refreshes, drive.tiles, drive.hands) == (
        written.frames,
        written.refreshes,
        written.tiles,
        1,
    )
    assert drive.taken == {}
    kept = [report.kept(report.at("table")[0]) for report in (drive, written)]
    assert kept[0] < kept[1] * 75 // 100


def test_a_drive_without_a_file_says_so(drive_on_vm: Drive) -> None:
    contents = drive_on_vm("pygamer")
    assert contents.drive is not None
    name = contents.drive.bundles["ui.app"].name
    files = {path: one for path, one in contents.files.items() if path != f"lib/{name}.mpy"}
    assert len(files) == len(contents.files) - 1
    done = run(
        "as_a_board.py",
        MODELS["pygamer"],
        sources={**files, "as_a_board.py": START},
        heap=START_HEAP,
    )
    assert f"Wildhand cannot start: no module named '{name}'" in done.stdout
    assert "Copy all of lib/ to the drive." in done.stdout


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        (lambda data: None, "no file art/en.bin"),
        (lambda data: data[:-1], "art/en.bin is damaged"),
        (lambda data: data[:4] + b"\0" + data[5:], "art/en.bin is another version's"),
    ],
    ids=["missing", "cut", "of another version"],
)
def test_a_drive_with_wrong_texts_says_so(changed, message: str, drive_on_vm: Drive) -> None:
    files = dict(drive_on_vm("pygamer").files)
    data = changed(files.pop("lib/art/en.bin"))
    files |= {} if data is None else {"lib/art/en.bin": data}
    done = run(
        "as_a_board.py",
        MODELS["pygamer"],
        sources={**files, "as_a_board.py": START},
        heap=START_HEAP,
    )
    assert f"Wildhand cannot start: {message}. Copy all of lib/ to the drive." in done.stdout
    assert "Traceback" not in done.stdout


@pytest.mark.parametrize("header", [b"C", b"M\x07"], ids=["another machine", "another version"])
def test_a_drive_whose_bytecode_is_refused_says_so(header: bytes, drive_on_vm: Drive) -> None:
    files = {
        path: header + content[len(header) :] if path.endswith(".mpy") else content
        for path, content in drive_on_vm("pygamer").files.items()
    }
    done = run(
        "as_a_board.py",
        MODELS["pygamer"],
        sources={**files, "as_a_board.py": START},
        heap=START_HEAP,
    )
    assert done.status == 0
    assert "its files are for CircuitPython 10.2 (tried: 10.2.1)" in done.stdout
    assert "Traceback" not in done.stdout
