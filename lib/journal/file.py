"""This module makes and opens the journal's file, which touches the drive's own tables.

Only here is a file made or opened, never in play: all other writes go into blocks that are there
already, so that the drive's one table of files and its directory are never written.
"""

import binascii
import os

from micropython import const

from journal.book import Journal
from journal.layout import BLOCK, file_size
from journal.reasons import (
    EXISTS,
    NO_FILE,
    NO_ROOM,
    READ_FAILED,
    READ_ONLY,
    SAVED,
    WRITE_FAILED,
    WRONG_SIZE,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Container
    from typing import BinaryIO

    from journal.layout import Kinds

_CHUNK = const(4096)
_NO_SPACE = const(28)
FILE = "wildhand.sav"

# The app's own. A change makes another file.
KINDS = ((8, 8), (8, 1), (4, 2))


def tag(text: str) -> int:
    """A number of 16 bits for a name: a board's id, a rule set with its options."""
    crc = binascii.crc32(text.encode())
    return (crc ^ (crc >> 16)) & 0xFFFF


def create(path: str, kinds: "Kinds", sync: "Callable[[], None]") -> int:
    """Makes an empty file: SAVED, NO_ROOM, EXISTS, READ_ONLY or WRITE_FAILED. Before play only.

    On a drive that is not fresh its clusters may lie apart; then a cut can reach other files.
    """
    size = file_size(kinds)
    try:
        os.stat(path)
        return EXISTS
    except OSError:
        pass
    if not _has_room(path, size):
        return NO_ROOM
    try:
        file = _open(path, "w+b")
    except OSError:
        return READ_ONLY
    try:
        _fill(file, size)
        sync()
    except OSError:
        _remove_half(path)
        return WRITE_FAILED
    return SAVED


def open_journal(
    path: str,
    kinds: "Kinds",
    sync: "Callable[[], None]",
    version: int,
    board: int,
    rule_sets: "Container[int] | None" = None,
) -> Journal:
    """The journal in this file: always one, that says itself what it cannot do (`barred`)."""
    barred = SAVED
    try:
        file = _open(path, "r+b")
    except OSError:
        barred = READ_ONLY
        try:
            file = _open(path, "rb")
        except OSError:
            return Journal(None, NO_FILE, kinds, sync, version, board, rule_sets)
    try:
        if file.seek(0, 2) != file_size(kinds):
            barred = WRONG_SIZE  # a seek past its end would make it longer
    except OSError:
        return Journal(None, READ_FAILED, kinds, sync, version, board, rule_sets)
    return Journal(file, barred, kinds, sync, version, board, rule_sets)


def open_on(
    directory: str,
    kinds: "Kinds",
    sync: "Callable[[], None]",
    version: int,
    board: int,
    rule_sets: "Container[int] | None" = None,
) -> Journal:
    """The journal of a drive; its file is made where there is none. Before play only.

    `barred` says then why none could be made, such as NO_ROOM.
    """
    path = directory.rstrip("/") + "/" + FILE
    made = create(path, kinds, sync)
    opened = open_journal(path, kinds, sync, version, board, rule_sets)
    if opened.barred == NO_FILE and made != EXISTS:
        opened.barred = made
    return opened


def _open(path: str, mode: str) -> "BinaryIO":
    return open(path, mode, 0)  # type: ignore[return-value]  # without a buffer


def _fill(file: "BinaryIO", size: int) -> None:
    """Makes the file as long as it will be, then erases what in it is not erased.

    Its last block is written first: the drive gives the clusters up to there as they are. Those of
    a fresh drive are erased, so that nothing more is written; a sector would take 45 ms.
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
            raise OSError(_NO_SPACE)  # a seek goes as far as there is room, and says nothing
    finally:
        file.close()


def _remove_half(path: str) -> None:
    """Half a file would be taken for a damaged one."""
    try:
        os.remove(path)
    except OSError:
        pass


def _has_room(path: str, size: int) -> bool:
    """Whether the drive has the bytes, and two clusters to spare."""
    slash = path.rfind("/")
    try:
        status = os.statvfs(path[:slash] if slash > 0 else "/" if slash == 0 else ".")
    except (AttributeError, OSError):
        return True  # not to be had here; a write that fails is told, too
    return status[0] * (status[4] - 2) >= size
