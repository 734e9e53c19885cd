"""Text can be read: its color and what lies behind it have a contrast of 4.5 at least (WCAG AA)."""

import pytest

from sim.board.tiles import grids, is_text
from tests.tools.assets.looks import contrast
from tests.ui.drawing.layers import rectangles
from tests.ui.pictures.tables import SIZES, full_piles, full_table, turn
from ui.draw import theme

_LEAST = 4.5


@pytest.mark.parametrize(
    ("name", "behind", "least"),
    [(one, behind, least) for behind, names, least in theme.CONTRASTS for one in names.split()],
)
def test_the_contrasts_of_the_theme_hold(name, behind, least):
    """A name may stand for several colors: of cards, of which banners have the first four."""
    colors = getattr(theme, name)
    several = colors if name == "SKINS" else colors[:4] if name == "BRIGHT" else (colors,)
    assert min(contrast(one, getattr(theme, behind)) for one in several) >= least / 10


def _letters_in_view(player):
    """Yield the colors of all letters in view at a table, and of what lies behind them."""
    over = [grid for grid, *_ in grids(player.app.page.over)]  # which are transparent, see below
    for grid, (_, _, right, bottom) in rectangles(player.app.page.group):
        is_over = any(grid is one for one in over)
        if is_text(grid) and not is_over and min(right, bottom) > 0:
            colors = grid.pixel_shader
            assert not colors.is_transparent(0), "what lies behind would have to be looked for"
            yield colors[1], colors[0]


@pytest.mark.parametrize("size", SIZES)
def test_each_text_of_a_table_is_read_where_it_stands(open_app, size):
    """Letters bring what lies behind them: the green of the felt, the back of a card, or black."""
    found = set()
    for scene in (turn, full_table, full_piles):
        found |= set(_letters_in_view(scene(open_app, size)))
    assert {(theme.GOLD, theme.FELT), (theme.SOFT, theme.BLACK)} <= found
    for text, behind in found:
        assert contrast(text, behind) >= _LEAST, (hex(text), hex(behind))


def test_soft_text_would_not_be_read_on_the_felt():
    """This shows that the test above can fail, and why soft text brings black with it."""
    assert contrast(theme.SOFT, theme.FELT) < _LEAST
