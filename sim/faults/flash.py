"""This module models NOR flash: erasing sets all bits of a sector, programming only clears bits.

Every operation is logged, so that a cut can be made within any. Sectors are immutable
bytes: an image is a list of them, and copying an image copies no bytes.
"""

from typing import NamedTuple

Image = list[bytes]


class Operation(NamedTuple):
    """An erase of one sector (`page` empty), or the program of a page at `offset` in it."""

    sector: int
    offset: int
    page: bytes


class Flash:
    """`image` is the contents of the cells, `log` the operations since it was last emptied."""

    def __init__(self, image: Image, page_size: int = 256) -> None:
        self.image = image
        self.sector_size = len(image[0])
        self.page_size = page_size
        self.log: list[Operation] = []
        self.refused = 0  # programs that would set a bit: a driver forgot to erase

    def read(self, address: int, length: int) -> bytes:
        """Read bytes from anywhere."""
        size = self.sector_size
        sector, start = divmod(address, size)
        piece = self.image[sector][start : start + length]
        while len(piece) < length:
            sector += 1
            piece += self.image[sector][: length - len(piece)]
        return piece

    def erase(self, sector: int) -> None:
        """Set all bits of a sector."""
        self._do(Operation(sector, 0, b""))

    def program(self, address: int, content: bytes) -> None:
        """Clear bits, page by page; address and length are whole pages."""
        for at in range(0, len(content), self.page_size):
            sector, offset = divmod(address + at, self.sector_size)
            self._do(Operation(sector, offset, content[at : at + self.page_size]))

    def _do(self, operation: Operation) -> None:
        self.log.append(operation)
        old = self.image[operation.sector]
        new = after(old, operation)
        end = operation.offset + len(operation.page)
        self.refused += new[operation.offset : end] != operation.page
        self.image[operation.sector] = new


def erased(sectors: int, size: int) -> Image:
    """Return a flash as it leaves the factory."""
    return [b"\xff" * size] * sectors


def after(old: bytes, operation: Operation) -> bytes:
    """Return the contents of a sector after a complete operation."""
    if not operation.page:
        return b"\xff" * len(old)
    end = operation.offset + len(operation.page)
    new = both(old[operation.offset : end], operation.page)
    return old[: operation.offset] + new + old[end:]


def both(one: bytes, other: bytes) -> bytes:
    """Return the bits that are set in both."""
    if one.count(0xFF) == len(one):
        return other
    joined = int.from_bytes(one, "little") & int.from_bytes(other, "little")
    return joined.to_bytes(len(one), "little")
