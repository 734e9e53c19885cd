"""After an error in play a screen says where it was, nothing is saved, and a press resumes."""

import re

import pytest

from tests.ui.test_saves import START, _saved
from tools.drive.file_names import number_of
from ui.match.match_bytes import HEAD


def _run(player, frames=20):
    """Let the app run by itself for some frames, as code.py does."""
    player.desk._frames = player.desk.frame + frames
    with pytest.raises(SystemExit):
        player.app.run()


def _break(player):
    """Make the next frame fail in the middle of a change that was not shown yet."""
    match = player.app.match

    def fail(now):
        match.game.state[300] ^= 255
        match.is_unsaved = True
        raise ValueError("a fault made for this test")

    player.app.screen.tick = fail


def _rows(player):
    return [line.decode() for line in player.app.screen.lines]


@pytest.mark.parametrize("size", ((128, 128), (320, 240)))
def test_an_error_is_shown_and_the_next_press_resumes(open_app, tmp_path, size):
    drive = str(tmp_path)
    player = open_app(size, start=START, storage=drive)
    player.press("A", "A", "A")
    state = bytes(player.state)
    before = _saved(drive)
    assert before[:-HEAD] == state
    _break(player)
    _run(player)
    assert player.screen == "failure"
    code, kind, place, more = _rows(player)[:4]
    place += more if more.isdigit() else ""  # a line is broken in it
    line = place.partition(":")[2]
    assert code == f"Code {number_of('ui/test_failure.py')}-{line}"
    assert kind == "ValueError"
    assert re.fullmatch(r"ui/test_failure\.py:\d+", place)
    assert _saved(drive) == before, "the last good save was touched"
    player.press("A")
    assert player.screen == "table"
    assert bytes(player.state) == state
    player.press("A")
    player.press("A", "A")
    assert player.state != state, "play goes on"


def test_an_error_has_the_same_code_each_time_and_others_have_others(open_app):
    codes = []
    for is_first in (True, True, False):
        player = open_app(start=START)

        def fail(_now, is_first=is_first):
            if is_first:
                raise ValueError("for this test")
            raise ValueError("for this test, too")

        player.app.screen.tick = fail
        _run(player)
        codes.append(_rows(player)[0])
    assert codes[0] == codes[1] != codes[2]


def test_a_file_that_is_missing_is_named(open_app):
    player = open_app(start=START)

    def fail(_now):
        raise ImportError("no module named 'ui_tip'")

    player.app.screen.tick = fail
    _run(player)
    assert "no module named 'ui_tip'" in " ".join(_rows(player))


def test_without_a_match_a_press_leads_to_the_title(open_app):
    player = open_app()

    def fail(_now):
        raise MemoryError()

    player.app.screen.tick = fail
    _run(player)
    assert player.screen == "failure"
    assert _rows(player)[1] == "MemoryError"
    player.press("A")
    assert player.screen == "title"


def test_a_match_that_fails_again_when_resumed_can_be_left(open_app, tmp_path):
    player = open_app(start=START, storage=str(tmp_path))
    _break(player)
    _run(player)
    player.press("START")
    assert player.screen == "title"
    player.press("A")
    assert player.screen == "table"


def test_an_error_of_the_failure_screen_ends_the_program(open_app):
    """Then code.py is started anew, instead of failing for ever."""
    player = open_app(start=START)
    _break(player)
    _run(player)
    player.app.screen.tick = player.app.screen.choose = None
    player.desk._frames = None
    with pytest.raises(TypeError):
        player.app.run()


@pytest.mark.parametrize(
    ("trace", "place"),
    (
        ("", ("", "")),
        ("ValueError: no", ("", "")),
        (
            "Traceback (most recent call last):\n"
            '  File "code.py", line 9, in <module>\n'
            '  File "ui/table/hand.py", line 123, in show\nValueError: no\n',
            ("table/hand.py", "123"),
        ),
        ('  File "C:\\x\\lib\\ui\\app.py", line 7, in step\n', ("ui/app.py", "7")),
        ('  File "/lib/ui_app.mpy", line 812, in i\nKeyError: 1\n', ("lib/ui_app.mpy", "812")),
        ('  File "/lib/ui_app.mpy", line 1, in VfsFat\n', ("lib/ui_app.mpy", "VfsFat")),
        ('  File "lost.mpy", line 2\n', ("lost.mpy", "2")),
    ),
)
def test_the_place_is_the_innermost_line(open_app, trace, place):
    open_app()  # the desktop board is in place
    from ui.screens.failure import code_of, place_of

    assert place_of(trace) == place
    name, line = place
    assert code_of(name, line) == (f"{number_of(name)}-{line}" if name else "")
