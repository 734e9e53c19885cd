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

from typing import Any

import displayio

_installed = False


def install() -> None:
    """Make displayio strict for the rest of this process."""
    global _installed
    if _installed:
        return
    _installed = True
    _make_bitmap_strict(displayio.Bitmap)
    _make_grid_strict(displayio.TileGrid)
    _make_palette_strict(displayio.Palette)


def _check_value(bitmap: Any, value: int) -> None:
    highest = (1 << bitmap._bits_per_value) - 1
    if not 0 <= value <= highest:
        raise ValueError(f"value must be 0-{highest}")


def _make_bitmap_strict(cls: Any) -> None:
    get, put = cls.__getitem__, cls.__setitem__

    def check_place(bitmap: Any, index: Any) -> None:
        if isinstance(index, int):
            is_inside = 0 <= index < bitmap.width * bitmap.height
        else:
            x, y = index
            is_inside = 0 <= x < bitmap.width and 0 <= y < bitmap.height
        if not is_inside:
            raise IndexError("pixel coordinates out of bounds")

    def strict_get(bitmap: Any, index: Any) -> Any:
        check_place(bitmap, index)
        return get(bitmap, index)

    def strict_set(bitmap: Any, index: Any, value: int) -> None:
        check_place(bitmap, index)
        _check_value(bitmap, value)
        put(bitmap, index, value)

    def strict_fill(bitmap: Any, value: int) -> None:
        _check_value(bitmap, value)
        _fill(bitmap, value)

    cls.__getitem__ = strict_get
    cls.__setitem__ = strict_set
    cls.fill = strict_fill


def _fill(bitmap: Any, value: int) -> None:
    """Fill at any depth: write one row pixel by pixel, then copy it down."""
    width, height = bitmap.width, bitmap.height
    for x in range(width):
        bitmap._write_pixel(x, 0, value)
    stride = bitmap._stride
    row = bitmap._data[:stride]
    for y in range(1, height):
        bitmap._data[y * stride : (y + 1) * stride] = row
    bitmap.dirty()


def _make_grid_strict(cls: Any) -> None:
    make, get, put = cls.__init__, cls.__getitem__, cls.__setitem__

    def check_tile(grid: Any, tile: int) -> None:
        last = min(grid._tiles_in_bitmap - 1, 255)
        if not 0 <= tile <= last:
            raise ValueError(f"tile must be 0-{last}")

    def check_place(grid: Any, index: Any) -> None:
        if isinstance(index, int):
            is_inside = 0 <= index < len(grid._tiles)
        else:
            x, y = index
            is_inside = 0 <= x < grid._width_in_tiles and 0 <= y < grid._height_in_tiles
        if not is_inside:
            raise IndexError("Tile index out of bounds")

    def strict_make(grid: Any, *args: Any, **named: Any) -> None:
        make(grid, *args, **named)
        check_tile(grid, named.get("default_tile", 0))

    def strict_get(grid: Any, index: Any) -> Any:
        check_place(grid, index)
        return grid._tiles[index] if isinstance(index, int) else get(grid, index)

    def strict_set(grid: Any, index: Any, tile: int) -> None:
        check_place(grid, index)
        check_tile(grid, tile)
        put(grid, index, tile)

    cls.__init__ = strict_make
    cls.__getitem__ = strict_get
    cls.__setitem__ = strict_set


def _make_palette_strict(cls: Any) -> None:
    get, put = cls.__getitem__, cls.__setitem__

    def check_place(palette: Any, index: int) -> None:
        if not 0 <= index < len(palette):
            raise IndexError("index out of range")

    def strict_get(palette: Any, index: int) -> Any:
        check_place(palette, index)
        return get(palette, index)

    def strict_set(palette: Any, index: int, color: Any) -> None:
        check_place(palette, index)
        put(palette, index, color)

    cls.__getitem__ = strict_get
    cls.__setitem__ = strict_set
