"""A match is freed when the menus need room, kept for Resume, and reported if it has no room."""

from engine.game import Game
from tests.ui.reading import choose

START = ("official", 1, 2, 5, None)


def _match_in_play(open_app):
    """Return a player in a match, and its state."""
    player = open_app(start=START)
    player.press("A", "A", "A")
    return player, bytes(player.state)


def test_stopping_frees_the_match_and_the_title_resumes_it(open_app):
    player, state = _match_in_play(open_app)
    player.press("START")
    choose(player, "Save and stop")
    assert player.screen == "title"
    assert player.app.match is None
    choose(player, "New match")
    player.press("B", "B")
    choose(player, "Resume")
    assert player.screen == "table"
    assert bytes(player.state) == state


def test_a_saved_match_without_room_is_reported_and_kept(open_app, monkeypatch):
    player, state = _match_in_play(open_app)
    player.press("START")
    choose(player, "Save and stop")
    assert player.screen == "title"

    def fail(*_):
        raise MemoryError

    make = Game.__init__
    monkeypatch.setattr(Game, "__init__", fail)
    player.press("A")  # resume
    assert player.screen == "notice"
    assert player.app.match is None
    assert player.app.saves.has_match()
    monkeypatch.setattr(Game, "__init__", make)
    player.frames(50)
    player.press("A")
    assert player.screen == "title"
    player.press("A")
    assert player.screen == "table"
    assert bytes(player.state) == state


def test_a_new_match_that_has_no_room_leaves_nothing_to_resume(open_app, monkeypatch):
    player = open_app()
    player.press("A", "A")
    assert player.screen == "players"

    def fail(*_):
        raise MemoryError

    monkeypatch.setattr(Game, "__init__", fail)
    player.press("A")
    assert player.screen == "notice"
    player.frames(50)
    player.press("A")
    assert player.screen == "title"
    assert not player.app.saves.has_match()
