"""This module finds the directory that stands for the drive, checks it, and locks it during a game.

    with held("saves") as folder:    by --storage; None: the user's own, None where there is none

A directory of --storage that cannot be used is a UsageError with a remedy. The user's own
directory is optional: without it the game runs without saves and says so. One game at a time
uses a directory, since the journal writes into its file in place.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from journal.file import FILE, KINDS
from journal.layout import file_size
from sim.errors import UsageError

try:
    import fcntl
except ImportError:  # Windows: directories cannot be locked
    fcntl = None  # type: ignore[assignment]


_WAY_OUT = "name a directory that you can write to, or omit --storage"


@contextmanager
def held(named: str | None) -> Iterator[str | None]:
    """Lock a directory until the game ends, and yield its path. UsageError if it cannot be used."""
    try:
        place = _own() if named is None else Path(named)
        if named is not None:
            _check(named, place)
        place.mkdir(parents=True, exist_ok=True)
        holder = os.open(place, os.O_RDONLY) if fcntl else -1
    except (OSError, ValueError, RuntimeError) as error:  # RuntimeError: no home directory
        if named is None:
            yield None
            return
        reason = getattr(error, "strerror", None) or error
        raise UsageError(f"play: --storage {named!r}: {reason}; {_WAY_OUT}") from None
    try:
        _hold(holder, place)
        yield str(place.resolve())
    finally:
        if holder >= 0:
            os.close(holder)  # releases the lock


def is_used(folder: str) -> bool:
    """Has a game been saved in a directory?"""
    return Path(folder, FILE).exists()


def _own() -> Path:
    """Return where the user's games are saved without --storage."""
    base = os.environ.get("XDG_DATA_HOME", "")
    home = Path(base) if base.startswith("/") else Path("~/.local/share").expanduser()
    return home / "wildhand"


def _hold(holder: int, place: Path) -> None:
    """Lock a directory that is open."""
    try:
        if holder >= 0:
            fcntl.flock(holder, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise UsageError(
            f"play: {place} is in use by another game: end that game, or name another directory "
            "with --storage"
        ) from None
    except OSError:
        pass  # a file system without locks


def _check(named: str, place: Path) -> None:
    """Raise ValueError if games cannot be saved in a directory, or its save is not one."""
    if not named:
        raise ValueError("the name is empty")
    if not place.exists():
        return
    if not place.is_dir():
        raise ValueError("is not a directory")
    if not os.access(place, os.R_OK | os.W_OK | os.X_OK):
        raise ValueError("you may not read and write it")
    file = place / FILE
    if not os.path.lexists(file):
        return
    if not file.is_file():
        raise ValueError(f"its {FILE} is not a file: move it away")
    if not os.access(file, os.R_OK | os.W_OK):
        raise ValueError(f"its {FILE}: you may not read and write it")
    size, right = file.stat().st_size, file_size(KINDS)
    if size != right:
        raise ValueError(f"its {FILE} has {size} bytes, not {right}: move it away")
