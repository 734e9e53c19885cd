"""The zip files: the same bytes each time, and an update that touches nothing of a player's."""

import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from sim.drive import bytecode
from sim.drive.contents import PLAYERS_OWN, Contents, contents_for
from sim.drive.release import main, make
from sim.drive.sources import boards, version


@pytest.mark.parametrize("board", boards())
def test_a_release_is_a_drive_and_an_update_of_it(
    board: str, drive: Callable[[str], Contents], tmp_path: Path
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


def test_the_same_sources_give_the_same_bytes(pygamer: Contents, tmp_path: Path) -> None:
    bytecode._compile.cache_clear()
    for folder, contents in (("one", pygamer), ("two", contents_for("pygamer"))):
        (tmp_path / folder).mkdir()
        make(contents, tmp_path / folder)
    names = sorted(path.name for path in (tmp_path / "one").iterdir())
    assert len(names) == 2
    for name in names:
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()


def test_help_is_told() -> None:
    assert main(["--help"]) == 0
