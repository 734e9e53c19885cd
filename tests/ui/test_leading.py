"""From screen to screen: what is let go, what is loaded anew, and what is done again."""

import sys
from types import ModuleType

import pytest

from engine.game import Game
from engine.own.mixed import ROWS

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


def test_lines_are_broken_as_everywhere(open_app):
    from ui.explaining import _RULES, Lines
    from ui.wrapped import wrapped

    words = b"Exact number makes the player before draw as many as a long sentence has"
    for columns in (19, 21, 26, 40, 53):
        lines = Lines(columns)
        told = []
        for end in range(4, len(words), 5):
            lines.words(words, 0, end, 58)
            lines.end()
            told += wrapped(words[:end].decode().rstrip() + ":", columns)
        lines.paragraphs(b"one\n\ntwo\n")
        told += ["one", "", "two"]
        texts = [bytes(text).rstrip(b"\0").decode() for text in lines.texts]
        assert "".join(texts).split("\n")[:-1] == told
        assert [text.count("\n") for text in texts[:-1]] == [ROWS] * (len(texts) - 1)
        assert lines.rows == len(told)
    assert max(len(line) for line in _RULES.split(b"\n")) <= 20


def test_help_with_the_most_changes_shows_each_row(open_app):
    player = open_app((128, 128), start=("cowboy", 1, 3, 1, None))
    player.app.go("explain")
    player.frames()
    screen = player.app.screen
    assert player.screen == "help" and player.app.telling == ("", "", "")
    pages = set()
    for _ in range(screen._rows // player.app.page.room + 1):
        pages.add(player.rgb())
        player.press("DOWN")
    assert len(pages) == (screen._rows - 1) // player.app.page.room + 1
    player.press("B")
    assert player.screen == "menu"
