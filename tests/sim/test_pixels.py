"""The bench's count of pixels: what a picture sends, at every size."""

import pytest

from sim.bench.pixels import CURSOR, LAID, MOVED, SCREEN, SIZES, shares


@pytest.mark.parametrize("size", SIZES)
def test_more_changes_send_more(size):
    found = shares(size)
    assert 0 < found[CURSOR] < found[LAID]
    assert 0 < found[MOVED] <= 0.35
    assert found[CURSOR] < 0.5 < found[SCREEN]
