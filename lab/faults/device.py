"""This module is a drive whose power can be cut: blocks of 512 bytes on NOR flash.

An erase sets all bits of a sector, a program only clears bits of a page, and every such operation
is logged. `images` yields what a cut leaves, before, in and after each of them.

CircuitPython's ports keep one erase sector in memory, and write it back when another one is needed:
read, erase, program. They differ in what `Cache` says. Sectors are immutable bytes, so an image
is a list of them, and copying it copies no bytes.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from random import Random
from typing import NamedTuple

BLOCK = 512
_ERASED = b"\xff" * BLOCK
Image = list[bytes]


class Cache(Enum):
    """When a port writes its sector back, besides when it needs another one."""

    SYNC = "ESP32-S3: at a sync, or to read"
    CALL = "RP2040, RP2350: at each call, or to read"
    BLOCKS = "SAMD51, nRF52: at a sync, or to write a block again; programs erased blocks at once"
    SCRATCH = "the same short of RAM: gathers the blocks in the last sector of the flash"


@dataclass(frozen=True)
class Model:
    """One kind of board: its cache, its flash and the clusters of its drive. Sizes in bytes."""

    name: str
    cache: Cache
    erase: int
    page: int
    cluster: int

    def __str__(self) -> str:
        sizes = f"{self.erase // 1024} KB sectors, {self.page} B pages, {self.cluster} B clusters"
        return f"{self.name}: {sizes}"


MODELS = (
    Model("ESP32-S3", Cache.SYNC, 4096, 256, 512),
    Model("RP2", Cache.CALL, 4096, 256, 2048),
    Model("RP2, small drive", Cache.CALL, 4096, 256, 512),
    Model("SAMD51, nRF52", Cache.BLOCKS, 4096, 256, 1024),
    Model("SAMD51, 8 MB", Cache.BLOCKS, 4096, 256, 2048),
    Model("SAMD51, nRF52, no RAM for a cache", Cache.SCRATCH, 4096, 256, 1024),
    Model("large clusters", Cache.SYNC, 4096, 512, 4096),
    Model("8 KB sectors", Cache.SYNC, 8192, 512, 1024),
    Model("8 KB sectors, each call", Cache.CALL, 8192, 256, 512),
    Model("8 KB sectors, blocks", Cache.BLOCKS, 8192, 256, 512),
)


class Operation(NamedTuple):
    """An erase of one sector (`page` empty), or the program of a page at `offset` in it."""

    sector: int
    offset: int
    page: bytes


class Device:
    """`image` is the contents of the cells, `log` the operations since it was last emptied."""

    def __init__(self, model: Model, image: Image) -> None:
        self.model = model
        self.image = image
        self.log: list[Operation] = []
        self._blocks = model.erase // BLOCK
        self._is_whole = model.cache in (Cache.SYNC, Cache.CALL)
        self._has_scratch = model.cache is Cache.SCRATCH
        self._scratch = (len(image) - 1) * self._blocks
        self._sector = -1
        self._dirty: dict[int, bytes] = {}

    def read(self, block: int, count: int = 1) -> bytes:
        """Read blocks as the file system sees them."""
        if self._is_whole:
            self.sync()
        return b"".join(self._read(block + i) for i in range(count))

    def write(self, block: int, content: bytes) -> None:
        """Write whole blocks in one call."""
        for at in range(0, len(content), BLOCK):
            self._write(block + at // BLOCK, content[at : at + BLOCK])
        if self.model.cache is Cache.CALL:
            self.sync()

    def sync(self) -> None:
        """Do what `os.sync()` does: erase the sector in memory, and program all of it."""
        if self._sector < 0:
            return
        start = self._sector * self._blocks
        for within in range(self._blocks):
            if within not in self._dirty:
                self._put(within, self._read(start + within))
        self._do(Operation(self._sector, 0, b""))
        for within in range(self._blocks):
            self._program(start + within, self._dirty[within])
        self._sector = -1
        self._dirty = {}

    def _read(self, block: int) -> bytes:
        sector, within = divmod(block, self._blocks)
        if sector == self._sector and within in self._dirty:
            return self._dirty[within]
        return self.image[sector][within * BLOCK : (within + 1) * BLOCK]

    def _write(self, block: int, content: bytes) -> None:
        sector, within = divmod(block, self._blocks)
        is_other = sector != self._sector
        if is_other and not self._is_whole and self._read(block) == _ERASED:
            self._program(block, content)
            return
        if is_other or (within in self._dirty and not self._is_whole):
            self.sync()
            self._sector = sector
            if self._has_scratch:
                self._do(Operation(len(self.image) - 1, 0, b""))
        self._put(within, content)

    def _put(self, within: int, content: bytes) -> None:
        self._dirty[within] = content
        if self._has_scratch:
            self._program(self._scratch + within, content)

    def _program(self, block: int, content: bytes) -> None:
        sector, within = divmod(block, self._blocks)
        for at in range(0, BLOCK, self.model.page):
            page = content[at : at + self.model.page]
            self._do(Operation(sector, within * BLOCK + at, page))

    def _do(self, operation: Operation) -> None:
        self.log.append(operation)
        new = after(self.image[operation.sector], operation)
        end = operation.offset + len(operation.page)
        assert new[operation.offset : end] == operation.page, "programmed what was not erased"
        self.image[operation.sector] = new


def after(old: bytes, operation: Operation) -> bytes:
    """Return the contents of a sector after a complete operation."""
    if not operation.page:
        return b"\xff" * len(old)
    end = operation.offset + len(operation.page)
    cells = int.from_bytes(old[operation.offset : end], "little")
    new = (cells & int.from_bytes(operation.page, "little")).to_bytes(len(operation.page), "little")
    return old[: operation.offset] + new + old[end:]


AS_LOGGED = "in order"
SECTORS_BACKWARDS = "sectors last to first"
PAGES_BACKWARDS = "pages last to first"
SHUFFLED = "shuffled"
ORDERS = (AS_LOGGED, SECTORS_BACKWARDS, PAGES_BACKWARDS, SHUFFLED)


def reordered(operations: Sequence[Operation], order: str, random: Random) -> list[Operation]:
    """Return operations in another order; a sector's erases stay before its pages."""
    if order is AS_LOGGED:
        return list(operations)
    sectors: dict[int, list[list[Operation]]] = {}  # runs of operations, each begun by an erase
    for operation in operations:
        runs = sectors.setdefault(operation.sector, [])
        if not runs or not operation.page:
            runs.append([])
        runs[-1].append(operation)
    for run in (run for runs in sectors.values() for run in runs):
        begin = 0 if run[0].page else 1
        pages = run[begin:]
        if order is PAGES_BACKWARDS:
            pages.reverse()
        elif order is SHUFFLED:
            random.shuffle(pages)
        run[begin:] = pages
    queues = [[operation for run in runs for operation in run] for runs in sectors.values()]
    if order is SECTORS_BACKWARDS:
        queues.reverse()
    if order is not SHUFFLED:
        return [operation for queue in queues for operation in queue]
    out = []
    while any(queues):
        out.append(random.choice([queue for queue in queues if queue]).pop(0))
    return out


def images(base: Image, operations: Sequence[Operation], random: Random) -> Iterator[Image]:
    """Yield the images of a cut before, in and after each operation that changes something.

    "In" has two forms: the first half is done and the rest not begun, or each bit that changes is
    either old or new.
    """
    image = list(base)
    yield image
    for operation in operations:
        old = image[operation.sector]
        new = after(old, operation)
        if new == old:
            continue
        middle = operation.offset + (len(operation.page) or len(old)) // 2
        changed = int.from_bytes(old, "little") ^ int.from_bytes(new, "little")
        chosen = int.from_bytes(old, "little") ^ (changed & random.getrandbits(len(old) * 8))
        for torn in (new[:middle] + old[middle:], chosen.to_bytes(len(old), "little")):
            if torn not in (old, new):
                yield [*image[: operation.sector], torn, *image[operation.sector + 1 :]]
        image = [*image[: operation.sector], new, *image[operation.sector + 1 :]]
        yield image
