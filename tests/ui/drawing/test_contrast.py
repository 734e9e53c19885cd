"""Text can be read: its color and what lies behind it have a contrast of 4.5 at least (WCAG AA)."""

import pytest

from sim.board.tiles import grids, is_text
from tests.tools.assets.looks import contrast
from tests.ui.drawing.layers import rectangles
from tests.ui.pictures.tables import SIZES, full_piles, full_table, turn
from ui.draw import art, faces, score_page, score_tiles
from ui.table import drama, felt, piles

_LEAST = 4.5
_BLACK = 0x000000
_TEXTS = {"ink": art._INK, "soft": art._SOFT, "gold": art.GOLD}
_BEHIND = {"black": _BLACK, "felt": felt._GREEN, "dots of the felt": felt._DOTS}


@pytest.mark.parametrize("behind", _BEHIND)
@pytest.mark.parametrize("text", ["ink", "gold"])
def test_text_on_black_and_on_felt_is_read(text, behind):
    assert contrast(_TEXTS[text], _BEHIND[behind]) >= _LEAST


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
    assert {(art.GOLD, felt._GREEN), (art._SOFT, _BLACK)} <= found
    for text, behind in found:
        assert contrast(text, behind) >= _LEAST, (hex(text), hex(behind))


def test_soft_text_would_not_be_read_on_the_felt():
    """This shows that the test above can fail, and why soft text brings black with it."""
    assert contrast(art._SOFT, felt._GREEN) < _LEAST


def test_a_row_under_the_cursor_is_read():
    """Lists write it black on gold, answers black on ink."""
    assert contrast(_BLACK, art.GOLD) >= _LEAST
    assert contrast(_BLACK, art._INK) >= _LEAST


@pytest.mark.parametrize("text", ["ink", "gold"])
def test_numbers_on_the_back_of_a_card_are_read(text):
    assert contrast(_TEXTS[text], piles._BACK_OF_DIGITS) >= _LEAST


@pytest.mark.parametrize("color", range(4))
def test_a_banner_is_read_in_every_color(color):
    assert contrast(drama._LINE_COLOR, art._BRIGHT[color]) >= _LEAST


def test_a_bubble_is_read():
    assert contrast(drama._LINE_COLOR, drama._BUBBLE_COLOR) >= _LEAST


@pytest.mark.parametrize("number", [art._INK, art.GOLD, score_page._AGAINST])
def test_a_row_of_the_score_is_read_also_on_the_band_of_who_won(number):
    assert contrast(number, _BLACK) >= _LEAST
    assert contrast(number, score_tiles.BAND) >= _LEAST


@pytest.mark.parametrize("skin", faces.SKINS)
def test_a_name_s_mark_in_a_players_color_is_seen(skin):
    assert contrast(skin, _BLACK) >= _LEAST
