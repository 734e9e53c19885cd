"""The menu in play begins a match anew or ends it for good, and asks before either."""

import pytest

from engine.bots.levels import NAMES as LEVELS
from engine.bots.levels import decide_of
from engine.state.layout import AGES, EFFECTS, HAND_NUMBER, OPTIONS, OPTIONS_SIZE, RULE_SET
from sim.board.desk import PAD, TWO
from tests.ui.pictures.tournament_tables import tournament
from tests.ui.reading import choose, last_row, list_rows
from tests.ui.words.test_names import seat_all

HARD = LEVELS.index("hard")
START = ("cowboy", 1, 3, 5, {"uno": "7", "first": "youngest"}, HARD)


def open_menu(player):
    if player.app.keys.has_pad:
        player.press("START")
    else:
        player.hold("B")
    assert player.screen == "menu"


@pytest.mark.parametrize("is_roomy", (True, False), ids=("roomy", "tight"))
@pytest.mark.parametrize("buttons", (PAD, TWO), ids=("pad", "two"))
def test_a_match_is_begun_anew_as_it_was_begun(open_app, drive, buttons, is_roomy):
    player = open_app(start=START, storage=drive, buttons=buttons)
    player.app.has_pause_screens = is_roomy
    player.state[AGES + 1] = 9
    player.app.match.is_unsaved = True
    player.frames()
    before = bytes(player.state)
    open_menu(player)
    choose(player, "Start over")
    assert player.screen == "end"
    choose(player, "Yes")
    assert player.screen in ("table", "cover")
    assert bytes(player.state) != before
    assert player.state[HAND_NUMBER] == 1
    assert (
        player.state[EFFECTS : OPTIONS + OPTIONS_SIZE] == before[EFFECTS : OPTIONS + OPTIONS_SIZE]
    )
    assert player.state[RULE_SET] == before[RULE_SET]
    assert player.state[AGES : AGES + 4] == before[AGES : AGES + 4]
    assert player.app.match.table.bots[:4] == [None] + [decide_of(HARD)] * 3
    assert player.app.after_end is None


def test_starting_over_keeps_the_names_of_the_players(open_app, drive):
    player = open_app(storage=drive)
    seat_all(player, names=("Anna", "Ben"))
    player.app.setup.name_numbers[:2] = bytes(2)  # of the next match that is set up
    player.until(lambda: player.screen == "cover")
    open_menu(player)
    choose(player, "Start over")
    choose(player, "Yes")
    player.until(lambda: player.screen == "cover")
    assert last_row(player) in ("A hold: I am Anna", "A hold: I am Ben")


@pytest.mark.parametrize("row", ("Start over", "End the match"))
def test_no_leads_back_to_the_menu(open_app, row):
    player = open_app(start=("official", 1, 3, 5, None))
    before = bytes(player.state)
    open_menu(player)
    choose(player, row)
    assert "End the running match?" in " ".join(list_rows(player))
    player.press("A")  # no is under the cursor
    assert player.screen == "menu"
    player.press("A")
    assert player.screen == "table"
    assert bytes(player.state) == before


def test_a_match_that_was_ended_cannot_be_resumed(open_app, drive):
    player = open_app(start=("official", 1, 3, 5, None), storage=drive)
    open_menu(player)
    choose(player, "End the match")
    choose(player, "Yes")
    assert player.screen == "title"
    assert not player.app.saves.has_match()
    again = open_app(storage=drive)
    assert not again.app.saves.has_match()
    choose(again, "Play")
    assert again.screen == "rules"


def test_bots_that_play_alone_have_nothing_to_end(open_app):
    player = open_app(start=("official", 0, 3, 5, None))
    open_menu(player)
    assert "Go on later" in list_rows(player)
    assert not {"Start over", "End the match"} & set(list_rows(player))


def test_a_match_over_several_tables_can_be_ended_and_is_not_begun_anew(open_app, drive):
    player = tournament(open_app, (128, 128), "social", 2, 6, 2, 2, storage=drive)
    player.press("A")
    player.until(lambda: player.screen == "round")
    player.press("A")
    player.until(lambda: player.screen == "cover")
    player.frames(40)
    open_menu(player)
    assert "Start over" not in list_rows(player)
    assert "All tables stop" in list_rows(player)
    choose(player, "End the match")
    choose(player, "Yes")
    assert player.screen == "title"
    assert not open_app(storage=drive).app.saves.has_match()
