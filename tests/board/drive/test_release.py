"""The same sources give the same release."""

import os
import subprocess
import sys
from pathlib import Path

from tests.tiers import FULL
from tools.drive.contents import Contents
from tools.release import make

pytestmark = FULL

ROOT = Path(__file__).resolve().parents[3]
AGAIN = """
import sys
from pathlib import Path
from tools.drive.contents import contents_for
from tools.release import make
make(contents_for("pygamer"), Path(sys.argv[1]))
"""


def test_the_same_sources_give_the_same_bytes(pygamer: Contents, tmp_path: Path) -> None:
    """In another process, too, in which sets have another order."""
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
    make(pygamer, tmp_path / "one")
    argv = [sys.executable, "-c", AGAIN, str(tmp_path / "two")]
    subprocess.run(argv, cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": "2"}, check=True)
    names = sorted(path.name for path in (tmp_path / "one").iterdir())
    assert [name.rpartition("-")[2] for name in names] == ["map.json", "update.zip", "pygamer.zip"]
    for name in names:
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()
