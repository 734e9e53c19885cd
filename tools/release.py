"""`python -m sim release [--out DIR]` makes a zip for each board, and one to update it with.

`wildhand-VERSION-BOARD.zip` is a whole drive. `wildhand-VERSION-BOARD-update.zip` omits every file
that a player may have made or changed (`PLAYERS_OWN`), so an update cannot change a saved game.
`wildhand-VERSION-BOARD-map.json` is for `python -m sim where`. The same sources give the same
bytes.
"""

import argparse
import json
import zipfile
from pathlib import Path

from sim.errors import UsageError
from sim.paths import written
from tools.drive.contents import PLAYERS_OWN, Contents, contents_for
from tools.drive.figures import fits
from tools.drive.origin import map_of
from tools.drive.sources import ROOT, boards, version

_LONG_AGO = (1980, 1, 1, 0, 0, 0)  # the earliest date of a zip: no clock changes its bytes


def run(options: argparse.Namespace) -> int:
    """Make all zip files; 0 if every drive fits its board."""
    out: Path = options.out or ROOT / "build" / "release"
    try:
        out.mkdir(parents=True, exist_ok=True)
        return max([make(contents_for(board), out) for board in boards()])
    except OSError as error:
        raise UsageError(
            f"{error.filename or out}: {error.strerror}; name another folder"
        ) from error


def make(contents: Contents, out: Path) -> int:
    """Make one board's files in a folder; 1 if they are too large for its drive."""
    board = contents.board
    stem = f"wildhand-{version()}-{board}"
    update = {path: content for path, content in contents.files.items() if path not in PLAYERS_OWN}
    for name, files in ((stem, contents.files), (f"{stem}-update", update)):
        _zip(out / f"{name}.zip", files)
        print(f"{out / name}.zip: {len(files)} files, {(out / f'{name}.zip').stat().st_size} bytes")
    if contents.drive is not None:
        place = out / f"{stem}-map.json"
        with written(place) as file:
            file.write(f"{json.dumps(map_of(contents.drive))}\n".encode())
        print(f"{place}: {place.stat().st_size} bytes")
    if not fits(contents):
        print(f"{board}: too large for its drive")
        return 1
    return 0


def _zip(place: Path, files: dict[str, bytes]) -> None:
    with (
        written(place) as file,
        zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive,
    ):
        for path in sorted(files):
            entry = zipfile.ZipInfo(path, _LONG_AGO)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system = 3
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, files[path])
