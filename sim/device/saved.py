"""This module reads a file of a FAT drive from the drive's image.

The file is in the root directory, in one piece, as the file of saved games is made.
"""

import struct

from sim.errors import UsageError

_ENTRY = 32


def file_in(image: bytes, name: str) -> bytes:
    """Return the bytes of a file, such as `wildhand.sav`; UsageError if it is not there."""
    sector, per_cluster, reserved, fats, entries = struct.unpack_from("<HBHBH", image, 11)
    (per_fat,) = struct.unpack_from("<H", image, 22)
    root = (reserved + fats * per_fat) * sector
    clusters = root + entries * _ENTRY
    stem, _, ending = name.upper().partition(".")
    wanted = f"{stem:8}{ending:3}".encode()
    for at in range(root, clusters, _ENTRY):
        if image[at : at + 11] == wanted:
            first, size = struct.unpack_from("<HI", image, at + 26)
            begin = clusters + (first - 2) * per_cluster * sector
            return image[begin : begin + size]
    raise UsageError(f"device: no file {name} on the drive: the game saves nothing there")
