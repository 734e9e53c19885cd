"""The declared layouts lie on their displays, and what is shown together lies apart."""

import pytest

from tools import assets
from tools.assets.layouts import layout_file, rectangles
from ui.draw import places
from ui.draw.card_tiles import STRIPS
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


@pytest.mark.parametrize("size", places.SIZES)
def test_a_table_lies_in_bands_that_do_not_touch(size):
    """From above: seats, the mat with its piles, the strip, the hand, buttons on the lower edge."""
    found = rectangles(*size)
    strip, hand, buttons = found["strip"], found["hand"], found["buttons"]
    raised = found["fan"][1]
    assert strip[1] + strip[3] < raised < hand[1] < buttons[1]
    assert buttons[1] + buttons[3] == _canvas(size)[1] and buttons[2] == _canvas(size)[0]
    for mat in ("mat", "mat of two", "mat of three", "mat of ten"):
        assert found[mat][1] + found[mat][3] < strip[1], mat
    for pile in ("draw", "top", "badge", "draw of ten", "top of ten", "badge of ten"):
        if found[pile][2]:
            mat = found["mat of ten" if pile.endswith("ten") else "mat"]
            assert mat[0] < found[pile][0], pile
            assert found[pile][0] + found[pile][2] < mat[0] + mat[2], pile
    answers, heads = found["answers"], found["card"][3] // STRIPS
    assert strip[1] + strip[3] <= answers[1]
    assert answers[1] + answers[3] <= hand[1] + heads, "they lie on no more than the cards' heads"


@pytest.mark.parametrize("size", places.SIZES)
def test_buttons_panels_and_the_parts_of_the_strip_lie_apart(size):
    found = rectangles(*size)
    for group, whole in (
        (("button a", "button b", "button select"), "buttons"),
        (("tab", "cause"), "strip"),
        (("tab", "question"), "strip"),
        ([f"panel {color}" for color in range(4)], None),
        (("draw", "top", "badge"), None),
        (("first of two piles", "draw between", "second of two piles"), None),
        (("draw of three", "top of three", "face down"), None),
    ):
        parts = [found[name] for name in group if found[name][2]]
        for i, part in enumerate(parts):
            assert not any(_touch(part, other) for other in parts[:i]), group
            if whole:
                x, y, wide, high = found[whole]
                assert x <= part[0] and part[0] + part[2] <= x + wide, group
                assert y <= part[1] and part[1] + part[3] <= y + high, group
    assert all(
        found[f"panel {n}"][1] + found[f"panel {n}"][3] < found["strip"][1] for n in range(4)
    )
