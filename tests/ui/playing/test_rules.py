"""The menu lists the rule sets in groups, each with a line about it."""

import pytest

from engine.rulesets.index_generated import NAMES
from sim.board.desk import PAD, TWO
from tests.ui.reading import (
    GROUPS,
    choose,
    go_back,
    list_rows,
    list_text,
    move_to,
    row_under_cursor,
    to_groups,
)


@pytest.mark.parametrize("buttons", (PAD, TWO), ids=("pad", "two"))
def test_each_rule_set_is_in_one_group(open_app, buttons):
    player = open_app((160, 128), buttons=buttons)
    from ui.rule_names import title_of

    to_groups(player)
    found = []
    for group in GROUPS[:4]:
        choose(player, group)
        for _ in range(player.app.screen.count - 1):
            found.append(row_under_cursor(player).rsplit(" ", 1)[0])
            player.press("DOWN" if buttons is PAD else "B")
        choose(player, "Other rules")
        assert row_under_cursor(player) == group, "back to where it was"
    assert sorted(found) == sorted(title_of(i).decode() for i in range(len(NAMES)))


@pytest.mark.parametrize("row", GROUPS[4:])
def test_back_from_several_tables_or_own_rules_leads_to_their_row(open_app, row):
    player = open_app()
    to_groups(player)
    choose(player, row)
    assert player.screen in ("new_tournament", "chooser")
    go_back(player)
    assert row_under_cursor(player) == row


@pytest.mark.parametrize("buttons", (PAD, TWO), ids=("pad", "two"))
def test_back_to_the_title_leads_to_the_row_that_was_chosen(open_app, buttons):
    player = open_app(buttons=buttons)
    for row in ("How to play", "Settings", "Who plays", "Own rules"):
        choose(player, row)
        go_back(player)
        if player.screen == "rules":  # the rule sets lie between own rules and the title
            go_back(player)
            row = "PLAY"
        assert player.screen == "title" and row_under_cursor(player) == row


@pytest.mark.parametrize("size", ((128, 128), (160, 128), (240, 135), (240, 240), (320, 240)))
def test_the_line_about_each_group_is_shown_uncut(open_app, size):
    player = open_app(size)
    to_groups(player)
    from ui.screens.rules import _ABOUT

    for about in _ABOUT:
        assert about.decode() in list_text(player)
        player.press("DOWN")


def test_back_from_the_players_leads_to_the_group(open_app):
    player = open_app()
    to_groups(player)
    choose(player, "For two")
    choose(player, "Table Match")
    assert player.screen == "players"
    go_back(player)
    assert row_under_cursor(player).startswith("Table Match")
    go_back(player)
    assert row_under_cursor(player) == "For two"
    go_back(player)
    assert player.screen == "title"


def test_the_rule_set_played_last_is_under_the_cursor(open_app, drive):
    player = open_app(storage=drive)
    to_groups(player)
    choose(player, "Quick and wild")
    choose(player, "Power")
    move_to(player, "DEAL!")
    player.press("A")
    again = open_app(storage=drive)
    choose(again, "New match")
    assert row_under_cursor(again).startswith("Power")
    assert "A small deck in which every card hurts" in list_text(again)
    assert len(list_rows(again)) > 3
