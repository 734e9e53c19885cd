"""The desktop refuses mistakes that a board refuses and Blinka accepts."""

import pytest

from sim.board import strict

# Blinka after sim.board, which tells it that there is no board.
# isort: split
import displayio

strict.install()


@pytest.fixture
def bitmap():
    return displayio.Bitmap(6, 4, 4)


@pytest.fixture
def grid(bitmap):
    return displayio.TileGrid(
        bitmap, pixel_shader=displayio.Palette(4), width=3, height=2, tile_width=2, tile_height=2
    )


@pytest.mark.parametrize("index", [(6, 0), (0, 4), (-1, 0), (0, -1), 24, -1])
def test_a_pixel_outside_the_bitmap_is_refused(bitmap, index):
    with pytest.raises(IndexError):
        bitmap[index] = 1
    with pytest.raises(IndexError):
        bitmap[index]


@pytest.mark.parametrize("index", [(5, 3), 23, (0, 0), 0])
def test_a_pixel_inside_the_bitmap_is_set(bitmap, index):
    bitmap[index] = 3
    assert bitmap[index] == 3


@pytest.mark.parametrize("colors, value", [(2, 2), (4, 4), (16, 16), (256, 256), (4, -1)])
def test_a_value_too_large_for_the_bitmap_is_refused(colors, value):
    bitmap = displayio.Bitmap(2, 2, colors)
    with pytest.raises(ValueError):
        bitmap[0, 0] = value
    with pytest.raises(ValueError):
        bitmap.fill(value)
    bitmap[0, 0] = colors - 1
    assert bitmap[0, 0] == colors - 1


@pytest.mark.parametrize("colors", [2, 4, 16, 17, 256, 65536])
@pytest.mark.parametrize("width", [1, 5, 33])
def test_fill_reaches_every_pixel_at_every_depth(colors, width):
    bitmap = displayio.Bitmap(width, 3, colors)
    bitmap.fill(colors - 1)
    assert {bitmap[x, y] for x in range(width) for y in range(3)} == {colors - 1}
    bitmap.fill(0)
    assert {bitmap[x, y] for x in range(width) for y in range(3)} == {0}


@pytest.mark.parametrize("index", [6, -1, (3, 0), (0, 2)])
def test_a_tile_outside_the_grid_is_refused(grid, index):
    with pytest.raises(IndexError):
        grid[index] = 0
    with pytest.raises(IndexError):
        grid[index]


@pytest.mark.parametrize("tile", [6, -1, 255, 256])
def test_a_tile_beyond_the_bitmap_is_refused(grid, tile):
    with pytest.raises(ValueError):
        grid[0] = tile
    grid[0] = 5
    assert grid[0] == 5


def test_a_default_tile_beyond_the_bitmap_is_refused(bitmap):
    with pytest.raises(ValueError):
        displayio.TileGrid(bitmap, pixel_shader=displayio.Palette(4), default_tile=1)


def test_a_color_outside_the_palette_is_refused():
    palette = displayio.Palette(3)
    for index in (3, -1):
        with pytest.raises(IndexError):
            palette[index]
    with pytest.raises(IndexError):
        palette[3] = 0
    assert palette[2] == 0
