"""What was made before is taken as it is, and never when anything changed or is torn."""

import subprocess
import sys
from pathlib import Path

import pytest

from sim.drive.kept import kept, key_of
from sim.drive.sources import ROOT

# Makes a thing of that name, slowly, and tells when it does.
SLOW = """
import sys, time
from pathlib import Path
from sim.drive.kept import kept

def make():
    print("made", flush=True)
    time.sleep(0.5)
    return [1, 2]

assert kept("slow", "a", make, Path(sys.argv[1])) == [1, 2]
"""


class Maker:
    """Counts how often it makes something."""

    def __init__(self) -> None:
        self.times = 0

    def __call__(self) -> dict[str, int]:
        self.times += 1
        return {"made": self.times}


def test_a_thing_is_made_once_for_each_key(tmp_path: Path) -> None:
    make = Maker()
    assert kept("one", "a", make, tmp_path) == {"made": 1}
    assert kept("one", "a", make, tmp_path) == {"made": 1}
    assert kept("other", "a", make, tmp_path) == {"made": 2}
    assert kept("one", "b", make, tmp_path) == {"made": 3}
    assert kept("one", "a", make, tmp_path) == {"made": 4}
    assert sorted(path.suffix for path in tmp_path.iterdir()) == [".lock"] * 2 + [".pickle"] * 2


@pytest.mark.parametrize("left", [0, 3, 20, -1])
def test_what_is_torn_is_made_anew(left: int, tmp_path: Path) -> None:
    make = Maker()
    kept("one", "a", make, tmp_path)
    file = tmp_path / "one.pickle"
    whole = file.read_bytes()
    assert len(whole) > 21
    file.write_bytes(whole[:left])
    assert kept("one", "a", make, tmp_path) == {"made": 2}
    assert kept("one", "a", make, tmp_path) == {"made": 2}


def test_without_a_place_to_write_it_is_made_each_time(tmp_path: Path) -> None:
    make = Maker()
    (tmp_path / "file").write_text("no folder")
    for times in (1, 2):
        assert kept("one", "a", make, tmp_path / "file" / "kept") == {"made": times}


def test_the_key_changes_with_every_source() -> None:
    sources = {"a.py": "x = 1\n", "b.py": ""}
    keys = [
        key_of(sources),
        key_of({**sources, "b.py": "y = 1\n"}),
        key_of({"a.py": "x = 1\n", "c.py": ""}),
        key_of({"a.py": "x = 1\n"}),
    ]
    assert len(set(keys)) == len(keys)
    assert key_of(dict(reversed(sources.items()))) == keys[0]


def test_two_processes_make_it_once(tmp_path: Path) -> None:
    argv = [sys.executable, "-c", SLOW, str(tmp_path)]
    both = [subprocess.Popen(argv, cwd=ROOT, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    told = [one.communicate(timeout=60)[0] for one in both]
    assert [one.returncode for one in both] == [0, 0]
    assert sorted(told) == ["", "made\n"]
