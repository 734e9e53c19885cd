"""The bench's count of pixels: what a key sends, at every size."""

import pytest

from sim.bench.pixels import CURSOR, LAID, SCREEN, SIZES, shares


@pytest.mark.parametrize("size", SIZES)
def test_more_changes_send_more(size):
    found = shares(size)
    assert 0 < found[CURSOR] < found[LAID]
    assert found[CURSOR] < 0.5 < found[SCREEN]
