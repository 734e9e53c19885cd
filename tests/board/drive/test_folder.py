"""`sim drive` writes the right files, leaves a player's own alone, and reports both."""

from collections.abc import Callable
from pathlib import Path

import pytest

from sim.board.drives import bytes_on_drive, cluster_of
from sim.commands import run
from sim.errors import UsageError
from tools.drive.contents import PLAYERS_OWN, Contents, contents_for, drive_for
from tools.drive.figures import LIMIT, fits, report
from tools.drive.folder import write
from tools.drive.sources import ROOT

Drive = Callable[[str], Contents]


@pytest.mark.full
def test_a_board_described_by_pins_gets_the_module_that_reads_its_table(
    pygamer: Contents, drive: Drive
) -> None:
    wired = drive("ugame22").drive
    assert wired is not None and "hal.wired" in wired.bundles
    assert pygamer.drive is not None and "hal.wired" not in pygamer.drive.bundles


def test_code_py_and_boot_py_differ_in_names_of_modules_alone(pygamer: Contents) -> None:
    assert pygamer.files["boot.py"] == (ROOT / "boot.py").read_bytes()
    ours = (ROOT / "code.py").read_text(encoding="utf-8").splitlines()
    changed = set(pygamer.files["code.py"].decode().splitlines()) - set(ours)
    assert changed and all(" import " in f" {line}" for line in changed)
    assert len(pygamer.files["code.py"].splitlines()) == len(ours)
    for path in set(pygamer.files) - {"code.py", "boot.py"}:
        assert path.endswith((".mpy", ".bin", ".txt", ".toml")), path


def test_with_source_only_the_needed_files_are_written_and_unchanged() -> None:
    files = contents_for("pygamer", is_source=True).files
    python = {path for path in files if path.endswith(".py")}
    assert "lib/ui/app.py" in python and "hal/boards/pygamer.py" in python
    assert not {"hal/boards/simulator.py", "hal/wired.py"} & python
    assert not [path for path in files if path.endswith(".mpy")]
    for path in python:
        if "adafruit" not in path:
            assert files[path] == (ROOT / path).read_bytes()


@pytest.mark.parametrize(
    ("board", "is_right"),
    [("adafruit_fruit_jam", True), ("adafruit_feather_esp32s3_reverse_tft", False)],
)
def test_sources_may_be_too_large_for_some_boards(board: str, is_right: bool) -> None:
    assert fits(contents_for(board, is_source=True)) == is_right


def test_the_drive_has_the_licenses_of_the_libraries(pygamer: Contents) -> None:
    licenses = pygamer.files["LICENSES.txt"].decode()
    assert licenses.count("Permission is hereby granted") == 3
    assert "display-text 5.0.6" in licenses and "displayio-layout 3.1.5" in licenses


def test_a_second_time_nothing_is_written(pygamer: Contents, tmp_path: Path) -> None:
    first = write(pygamer, tmp_path)
    assert sorted(first.written) == sorted(pygamer.files) and not first.others
    second = write(pygamer, tmp_path)
    assert not second.written and len(second.same) == len(pygamer.files)


def test_a_players_own_files_stay_and_unknown_files_are_named(
    pygamer: Contents, tmp_path: Path
) -> None:
    own = {name: f"mine: {name}" for name in PLAYERS_OWN}
    strange = {
        "notes.txt": "buy cards",
        "hal/boards/my_board.py": "LOW = ()",
        "._code.py": "computer",
    }
    for name, text in {**own, **strange, "code.py": "old"}.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    done = write(pygamer, tmp_path)
    assert done.kept == ["settings.toml"]
    assert done.others == ["hal/boards/my_board.py", "notes.txt"]
    assert (tmp_path / "code.py").read_bytes() == pygamer.files["code.py"]
    for name, text in {**own, **strange}.items():
        assert (tmp_path / name).read_text() == text


def test_below_build_files_of_an_earlier_run_are_removed(
    pygamer: Contents, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tools.drive.folder._BUILD", tmp_path)
    folder = tmp_path / "drive" / "pygamer"
    more = {**pygamer.files, "engine/old.py": b"1\n", "engine/edited.py": b"2\n"}
    write(Contents("pygamer", more), folder)
    (folder / "engine/edited.py").write_text("3\n")
    done = write(pygamer, folder)
    assert done.removed == ["engine/old.py"] and not (folder / "engine/old.py").exists()
    assert done.others == ["engine/edited.py"]


def test_a_source_that_would_hide_our_bytecode_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "lib").mkdir()
    app = drive_for("pygamer").bundles["ui.app"].path
    (tmp_path / app).write_text("old")
    (tmp_path / "lib/mine.py").write_text("mine")
    assert run(["drive", "pygamer", "--out", str(tmp_path)]) == 0
    assert f"ours, so delete them: {app}\n" in capsys.readouterr().out


def test_a_file_in_the_way_is_reported_in_one_line(pygamer: Contents, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(UsageError, match="is a file"):
        write(pygamer, tmp_path / "file")
    (tmp_path / "lib").write_text("")
    with pytest.raises(UsageError, match="lib"):
        write(pygamer, tmp_path)


@pytest.mark.parametrize("name", [".", "lib", "docs/rules"])
def test_the_folder_of_the_sources_is_refused(pygamer: Contents, name: str) -> None:
    with pytest.raises(UsageError, match="contains the sources; name a folder below"):
        write(pygamer, ROOT / name)
    assert not (ROOT / name / "settings.toml").exists()


def test_a_damaged_list_of_written_files_counts_as_none(
    pygamer: Contents, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("tools.drive.folder._BUILD", tmp_path)
    for damaged in ("{", "[]"):
        (tmp_path / "drive.written.json").write_text(damaged)
        assert write(pygamer, tmp_path / "drive").removed == []


def test_a_drives_size_is_counted_in_clusters() -> None:
    assert [cluster_of(board) for board in ("pygamer", "pybadge", "hack_club_sprig")] == [
        2048,
        1024,
        512,
    ]
    assert cluster_of("adafruit_feather_esp32s3_reverse_tft") == 512
    assert cluster_of("a_board_of_another_size") == 4096
    # Two files of one and two clusters, two folders of one each.
    assert bytes_on_drive({"a/b/c.py": b"x", "d.py": b"x" * 513}, 512) == 5 * 512


def test_the_report_has_files_and_bytes(pygamer: Contents) -> None:
    on_drive = bytes_on_drive(pygamer.files, cluster_of("pygamer"))
    lines = report(pygamer)
    assert lines[0].startswith(f"pygamer: {len(pygamer.files)} files, ")
    assert lines[1].split()[0] == str(on_drive)


def test_a_drive_that_is_too_large_is_reported(
    pygamer: Contents,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    large = Contents("pygamer", {**pygamer.files, "large.bin": bytes(LIMIT)})
    monkeypatch.setattr("tools.drive.contents_for", lambda board, is_source: large)
    assert run(["drive", "pygamer", "--out", str(tmp_path)]) == 1
    assert capsys.readouterr().out.endswith("too large\n")
