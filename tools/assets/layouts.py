"""This module packs the layouts of the screens, which `layouts.txt` declares, for the drives.

Such a file has four numbers of two bytes, the lower first, for each place of `ui.draw.places`, in
their order, then for each seat: that of one other, those of two others, and so on.
"""

import struct
from functools import cache
from pathlib import Path

from ui.draw import places

Rectangle = tuple[int, int, int, int]

_SOURCE = Path(__file__).with_name("layouts.txt")


def layout_file(width: int, height: int) -> bytes:
    """Return the file of one of SIZES. ValueError: a place is not where it is looked for."""
    found = rectangles(width, height)
    for i, name in enumerate(found):
        wanted = "SEATS" if name == "seat 1.1" else name.upper().replace(" ", "_")
        if getattr(places, wanted, None) != places.NUMBERS * i:
            raise ValueError(f"{name!r} is row {i} of {_SOURCE.name}, but not of ui.draw.places")
        if name == "seat 1.1":
            break
    return b"".join(struct.pack("<4h", *place) for place in found.values())


@cache
def rectangles(width: int, height: int) -> dict[str, Rectangle]:
    """Return the places of a display by name; one that it lacks is (0, 0, 0, 0)."""
    lines = [line.split() for line in _SOURCE.read_text(encoding="utf-8").splitlines()]
    (_, *sizes), *rows = [words for words in lines if words and words[0] != "#"]
    column = sizes.index(f"{width}x{height}") - len(sizes)
    return {" ".join(row[: -len(sizes)]): _rectangle(row[column]) for row in rows}


def _rectangle(cell: str) -> Rectangle:
    if cell == "-":
        return 0, 0, 0, 0
    x, y, wide, high = map(int, cell.split(","))
    return x, y, wide, high
