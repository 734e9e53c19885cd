"""The help tells the rules, the buttons, and what the match that is on has changed."""

from itertools import pairwise

import pytest

from engine.own import mixed
from engine.own.codes import CODES
from engine.own.lines import LINES
from engine.own.text import ends_by_points
from engine.own.words import WORDS
from engine.rulesets import NAMES, load
from engine.state.layout import EFFECTS
from engine.state.options import TARGET
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


def _changes(rules):
    """What `ui.screens.help` is to tell beside how a hand ends, by the menus' own words."""
    told = []
    for i in range(len(CODES)):
        value = mixed.value_of(rules, i)
        is_told = value != mixed.value_of(mixed.ready(0), i)
        if CODES[i] == TARGET - EFFECTS:
            is_told = ends_by_points(rules)
        if is_told:
            told.append(LINES[i] + b": " + (WORDS[i][value] if WORDS[i] else b"%d" % value))
    return told


@pytest.mark.parametrize("name", NAMES)
def test_each_option_that_a_rule_set_changes_is_said(open_app, name):
    open_app((128, 128))
    from ui.screens.help import changes

    rules = bytearray(load(name).whole())
    assert changes(rules)[1:] == _changes(rules)


def test_each_value_of_each_option_is_said(open_app):
    open_app((128, 128))
    from ui.screens.help import changes

    for i in range(len(CODES)):
        for value in {mixed.lowest(i), mixed.highest(i), *range(1, len(WORDS[i]))}:
            rules = mixed.ready(0)
            mixed.put(rules, i, value)
            assert changes(rules)[1:] == _changes(rules)


def test_numbers_of_two_bytes_are_said(open_app):
    open_app((128, 128))
    from ui.screens.help import changes

    told = changes(bytearray(load("official", {"limit": "300", "first_wild": "return"}).whole()))
    assert told[1:] == [
        b"A Wild as the first card: goes back",
        b"Turns that end a hand; 0: 100 for each seat: 300",
        b"Points that end the match: 500",
    ]


@pytest.mark.parametrize(
    ("name", "options"),
    [("dirty", {}), ("official", {"hands": "3"}), ("table-match", {}), ("seven-zero", {})],
)
def test_a_target_that_ends_nothing_is_not_said(open_app, name, options):
    open_app((128, 128))
    from ui.screens.help import changes

    told = changes(bytearray(load(name, options).whole()))
    assert not [words for words in told if words.startswith(b"Points that end")]
