"""These fixtures make a journal in its own file, and open, save to and read it."""

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

import journal.file
from journal import reasons

KINDS = ((2, 2), (1, 1))
VERSION, BOARD, RULES = 5, 7, 11
Open = Callable[..., journal.book.Journal]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return the path of an empty journal."""
    file = tmp_path / "wildhand.sav"
    assert journal.file.create(str(file), KINDS, lambda: None) == reasons.SAVED
    return file


@pytest.fixture
def opened(path: Path) -> Open:
    """Return a function that opens the journal as a board does at its start, with other tags."""

    def open_it(**changed: object) -> journal.book.Journal:
        own = {"version": VERSION, "board": BOARD, "rule_sets": (RULES,), **changed}
        tags = SimpleNamespace(**own)
        return journal.file.open_journal(
            str(path), KINDS, lambda: None, tags.version, tags.board, tags.rule_sets
        )

    return open_it


def save(opened: journal.book.Journal, kind: int, payload: bytes) -> int:
    """Save the whole payload; return the journal's status."""
    return opened.save(kind, bytearray(payload), len(payload), RULES)


def read(opened: journal.book.Journal, kind: int) -> bytes | None:
    """Return the payload of the newest save, or None if there is none."""
    target = bytearray(2000)
    length = opened.read_into(kind, target)
    return bytes(target[:length]) if length >= 0 else None
