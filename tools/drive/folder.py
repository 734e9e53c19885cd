"""This module writes a drive's contents into a folder, or on the drive itself.

A file that a player may have changed (`PLAYERS_OWN`) is written only if it is missing. Files from
elsewhere stay, and are listed in case one is in the way. Only files that an earlier run wrote into
the same folder below `build/`, and nobody changed since, are removed when they are not needed; a
list of them is kept beside the folder.
"""

import hashlib
import json
from dataclasses import dataclass, field
from pathlib import Path

from sim.errors import UsageError
from sim.paths import written
from tools.drive.contents import PLAYERS_OWN, Contents
from tools.drive.sources import ROOT

_BUILD = ROOT / "build"
_LEFT_BY_COMPUTERS = (".", "System Volume Information", "boot_out.txt")


@dataclass
class Written:
    """Paths, by what happened to them."""

    written: list[str] = field(default_factory=list)
    same: list[str] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)  # a player's own files, which differ from ours
    removed: list[str] = field(default_factory=list)
    others: list[str] = field(default_factory=list)  # from elsewhere


def write(contents: Contents, folder: Path) -> Written:
    """Write the files; UsageError if the place takes none."""
    if folder.exists() and not folder.is_dir():
        raise UsageError(f"{folder} is a file; name a folder")
    place = folder.resolve()
    if place == ROOT or (ROOT in place.parents and _BUILD not in place.parents):
        raise UsageError(f"{folder} contains the sources; name a folder below {_BUILD}")
    done = Written()
    try:
        before = _listed(folder)
        for path, content in contents.files.items():
            _write_one(folder / path, path, content, done)
        _remove_stale(contents, folder, before, done)
        _list(contents, folder)
    except OSError as error:
        place = error.filename or folder
        raise UsageError(f"{place}: {error.strerror}; is the drive full or read-only?") from error
    done.others = _others(contents, folder)
    return done


def _write_one(place: Path, path: str, content: bytes, done: Written) -> None:
    if place.is_file():
        is_same = place.read_bytes() == content
        if is_same or path in PLAYERS_OWN:
            (done.same if is_same else done.kept).append(path)
            return
    place.parent.mkdir(parents=True, exist_ok=True)
    with written(place) as file:
        file.write(content)
    done.written.append(path)


def _list_of(folder: Path) -> Path | None:
    """Return the path of the list of files written into a folder; None for a drive elsewhere."""
    folder = folder.resolve()
    return folder.with_name(f"{folder.name}.written.json") if _BUILD in folder.parents else None


def _listed(folder: Path) -> dict[str, str]:
    place = _list_of(folder)
    if place is None or not place.exists():
        return {}
    try:
        found = json.loads(place.read_text(encoding="utf-8"))
    except ValueError:  # damaged: what an earlier run wrote is unknown, and stays
        return {}
    return found if isinstance(found, dict) else {}


def _list(contents: Contents, folder: Path) -> None:
    place = _list_of(folder)
    if place is not None:
        sums = {path: _sum(content) for path, content in contents.files.items()}
        place.write_text(json.dumps(sums, indent=1) + "\n", encoding="utf-8")


def _sum(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def _remove_stale(contents: Contents, folder: Path, before: dict[str, str], done: Written) -> None:
    for path, was in before.items():
        place = folder / path
        is_needed = path in contents.files or path in PLAYERS_OWN
        if not is_needed and place.is_file() and _sum(place.read_bytes()) == was:
            place.unlink()
            done.removed.append(path)


def _others(contents: Contents, folder: Path) -> list[str]:
    """Return files in the folder from elsewhere, without those of computers and boards."""
    found = []
    ours = {*contents.files, *PLAYERS_OWN}
    for place in sorted(folder.rglob("*")):
        path = place.relative_to(folder).as_posix()
        is_stray = path.startswith(_LEFT_BY_COMPUTERS)
        if place.is_file() and not is_stray and path not in ours:
            found.append(path)
    return found
