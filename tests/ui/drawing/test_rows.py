"""Answers stand in rows above the hand, as many as fit, and the cursor moves through them."""

import pytest

from engine.state.cards import BLUE, DRAW_TWO, GREEN, RED
from engine.state.cards import colored as card
from engine.state.choices import play
from engine.state.layout import COUNTS
from sim.board.desk import TWO
from sim.mash import SIZES
from tests.ui.pictures.acts_tables import acts_turn, row, rows
from tests.ui.pictures.house_tables import OTHER, holding, house_bluff, house_stack, others_play
from ui.draw.font import MORE_LEFT, MORE_RIGHT

_WIDE = (240, 135)
_STEP = 0.08  # screens that a step of the cursor sends
_PAGE = 0.15  # screens that a step to another page sends
_OFFERED = ["Draw from pile 1", "Draw from pile 2", "UNO!", "Catch", "Others' cards"]


def _arrows(player):
    grid = player.app.page.more.grid
    return [grid[i] + 32 for i in range(grid.width * grid.height) if grid[i]]


def _marked(player):
    """Return the rows that have the cursor."""
    text = player.app.page.rows
    return [y for y in range(text.rows) if text.grid[y * text.columns] == MORE_RIGHT - 32 + 110]


def _share_sent(player, key):
    """Return how much of the screen a key sends."""
    display = player.desk.display
    before = display.sent
    player.press(key)
    return (display.sent - before) / (display.width * display.height)


def test_each_size_has_as_many_rows_as_there_is_room_for(open_app):
    seen = {size: len(rows(acts_turn(open_app, size))) for size in SIZES}
    assert seen == {
        (128, 128): 2,
        (160, 128): 2,
        (240, 135): 3,
        (240, 240): 1,
        (320, 240): 2,
        (480, 320): 3,
    }


@pytest.mark.parametrize("size", SIZES)
def test_every_answer_is_seen_page_by_page_and_a_step_sends_little(open_app, size):
    player = acts_turn(open_app, size)
    wide = len(rows(player))
    assert rows(player) == _OFFERED[:wide] and _marked(player) == []
    player.press("UP")
    for i, words in enumerate(_OFFERED):
        first = i - i % wide
        assert row(player) == words and _marked(player) == [i % wide]
        assert rows(player) == (_OFFERED + [""] * wide)[first : first + wide]
        arrows = [MORE_LEFT] * (first > 0) + [MORE_RIGHT] * (first + wide < len(_OFFERED))
        assert _arrows(player) == arrows
        is_turned = (i + 1) % wide == 0 and wide > 1
        assert _share_sent(player, "RIGHT") <= (_PAGE if is_turned else _STEP)
    assert row(player) == _OFFERED[-1], "it ends at its end"


def test_up_and_down_lead_through_the_visible_rows_to_the_hand_and_back(open_app):
    player = acts_turn(open_app, _WIDE)
    ask = player.app.screen.turn
    player.press("UP")
    for words in _OFFERED[:3]:
        assert row(player) == words and not ask._in_hand
        player.press("DOWN")
    assert ask._in_hand and _marked(player) == []
    player.press("UP")
    assert row(player) == "UNO!"
    player.press("RIGHT", "UP")
    assert row(player) == "UNO!", "on the page before"


def test_two_buttons_reach_every_row(open_app):
    player = open_app((128, 128), start=("stack", 1, 1, 1, None), buttons=TWO)
    player.set_house([[card(3, RED), card(5, GREEN)], OTHER], card(3, BLUE))
    seen = []
    for _ in range(3):
        player.press("B")
        seen.append(row(player))
    assert seen == ["Draw a card", "UNO!", "Catch"]
    player.press("B")
    assert player.app.screen.turn._in_hand


def test_a_stack_is_drawn_with_one_press(open_app):
    player = house_stack(open_app, _WIDE)
    before = player.state[COUNTS]
    player.press("B")
    player.until(lambda: player.state[COUNTS] == before + 2)


def test_a_player_who_claimed_to_add_to_a_stack_cannot_draw_it(open_app):
    """B leads to the answers; the first one is to withdraw the claim."""
    draw = card(DRAW_TWO, RED)
    hands = [[card(DRAW_TWO, BLUE), *OTHER], [draw, *OTHER], OTHER]
    options = {"stack_by": "any"}
    player = holding(open_app, _WIDE, "stack", hands, card(3, RED), options=options, turn=1)
    others_play(player, 1, play(draw))
    player.until(lambda: player.mode == "claim")
    player.press("RIGHT", "A")
    assert player.mode == "ask"
    before = player.state[COUNTS]
    player.press("B")
    assert row(player).startswith("Withdraw") and player.state[COUNTS] == before


def test_a_question_to_the_table_ends_at_its_end_and_b_leads_to_its_beginning(open_app):
    player = house_bluff(open_app, _WIDE)
    player.press(*["DOWN"] * 5)
    assert row(player) == "P4 calls it"
    player.press("B")
    assert row(player) == "Nobody"
