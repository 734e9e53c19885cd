"""Text can be read: its color and what lies behind it have a contrast of 4.5 at least (WCAG AA)."""

import pytest

from sim.board.tiles import grids, is_text
from tests.tools.assets.looks import contrast
from tests.ui.drawing.layers import rectangles
from tests.ui.pictures.acts_tables import acts_turn
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
    over = [grid for grid, *_ in grids(player.app.page.over)]  # a banner has tests of its own
    for grid, (left, top, right, bottom) in rectangles(player.app.page.group):
        is_over = any(grid is one for one in over)
        if is_text(grid) and not is_over and min(right, bottom) > 0:
            colors = grid.pixel_shader
            if colors.is_transparent(0):
                for behind in _seen_between(player, grid, left, top, (right - left) // grid.width):
                    yield colors[1], behind
            else:
                yield colors[1], colors[0]


def _seen_between(player, grid, left, top, wide):
    """Return the colors that are seen beside the pixels of letters, which lie on anything.

    wide: of a letter's cell on the display.
    """
    image = player.desk.display.image()
    scale = wide // grid.tile_width
    found = set()
    for cell in range(grid.width * grid.height):
        x = left + cell % grid.width * wide
        y = top + cell // grid.width * grid.tile_height * scale
        inked = {
            (across, down)
            for across in range(grid.tile_width)
            for down in range(grid.tile_height)
            if grid.bitmap[grid[cell] * grid.tile_width + across, down]
        }
        for across, down in inked:
            for at in ((across - 1, down), (across + 1, down), (across, down - 1)):
                place = x + at[0] * scale, y + at[1] * scale
                if at not in inked and 0 <= place[0] < image.width and place[1] >= 0:
                    red, green, blue = image.getpixel(place)
                    found.add(red << 16 | green << 8 | blue)
    return found


@pytest.mark.parametrize("size", SIZES)
def test_each_text_of_a_table_is_read_where_it_stands(open_app, size):
    """Most letters bring what lies behind them: the felt, the strip, a back, the ground of a key.

    Answers lie on their plates, and the arrows of a long hand beside its cards.
    """
    found = set()
    for scene in (turn, full_table, full_piles, acts_turn):
        found |= set(_letters_in_view(scene(open_app, size)))
    assert {(theme.INK, theme.FELT), (theme.GOLD, theme.NIGHT), (theme.LINE, theme.GOLD)} <= found
    for text, behind in found:
        assert contrast(text, behind) >= _LEAST, (hex(text), hex(behind))


def test_soft_text_would_not_be_read_on_the_felt():
    """This shows that the test above can fail, and why soft text brings black with it."""
    assert contrast(theme.SOFT, theme.FELT) < _LEAST
