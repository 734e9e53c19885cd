"""Answers stand in rows above the hand, as many as fit, and the cursor moves through them."""

import pytest

from engine.state.cards import BLUE, DRAW_TWO, GREEN, RED
from engine.state.cards import colored as card
from engine.state.choices import play
from engine.state.layout import COUNTS
from sim.board.desk import TWO
from sim.mash import SIZES
from tests.ui.pictures.acts_tables import acts_turn, entries, row
from tests.ui.pictures.house_tables import OTHER, holding, house_bluff, house_stack, others_play
from tests.ui.pictures.tables import challenge, turn
from tests.ui.reading import rows_of
from ui.draw.font import GLYPHS, MORE_LEFT, MORE_RIGHT

_WIDE = (240, 135)
_STEP = 0.16  # screens that a step of the cursor sends
_PAGE = 0.22  # screens that a step to another page sends
_OFFERED = ["Draw from pile 1", "Draw from pile 2", "Others' cards", "UNO!", "Catch"]


def _arrows(player):
    text = player.app.page.rows
    ends = [
        text.columns * y + x for y in range(text.rows) for x in (text.columns - 2, text.columns - 1)
    ]
    letters = [text.grid[i] % GLYPHS + 32 for i in ends]
    return [letter for letter in letters if letter in (MORE_LEFT, MORE_RIGHT)]


def _inverted(player):
    """Return the letters that have the cursor."""
    grid = player.app.page.rows.grid
    tiles = [grid[i] for i in range(grid.width * grid.height)]
    return "".join(chr(tile % GLYPHS + 32) for tile in tiles if tile >= GLYPHS).strip()


def _share_sent(player, key):
    """Return how much of the screen a key sends."""
    display = player.desk.display
    before = display.sent
    player.press(key)
    return (display.sent - before) / (display.width * display.height)


def test_each_size_has_as_many_rows_as_there_is_room_for(open_app):
    seen = {size: acts_turn(open_app, size).app.page.rows.rows for size in SIZES}
    assert seen == {
        (128, 128): 1,
        (160, 128): 1,
        (240, 135): 2,
        (240, 240): 2,
        (320, 240): 2,
        (480, 320): 2,
    }


@pytest.mark.parametrize("size", SIZES)
def test_no_answer_is_cut(open_app, size):
    """A turn's stand in one row; those to a challenge at times on two pages."""
    for picture, words in (
        (challenge, ["Challenge", "Draw 4", "UNO!", "Catch"]),
        (turn, ["Draw", "UNO!", "Catch"]),
    ):
        player = picture(open_app, size)
        assert entries(player) == words
        seen = " ".join(rows_of(player.app.page.rows)).strip("\x85\x86 ").split()
        assert seen in [" ".join(words[:count]).split() for count in (2, 3, 4)]
        assert picture == challenge or len(seen) == len(words)


@pytest.mark.parametrize("size", SIZES)
def test_every_answer_is_seen_page_by_page_and_a_step_sends_little(open_app, size):
    player = acts_turn(open_app, size)
    menu = player.app.page.menu
    wide = player.app.page.rows.rows
    assert _inverted(player) == ""
    player.press("UP")
    for i, words in enumerate(_OFFERED):
        assert row(player) == words and _inverted(player) == words
        first = menu._rows[i] - menu._rows[i] % wide
        last = menu._rows[menu.count - 1]
        arrows = [MORE_LEFT] * (first > 0) + [MORE_RIGHT] * (first + wide <= last)
        assert _arrows(player) == arrows
        turns = i + 1 < menu.count and menu._rows[i + 1] >= first + wide
        assert _share_sent(player, "RIGHT") <= (_PAGE if turns else _STEP)
    assert row(player) == _OFFERED[-1], "it ends at its end"


def test_up_and_down_lead_from_row_to_row_to_the_hand_and_back(open_app):
    player = acts_turn(open_app, (240, 240))
    ask = player.app.screen.turn
    player.press("UP")
    for words in _OFFERED[:2]:
        assert row(player) == words and not ask._in_hand
        player.press("DOWN")
    assert ask._in_hand and _inverted(player) == ""
    player.press("UP")
    assert row(player) == _OFFERED[1]
    player.press("RIGHT", "RIGHT")
    assert row(player) == "UNO!"
    player.press("UP")
    player.press("UP")
    assert row(player) == _OFFERED[1], "on the page before"


def test_two_buttons_reach_every_row(open_app):
    player = open_app((128, 128), start=("stack", 1, 1, 1, None), buttons=TWO)
    player.set_table([[card(3, RED), card(5, GREEN)], OTHER], card(3, BLUE))
    seen = []
    for _ in range(3):
        player.press("B")
        seen.append(row(player))
    assert seen == ["Draw", "UNO!", "Catch"]
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
