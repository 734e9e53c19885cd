"""This module has methods of keeping a save on the drive: the journal, and the controls.

A method is a class. It is made anew after every cut, from the device alone, as a board starts
anew. `save` returns when the save is committed; `newest` is what would be resumed, or None.
`drive`: what it is kept on; `content`: of the file before the first save.
"""

import zlib
from typing import Any

import journal.book
import journal.file
import journal.layout
from journal import reasons
from lab.faults.device import Device
from lab.faults.drive import SAVE, TEMPORARY, Drive, Files, FilesDrive, OpenFile


class Journaled:
    """lib/journal as it runs on a board, with the app's sizes, and fewer slots."""

    drive: type[Drive] = Drive
    table: tuple[tuple[int, int], ...] = ((2, 8), (2, 1), (1, 2))
    kinds = 3
    content = b"\xff" * journal.layout.file_size(table)

    def __init__(self, device: Device, drive: Drive) -> None:
        file: Any = OpenFile(device, drive.blocks)
        self._journal = journal.book.Journal(
            file, reasons.SAVED, self.table, device.sync, 1, 2, None
        )

    def save(self, kind: int, payload: bytes) -> None:
        """Save with one call of the journal."""
        reason = self._journal.save(kind, payload, len(payload), 3)
        assert reason == reasons.SAVED, reason

    def newest(self, kind: int) -> bytes | None:
        """Return what a board would resume."""
        target = bytearray(self._journal.length(kind))
        return bytes(target) if self._journal.read_into(kind, target) >= 0 else None


class JournaledInTheApp(Journaled):
    """The journal with all slots that the app has."""

    table = journal.file.KINDS
    content = b"\xff" * journal.layout.file_size(journal.file.KINDS)


class OneRing(Journaled):
    """Control: a save goes where the oldest of all is, at times next to the newest."""

    kinds = 1

    def __init__(self, device: Device, drive: Drive) -> None:
        super().__init__(device, drive)
        ring: Any = self._journal.rings[0]
        ring.next_slot = lambda: ring.sequences.index(min(ring.sequences))


class Rewritten:
    """Control: `open("wb")`, write, close. A checksum tells a torn file."""

    drive: type[Drive] = FilesDrive
    kinds = 1
    content = b"none"

    def __init__(self, device: Device, drive: FilesDrive) -> None:
        self._files = Files(device, drive.offset)

    def save(self, kind: int, payload: bytes) -> None:
        """Empty the file and write it again."""
        self._write(SAVE, payload)

    def newest(self, kind: int) -> bytes | None:
        """Return the file's content, if its checksum is right."""
        return self._read(SAVE)

    def _write(self, name: int, payload: bytes) -> None:
        self._files.write(name, zlib.crc32(payload).to_bytes(4, "little") + payload)

    def _read(self, name: int) -> bytes | None:
        found = self._files.read(name) or b""
        payload = found[4:]
        return payload if found[:4] == zlib.crc32(payload).to_bytes(4, "little") else None


class Renamed(Rewritten):
    """Control: a new file is written, the old one removed, the new one renamed."""

    def save(self, kind: int, payload: bytes) -> None:
        """Change the directory three times."""
        self._write(TEMPORARY, payload)
        self._files.remove(SAVE)
        self._files.rename(TEMPORARY, SAVE)

    def newest(self, kind: int) -> bytes | None:
        """Return the old file, or else the new one that was not renamed yet."""
        return self._read(SAVE) or self._read(TEMPORARY)
