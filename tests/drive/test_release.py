"""The same sources give the same release."""

from pathlib import Path

from sim.drive import bytecode, contents
from sim.drive.contents import Contents, contents_for
from sim.release import make


def test_the_same_sources_give_the_same_bytes(pygamer: Contents, tmp_path: Path) -> None:
    bytecode._compile.cache_clear()
    contents._drive.cache_clear()
    for folder, made in (("one", pygamer), ("two", contents_for("pygamer"))):
        (tmp_path / folder).mkdir()
        make(made, tmp_path / folder)
    names = sorted(path.name for path in (tmp_path / "one").iterdir())
    assert [name.rpartition("-")[2] for name in names] == ["map.json", "update.zip", "pygamer.zip"]
    for name in names:
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()
