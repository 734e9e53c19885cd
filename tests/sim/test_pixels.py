"""The bench counts at every size how much of the screen a picture sends."""

import pytest

from lab.bench.pixels import CURSOR, LAID, MOVED, SCREEN, SIZES, shares


@pytest.mark.parametrize("size", SIZES)
def test_a_larger_change_sends_a_larger_share(size):
    found = shares(size)
    assert 0 < found[CURSOR] < found[LAID]
    assert 0 < found[MOVED] <= 0.35
    assert found[CURSOR] < 0.5 < found[SCREEN]
