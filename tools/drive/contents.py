"""This module collects everything that goes on the drive of one board, before it is written.

`contents_for("pygamer").files` holds the bytes of every file by its path on the drive: `code.py`
and `boot.py` as they are but for the names of modules, bundles of the files that they reach as
bytecode (`tools.drive.passes`), and the texts for people.
"""

from collections.abc import Collection
from dataclasses import dataclass
from functools import lru_cache

from sim.board.models import model_of
from tools import assets
from tools.drive.bytecode import CIRCUITPYTHON, compiled
from tools.drive.joining import Drive
from tools.drive.libraries import read_libraries
from tools.drive.passes import made
from tools.drive.sources import ROOT, STARTS, choose, read_device_files
from tools.drive.tree import Bodies, parse_all

# Files that may contain a player's own work: written if missing, never replaced.
PLAYERS_OWN = ("settings.toml", "wildhand.sav", "dares.txt")
_FILES = ROOT / "tools" / "drive" / "files"
_TEXTS = ("README.txt", "settings.toml")


@dataclass(frozen=True)
class Contents:
    """board, and every file by path. drive: of the program as bytecode; None: as sources."""

    board: str
    files: dict[str, bytes]
    drive: Drive | None = None


def contents_for(
    board: str,
    *,
    is_source: bool = False,
    header: bytes = CIRCUITPYTHON,
    without: Collection[str] = (),
) -> Contents:
    """Return the drive of a board; UsageError for an unknown board.

    is_source: sources instead of bytecode. header: of the machine that is to run it.
    without: passes to leave out (`tools.drive.passes`).
    """
    sources = {**read_device_files(), **read_libraries()[0]}
    drive = None
    if is_source:
        program = {
            path: sources[path].encode() for path in sorted(choose(board, parse_all(sources)))
        }
    else:
        drive = drive_for(board, without)
        has_lines = model_of(board).is_large
        program = compiled(drive.texts, header, has_lines=has_lines)
        program |= {path: drive.with_new_imports(path, sources[path]).encode() for path in STARTS}
    files = {**program, **_art(board), **_words(board)}
    return Contents(board, dict(sorted(files.items())), drive)


def drive_for(board: str, without: Collection[str] = ()) -> Drive:
    """Return the program of a board's drive, with the texts to compile."""
    files = frozenset({**read_device_files(), **read_libraries()[0]}.items())
    chosen = frozenset(choose(board, _parsed(files)))
    return _drive(frozenset(file for file in files if file[0] in chosen), tuple(without))


@lru_cache(maxsize=1)
def _parsed(files: frozenset[tuple[str, str]]) -> Bodies:
    return parse_all(dict(files))


@lru_cache(maxsize=16)  # it takes seconds, and several boards have the same program
def _drive(files: frozenset[tuple[str, str]], without: tuple[str, ...]) -> Drive:
    return made(parse_all(dict(sorted(files))), STARTS, without)


def _art(board: str) -> dict[str, bytes]:
    """Return the picture files, which are drawn when the drive is made."""
    found = assets.files_for(model_of(board).displays)
    return {f"lib/art/{name}": pixels for name, pixels in found.items()}


def _words(board: str) -> dict[str, bytes]:
    """Return the texts for people: README.txt and settings.toml of `files/`, and all licenses."""
    texts = {name: (_FILES / name).read_text(encoding="utf-8") for name in _TEXTS}
    texts["README.txt"] = texts["README.txt"].format(board=board)
    ours = (ROOT / "LICENSE").read_text(encoding="utf-8").strip()
    licenses = {"Wildhand": ours, **read_libraries()[1]}  # bytecode contains none
    texts["LICENSES.txt"] = "\n\n".join(
        f"{name}\n{'=' * len(name)}\n\n{text}\n" for name, text in licenses.items()
    )
    return {path: text.encode() for path, text in texts.items()}
