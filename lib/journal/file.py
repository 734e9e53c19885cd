"""This module makes and opens the journal's file, which writes the drive's own tables.

No other module makes or opens a file, and this one never in play. All other writes go into blocks
that the file already has, so the drive's allocation table and directory are not written.
"""

import binascii
import os

from micropython import const

from journal import reasons
from journal.book import Journal
from journal.layout import BLOCK, file_size

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Container
    from typing import BinaryIO

    from journal.layout import Kinds

_CHUNK = const(4096)
_NO_SPACE = const(28)
FILE = "wildhand.sav"

# The app's kinds: match, settings, statistics. A file made with other kinds has a wrong size.
KINDS = ((8, 8), (8, 1), (4, 2))


def tag(text: str) -> int:
    """Return a number of 16 bits for a name, such as a board's id."""
    crc = binascii.crc32(text.encode())
    return (crc ^ (crc >> 16)) & 0xFFFF


def create(path: str, kinds: "Kinds", sync: "Callable[[], None]") -> int:
    """Make an empty file: SAVED, NO_ROOM, EXISTS, READ_ONLY or WRITE_FAILED. Before play only.

    On a drive that is not fresh its clusters may not be contiguous; then a power cut can damage
    other files.
    """
    size = file_size(kinds)
    try:
        os.stat(path)
        return reasons.EXISTS
    except OSError:
        pass
    if not _has_room(path, size):
        return reasons.NO_ROOM
    try:
        file = _open(path, "w+b")
    except OSError:
        return reasons.READ_ONLY
    try:
        _fill(file, size)
        sync()
    except OSError:
        _remove_half(path)
        return reasons.WRITE_FAILED
    return reasons.SAVED


def open_journal(
    path: str,
    kinds: "Kinds",
    sync: "Callable[[], None]",
    version: int,
    board: int,
    rule_sets: "Container[int] | None" = None,
    earlier: "Container[int]" = (),
) -> Journal:
    """Open the journal in this file. There always is one; `barred` says if it cannot save."""
    barred = reasons.SAVED
    try:
        file = _open(path, "r+b")
    except OSError:
        barred = reasons.READ_ONLY
        try:
            file = _open(path, "rb")
        except OSError:
            return Journal(None, reasons.NO_FILE, kinds, sync, version, board, rule_sets, earlier)
    try:
        if file.seek(0, 2) != file_size(kinds):
            barred = reasons.WRONG_SIZE  # a seek past its end would make it longer
    except OSError:
        return Journal(None, reasons.READ_FAILED, kinds, sync, version, board, rule_sets, earlier)
    return Journal(file, barred, kinds, sync, version, board, rule_sets, earlier)


def open_on(
    directory: str,
    kinds: "Kinds",
    sync: "Callable[[], None]",
    version: int,
    board: int,
    rule_sets: "Container[int] | None" = None,
    earlier: "Container[int]" = (),
) -> Journal:
    """Open the journal of a drive; make its file if there is none. Before play only.

    If the file cannot be made, `barred` says why, such as NO_ROOM.
    """
    path = directory.rstrip("/") + "/" + FILE
    made = create(path, kinds, sync)
    opened = open_journal(path, kinds, sync, version, board, rule_sets, earlier)
    if opened.barred == reasons.NO_FILE and made != reasons.EXISTS:
        opened.barred = made
    return opened


def _open(path: str, mode: str) -> "BinaryIO":
    return open(path, mode, 0)  # type: ignore[return-value]  # without a buffer


def _fill(file: "BinaryIO", size: int) -> None:
    """Give the file its full size, then erase every part of it that is not erased.

    The last block is written first: the drive then allocates all clusters before it, without
    writing them. On a fresh drive they are erased already, which saves 45 ms for each sector.
    """
    erased = memoryview(b"\xff" * _CHUNK)
    found = memoryview(bytearray(_CHUNK))
    try:
        file.seek(size - BLOCK)
        file.write(erased[:BLOCK])
        for start in range(0, size, _CHUNK):
            file.seek(start)
            count = file.readinto(found)  # type: ignore[attr-defined]
            if found[:count] != erased[:count]:
                file.seek(start)
                file.write(erased[:count])
        if file.seek(0, 2) != size:
            raise OSError(_NO_SPACE)  # a seek on a full drive stops early without an error
    finally:
        file.close()


def _remove_half(path: str) -> None:
    """Remove a file that was made in part: it would be reported as damaged."""
    try:
        os.remove(path)
    except OSError:
        pass


def _has_room(path: str, size: int) -> bool:
    """Does the drive have room for the bytes, and two clusters to spare?"""
    slash = path.rfind("/")
    try:
        status = os.statvfs(path[:slash] if slash > 0 else "/" if slash == 0 else ".")
    except (AttributeError, OSError):
        return True  # unknown; if there is none, the write fails and is reported
    return status[0] * (status[4] - 2) >= size
