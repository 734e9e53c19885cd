"""A picture is turned into cells of a terminal, exactly where there is room, else reduced."""

import pytest
from PIL import Image

from sim.board.cells import dots, fit, half_blocks


def test_a_picture_that_fits_is_not_reduced():
    assert fit(160, 128, 160, 64) is None


@pytest.mark.parametrize("room", [(80, 23), (159, 64), (160, 63), (40, 100), (3, 2), (1, 1)])
def test_a_reduced_picture_fits(room):
    columns, rows = fit(160, 128, *room)
    assert 1 <= columns <= min(room[0], 80) and 1 <= rows <= min(room[1], 32)


def test_a_cell_shows_every_pixel_where_there_is_room():
    assert fit(160, 128, 100, 40) == (80, 32)
    assert fit(240, 135, 130, 50) == (120, 34)


def test_half_blocks_take_two_rows_each():
    rgb = bytes((255, 0, 0) * 2 + (0, 255, 0) * 2 + (0, 0, 255) * 2)
    assert half_blocks(rgb, 2, 3) == [
        [("▀", 0xFF0000, 0x00FF00)] * 2,
        [("▀", 0x0000FF, 0)] * 2,
    ]


def drawn(cell):
    """Return the eight points that a cell shows, row by row."""
    glyph, front, back = cell
    if "\u2800" <= glyph <= "\u28ff":
        ink = [ord(glyph) >> bit & 1 for bit in (0, 3, 1, 4, 2, 5, 6, 7)]
    else:
        quadrants = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".index(glyph)
        ink = [quadrants >> (2 * (at // 4) + at % 2) & 1 for at in range(8)]
    return [front if is_inked else back for is_inked in ink]


def test_two_colors_in_a_cell_are_shown_exactly():
    """Each of all 256 patterns can be read back from its cell."""
    image = Image.new("RGB", (512, 4), (10, 20, 90))
    patterns = [[mask >> at & 1 for at in range(8)] for mask in range(256)]
    for mask, pattern in enumerate(patterns):
        for at in range(8):
            if pattern[at]:
                image.putpixel((2 * mask + at % 2, at // 2), (250, 20, 20))
    (row,) = dots(image, 256, 1)
    for cell, pattern in zip(row, patterns, strict=True):
        assert drawn(cell) == [0xFA1414 if bit else 0x0A145A for bit in pattern]


def test_blocks_are_preferred():
    image = Image.new("RGB", (4, 4))
    image.paste((255, 255, 255), (0, 0, 1, 2))
    image.paste((255, 255, 255), (2, 1, 3, 2))
    assert [glyph for glyph, _, _ in dots(image, 2, 1)[0]] == ["▘", "⠂"]


def test_a_picture_of_one_color_has_cells_of_one_color():
    image = Image.new("RGB", (40, 40), (10, 20, 30))
    cells = dots(image, 5, 3)
    assert [len(row) for row in cells] == [5, 5, 5]
    assert {cell for row in cells for cell in row} == {(" ", 0x0A141E, 0x0A141E)}
