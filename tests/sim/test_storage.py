"""`play` keeps one game at a time in a directory, and reports an unusable one in one line."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from journal.file import FILE, KINDS
from journal.layout import file_size
from sim.board import storage
from sim.board.storage import held
from sim.errors import UsageError

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def empty_directory(tmp_path, monkeypatch):
    """Yield the current directory, in which nothing may be written."""
    folder = tmp_path / "empty_directory"
    folder.mkdir()
    monkeypatch.chdir(folder)
    yield folder
    assert os.listdir(folder) == []


def refusal(place: str | Path) -> str:
    """Return the message with which a directory is refused."""
    with pytest.raises(UsageError) as error, held(str(place)):
        pass
    message = str(error.value)
    assert message.startswith(f"play: --storage {str(place)!r}: ")
    return message


def saved_in(place: Path, size: int) -> Path:
    """Put a file of a size in place of the saves."""
    place.mkdir()
    (place / FILE).write_bytes(bytes(size))
    return place


def test_a_missing_directory_is_made_and_saves_of_ours_are_used(tmp_path):
    with held(str(tmp_path / "made" / "anew")) as folder:
        assert folder == str(tmp_path / "made" / "anew")
    place = saved_in(tmp_path / "drive", file_size(KINDS))
    with held(str(place)) as folder:
        assert folder == str(place)


def test_a_name_that_no_directory_has_is_reported(tmp_path):
    (tmp_path / "file").write_text("mine")
    for place, message in (
        ("", "the name is empty; name a directory that you can write to"),
        (tmp_path / "file", "is not a directory; name a directory"),
        (tmp_path / "file" / "drive", "Not a directory; name a directory"),
        (tmp_path / ("n" * 300), "File name too long"),
        ("a\0b", "null "),  # byte, or since Python 3.13 character
    ):
        assert message in refusal(place)
    assert (tmp_path / "file").read_text() == "mine"


@pytest.mark.parametrize("name", ["drive", f"drive/{FILE}"])
def test_a_directory_or_save_without_access_is_reported(tmp_path, monkeypatch, name):
    """The access is faked, because the tests may be run by a user who may read everything."""
    place = saved_in(tmp_path / "drive", file_size(KINDS))
    monkeypatch.setattr(storage.os, "access", lambda path, _mode: path != tmp_path / name)
    assert "you may not read and write it; name a directory" in refusal(place)


@pytest.mark.parametrize("size", [0, file_size(KINDS) - 1, file_size(KINDS) + 512])
def test_a_save_of_a_wrong_size_is_reported_and_left(tmp_path, size):
    place = saved_in(tmp_path / "drive", size)
    message = refusal(place)
    assert f"its {FILE} has {size} bytes, not {file_size(KINDS)}: move it away" in message
    assert (place / FILE).read_bytes() == bytes(size)


def test_a_directory_or_link_in_place_of_the_saves_is_reported(tmp_path):
    (tmp_path / "drive" / FILE).mkdir(parents=True)
    assert f"its {FILE} is not a file: move it away" in refusal(tmp_path / "drive")
    (tmp_path / "drive" / FILE).rmdir()
    (tmp_path / "drive" / FILE).symlink_to(tmp_path / "elsewhere")
    assert f"its {FILE} is not a file: move it away" in refusal(tmp_path / "drive")
    assert not (tmp_path / "elsewhere").exists()


@pytest.mark.parametrize("is_named", [True, False])
def test_a_second_game_in_a_directory_is_refused(tmp_path, monkeypatch, is_named):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    named = str(tmp_path / "drive") if is_named else None
    with held(named) as folder:
        message = "is in use by another game: end that game, or name"
        with pytest.raises(UsageError, match=message), held(named):
            pass
        with held(str(tmp_path / "other")) as other:
            assert other != folder
    with held(named) as again:
        assert again == folder


def test_a_game_holds_its_directory_until_it_is_killed(tmp_path):
    """The second is refused; the first goes on, and its directory is free when it is gone."""
    line = [sys.executable, "-m", "sim", "play", "--headless", "--storage", str(tmp_path)]
    first = subprocess.Popen([*line, "--keys", "wait:3600000"], cwd=ROOT)
    until = time.monotonic() + 30
    while not (tmp_path / FILE).exists() and time.monotonic() < until:
        time.sleep(0.02)
    second = subprocess.run([*line, "--frames", "5"], cwd=ROOT, capture_output=True, text=True)
    assert first.poll() is None
    assert second.returncode == 2 and second.stderr.count("\n") == 1
    assert f"{tmp_path} is in use by another game" in second.stderr
    first.kill()
    first.wait()
    assert subprocess.run([*line, "--frames", "5"], cwd=ROOT).returncode == 0


def test_without_a_name_the_users_data_directory_is_used(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    with held(None) as folder:
        assert folder == str(tmp_path / "data" / "wildhand")
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    monkeypatch.setenv("HOME", str(tmp_path))
    with held(None) as folder:
        assert folder == str(tmp_path / ".local/share/wildhand")


def test_without_any_directory_the_game_is_played_and_says_so(tmp_path, monkeypatch):
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    with held(None) as folder:
        assert folder is None
    monkeypatch.setenv("XDG_DATA_HOME", "")
    monkeypatch.delenv("HOME")
    monkeypatch.setattr("pwd.getpwuid", lambda _uid: {}["nobody"])
    with held(None) as folder:
        assert folder is None
