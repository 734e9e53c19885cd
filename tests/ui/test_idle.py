"""An untouched device dims and hides the hand until a press; a low battery is reported."""

import pytest

from engine.state.layout import NOBODY
from tests.ui.reading import rows_of
from tests.ui.test_saves import START

_MINUTE = 3020  # frames


def _brightness(player):
    return player.app.board.display.brightness


def test_after_a_minute_the_screen_dims_and_the_hand_hides(open_app):
    player = open_app(start=("official", 3, 0, 5, None))
    player.until(lambda: player.screen == "cover")
    player.press("A")
    assert player.screen == "table"
    player.frames(2700)
    assert player.screen == "table" and _brightness(player) == pytest.approx(1)
    player.frames(_MINUTE - 2700)
    assert player.screen == "cover"
    assert _brightness(player) == pytest.approx(0.2)
    assert player.app.match.holder == NOBODY
    state = bytes(player.state)
    player.press("A")
    assert player.screen == "cover", "the press that wakes the screen does nothing else"
    assert _brightness(player) == pytest.approx(1)
    player.press("A")
    assert player.screen in ("table", "log")
    assert bytes(player.state) == state


def test_the_hand_of_one_person_is_covered_too(open_app):
    player = open_app(start=START)
    player.until(lambda: player.mode == "ask")
    player.frames(_MINUTE)
    assert _brightness(player) == pytest.approx(0.2)
    assert player.screen == "cover" and "Hand is hidden" in rows_of(player.app.page.words)
    before = bytes(player.state)
    player.press("A")
    assert player.screen == "cover", "the press that wakes the screen does nothing else"
    assert _brightness(player) == pytest.approx(1)
    player.press("A")
    assert player.mode == "ask" or player.screen == "log"
    assert bytes(player.state) == before


def test_a_bot_waits_while_the_hand_of_one_person_is_covered(open_app):
    player = open_app(start=START)
    player.until(lambda: player.mode == "ask")
    player.frames(_MINUTE)
    before = bytes(player.state)
    player.frames(500)
    assert player.screen == "cover" and bytes(player.state) == before


def test_the_hand_behind_the_menu_is_hidden_too(open_app):
    player = open_app(start=("official", 2, 0, 5, None))
    player.until(lambda: player.screen == "cover")
    player.press("A", "START")
    player.frames(_MINUTE)
    assert player.screen == "menu"
    player.press("START", "A")
    assert player.screen == "cover"


def test_a_press_now_and_then_keeps_the_screen_bright(open_app):
    player = open_app(start=START)
    player.until(lambda: player.mode == "ask")
    for _ in range(4):
        player.frames(2000)
        player.press("RIGHT")
    assert player.mode == "ask"
    assert _brightness(player) == pytest.approx(1)


def test_bots_alone_play_on_when_nobody_touches_them(open_app):
    player = open_app(start=("official", 0, 4, 5, None))
    player.app.board.battery = lambda: 3
    player.until(lambda: player.screen == "score")
    player.frames(_MINUTE)
    assert _brightness(player) == pytest.approx(1)


def test_a_low_battery_is_reported_twice_and_never_within_a_turn(open_app):
    player = open_app(start=START)
    charge = [50]
    player.app.board.battery = lambda: charge[0]
    notices = []
    screen = ""
    for step in range(60):
        charge[0] = 14 if step > 20 else 50
        if step > 40:
            charge[0] = 4
        for _ in range(50):
            player.frames(1)
            if player.screen == "notice" != screen:
                notices.append(player.app.notice)
                player.frames(60)
                player.press("A")
                assert player.screen != "notice"
            screen = player.screen
        player.press("A")
    assert [words.split(":")[1].split(".")[0].strip() for _, words, _ in notices] == [
        "14 percent",
        "4 percent",
    ]
    assert all(leads_to != "menu" for _, _, leads_to in notices)


@pytest.mark.parametrize(("percent", "screen"), ((-1, "title"), (0, "title"), (3, "notice")))
def test_a_board_without_a_battery_reading_shows_no_warning(open_app, percent, screen):
    player = open_app()
    player.app.board.battery = lambda: percent
    player.frames(4000)
    assert player.screen == screen
