"""Answers stand in a row above the hand, as many as fit, and the cursor moves through them."""

import pytest

from engine.state.cards import BLUE, DRAW_TWO, GREEN, RED
from engine.state.cards import colored as card
from engine.state.choices import play
from engine.state.layout import COUNTS
from lab.mash import SIZES
from sim.board.desk import TWO
from sim.board.tiles import grids, letter_of
from tests.ui.pictures.acts_tables import acts_turn, row
from tests.ui.pictures.house_tables import OTHER, holding, house_bluff, house_stack, others_play
from ui.draw import theme

_WIDE = (240, 135)
_OFFERED = ["Draw", "Others", "UNO!", "Catch"]


def _chosen(player):
    """Return the letters that have the cursor."""
    grid = player.app.page.menu.chosen
    return "".join(letter_of(grid[i]) for i in range(grid.width)).strip()


@pytest.mark.parametrize("size", SIZES)
def test_every_answer_is_seen_page_by_page(open_app, size):
    """`row` checks that the answer under the cursor stands whole in a row."""
    player = acts_turn(open_app, size)
    assert _chosen(player) == ""
    player.press("UP")
    for words in _OFFERED:
        assert row(player) == words and _chosen(player) == words
        player.press("RIGHT")
    assert row(player) == _OFFERED[-1], "it ends at its end"


def test_up_and_down_lead_from_the_row_to_the_hand_and_back(open_app):
    player = acts_turn(open_app, (240, 240))
    player.press("UP", "RIGHT")
    assert row(player) == _chosen(player) == _OFFERED[1]
    player.press("UP")
    assert row(player) == _OFFERED[1], "there is nothing above"
    player.press("DOWN")
    assert _chosen(player) == "", "the cursor is in the hand"
    player.press("UP")
    assert row(player) == _OFFERED[1]


def test_two_buttons_reach_every_row(open_app):
    player = open_app((128, 128), start=("stack", 1, 1, 1, None), buttons=TWO)
    player.set_table([[card(3, RED), card(5, GREEN)], OTHER], card(3, BLUE))
    seen = []
    for _ in range(3):
        player.press("B")
        seen.append(row(player))
    assert seen == ["Draw", "UNO!", "Catch"]
    player.press("B")
    assert _chosen(player) == "", "the cursor is in the hand"


def test_a_stack_is_drawn_with_one_press(open_app):
    player = house_stack(open_app, _WIDE)
    before = player.state[COUNTS]
    player.press("B")
    player.until(lambda: player.state[COUNTS] == before + 2)


def test_a_player_who_claimed_to_add_to_a_stack_cannot_draw_it(open_app):
    """B leads to the answers; the first one is to withdraw the claim."""
    draw = card(DRAW_TWO, RED)
    hands = [[card(DRAW_TWO, BLUE), card(DRAW_TWO, GREEN), *OTHER], [draw, *OTHER], OTHER]
    options = {"stack_by": "any"}
    player = holding(open_app, _WIDE, "stack", hands, card(3, RED), options=options, turn=1)
    others_play(player, 1, play(draw))
    player.until(lambda: player.mode == "jump")
    player.press("RIGHT", "A")
    assert player.mode == "ask"
    before = player.state[COUNTS]
    player.press("B")
    assert row(player).startswith("Withdraw") and player.state[COUNTS] == before


def test_a_question_to_the_table_ends_at_its_end_and_b_leads_to_its_beginning(open_app):
    player = house_bluff(open_app, _WIDE)
    player.press(*["RIGHT"] * 5)
    assert row(player) == "P4"
    player.press("B")
    assert row(player) == "Nobody"


def _colors(player, text):
    """Return the colors of the pixels that a text takes on the display."""
    display = player.desk.display
    picture = display.image().load()
    found = grids(display.root_group)
    left, top, scale = next((x, y, scale) for grid, x, y, scale in found if grid is text.grid)
    wide = text.grid.width * text.grid.tile_width * scale
    high = text.grid.tile_height * scale
    right = min(left + wide, display.width)
    return {picture[x, y] for x in range(left, right) for y in range(top, top + high)}


@pytest.mark.parametrize("size", ((128, 128), (160, 128), (240, 240)))
def test_answers_are_buttons_and_no_more_lines_of_what_happened(open_app, size):
    """They come up with the cursor; while it is in the hand the cards have their room."""
    hands = [[card(5, RED), *OTHER], OTHER[:2]]
    player = holding(open_app, size, "official", hands, card(9, RED))
    page = player.app.page
    assert page.rows.grid.x < 0 and _chosen(player) == ""
    player.press("UP")
    assert _chosen(player) == row(player) == "Draw"
    slate = tuple(theme.SLATE.to_bytes(3, "big"))
    answers = _colors(player, page.rows)
    assert any(_is_near(color, slate) for color in answers)
    for text in (page.latest, page.older):
        assert not any(_is_near(color, slate) for color in _colors(player, text))


def _is_near(color, other):
    """Are two colors the same but for what a display of 16 bits rounds off?"""
    return all(abs(one - two) < 8 for one, two in zip(color, other, strict=True))
