"""This module puts a save file on a device, among other files that no save may change.

    Drive(model, content, offset)    the file in place: it is opened once, and only its blocks
                                     are written; the blocks around it are other files
    Files(device, offset)            a small FAT, for methods that write the directory

`offset`, 0 to 15, moves all of it by so many blocks, so that the file begins at every place of an
erase sector.
"""

import struct
from random import Random

from lab.faults.device import BLOCK, Device, Image, Model

_AROUND = 16  # blocks of other files before and behind the save file: an erase sector of 8 KB
_ENTRY, _FAT = 4, 32  # in the block of a small FAT: bytes of an entry, and where its FAT begins
_CLUSTERS = (BLOCK - _FAT) // 2
SAVE, TEMPORARY = 0, 1  # names of files, as numbers


class Drive:
    """A device with a save file. blocks: where its content is, in order."""

    def __init__(self, model: Model, content: bytes, offset: int, is_fragmented: bool = False):
        self.model = model
        random = Random(offset)
        cluster = model.cluster // BLOCK
        clusters = list(range(-(-len(content) // model.cluster)))
        if is_fragmented:  # two clusters of three, in any order
            clusters = [3 * (n // 2) + n % 2 for n in clusters]
            random.shuffle(clusters)
        first = _AROUND + offset
        starts = [first + n * cluster for n in clusters]
        self.blocks = [start + n for start in starts for n in range(cluster)]
        per_sector = model.erase // BLOCK
        sectors = (max(self.blocks) + _AROUND) // per_sector + 2  # the last one: scratch
        cells = bytearray(random.randbytes(sectors * model.erase))
        for at, block in enumerate(self.blocks):
            piece = content[at * BLOCK : (at + 1) * BLOCK]
            cells[block * BLOCK : (block + 1) * BLOCK] = piece.ljust(BLOCK, b"\xff")
        size = model.erase
        self.image = [bytes(cells[n * size : (n + 1) * size]) for n in range(sectors)]
        others = set(range((sectors - 1) * per_sector)) - set(self.blocks)
        self._others: dict[int, list[int]] = {}  # by sector, where blocks begin, in bytes
        for block in others:
            self._others.setdefault(block // per_sector, []).append(block % per_sector * BLOCK)

    def has_others_changed(self, image: Image, base: Image) -> bool:
        """Does a block of another file differ?"""
        return any(
            new[at : at + BLOCK] != old[at : at + BLOCK]
            for sector, (new, old) in enumerate(zip(image, base, strict=True))
            if new is not old
            for at in self._others.get(sector, ())
        )


class OpenFile:
    """A file opened with "r+b" and kept open; only whole blocks are written, none added."""

    def __init__(self, device: Device, blocks: list[int]) -> None:
        self._device = device
        self._blocks = blocks
        self._cluster = device.model.cluster // BLOCK
        self._at = 0  # in blocks

    def seek(self, place: int) -> None:
        """Seek to a block."""
        assert place % BLOCK == 0
        self._at = place // BLOCK

    def readinto(self, buffer: memoryview) -> int:
        """Read whole blocks."""
        blocks = self._blocks[self._at : self._at + len(buffer) // BLOCK]
        buffer[: len(blocks) * BLOCK] = b"".join(self._device.read(block) for block in blocks)
        self._at += len(blocks)
        return len(blocks) * BLOCK

    def write(self, content: memoryview) -> int:
        """Write with one call of the device for each cluster."""
        assert len(content) % BLOCK == 0
        left = bytes(content)
        while left:
            count = self._cluster - self._at % self._cluster
            self._device.write(self._blocks[self._at], left[: count * BLOCK])
            self._at += min(count, len(left) // BLOCK)
            left = left[count * BLOCK :]
        return len(content)


class Files:
    """A FAT drive at its simplest: one block has the directory and the FAT.

    A file's entry is its first cluster and its size. The block is written when a file is closed,
    which is less than FatFs writes. A file that cannot be followed reads as None.
    """

    def __init__(self, device: Device, offset: int) -> None:
        self._device, self._block = device, offset
        self._table = bytearray(device.read(offset))

    def read(self, name: int) -> bytes | None:
        """Return a file's content."""
        cluster, size = self._entry(name)
        content = b""
        while 0 < cluster < _CLUSTERS and len(content) < size:
            content += self._device.read(self._place(cluster), self._device.model.cluster // BLOCK)
            cluster = self._next(cluster)
        return content[:size] if 0 < size <= len(content) else None

    def write(self, name: int, content: bytes) -> None:
        """Write a file as `open(name, "wb")`, `write`, `close` do: where it was, if possible."""
        old, _ = self._entry(name)
        self._free(old)
        size = self._device.model.cluster
        clusters = [(old + n) % _CLUSTERS for n in range(_CLUSTERS)]
        free = [n for n in clusters if n and not self._next(n)][: -(-len(content) // size)]
        if len(free) * size < len(content):
            raise OSError(28, "no space left")
        for at, (cluster, following) in enumerate(zip(free, [*free[1:], 0xFFFF], strict=True)):
            struct.pack_into("<H", self._table, _FAT + 2 * cluster, following)
            piece = content[at * size : (at + 1) * size]
            self._device.write(self._place(cluster), piece + b"\xff" * (-len(piece) % BLOCK))
        self._put_entry(name, free[0], len(content))

    def rename(self, old: int, new: int) -> None:
        """Rename a file; one of the new name must not exist."""
        entry = self._entry(old)
        struct.pack_into("<HH", self._table, old * _ENTRY, 0, 0)
        self._put_entry(new, *entry)

    def remove(self, name: int) -> None:
        """Remove a file, if it is there."""
        self._free(self._entry(name)[0])
        self._put_entry(name, 0, 0)

    def _place(self, cluster: int) -> int:
        return self._block + 1 + cluster * (self._device.model.cluster // BLOCK)

    def _entry(self, name: int) -> tuple[int, int]:
        first, size = struct.unpack_from("<HH", self._table, name * _ENTRY)
        return first, size

    def _put_entry(self, name: int, first: int, size: int) -> None:
        struct.pack_into("<HH", self._table, name * _ENTRY, first, size)
        self._device.write(self._block, bytes(self._table))
        self._device.sync()

    def _next(self, cluster: int) -> int:
        return int(struct.unpack_from("<H", self._table, _FAT + 2 * cluster)[0])

    def _free(self, cluster: int) -> None:
        while 0 < cluster < _CLUSTERS:
            following = self._next(cluster)
            struct.pack_into("<H", self._table, _FAT + 2 * cluster, 0)
            cluster = following


class FilesDrive(Drive):
    """A device with such a FAT drive, the save file and three others."""

    def __init__(self, model: Model, content: bytes, offset: int, is_fragmented: bool = False):
        self.model, self.offset = model, offset
        sectors = _CLUSTERS * model.cluster // model.erase + 4
        self.image = [bytes(model.erase)] * sectors
        random = Random(offset)
        self._contents = {name: random.randbytes(700 * name) for name in (2, 3, 4)}
        files = Files(Device(model, self.image), offset)
        for name, other in self._contents.items():
            files.write(name, other)
        files.write(SAVE, content)

    def has_others_changed(self, image: Image, base: Image) -> bool:
        """Does another file differ by a byte, or is one gone?"""
        files = Files(Device(self.model, list(image)), self.offset)
        return any(files.read(name) != content for name, content in self._contents.items())
