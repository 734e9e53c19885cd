"""This module has the drives that are cut: boards' geometries, a save file, and other files.

The other files lie directly before and behind the save file, so that they share erase sectors with
it wherever sectors begin. `offset` moves the save file by that many blocks of 512 bytes.
"""

from dataclasses import dataclass
from random import Random

from sim.faults.drivers import (
    BLOCK,
    DirtyBlocks,
    Driver,
    Scratch,
    SectorCache,
    SectorCacheEachCall,
)
from sim.faults.fatfs import FatFs
from sim.faults.flash import Flash, Image, erased
from sim.faults.savers import NAME
from sim.faults.volume import NotMounted, Volume, format_drive


@dataclass(frozen=True)
class Model:
    """One kind of board: its driver, its flash, its drive. Sizes in bytes, the drive's in KB."""

    name: str
    driver: type[Driver]
    erase: int
    page: int
    drive: int
    cluster: int

    def __str__(self) -> str:
        flash = f"{self.erase // 1024} KB sectors, {self.page} B pages"
        return f"{self.name}: {flash}, {self.drive} KB drive, {self.cluster} B clusters"


MODELS = (
    Model("ESP32-S3", SectorCache, 4096, 256, 960, 512),
    Model("RP2", SectorCacheEachCall, 4096, 256, 15360, 2048),
    Model("RP2, small drive", SectorCacheEachCall, 4096, 256, 1024, 512),
    Model("SAMD51, nRF52", DirtyBlocks, 4096, 256, 2048, 1024),
    Model("SAMD51, 8 MB", DirtyBlocks, 4096, 256, 8192, 2048),
    Model("SAMD51, nRF52, no RAM for a cache", Scratch, 4096, 256, 2048, 1024),
    Model("large clusters", SectorCache, 4096, 512, 8192, 4096),
    Model("8 KB sectors", SectorCache, 8192, 512, 2048, 1024),
    Model("8 KB sectors, each call", SectorCacheEachCall, 8192, 256, 1024, 512),
    Model("8 KB sectors, blocks", DirtyBlocks, 8192, 256, 2048, 512),
)


class Drive:
    """A drive of one model with a save file in it."""

    def __init__(self, model: Model, content: bytes, offset: int, is_fragmented: bool) -> None:
        self.model = model
        self.flash = self.new_flash(erased(model.drive * 1024 // model.erase, model.erase))
        self.driver = model.driver(self.flash)
        reserved = model.erase if model.driver is Scratch else 0
        blocks = (model.drive * 1024 - reserved) // BLOCK
        per_cluster = model.cluster // BLOCK
        format_drive(self.driver, blocks, per_cluster, 1 + offset % per_cluster)
        files = FatFs(self.driver)
        self._fill(files, content, offset, is_fragmented)
        self.volume = Volume(self.driver)
        self.others = {name: self.volume.read(name) for name in self.volume.files if name != NAME}
        per_sector = model.erase // BLOCK
        self._tables = (self.volume.data_start + per_sector - 1) // per_sector
        self._owned = self._others_by_sector(per_sector)

    def new_flash(self, image: Image) -> Flash:
        """Return a flash of this model with an image."""
        return Flash(image, self.model.page)

    def _fill(self, files: FatFs, content: bytes, offset: int, is_fragmented: bool) -> None:
        random = Random(offset)
        clusters = offset * BLOCK // self.model.cluster or self.model.erase // self.model.cluster
        files.write_file("BEFORE  BIN", random.randbytes(clusters * self.model.cluster))
        files.write_file("CODE    PY ", random.randbytes(700))
        if is_fragmented:
            self._scatter(files, content, random)
        else:
            files.write_file(NAME, content)
        files.write_file("BEHIND  BIN", random.randbytes(1500))
        files.write_file("LAST    BIN", random.randbytes(9000))

    def _scatter(self, files: FatFs, content: bytes, random: Random) -> None:
        """Put the save file into fragmented room: two clusters free, one not, in any order."""
        cluster = self.model.cluster
        count = (len(content) + cluster - 1) // cluster
        free = []
        for index in range(count // 2 + 1):
            name = f"F{index:03}    BIN"
            files.write_file(name, random.randbytes(3 * cluster))
            entry = files.find(name)
            assert entry is not None
            second = files.next_cluster(entry.cluster)
            free += [second, files.next_cluster(second)]
            files.free_chain(second)
            files.cut_chain(entry, cluster)
        random.shuffle(free)
        files.write_scattered(NAME, content, free[:count])

    def _others_by_sector(self, per_sector: int) -> dict[int, list[int]]:
        """Return where in each sector blocks of other files begin, in bytes."""
        owned: dict[int, list[int]] = {}
        for name in self.others:
            for block in self.volume.blocks(name):
                owned.setdefault(block // per_sector, []).append(block % per_sector * BLOCK)
        return owned

    def mount(self, image: Image, touched: set[int]) -> tuple[Driver, Volume]:
        """Start a board with this image; NotMounted if it finds no drive."""
        driver = self.model.driver(self.new_flash(list(image)))
        if any(sector < self._tables for sector in touched):
            return driver, Volume(driver)
        return driver, self.volume  # nothing that mounting reads was changed

    def has_others_changed(self, image: Image, base: Image, touched: set[int]) -> bool:
        """Does another file differ by a byte, or is one gone?"""
        if any(sector < self._tables for sector in touched):
            return self._reread(image)
        for sector in touched:
            if image[sector] is not base[sector]:
                old, new = base[sector], image[sector]
                for at in self._owned.get(sector, ()):
                    if old[at : at + BLOCK] != new[at : at + BLOCK]:
                        return True
        return False

    def _reread(self, image: Image) -> bool:
        try:
            volume = Volume(self.model.driver(self.new_flash(list(image))))
        except NotMounted:
            return True
        return any(volume.read(name) != content for name, content in self.others.items())
