"""This module collects everything that goes on the drive of one board, before it is written.

`contents_for("pygamer").files` holds the bytes of every file by its path on the drive: `code.py`
and `boot.py` unchanged, the other files that they reach as bytecode under their own names, and the
texts for people.
"""

import ast
from collections.abc import Collection
from dataclasses import dataclass
from functools import lru_cache

from sim import art
from sim.drive.bytecode import CIRCUITPYTHON, compiled
from sim.drive.libraries import read_libraries
from sim.drive.passes import smaller
from sim.drive.sources import ROOT, STARTS, choose, read_device_files
from sim.drive.tree import Texts, parse
from sim.drive.unused import without_typing

# Files that may contain a player's own work: written if missing, never replaced.
PLAYERS_OWN = ("settings.toml", "wildhand.sav", "dares.txt")
_FILES = ROOT / "sim" / "drive" / "files"
_TEXTS = ("README.txt", "settings.toml")


@dataclass(frozen=True)
class Contents:
    """board, and every file by path."""

    board: str
    files: dict[str, bytes]


def contents_for(
    board: str,
    *,
    is_source: bool = False,
    header: bytes = CIRCUITPYTHON,
    without: Collection[str] = (),
) -> Contents:
    """Return the drive of a board; UsageError for an unknown board.

    is_source: sources instead of bytecode. header: of the machine that is to run it.
    without: passes to leave out (`sim.drive.passes`).
    """
    sources = _read_sources()
    if is_source:
        program = {path: sources[path].encode() for path in _chosen(board, sources)}
    else:
        texts = program_for(board, without)
        program = {path: sources[path].encode() for path in STARTS}
        program |= compiled({path: texts[path] for path in texts if path not in STARTS}, header)
    files = {**program, **_art(), **_words(board)}
    return Contents(board, dict(sorted(files.items())))


def program_for(board: str, without: Collection[str] = ()) -> dict[str, str]:
    """Return the texts to compile for a board: its sources made smaller, lines at their numbers.

    code.py and boot.py are among them, although the drive gets them unchanged.
    """
    return dict(_program(board, tuple(without), frozenset(_read_sources().items())))


@lru_cache(maxsize=32)  # the passes take seconds, and a test run builds the same drives often
def _program(
    board: str, without: tuple[str, ...], files: frozenset[tuple[str, str]]
) -> dict[str, str]:
    sources = dict(files)
    texts = {path: sources[path] for path in _chosen(board, sources)}
    texts = smaller(texts, fixed=STARTS, without=without)
    # Files that held only constants are not imported after folding.
    needed = {path: texts[path] for path in sorted(choose(board, texts))}
    return {path: text for path, text in needed.items() if not _is_bare_package(path, text)}


def _is_bare_package(path: str, text: str) -> bool:
    """Is it a package's file that has a docstring alone? A board imports a folder without one."""
    body = parse(path, text).body
    return path.endswith("/__init__.py") and all(_is_docstring(node) for node in body)


def _is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _read_sources() -> dict[str, str]:
    return {**read_device_files(), **read_libraries()[0]}


def _chosen(board: str, sources: Texts) -> list[str]:
    """Return the paths of the sources that the drive of a board needs, in order."""
    return sorted(choose(board, without_typing(sources)))


def _art() -> dict[str, bytes]:
    """Return the picture files, which are drawn when the drive is made."""
    return {f"lib/art/{name}": pixels for name, pixels in art.files().items()}


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
