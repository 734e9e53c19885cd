"""What was made from sources before, kept in `build/kept/` until one of them changes.

A drive takes many seconds to make, and several tools look at the same one. So it is made once, also
by several processes at a time: the others wait for the first. What is torn, or of another version
of Python, is made anew; where nothing can be written, everything is.
"""

import hashlib
import os
import pickle
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from sim.drive.sources import ROOT

try:
    import fcntl
except ImportError:  # Windows: two at a time make the same twice
    fcntl = None  # type: ignore[assignment]

FOLDER = ROOT / "build" / "kept"

Made = TypeVar("Made")


def key_of(sources: Mapping[str, str]) -> str:
    """What changes with any source, with any file of `sim/`, which makes it, and with Python."""
    known = hashlib.sha256(sys.version.encode())
    for file in sorted((ROOT / "sim").rglob("*.py")):
        known.update(file.read_bytes())
    for path in sorted(sources):
        known.update(f"\0{path}\0{sources[path]}".encode())
    return known.hexdigest()


def kept(name: str, key: str, make: Callable[[], Made], folder: Path = FOLDER) -> Made:
    """What `make` made when it was last asked for by this name, if the key is the same.

    name: of a file. There is one of a name at a time: what another key had is written over.
    """
    place = folder / f"{name}.pickle"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with _alone(folder / f"{name}.lock"):
            found: Made | None = _read(place, key)
            if found is None:
                found = make()
                _write(place, key, found)
            return found
    except OSError:  # a full or read-only disk
        return make()


def _read(place: Path, key: str) -> "Made | None":
    try:
        with place.open("rb") as file:
            if pickle.load(file) == key:
                found: Made = pickle.load(file)
                return found
    except Exception:  # not there, or torn: then reading may raise anything
        pass
    return None


def _write(place: Path, key: str, made: object) -> None:
    fresh = place.with_suffix(f".{os.getpid()}")
    with fresh.open("wb") as file:
        pickle.dump(key, file)
        pickle.dump(made, file)
    fresh.replace(place)


@contextmanager
def _alone(lock: Path) -> Iterator[None]:
    """Wait until no other process has the lock; it ends with the process that has it."""
    with lock.open("w") as file:
        if fcntl:
            fcntl.flock(file, fcntl.LOCK_EX)
        yield
