"""The desktop refuses mistakes that a board refuses and Blinka accepts."""

import pytest

from sim.board import strict

# Blinka after sim.board, which tells it that there is no board.
# isort: split
import displayio

strict.install()


def bitmap():
    return displayio.Bitmap(6, 4, 4)


def grid():
    shades = displayio.Palette(4)
    return displayio.TileGrid(
        bitmap(), pixel_shader=shades, width=3, height=2, tile_width=2, tile_height=2
    )


@pytest.mark.parametrize(
    ("make", "index"),
    [
        *((bitmap, index) for index in ((6, 0), (0, 4), (-1, 0), (0, -1), 24, -1)),
        *((grid, index) for index in (6, -1, (3, 0), (0, 2))),
        *((lambda: displayio.Palette(3), index) for index in (3, -1)),
    ],
)
def test_an_index_outside_is_refused(make, index):
    made = make()
    with pytest.raises(IndexError):
        made[index]
    with pytest.raises(IndexError):
        made[index] = 0


@pytest.mark.parametrize("index", [(5, 3), 23, (0, 0), 0])
def test_a_pixel_inside_the_bitmap_is_set(index):
    made = bitmap()
    made[index] = 3
    assert made[index] == 3


@pytest.mark.parametrize("colors, value", [(2, 2), (4, 4), (16, 16), (256, 256), (4, -1)])
def test_a_value_too_large_for_the_bitmap_is_refused(colors, value):
    made = displayio.Bitmap(2, 2, colors)
    with pytest.raises(ValueError):
        made[0, 0] = value
    with pytest.raises(ValueError):
        made.fill(value)
    made[0, 0] = colors - 1
    assert made[0, 0] == colors - 1


@pytest.mark.parametrize("colors", [2, 4, 16, 17, 256, 65536])
@pytest.mark.parametrize("width", [1, 5, 33])
def test_fill_reaches_every_pixel_at_every_depth(colors, width):
    made = displayio.Bitmap(width, 3, colors)
    for value in (colors - 1, 0):
        made.fill(value)
        assert {made[x, y] for x in range(width) for y in range(3)} == {value}


@pytest.mark.parametrize("tile", [6, -1, 255, 256])
def test_a_tile_beyond_the_bitmap_is_refused(tile):
    made = grid()
    with pytest.raises(ValueError):
        made[0] = tile
    made[0] = 5
    assert made[0] == 5


def test_a_default_tile_beyond_the_bitmap_is_refused():
    with pytest.raises(ValueError):
        displayio.TileGrid(bitmap(), pixel_shader=displayio.Palette(4), default_tile=1)
