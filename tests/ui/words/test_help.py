"""The help tells the rules, the buttons, and what the match that is on has changed."""

from itertools import pairwise

import pytest

from sim.board.desk import PAD, TWO

LONG = b"Exact number makes the player before draw as many as a long sentence has"


@pytest.mark.parametrize("columns", (1, 5, 19, 21, 26, 40, 80))
def test_a_text_is_broken_where_the_next_word_has_no_room(open_app, columns):
    from ui.draw.paragraphs import wrapped

    lines = wrapped(LONG, columns)
    assert b"".join(lines).replace(b" ", b"") == LONG.replace(b" ", b"")
    assert all(0 < len(line) <= columns for line in lines)
    if columns >= max(map(len, LONG.split())):
        assert b" ".join(lines) == LONG
        for line, following in pairwise(lines):
            assert len(line) + 1 + len(following.split()[0]) > columns


def test_an_empty_text_is_one_empty_line(open_app):
    from ui.draw.paragraphs import wrapped

    assert wrapped(b"", 20) == [b""]


@pytest.mark.parametrize("buttons", (PAD, TWO), ids=("pad", "two"))
def test_without_a_match_it_is_told_how_the_first_rules_end(open_app, buttons):
    player = open_app((128, 128), buttons=buttons)
    player.app.go("help")
    player.frames()
    told = player.app.screen._lines
    here = told.index(b"Here:")
    wins = b"- Who first has no cards wins the points of all other hands"
    assert b" ".join(told[here:]) == b"Here: " + wins + b" - Points that end the match: 500"
    assert (b"SELECT: UNO!" in b" ".join(told[:here])) == (buttons is PAD)


@pytest.mark.parametrize(
    ("rules", "players", "ends"),
    [
        ("cowboy", 3, b"The last one with cards loses the hand"),
        ("dirty", 3, b"Who first has no cards wins the hand"),
        ("partners", 4, b"Who first has no cards wins the points of the other side's hands"),
    ],
)
def test_in_a_match_it_is_told_how_its_rules_end(open_app, rules, players, ends):
    player = open_app((128, 128), start=(rules, 1, players - 1, 1, None))
    player.app.go("help")
    player.frames()
    told = b" ".join(player.app.screen._lines)
    assert b"- " + ends + b" " in told + b" "
    assert b"First out" not in told and (b"Points that end" in told) == (rules == "partners")


@pytest.mark.parametrize("size", ((128, 128), (160, 128), (320, 240)))
def test_help_with_the_most_changes_shows_each_row(open_app, size):
    player = open_app(size, start=("cowboy", 1, 3, 1, None))
    player.app.go("help")
    player.frames()
    screen = player.app.screen
    rows = len(screen._lines)
    assert all(len(line) <= player.app.page.body.columns for line in screen._lines)
    pages = set()
    for _ in range(rows // player.app.page.room + 1):
        pages.add(player.rgb())
        player.press("DOWN")
    assert len(pages) == (rows - 1) // player.app.page.room + 1
    player.press("B")
    assert player.screen == "menu"
