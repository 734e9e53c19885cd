"""The menu in play begins a match anew, after asking, stops it, and leads to some settings."""

import pytest

from engine.bots.levels import NAMES as LEVELS
from engine.bots.levels import decide_of
from engine.state.layout import AGES, EFFECTS, HAND_NUMBER, OPTIONS, OPTIONS_SIZE, RULE_SET
from sim.board.desk import PAD, TWO
from tests.ui.pictures.tournament_tables import tournament
from tests.ui.reading import choose, go_back, last_row, list_rows, row_under_cursor
from tests.ui.words.test_names import seat_all
from ui.match.setup import FAST, MEDIUM, TIPS

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


def test_no_leads_back_to_the_menu(open_app):
    player = open_app(start=("official", 1, 3, 5, None))
    before = bytes(player.state)
    open_menu(player)
    choose(player, "Start over")
    assert "End the running match?" in " ".join(list_rows(player))
    player.press("A")  # no is under the cursor
    assert player.screen == "menu" and row_under_cursor(player) == "Start over"
    player.press("B")
    assert player.screen == "table"
    assert bytes(player.state) == before


@pytest.mark.parametrize("buttons", (PAD, TWO), ids=("pad", "two"))
@pytest.mark.parametrize("is_roomy", (True, False), ids=("roomy", "tight"))
def test_the_cursor_returns_to_the_row_that_led_away(open_app, is_roomy, buttons):
    player = open_app(start=("official", 1, 3, 5, None), buttons=buttons)
    player.app.has_pause_screens = is_roomy
    open_menu(player)
    for row in ("What can I do?", "What happened", "Settings", "Let a bot play", "Start over"):
        choose(player, row)
        assert player.screen != "menu"
        go_back(player)
        assert player.screen == "menu" and row_under_cursor(player) == row
    choose(player, "Back to the game")
    open_menu(player)
    assert row_under_cursor(player) == "Back to the game"


def test_there_is_one_row_to_stop(open_app, drive):
    player = open_app(start=("official", 1, 3, 5, None), storage=drive)
    before = bytes(player.state)
    open_menu(player)
    assert [row for row in list_rows(player) if row] == [
        "Back to the game",
        "What can I do?",
        "What happened",
        "Settings",
        "Let a bot play",
        "Start over",
        "Save and stop",
        "Go on playing",  # the strip tells of the first row
    ]
    choose(player, "Save and stop")
    assert player.screen == "title" and row_under_cursor(player) == "Resume"
    player.press("A")
    assert bytes(player.state) == before


def test_bots_that_play_alone_have_nothing_to_save(open_app):
    player = open_app(start=("official", 0, 3, 5, None))
    open_menu(player)
    assert not {"Start over", "Save and stop", "Let a bot play"} & set(list_rows(player))
    choose(player, "Stop")
    assert player.screen == "title" and row_under_cursor(player) == "PLAY"


@pytest.mark.parametrize("is_roomy", (True, False), ids=("roomy", "tight"))
def test_settings_change_during_a_match(open_app, drive, is_roomy):
    player = open_app(start=("official", 1, 3, 5, None), storage=drive, speed=MEDIUM)
    player.until(lambda: player.mode == "ask")
    player.app.has_pause_screens = is_roomy
    before = bytes(player.state)
    said = []
    player.app.board.volume = said.append
    open_menu(player)
    choose(player, "Settings")
    choose(player, "Movement")
    choose(player, "Sound")
    assert row_under_cursor(player) == "Sound: 0 of 5" and said == [0]
    choose(player, "Back")
    assert player.screen == "menu"
    choose(player, "Back to the game")
    assert player.mode == "ask" and bytes(player.state) == before
    for app in (player.app, open_app(storage=drive).app):
        from ui.match.setup_bytes import restore

        restore(app.setup, app.saves)  # opened for a test, nothing moves
        assert (app.setup.speed, app.setup.volume) == (FAST, 0)


def test_in_a_match_no_setting_says_who_is_asked_or_how_a_hand_lies(open_app):
    """Who holds the device then could change it for the others."""
    player = open_app(start=("official", 2, 1, 5, None))
    open_menu(player)
    choose(player, "Settings")
    rows = [row.partition(":")[0] for row in list_rows(player) if row]
    assert rows == ["Movement", "Sound", "Brightness", "Tips", "Back", "How fast cards move"]
    for _ in rows[:-1]:
        player.press("RIGHT", "DOWN")
    assert player.app.setup.switches == TIPS


def test_a_match_over_several_tables_is_not_begun_anew(open_app, drive):
    player = tournament(open_app, (128, 128), "social", 2, 6, 2, 2, storage=drive)
    player.press("A")
    player.until(lambda: player.screen == "round")
    player.press("A")
    player.until(lambda: player.screen == "cover")
    player.frames(40)
    open_menu(player)
    assert "Start over" not in list_rows(player)
    assert "All tables stop" in list_rows(player)
    choose(player, "Save and stop")
    assert player.screen == "title"
    again = open_app(storage=drive)
    choose(again, "Resume")
    assert again.app.tournament is not None
