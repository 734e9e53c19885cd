"""The bench counts at every size how much of the screen a picture sends."""

import pytest

from lab.bench.pixels import CURSOR, LAID, LISTED, MOVED, SCREEN, SIZES, shares


@pytest.mark.parametrize("size", SIZES)
def test_a_larger_change_sends_a_larger_share(size):
    found = shares(size)
    assert 0 < found[CURSOR] < 0.25 < found[LAID] < found[SCREEN]
    assert 0 < found[LISTED] <= 0.36
    assert 0 < found[MOVED] <= 0.4  # a hand is spread anew while a card flies; a mat's new color
