"""The directory that stands for the drive is found here, looked at, and held while a game uses it.

    with held("saves") as folder:    by --storage; None: the user's own, None where there is none

What is wrong with a directory of --storage is a UsageError that says the way out. The user's own
need not be there: the game then plays without saves and says so. One game at a time uses either,
since the journal writes into its file in place.
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
except ImportError:  # Windows: nobody holds a directory there
    fcntl = None  # type: ignore[assignment]


_WAY_OUT = "name a directory of your own to write to, or leave --storage out"


@contextmanager
def held(named: str | None) -> Iterator[str | None]:
    """Hold a directory until the game ends; its path. UsageError for what cannot be used."""
    try:
        place = _own() if named is None else Path(named)
        if named is not None:
            _check(named, place)
        place.mkdir(parents=True, exist_ok=True)
        holder = os.open(place, os.O_RDONLY) if fcntl else -1
    except (OSError, ValueError, RuntimeError) as error:  # RuntimeError: nobody's home
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
            os.close(holder)  # and lets go of it


def is_used(folder: str) -> bool:
    """Has a game been saved in a directory?"""
    return Path(folder, FILE).exists()


def _own() -> Path:
    """Return where the user's games are saved without --storage."""
    base = os.environ.get("XDG_DATA_HOME", "")
    home = Path(base) if base.startswith("/") else Path("~/.local/share").expanduser()
    return home / "wildhand"


def _hold(holder: int, place: Path) -> None:
    """Keep others from a directory, as long as it is open."""
    try:
        if holder >= 0:
            fcntl.flock(holder, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise UsageError(
            f"play: {place} is in use by another game: end that one, or name another directory "
            "with --storage"
        ) from None
    except OSError:
        pass  # a file system that holds nothing for anybody


def _check(named: str, place: Path) -> None:
    """Raise ValueError where games cannot be saved in a directory, or a save there is no save."""
    if not named:
        raise ValueError("names no directory")
    if not place.exists():
        return
    if not place.is_dir():
        raise ValueError("is no directory")
    if not os.access(place, os.R_OK | os.W_OK | os.X_OK):
        raise ValueError("may not be read or written by you")
    file = place / FILE
    if not os.path.lexists(file):
        return
    if not file.is_file():
        raise ValueError(f"{FILE} there is no file: move it away")
    if not os.access(file, os.R_OK | os.W_OK):
        raise ValueError(f"{FILE} there may not be read or written by you")
    size, right = file.stat().st_size, file_size(KINDS)
    if size != right:
        raise ValueError(f"{FILE} there has {size} bytes, not {right}: move it away, it is no save")
