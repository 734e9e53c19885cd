"""Where `play` keeps its games: one game at a time, and what cannot be used is told in a line."""

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
def here(tmp_path, monkeypatch):
    """Give a directory to stand in, where nothing may be written."""
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    yield folder
    assert os.listdir(folder) == []


def refusal(place: str | Path) -> str:
    """Return what is told of a directory."""
    with pytest.raises(UsageError) as error, held(str(place)):
        pass
    message = str(error.value)
    assert message.startswith(f"play: --storage {str(place)!r}: ")
    return message


def saved_in(place: Path, size: int) -> Path:
    """Put a file of a size where the saves are."""
    place.mkdir()
    (place / FILE).write_bytes(bytes(size))
    return place


def test_a_directory_that_is_not_there_is_made(tmp_path):
    with held(str(tmp_path / "made" / "anew")) as folder:
        assert folder == str(tmp_path / "made" / "anew")
    assert os.listdir(tmp_path / "made") == ["anew"]


def test_saves_of_ours_are_used(tmp_path):
    place = saved_in(tmp_path / "drive", file_size(KINDS))
    with held(str(place)) as folder:
        assert folder == str(place)


def test_an_empty_name_is_not_where_one_stands():
    assert "the name is empty; name a directory that you can write to" in refusal("")


def test_a_file_is_told(tmp_path):
    (tmp_path / "file").write_text("mine")
    assert "is not a directory; name a directory" in refusal(tmp_path / "file")
    assert "Not a directory; name a directory" in refusal(tmp_path / "file" / "drive")
    assert (tmp_path / "file").read_text() == "mine"


def test_a_name_that_no_directory_can_have_is_told(tmp_path):
    assert "File name too long" in refusal(tmp_path / ("n" * 300))
    assert "null byte" in refusal("a\0b")


@pytest.mark.parametrize("name", ["drive", f"drive/{FILE}"])
def test_what_one_may_not_read_is_told(tmp_path, monkeypatch, name):
    """Who runs the tests may be one who may read all: so what may be is asked of a stand-in."""
    place = saved_in(tmp_path / "drive", file_size(KINDS))
    monkeypatch.setattr(storage.os, "access", lambda path, _mode: path != tmp_path / name)
    assert "you may not read and write it; name a directory" in refusal(place)


@pytest.mark.parametrize("size", [0, 1, file_size(KINDS) - 1, file_size(KINDS) + 512])
def test_a_save_of_a_wrong_size_is_told_and_left(tmp_path, size):
    place = saved_in(tmp_path / "drive", size)
    message = refusal(place)
    assert f"its {FILE} has {size} bytes, not {file_size(KINDS)}: move it away" in message
    assert (place / FILE).read_bytes() == bytes(size)


def test_what_is_no_file_in_place_of_the_saves_is_told(tmp_path):
    (tmp_path / "drive" / FILE).mkdir(parents=True)
    assert f"its {FILE} is not a file: move it away" in refusal(tmp_path / "drive")
    (tmp_path / "drive" / FILE).rmdir()
    (tmp_path / "drive" / FILE).symlink_to(tmp_path / "elsewhere")
    assert f"its {FILE} is not a file: move it away" in refusal(tmp_path / "drive")
    assert not (tmp_path / "elsewhere").exists()


@pytest.mark.parametrize("is_named", [True, False])
def test_a_second_game_is_told_that_it_is_in_use(tmp_path, monkeypatch, is_named):
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


def test_a_game_that_was_killed_holds_nothing(tmp_path):
    program = f"""
import time
import sim
from sim.board.storage import held
with held({str(tmp_path)!r}):
    print("held", flush=True)
    time.sleep(60)
"""
    game = subprocess.Popen(
        [sys.executable, "-c", program], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    assert game.stdout is not None and game.stdout.readline() == "held\n"
    with pytest.raises(UsageError, match="is in use"), held(str(tmp_path)):
        pass
    game.kill()
    game.wait()
    with held(str(tmp_path)) as folder:
        assert folder == str(tmp_path)


def test_two_games_in_one_directory(tmp_path):
    """The second is told; the first goes on to its end and is saved."""
    line = [sys.executable, "-m", "sim", "play", "--headless", "--storage", str(tmp_path)]
    first = subprocess.Popen([*line, "--keys", "A*900"], cwd=ROOT, stderr=subprocess.PIPE)
    until = time.monotonic() + 30
    while not (tmp_path / FILE).exists() and time.monotonic() < until:
        time.sleep(0.02)
    second = subprocess.run([*line, "--frames", "5"], cwd=ROOT, capture_output=True, text=True)
    assert first.wait() == 0 and first.stderr is not None and first.stderr.read() == b""
    assert second.returncode == 2 and second.stderr.count("\n") == 1
    assert f"{tmp_path} is in use by another game" in second.stderr
    assert subprocess.run([*line, "--frames", "5"], cwd=ROOT).returncode == 0


def test_without_a_name_it_is_a_directory_of_the_user_s_own(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    with held(None) as folder:
        assert folder == str(tmp_path / "data" / "wildhand")
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    monkeypatch.setenv("HOME", str(tmp_path))
    with held(None) as folder:
        assert folder == str(tmp_path / ".local/share/wildhand")


def test_where_the_user_has_none_the_game_plays_on_and_says_so(tmp_path, monkeypatch):
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    with held(None) as folder:
        assert folder is None
    monkeypatch.setenv("XDG_DATA_HOME", "")
    monkeypatch.delenv("HOME")
    monkeypatch.setattr("pwd.getpwuid", lambda _uid: {}["nobody"])
    with held(None) as folder:
        assert folder is None


@pytest.mark.parametrize("argument", ["--storage", "--rules"])
def test_an_empty_word_is_told_by_play(play, argument):
    status, error = play("--headless", argument, "")
    assert status == 2 and error.count("\n") == 1 and f"{argument} ''" in error
