"""The help tells the rules, the buttons, and what the match that is on has changed."""

from itertools import pairwise

import pytest

LONG = b"Exact number makes the player before draw as many as a long sentence has"


@pytest.mark.parametrize("columns", (1, 5, 19, 21, 26, 40, 80))
def test_a_text_is_broken_where_the_next_word_has_no_room(open_app, columns):
    from ui.wrapped import wrapped

    lines = wrapped(LONG, columns)
    assert b"".join(lines).replace(b" ", b"") == LONG.replace(b" ", b"")
    assert all(0 < len(line) <= columns for line in lines)
    if columns >= max(map(len, LONG.split())):
        assert b" ".join(lines) == LONG
        for line, following in pairwise(lines):
            assert len(line) + 1 + len(following.split()[0]) > columns


def test_an_empty_text_is_one_empty_line(open_app):
    from ui.wrapped import wrapped

    assert wrapped(b"", 20) == [b""]


@pytest.mark.parametrize("has_pad", (True, False))
def test_without_a_match_the_target_alone_is_told(open_app, has_pad):
    from ui.explaining import how_to_play

    lines = how_to_play(21, has_pad, None)
    assert lines[lines.index(b"Here:") :] == [b"Here:", b"- Points that end the", b"match: 500"]
    assert (b"menu. SELECT: UNO!" in lines) == has_pad


@pytest.mark.parametrize("columns", (20, 21, 40, 53))
def test_no_line_is_too_long(open_app, columns):
    from engine.own import mixed
    from engine.rulesets.index import NAMES
    from ui.explaining import how_to_play

    for number in range(len(NAMES)):
        for line in how_to_play(columns, False, mixed.ready(number)):
            assert len(line) <= columns, line


def test_help_with_the_most_changes_shows_each_row(open_app):
    player = open_app((128, 128), start=("cowboy", 1, 3, 1, None))
    player.app.go("explain")
    player.frames()
    screen = player.app.screen
    assert player.screen == "help" and player.app.telling == ("", "", "")
    rows = len(screen._lines)
    pages = set()
    for _ in range(rows // player.app.page.room + 1):
        pages.add(player.rgb())
        player.press("DOWN")
    assert len(pages) == (rows - 1) // player.app.page.room + 1
    player.press("B")
    assert player.screen == "menu"
