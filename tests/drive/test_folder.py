"""The folder: what gets there, what is left alone, and what is said about it."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from sim.checks.finding import Source
from sim.checks.subset import check
from sim.drive import main
from sim.drive.contents import PLAYERS_OWN, Contents
from sim.drive.figures import (
    LIMIT,
    Weight,
    bytes_on_drive,
    cluster_of,
    need_of,
    report,
    weigh,
)
from sim.drive.folder import write
from sim.drive.sources import boards
from sim.drive.tree import module_of
from sim.errors import UsageError

Drive = Callable[[str], Contents]


@pytest.mark.parametrize("board", boards())
def test_every_board_gets_its_own_file_and_no_other_boards(board: str, drive: Drive) -> None:
    files = drive(board).files
    ours = drive(board).program.modules
    modules = {f"hal/{module}.py" for module in boards().values()} | {"hal/simulator.py"}
    base = {"hal/pybadge.py"} if board == "pygamer" else set()
    assert {path for path in files if path in modules} == {f"hal/{boards()[board]}.py"} | base
    for needed in ("code.py", "boot.py", "settings.toml", "README.txt", "LICENSES.txt"):
        assert needed in files
    for needed in (
        "ui.app",
        "ui.screen_house",
        "engine.acts.carry",
        "engine.house.dice",
        "engine.rulesets.cowboy",
        "adafruit_displayio_layout.layouts.page_layout",
    ):
        assert f"lib/{ours[needed]}.py" in files
    assert not [path for path in files if path.startswith(("sim", "tests", "docs"))]
    assert bytes_on_drive(files, cluster_of(board)) <= LIMIT
    assert files["README.txt"].count("\n") == 10


def test_a_board_of_pins_gets_what_reads_its_table(pygamer: Contents, drive: Drive) -> None:
    assert "hal/wired.py" in drive("ugame22").files
    assert "hal/wired.py" not in pygamer.files


def test_what_is_on_the_drive_is_a_boards_python(pygamer: Contents) -> None:
    modules = pygamer.program.modules
    libraries = {f"lib/{modules[name]}.py" for name in modules if name.startswith("adafruit")}
    assert len(libraries) == 3
    for path, text in pygamer.program.texts.items():
        if path not in libraries:
            assert list(check(Source(path, text))) == [], path


def test_the_licences_come_along(pygamer: Contents) -> None:
    licences = pygamer.files["LICENSES.txt"]
    assert licences.count("Permission is hereby granted") == 3
    assert "display-text 5.0.6" in licences and "displayio-layout 3.1.5" in licences


def test_a_second_time_nothing_is_written(pygamer: Contents, tmp_path: Path) -> None:
    first = write(pygamer, tmp_path)
    assert sorted(first.written) == sorted(pygamer.files) and not first.others
    second = write(pygamer, tmp_path)
    assert not second.written and len(second.same) == len(pygamer.files)


def test_what_is_a_players_own_stays_and_strangers_are_named(
    pygamer: Contents, tmp_path: Path
) -> None:
    own = {name: f"mine: {name}" for name in PLAYERS_OWN}
    strange = {"notes.txt": "buy cards", "hal/my_board.py": "LOW = ()", "._code.py": "computer"}
    for name, text in {**own, **strange, "code.py": "old"}.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    done = write(pygamer, tmp_path)
    assert done.kept == ["settings.toml"]
    assert done.others == ["hal/my_board.py", "notes.txt"]
    assert (tmp_path / "code.py").read_text() == pygamer.files["code.py"]
    for name, text in {**own, **strange}.items():
        assert (tmp_path / name).read_text() == text


def test_below_build_what_an_earlier_run_wrote_is_removed(
    pygamer: Contents, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sim.drive.folder._BUILD", tmp_path)
    folder = tmp_path / "drive" / "pygamer"
    more = {**pygamer.files, "engine/old.py": "1\n", "engine/edited.py": "2\n"}
    write(Contents("pygamer", more, pygamer.program), folder)
    (folder / "engine/edited.py").write_text("3\n")
    done = write(pygamer, folder)
    assert done.removed == ["engine/old.py"] and not (folder / "engine/old.py").exists()
    assert done.others == ["engine/edited.py"]


@pytest.mark.parametrize(
    "argv", [["palmpilot"], [], ["--out"], ["pygamer", "--out"], ["pygamer", "--no"], ["a", "b"]]
)
def test_bad_input_is_one_line(argv: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    if not argv:
        assert main(argv) == 2
        return
    with pytest.raises(UsageError) as told:
        main(argv)
    assert "\n" not in str(told.value)
    if argv == ["palmpilot"]:
        assert "pygamer" in str(told.value)


def test_a_file_in_the_way_is_one_line(pygamer: Contents, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(UsageError, match="is a file"):
        write(pygamer, tmp_path / "file")
    (tmp_path / "lib").write_text("")
    with pytest.raises(UsageError, match="lib"):
        write(pygamer, tmp_path)


def test_clusters_are_counted() -> None:
    assert [cluster_of(board) for board in ("pygamer", "pybadge", "hack_club_sprig")] == [
        2048,
        1024,
        512,
    ]
    assert cluster_of("adafruit_feather_esp32s3_reverse_tft") == 512
    assert cluster_of("a_board_of_another_size") == 4096
    # Two files of one and two clusters, two folders of one each.
    assert bytes_on_drive({"a/b/c.py": "x", "d.py": "x" * 513}, 512) == 5 * 512


@pytest.fixture(scope="module")
def weights(pygamer: Contents) -> list[Weight]:
    return weigh(pygamer)


def test_every_module_is_weighed_once_after_what_it_needs(
    pygamer: Contents, weights: list[Weight]
) -> None:
    modules = [weight.module for weight in weights]
    paths = set(pygamer.program.texts) - {"code.py", "boot.py"}  # these start it
    names = pygamer.program.modules
    assert sorted(names.get(name, name) for name in modules) == sorted(map(module_of, paths))
    assert modules[0].startswith("adafruit")  # the costly ones on the empty heap
    assert modules.index("ui.sheets") < modules.index("ui.app")


def test_the_shares_told_are_the_sums_of_their_modules(
    pygamer: Contents, weights: list[Weight]
) -> None:
    of_share: dict[str, list[int]] = {}
    for weight in weights:
        share = weight.module.partition(".")[0].partition("_")[0]
        of_share.setdefault(share, []).append(weight.kept)
    told = report(pygamer, weights)
    shares = {}
    for line in told:
        if line.endswith(" modules"):
            kept, share, count, _ = line.replace(":", "").split()
            shares[share] = int(kept), int(count)
    assert shares == {share: (sum(kept), len(kept)) for share, kept in of_share.items()}
    assert set(shares) == {"engine", "hal", "ui", "journal", "adafruit"}
    assert all(kept > 0 for kept, _ in shares.values())
    whole = sum(kept for kept, _ in shares.values())
    assert [line.split()[0] for line in told if "  all, " in line] == [str(whole)]
    on_drive = bytes_on_drive(pygamer.files, cluster_of("pygamer"))
    assert [line.split()[0] for line in told if "bytes on the drive" in line] == [str(on_drive)]


def test_what_compiling_needs_is_found(pygamer: Contents) -> None:
    need = need_of(pygamer, "engine.acts.carry")
    assert 8 * 1024 < need < 48 * 1024  # about five times the file
    assert need_of(pygamer, "hal") < need


def test_a_module_that_fails_when_loaded_is_told(pygamer: Contents) -> None:
    texts = {**pygamer.program.texts, "hal/base.py": "raise ValueError('no')\n"}
    broken = Contents("pygamer", texts, replace(pygamer.program, texts=texts))
    with pytest.raises(UsageError, match="ValueError: no"):
        weigh(broken)
