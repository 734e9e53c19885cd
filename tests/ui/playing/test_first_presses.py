"""A few presses lead from the title to a card on the table, and the foot names the keys."""

import pytest

from engine.state.layout import COUNTS, DISCARDS, PILE_SIZE
from tests.ui.playing.test_own_rules import new_mix
from tests.ui.reading import last_row, move_to, row_under_cursor


def footer(player):
    """Return the row at the foot, which says what the keys do."""
    return last_row(player)


def test_four_presses_to_a_card_on_the_table(open_app, drive):
    player = open_app(storage=drive)
    player.app.seed = 3
    player.press("A", "A", "A")
    player.until(lambda: player.screen == "table" and player.mode == "ask")
    holder = player.app.match.holder
    before = player.state[COUNTS + holder], player.state[PILE_SIZE + DISCARDS]
    player.press("A")
    assert (player.state[COUNTS + holder], player.state[PILE_SIZE + DISCARDS]) == (
        before[0] - 1,
        before[1] + 1,
    )


def test_start_begins_from_any_row(open_app, drive):
    player = open_app(storage=drive)
    player.press("A", "A")
    assert footer(player) == "A choose  B back"
    player.press("DOWN", "LEFT", "LEFT", "DOWN", "DOWN", "A")
    assert row_under_cursor(player) == "P2: Who?"
    assert footer(player) == "A choose  ST deal"
    player.press("START")
    player.until(lambda: player.screen == "cover")
    assert player.app.match.persons == 2


def test_without_a_start_button_the_foot_does_not_name_it(open_app, drive):
    player = open_app(storage=drive)
    player.app.keys.has_menu = False
    player.press("A", "A", "DOWN")
    assert footer(player) == "A choose  B back"


@pytest.mark.parametrize("group", (False, True))
def test_start_plays_a_mix_and_in_a_group_only_leaves_it(open_app, drive, group):
    player = open_app(storage=drive)
    new_mix(player)
    assert row_under_cursor(player) == "From: Official", "nobody plays a new one as it is"
    move_to(player, "Uno")
    if group:
        player.press("A", "RIGHT")
        assert footer(player) == "A choose  B back"
        player.press("START")
        assert player.screen == "editor"
    player.press("START")
    assert player.screen == "players"
