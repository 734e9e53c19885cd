"""This module reads a FAT12 or FAT16 drive as CircuitPython makes it: one FAT, 512 root entries.

`format_drive` lays out an empty one, `Volume` is the mounted drive. A drive whose first block
is no boot block is not mounted: CircuitPython then formats it, and everything is lost.
"""

import struct
from typing import NamedTuple

from sim.faults.drivers import BLOCK, Driver

ENTRY = 32
ROOT_BLOCKS = 512 * ENTRY // BLOCK
_FAT12_CLUSTERS = 4085  # from here on a drive is FAT16
_FAT_MARK = b"FAT"


class NotMounted(Exception):
    """No file system is found: the board would format the drive."""


class Entry(NamedTuple):
    """A file in the root directory; `number` counts entries from 0."""

    number: int
    cluster: int
    size: int


class Volume:
    """The tables of a drive, read at once: `files` by name, and the FAT's raw bytes."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        boot = driver.read(0, 1)
        if boot[510:] != b"\x55\xaa" or boot[54:57] != _FAT_MARK or boot[0] != 0xEB:
            raise NotMounted
        self.cluster_blocks = boot[13]
        self.fat_start = int(struct.unpack_from("<H", boot, 14)[0])
        self.fat_blocks = boot[22]
        self.root_start = self.fat_start + self.fat_blocks
        self.data_start = self.root_start + ROOT_BLOCKS
        blocks = int(struct.unpack_from("<H", boot, 19)[0])
        self.clusters = (blocks - self.data_start) // self.cluster_blocks
        self.is_fat16 = self.clusters >= _FAT12_CLUSTERS
        self._fat = driver.read(self.fat_start, self.fat_blocks)
        self.files = self._read_root()
        self._blocks: dict[str, list[int]] = {}

    def _read_root(self) -> dict[str, Entry]:
        root = self.driver.read(self.root_start, ROOT_BLOCKS)
        files = {}
        for number in range(len(root) // ENTRY):
            entry = root[number * ENTRY : (number + 1) * ENTRY]
            if entry[0] == 0:
                break
            if entry[0] != 0xE5 and entry[11] == 0x20:
                cluster, size = struct.unpack_from("<HI", entry, 26)
                files[entry[:11].decode("latin-1")] = Entry(number, cluster, size)
        return files

    def next_cluster(self, cluster: int) -> int:
        """Return the next cluster in the FAT."""
        return fat_value(self._fat, cluster, self.is_fat16)

    def chain(self, name: str) -> list[int]:
        """Return the clusters of a file, as far as they can be followed."""
        found: list[int] = []
        cluster = self.files[name].cluster
        while 2 <= cluster < self.clusters + 2 and len(found) < self.clusters:
            found.append(cluster)
            cluster = self.next_cluster(cluster)
        return found

    def blocks(self, name: str) -> list[int]:
        """Return the block numbers of a file, in order."""
        if name not in self._blocks:
            size = self.cluster_blocks
            starts = [self.data_start + (cluster - 2) * size for cluster in self.chain(name)]
            self._blocks[name] = [start + i for start in starts for i in range(size)]
        return self._blocks[name]

    def read(self, name: str) -> bytes | None:
        """Return a file's content, or None. A truncated chain gives a short content."""
        if name not in self.files:
            return None
        count = (self.files[name].size + BLOCK - 1) // BLOCK
        content = b"".join(self.driver.read(block, 1) for block in self.blocks(name)[:count])
        return content[: self.files[name].size]


def fat_value(fat: bytes | bytearray, cluster: int, is_fat16: bool) -> int:
    """Return one entry of a FAT."""
    if is_fat16:
        return int(struct.unpack_from("<H", fat, cluster * 2)[0])
    pair = struct.unpack_from("<H", fat, cluster + cluster // 2)[0]
    return int(pair >> 4 if cluster & 1 else pair & 0xFFF)


def format_drive(driver: Driver, blocks: int, cluster_blocks: int, reserved: int = 1) -> None:
    """Write an empty drive: `reserved` blocks, the first to boot from, FAT, root directory."""
    clusters = blocks // cluster_blocks
    fat_blocks = (clusters * 2 + 4 + BLOCK - 1) // BLOCK
    boot = bytearray(BLOCK)
    boot[:3] = b"\xeb\xfe\x90"
    struct.pack_into(
        "<HBHBHHBH", boot, 11, BLOCK, cluster_blocks, reserved, 1, 512, blocks, 0xF8, 0
    )
    boot[22] = fat_blocks
    boot[54:62] = b"FAT     "
    boot[510:] = b"\x55\xaa"
    tables = bytearray((fat_blocks + ROOT_BLOCKS) * BLOCK)
    is_fat16 = (blocks - reserved - fat_blocks - ROOT_BLOCKS) // cluster_blocks >= _FAT12_CLUSTERS
    tables[:4] = b"\xf8\xff\xff\xff" if is_fat16 else b"\xf8\xff\xff\x00"
    driver.write(0, bytes(boot))
    driver.write(reserved, bytes(tables))
    driver.flush()
