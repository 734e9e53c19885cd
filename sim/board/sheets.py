"""This module reads sheets of pixels once pixel by pixel, and copies them after that.

Blinka's `bitmaptools.readinto` takes a tenth of a second for what a board reads in a few
milliseconds. The result for a file is kept for the next bitmap of the same kind, as long as
the process lasts: tests open the app some thousand times.
"""

from typing import Any

import bitmaptools

_tools: Any = bitmaptools
_read = _tools.readinto
_kept: dict[tuple[Any, ...], Any] = {}  # a bitmap's words, by all that they come of


def install() -> None:
    """Replace the reading function of `bitmaptools`."""
    _tools.readinto = _readinto


def _readinto(bitmap: Any, file: Any, bits_per_pixel: int, **ways: Any) -> None:
    start = file.tell()
    pixels = file.read()
    kind = (bitmap.width, bitmap.height, bitmap._bits_per_value)
    key = (pixels, kind, bits_per_pixel, *sorted(ways.items()))
    if key in _kept:
        bitmap._data[:] = _kept[key]
        bitmap.dirty()
    else:
        file.seek(start)
        _read(bitmap, file, bits_per_pixel, **ways)
        _kept[key] = bitmap._data[:]
