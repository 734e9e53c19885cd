"""This module writes a FAT drive in the order in which FatFs does.

One window of 512 bytes holds a block of the FAT, of the directory or the partial end of a file; it
is written when another one is needed, or at a sync. Whole blocks of a file go directly to the
driver, as many at once as lie in one cluster. Closing writes the directory entry and syncs.
"""

import struct

from sim.faults.drivers import BLOCK, Driver
from sim.faults.volume import ENTRY, ROOT_BLOCKS, Entry, Volume

_LAST = 0xFFFF


class DriveFull(OSError):
    """No cluster is left."""


class FatFs:
    """A mounted drive that can be written."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.volume = Volume(driver)
        self._window = bytearray(BLOCK)
        self._block = -1
        self._is_dirty = False
        self._last_cluster = 1

    # The window

    def _move(self, block: int) -> bytearray:
        if block != self._block:
            self._write_window()
            self._window[:] = self.driver.read(block, 1)
            self._block = block
        return self._window

    def _write_window(self) -> None:
        if self._is_dirty:
            self.driver.write(self._block, bytes(self._window))
            self._is_dirty = False

    def sync(self) -> None:
        """Write the window, then sync the driver, as FatFs does at the end of every change."""
        self._write_window()
        self.driver.flush()

    def patch(self, block: int, at: int, content: bytes) -> None:
        """Change a part of one block through the window."""
        window = self._move(block)
        window[at : at + len(content)] = content
        self._is_dirty = True

    # The FAT

    def next_cluster(self, cluster: int) -> int:
        """Return the next cluster in the FAT, including the window's changes."""
        value = self._pair(cluster)
        if self.volume.is_fat16:
            return value
        return value >> 4 if cluster & 1 else value & 0xFFF

    def _pair(self, cluster: int) -> int:
        """Return the two bytes of an entry of the FAT; in FAT12 they may lie in two blocks."""
        return self._fat_byte(self._place(cluster)) | self._fat_byte(self._place(cluster) + 1) << 8

    def _place(self, cluster: int) -> int:
        return cluster * 2 if self.volume.is_fat16 else cluster + cluster // 2

    def _fat_byte(self, at: int) -> int:
        window = self._move(self.volume.fat_start + at // BLOCK)
        return window[at % BLOCK]

    def _put_next(self, cluster: int, value: int) -> None:
        if not self.volume.is_fat16:
            old, value = self._pair(cluster), value & 0xFFF
            value = (old & 0x000F) | value << 4 if cluster & 1 else (old & 0xF000) | value
        at = self._place(cluster)
        for byte in value.to_bytes(2, "little"):
            self.patch(self.volume.fat_start + at // BLOCK, at % BLOCK, bytes([byte]))
            at += 1

    def add_cluster(self, last: int) -> int:
        """Take the next free cluster and chain it to `last`, 0: none."""
        clusters = self.volume.clusters
        start = last or self._last_cluster
        for step in range(1, clusters + 1):
            cluster = 2 + (start - 2 + step) % clusters
            if self.next_cluster(cluster) == 0:
                self._put_next(cluster, _LAST)
                if last:
                    self._put_next(last, cluster)
                self._last_cluster = cluster
                return cluster
        raise DriveFull(28, "no space left")

    def free_chain(self, cluster: int) -> None:
        """Free the clusters of a file."""
        while 2 <= cluster < self.volume.clusters + 2:
            following = self.next_cluster(cluster)
            self._put_next(cluster, 0)
            cluster = following

    def cut_chain(self, entry: Entry, size: int) -> None:
        """Make a file's first cluster its last."""
        self._put_next(entry.cluster, _LAST)
        content = self.entry(entry.number)
        self.put_entry(entry.number, content[:28] + struct.pack("<I", size))
        self.sync()

    # The directory

    def put_entry(self, number: int, content: bytes) -> None:
        """Write a part or all of a directory entry."""
        block, at = divmod(number * ENTRY, BLOCK)
        self.patch(self.volume.root_start + block, at, content)

    def entry(self, number: int) -> bytes:
        """Return a directory entry."""
        block, at = divmod(number * ENTRY, BLOCK)
        return bytes(self._move(self.volume.root_start + block)[at : at + ENTRY])

    def find(self, name: str) -> Entry | None:
        """Return a file's entry."""
        wanted = name.encode()
        for number in range(ROOT_BLOCKS * BLOCK // ENTRY):
            entry = self.entry(number)
            if entry[0] == 0:
                return None
            if entry[:11] == wanted:
                return Entry(number, *struct.unpack_from("<HI", entry, 26))
        return None

    def new_entry(self, name: str) -> int:
        """Create an empty file."""
        number = 0
        while self.entry(number)[0] not in (0, 0xE5):
            number += 1
        self.put_entry(number, name.encode() + b"\x20" + bytes(20))
        return number

    def rename(self, old: str, new: str) -> None:
        """Rename a file; `new` must not exist."""
        found = self.find(old)
        assert found is not None and self.find(new) is None
        content = self.entry(found.number)
        number = self.new_entry(new)
        self.put_entry(number, new.encode() + content[11:])
        self.put_entry(found.number, b"\xe5")
        self.sync()

    def remove(self, name: str) -> None:
        """Remove a file's entry, then its clusters."""
        found = self.find(name)
        assert found is not None
        self.put_entry(found.number, b"\xe5")
        self.free_chain(found.cluster)
        self.sync()

    def write_file(self, name: str, content: bytes) -> None:
        """Write a file as `open(name, "wb")`, `write`, `close` do."""
        found = self.find(name)
        if found is None:
            number = self.new_entry(name)
        else:
            number = found.number
            self.put_entry(number, name.encode() + b"\x20" + bytes(20))
            self.free_chain(found.cluster)
            self._last_cluster = found.cluster - 1 if found.cluster > 2 else 1
        first = self._write_clusters(content)
        start_and_size = struct.pack("<HI", first, len(content))
        self.put_entry(number, name.encode() + b"\x20" + bytes(14) + start_and_size)
        self.sync()

    def write_scattered(self, name: str, content: bytes, clusters: list[int]) -> None:
        """Write a file into these free clusters, in this order, as a computer may leave it."""
        following = [*clusters[1:], _LAST]
        for cluster, behind in zip(clusters, following, strict=True):
            self._put_next(cluster, behind)
        start_and_size = struct.pack("<HI", clusters[0], len(content))
        self.put_entry(self.new_entry(name), name.encode() + b"\x20" + bytes(14) + start_and_size)
        size = self.volume.cluster_blocks
        for index, cluster in enumerate(clusters):
            piece = content[index * size * BLOCK : (index + 1) * size * BLOCK]
            self.driver.write(self.volume.data_start + (cluster - 2) * size, piece)
        self.sync()

    def _write_clusters(self, content: bytes) -> int:
        volume = self.volume
        size = volume.cluster_blocks * BLOCK
        first = last = 0
        for at in range(0, len(content), size):
            last = self.add_cluster(last)
            first = first or last
            piece = content[at : at + size]
            block = volume.data_start + (last - 2) * volume.cluster_blocks
            whole = len(piece) // BLOCK * BLOCK
            if whole:
                self.driver.write(block, piece[:whole])
            if piece[whole:]:
                self.patch(block + whole // BLOCK, 0, piece[whole:])
        return first


class OpenFile:
    """A file opened with "r+b" and kept open; only whole blocks are written, none added."""

    def __init__(self, driver: Driver, volume: Volume, name: str) -> None:
        self._driver = driver
        self._blocks = volume.blocks(name)
        self._cluster = volume.cluster_blocks
        self._size = volume.files[name].size
        self._at = 0

    def seek(self, offset: int, whence: int = 0) -> int:
        """Seek from the start (0) or the end (2)."""
        self._at = offset + (self._size if whence == 2 else 0)
        return self._at

    def readinto(self, buffer: memoryview) -> int:
        """Read whole blocks."""
        count = min(len(buffer), max(0, self._size - self._at))
        blocks = self._blocks[self._at // BLOCK : (self._at + count + BLOCK - 1) // BLOCK]
        content = b"".join(self._driver.read(start, n) for start, n in _runs(blocks))
        buffer[:count] = content[:count]
        self._at += count
        return count

    def write(self, content: memoryview) -> int:
        """Write with one call of the driver for each cluster."""
        assert self._at % BLOCK == 0 and len(content) % BLOCK == 0
        assert self._at + len(content) <= self._size
        first, done = self._at // BLOCK, 0
        while done * BLOCK < len(content):
            index = first + done
            count = min(len(content) // BLOCK - done, self._cluster - index % self._cluster)
            piece = bytes(content[done * BLOCK : (done + count) * BLOCK])
            self._driver.write(self._blocks[index], piece)
            done += count
        self._at += len(content)
        return len(content)


def _runs(blocks: list[int]) -> list[tuple[int, int]]:
    """Join neighbors: (first block, how many)."""
    if blocks and blocks[-1] - blocks[0] == len(blocks) - 1 and blocks == sorted(blocks):
        return [(blocks[0], len(blocks))]
    return [(block, 1) for block in blocks]
