"""All that goes on the drive of one board, before it is written anywhere.

`contents_for("pygamer").files` holds the text of every file by its path on the drive. What program
was made of the same sources before is kept (`sim.drive.kept`); `made_for` makes it in any case.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from sim.drive.kept import kept, key_of
from sim.drive.libraries import read_libraries
from sim.drive.settled import known_of
from sim.drive.small import Small, make_small
from sim.drive.sources import ROOT, choose, module_for, read_device_files
from sim.drive.tree import parse
from sim.drive.words import licences_text, readme_text, settings_text

# What a player's own work may be in: written where it is missing, never over what is there.
PLAYERS_OWN = ("settings.toml", "wildhand.sav", "dares.txt")


@dataclass(frozen=True)
class Contents:
    """board, every file by path, and the program among them with its key for tracebacks."""

    board: str
    files: dict[str, str]
    program: Small


def contents_for(board: str, *, names: bool = True) -> Contents:
    """The drive of a board; UsageError for a board that is not known."""
    libraries, licences = read_libraries()
    sources = {**read_device_files(), **libraries}
    # A program knows no more of a board, so twins have the same.
    known = [module_for(board), *(name for name, holds in known_of(board).items() if holds)]
    kind = "-".join(known if names else [*known, "plain"])
    program = kept(kind, key_of(sources), lambda: program_of(board, sources, names=names))
    return _with_words(board, program, licences)


def made_for(board: str, *, names: bool = True) -> Contents:
    """The same, made now."""
    libraries, licences = read_libraries()
    program = program_of(board, {**read_device_files(), **libraries}, names=names)
    return _with_words(board, program, licences)


def _with_words(board: str, program: Small, licences: Mapping[str, str]) -> Contents:
    """The program, and what is to be read."""
    ours = (ROOT / "LICENSE").read_text(encoding="utf-8").strip()
    files = {
        **program.texts,
        "settings.toml": settings_text(),
        "README.txt": readme_text(board),
        "LICENSES.txt": licences_text({"Wildhand": ours, **licences}),
    }
    return Contents(board, dict(sorted(files.items())), program)


def program_of(board: str, sources: Mapping[str, str], *, names: bool = True) -> Small:
    """Only the Python files of a board's drive, made small of these sources."""
    wanted = choose(board, parse(sources))
    return make_small(
        {path: sources[path] for path in sorted(wanted)},
        names=names,
        whole=True,
        alone=True,
        known=known_of(board),
        # Files that held only constants are needed by nobody any more.
        needed=lambda trees: choose(board, trees),
    )
