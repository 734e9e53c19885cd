"""This module models how CircuitPython's ports write blocks of 512 bytes to flash.

A driver reads and writes blocks; `flush` is the effect of `os.sync()`. All drivers cache one erase
sector and write it back when another one is needed: read, erase, program.
"""

from sim.faults.flash import Flash

BLOCK = 512
_ERASED = b"\xff" * BLOCK


class SectorCache:
    """ESP32-S3: the sector in RAM, written back at a sync or for another sector."""

    flushes_each_call = False

    def __init__(self, flash: Flash) -> None:
        self.flash = flash
        self._blocks = flash.sector_size // BLOCK
        self._sector = -1
        self._cache = bytearray()

    def read(self, block: int, count: int) -> bytes:
        """Read blocks as the file system sees them."""
        self.flush()
        return self.flash.read(block * BLOCK, count * BLOCK)

    def write(self, block: int, content: bytes) -> None:
        """Write blocks into the cache, sector by sector."""
        for at in range(0, len(content), BLOCK):
            sector, within = divmod(block + at // BLOCK, self._blocks)
            if sector != self._sector:
                self.flush()
                self._sector = sector
                self._cache[:] = self.flash.image[sector]
            self._cache[within * BLOCK : (within + 1) * BLOCK] = content[at : at + BLOCK]
        if self.flushes_each_call:
            self.flush()

    def flush(self) -> None:
        """Erase the sector and program all of it."""
        if self._sector >= 0:
            self.flash.erase(self._sector)
            self.flash.program(self._sector * self.flash.sector_size, bytes(self._cache))
            self._sector = -1


class SectorCacheEachCall(SectorCache):
    """RP2040, RP2350: the same, but the cache is written back at every call."""

    flushes_each_call = True


class DirtyBlocks:
    """SAMD51, nRF52 with external flash: blocks gathered in RAM, the rest read at the end.

    A block that is still erased is programmed at once, without the cache.
    """

    def __init__(self, flash: Flash) -> None:
        self.flash = flash
        self._blocks = flash.sector_size // BLOCK
        self._sector = -1
        self._dirty: dict[int, bytes] = {}

    def read(self, block: int, count: int) -> bytes:
        """Read blocks as the file system sees them."""
        if self._sector < 0:
            return self.flash.read(block * BLOCK, count * BLOCK)
        return b"".join(self._read(block + i) for i in range(count))

    def _read(self, block: int) -> bytes:
        sector, within = divmod(block, self._blocks)
        if sector == self._sector and within in self._dirty:
            return self._dirty[within]
        return self.flash.read(block * BLOCK, BLOCK)

    def write(self, block: int, content: bytes) -> None:
        """Write block by block."""
        for at in range(0, len(content), BLOCK):
            self._write(block + at // BLOCK, content[at : at + BLOCK])

    def _write(self, block: int, content: bytes) -> None:
        sector, within = divmod(block, self._blocks)
        if sector != self._sector and self.flash.read(block * BLOCK, BLOCK) == _ERASED:
            self.flash.program(block * BLOCK, content)
            return
        if sector != self._sector or within in self._dirty:
            self.flush()
            self._begin(sector)
        self._put(within, content)

    def _begin(self, sector: int) -> None:
        self._sector = sector

    def _put(self, within: int, content: bytes) -> None:
        self._dirty[within] = content

    def flush(self) -> None:
        """Erase the sector and program all of it."""
        if self._sector < 0:
            return
        start = self._sector * self.flash.sector_size
        whole = [self._gathered(start, within) for within in range(self._blocks)]
        self.flash.erase(self._sector)
        for within in range(self._blocks):
            self.flash.program(start + within * BLOCK, whole[within])
        self._sector = -1
        self._dirty = {}

    def _gathered(self, start: int, within: int) -> bytes:
        if within in self._dirty:
            return self._dirty[within]
        return self.flash.read(start + within * BLOCK, BLOCK)


class Scratch(DirtyBlocks):
    """The same boards short of RAM: blocks gathered in a reserved last sector of the flash."""

    def _begin(self, sector: int) -> None:
        self._sector = sector
        self.flash.erase(len(self.flash.image) - 1)

    def _put(self, within: int, content: bytes) -> None:
        self._dirty[within] = content
        self.flash.program(self._scratch(within), content)

    def _gathered(self, start: int, within: int) -> bytes:
        if within not in self._dirty:
            content = self.flash.read(start + within * BLOCK, BLOCK)
            self.flash.program(self._scratch(within), content)
        return self.flash.read(self._scratch(within), BLOCK)

    def _scratch(self, within: int) -> int:
        return (len(self.flash.image) - 1) * self.flash.sector_size + within * BLOCK


Driver = SectorCache | DirtyBlocks
