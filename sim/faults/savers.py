"""This module has methods of keeping a save on the drive: the journal, and the controls.

A saver is made anew after every cut, from the driver alone, as a board starts anew. `save` returns
when the save is committed; `newest` is what would be resumed, by kind, or None.
"""

import struct
import zlib
from collections.abc import Callable
from typing import Protocol, cast

import journal
from sim.faults.drivers import BLOCK, Driver
from sim.faults.fatfs import FatFs, OpenFile
from sim.faults.volume import Volume

NAME = "WILDHANDSAV"
TEMPORARY = "WILDHANDNEW"
_FEW_SLOTS = ((2, 8), (2, 1), (1, 2))  # the app's sizes, and each slot's turn comes soon
_STRIDE = 4096
_RING_SLOTS = 5


class Saver(Protocol):
    """The interface of every method."""

    kinds: int

    def save(self, kind: int, payload: bytes) -> None:
        """Commit a save."""

    def newest(self, kind: int) -> bytes | None:
        """Return the newest readable save."""


Make = Callable[[Driver, Volume | None], Saver]


class Journaled:
    """lib/journal as it runs on a board, with fewer slots."""

    table: tuple[tuple[int, int], ...] = _FEW_SLOTS
    kinds = len(_FEW_SLOTS)

    def __init__(self, driver: Driver, volume: Volume | None = None) -> None:
        found = volume or Volume(driver)
        file = OpenFile(driver, found, NAME)
        self._journal = journal.Journal(
            cast("object", file),  # type: ignore[arg-type]
            journal.SAVED,
            self.table,
            driver.flush,
            1,
            2,
            None,
        )

    def save(self, kind: int, payload: bytes) -> None:
        """Save with one call of the journal."""
        reason = self._journal.save(kind, bytearray(payload), len(payload), 3)
        assert reason == journal.SAVED, reason

    def newest(self, kind: int) -> bytes | None:
        """Return what a board would resume."""
        record = self._journal.newest(kind)
        if record is None:
            return None
        target = bytearray(record.length)
        return bytes(target) if self._journal.read_into(kind, target) >= 0 else None

    @classmethod
    def content(cls) -> bytes:
        """Return the file as `journal.create` makes it."""
        return b"\xff" * journal.file_size(cls.table)


class JournaledInTheApp(Journaled):
    """The journal with all slots that the app has."""

    table = journal.KINDS


class Rewritten:
    """Control: `open("wb")`, write, close."""

    kinds = 1

    def __init__(self, driver: Driver, volume: Volume | None = None) -> None:
        self._drive = FatFs(driver)

    def save(self, kind: int, payload: bytes) -> None:
        """Empty the file and write it again."""
        self._drive.write_file(NAME, _packed(0, payload))

    def newest(self, kind: int) -> bytes | None:
        """Return the file's content, if its checksum is right."""
        return _unpacked(self._drive.volume.read(NAME))[1]

    @staticmethod
    def content() -> bytes:
        """Return an empty file."""
        return _packed(0, b"none")


class Renamed(Rewritten):
    """Control: a new file is written, the old one removed, the new one renamed."""

    def save(self, kind: int, payload: bytes) -> None:
        """Change the directory three times."""
        if self._drive.find(TEMPORARY):
            self._drive.remove(TEMPORARY)
        self._drive.write_file(TEMPORARY, _packed(0, payload))
        if self._drive.find(NAME):
            self._drive.remove(NAME)
        self._drive.rename(TEMPORARY, NAME)

    def newest(self, kind: int) -> bytes | None:
        """Return the old file, or else the new one that was not renamed yet."""
        volume = self._drive.volume
        return _unpacked(volume.read(NAME))[1] or _unpacked(volume.read(TEMPORARY))[1]


class OneRing:
    """Control: saves of up to 4 KB in one ring of slots, 4 KB apart."""

    kinds = 1

    def __init__(self, driver: Driver, volume: Volume | None = None) -> None:
        self._file = OpenFile(driver, volume or Volume(driver), NAME)
        self._sync = driver.flush
        slots = [self._read(index) for index in range(_RING_SLOTS)]
        self._sequences = [sequence for sequence, _ in slots]
        self._newest = max(slots)[1]

    def _read(self, index: int) -> tuple[int, bytes | None]:
        buffer = bytearray(_STRIDE)
        self._file.seek((index + 1) * _STRIDE)
        self._file.readinto(memoryview(buffer))
        return _unpacked(bytes(buffer))

    def save(self, kind: int, payload: bytes) -> None:
        """Save into the oldest slot."""
        sequence = max(self._sequences) + 1
        slot = self._sequences.index(min(self._sequences))
        packed = _packed(sequence, payload)
        self._file.seek((slot + 1) * _STRIDE)
        self._file.write(memoryview(packed + b"\xff" * (-len(packed) % BLOCK)))
        self._sync()
        self._sequences[slot] = sequence

    def newest(self, kind: int) -> bytes | None:
        """Return the save with the highest sequence number."""
        return self._newest

    @staticmethod
    def content() -> bytes:
        """Return a guard before and behind the slots."""
        return b"\xff" * (_STRIDE * (_RING_SLOTS + 2))


def _packed(sequence: int, payload: bytes) -> bytes:
    head = struct.pack("<II", sequence, len(payload)) + payload
    return head + struct.pack("<I", zlib.crc32(head))


def _unpacked(content: bytes | None) -> tuple[int, bytes | None]:
    """Return a sequence number and its payload; (0, None) for anything else."""
    if content is None or len(content) < 12:
        return 0, None
    sequence, length = struct.unpack_from("<II", content)
    end = 8 + length
    if end + 4 > len(content) or struct.pack("<I", zlib.crc32(content[:end])) != content[end:][:4]:
        return 0, None
    return sequence, content[8:end]
