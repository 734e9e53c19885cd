"""This module makes Blinka's displayio raise the exceptions that a board would raise.

Blinka accepts these calls, and the game would fail only on the device. The methods are
replaced on Blinka's own classes, not in subclasses, because its fast drawing path accepts
only its exact classes.

bitmap[index]            outside the bitmap                          IndexError
bitmap[index] = value    more than the bitmap's bits can hold        ValueError
bitmap.fill(value)       likewise (and Blinka's fill is wrong for 17 colors or more)
grid[index]              outside the grid                            IndexError
grid[index] = tile       past the last tile of the bitmap            ValueError
TileGrid(default_tile=)  likewise                                    ValueError
palette[index]           outside the palette                         IndexError
"""

from collections.abc import Callable
from typing import Any

import displayio

_installed = False


def install() -> None:
    """Make displayio strict for the rest of this process."""
    global _installed
    if _installed:
        return
    _installed = True
    _guard(displayio.Bitmap, lambda bitmap: (bitmap.width, bitmap.height), _check_value)
    _guard(
        displayio.TileGrid,
        lambda grid: (grid._width_in_tiles, grid._height_in_tiles),
        _check_tile,
        lambda grid, index: grid._tiles[index],  # tests read thousands of tiles
    )
    _guard(displayio.Palette, lambda palette: (len(palette), 1), lambda palette, color: None)
    _replace_fill_and_make(displayio.Bitmap, displayio.TileGrid)


def _guard(
    cls: Any,
    size_of: Callable[[Any], tuple[int, int]],
    check: Callable[[Any, Any], None],
    get_flat: Callable[[Any, int], Any] | None = None,
) -> None:
    """Let a class check each index, and each value that is put; get_flat: reads by a number."""
    get, put = cls.__getitem__, cls.__setitem__

    def check_place(thing: Any, index: Any) -> None:
        width, height = size_of(thing)
        if isinstance(index, int):
            is_inside = 0 <= index < width * height
        else:
            is_inside = 0 <= index[0] < width and 0 <= index[1] < height
        if not is_inside:
            raise IndexError("index out of bounds")

    def strict_get(thing: Any, index: Any) -> Any:
        check_place(thing, index)
        return get_flat(thing, index) if get_flat and isinstance(index, int) else get(thing, index)

    def strict_set(thing: Any, index: Any, value: Any) -> None:
        check_place(thing, index)
        check(thing, value)
        put(thing, index, value)

    cls.__getitem__ = strict_get
    cls.__setitem__ = strict_set


def _check_value(bitmap: Any, value: int) -> None:
    highest = (1 << bitmap._bits_per_value) - 1
    if not 0 <= value <= highest:
        raise ValueError(f"value must be 0-{highest}")


def _check_tile(grid: Any, tile: int) -> None:
    last = min(grid._tiles_in_bitmap - 1, 255)
    if not 0 <= tile <= last:
        raise ValueError(f"tile must be 0-{last}")


def _replace_fill_and_make(bitmap_class: Any, grid_class: Any) -> None:
    make = grid_class.__init__

    def strict_make(grid: Any, *args: Any, **named: Any) -> None:
        make(grid, *args, **named)
        _check_tile(grid, named.get("default_tile", 0))

    grid_class.__init__ = strict_make
    bitmap_class.fill = _fill


def _fill(bitmap: Any, value: int) -> None:
    """Fill at any depth: write one row pixel by pixel, then copy it down."""
    _check_value(bitmap, value)
    for x in range(bitmap.width):
        bitmap._write_pixel(x, 0, value)
    stride = bitmap._stride
    bitmap._data[: bitmap.height * stride] = bitmap._data[:stride] * bitmap.height
    bitmap.dirty()
