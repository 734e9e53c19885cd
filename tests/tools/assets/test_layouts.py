"""The declared layouts lie on their displays, and what is shown together lies apart."""

import pytest

from tools import assets
from tools.assets.layouts import layout_file, rectangles
from ui.draw import places
from ui.draw.geometry import geometry_for


@pytest.fixture(autouse=True, scope="module")
def _files():
    assets.make()


def _canvas(size):
    return tuple(side // 2 for side in size) if size[0] >= places.DOUBLED else size


@pytest.mark.parametrize("size", places.SIZES)
def test_all_places_lie_on_the_display(size):
    width, height = _canvas(size)
    measures = {"low", "logo", "row", "lane", "title row", "actions", "log"}
    for name, (x, y, wide, high) in rectangles(*size).items():
        if name not in measures and name != "fan":
            assert x >= 0 <= y, name
            assert x + wide <= width, name
            assert y + high <= height, name


@pytest.mark.parametrize("size", places.SIZES)
def test_seats_lie_apart_from_each_other_and_from_the_strip(size):
    found = rectangles(*size)
    strip = found["strip"]
    for others in range(1, 10):
        seats = [found[f"seat {others}.{i}"] for i in range(1, others + 1)]
        for i, one in enumerate(seats):
            assert one[1] + one[3] <= strip[1], (others, i)
            for other in seats[:i]:
                assert not _touch(one, other), (others, i)


def _touch(one, other):
    """Do two rectangles share pixels?"""
    return all(one[i] < other[i] + other[i + 2] and other[i] < one[i] + one[i + 2] for i in (0, 1))


@pytest.mark.parametrize("size", places.SIZES)
def test_a_board_reads_what_is_declared(size):
    numbers = geometry_for(*size).places
    for name, place in rectangles(*size).items():
        if name == "seat 1.1":
            break
        at = getattr(places, name.upper().replace(" ", "_"))
        assert tuple(numbers[at : at + places.NUMBERS]) == place, name
    assert len(layout_file(*size)) == 2 * places.NUMBERS * len(rectangles(*size))
