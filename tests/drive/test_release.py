"""The zip files: the same bytes each time, and an update that touches nothing of a player's."""

import json
import zipfile
from pathlib import Path

from sim.drive.contents import PLAYERS_OWN, Contents, contents_for
from sim.drive.release import main, make, version


def test_a_release_is_a_drive_and_an_update_of_it(pygamer: Contents, tmp_path: Path) -> None:
    assert make(pygamer, tmp_path) == 0
    stem = f"wildhand-{version()}-pygamer"
    with zipfile.ZipFile(tmp_path / f"{stem}.zip") as archive:
        found = {name: archive.read(name).decode() for name in archive.namelist()}
    assert found == pygamer.files
    with zipfile.ZipFile(tmp_path / f"{stem}-update.zip") as archive:
        names = set(archive.namelist())
    assert names == set(pygamer.files) - {"settings.toml"}
    assert not names & set(PLAYERS_OWN)


def test_the_same_sources_give_the_same_bytes(tmp_path: Path) -> None:
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
        make(contents_for("pygamer"), tmp_path / folder)
    names = sorted(path.name for path in (tmp_path / "one").iterdir())
    assert len(names) == 3
    for name in names:
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()


def test_the_key_covers_every_file(pygamer: Contents, tmp_path: Path) -> None:
    make(pygamer, tmp_path)
    key = json.loads((tmp_path / f"wildhand-{version()}-pygamer.key.json").read_text())
    assert sorted(key) == sorted(pygamer.program.texts)
    text = pygamer.program.texts["engine/bots/plain.py"]
    assert len(key["engine/bots/plain.py"]["lines"]) == text.count("\n") + 1


def test_help_is_told() -> None:
    assert main(["--help"]) == 0
