"""No word in the row of actions is cut at any size."""

import pytest

from sim.mash import SIZES
from tests.ui.pictures.tables import challenge, turn
from ui.draw.font import FIRST, GLYPHS


def _words(player):
    grid = player.app.page.actions.text.grid
    return bytes(grid[i] % GLYPHS + FIRST for i in range(grid.width)).decode().split()


@pytest.mark.parametrize("size", SIZES)
def test_no_action_is_cut(open_app, size):
    assert _words(challenge(open_app, size)) == ["Draw", "Challenge", "Catch"]
    assert _words(turn(open_app, size)) == ["Draw", "UNO!", "Catch"]
