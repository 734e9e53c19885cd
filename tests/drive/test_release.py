"""Zip files have the same bytes each time, and an update leaves a player's own files alone."""

from pathlib import Path

from sim.drive import bytecode
from sim.drive.contents import Contents, contents_for
from sim.release import main, make


def test_the_same_sources_give_the_same_bytes(pygamer: Contents, tmp_path: Path) -> None:
    bytecode._compile.cache_clear()
    for folder, contents in (("one", pygamer), ("two", contents_for("pygamer"))):
        (tmp_path / folder).mkdir()
        make(contents, tmp_path / folder)
    names = sorted(path.name for path in (tmp_path / "one").iterdir())
    assert len(names) == 2
    for name in names:
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()


def test_help_is_printed() -> None:
    assert main(["--help"]) == 0
