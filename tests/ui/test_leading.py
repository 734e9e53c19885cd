"""From screen to screen: what is let go, what is loaded anew, and what is done again."""

import sys
from types import ModuleType

import pytest

from engine.game import Game

START = ("official", 1, 2, 5, None)


def test_a_new_game_lets_the_match_go_and_the_title_resumes_it(open_app):
    player = open_app(start=START)
    player.press("A", "A", "A")
    state = bytes(player.state)
    player.press("START", "DOWN", "DOWN", "DOWN", "A")
    assert player.screen == "rules"
    assert player.app.match is None
    player.press("B")
    assert player.screen == "title"
    player.press("A")
    assert player.screen == "cover"
    assert bytes(player.state) == state


def test_a_module_that_was_given_up_half_way_is_not_taken_for_whole(open_app):
    app = open_app(start=START).app
    half = ModuleType("ui.half")
    sys.modules["ui.half"] = half
    app.is_opening = True
    app.parts = ["ui.screen_log", "ui.half"]
    app.go("menu")
    assert "ui.half" not in sys.modules
    while app.is_opening:
        app.open_more()
    assert app.shown == "menu" and app.screen


@pytest.mark.parametrize("is_held", (True, False))
def test_what_is_no_screen_is_done_again_if_memory_was_short(open_app, monkeypatch, is_held):
    player = open_app(start=START)
    player.press("A", "A", "A")
    state = bytes(player.state)
    player.press("START", "UP", "A")
    assert player.screen == "title"
    app = player.app
    make = Game.__init__
    fails = [1]

    def fail_once(game, *args):
        if fails.pop() if fails else 0:
            raise MemoryError
        make(game, *args)

    monkeypatch.setattr(Game, "__init__", fail_once)
    app.go("resume")
    app.held = bytearray(16) if is_held else b""
    if is_held:
        while app.is_opening:
            app.open_more()
        assert app.shown == "cover"
        assert bytes(player.state) == state
    else:
        with pytest.raises(MemoryError):
            while app.is_opening:
                app.open_more()
    assert not fails
