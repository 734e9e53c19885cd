"""The level of the bots is chosen with the players, kept in the settings and saved with a match."""

import pytest

from engine.bots.levels import LINES, NAMES, NORMAL, decide_of
from tests.ui.reading import rows_of

HARD = NAMES.index("hard")
TO_LEVEL = ("DOWN",) * 6  # from Start down past the number of players and four players


def at_level(open_app, drive):
    player = open_app(storage=drive)
    player.press("A", "A", *TO_LEVEL)
    return player


def bots_of(player):
    match = player.app.match
    seated = [match.table.bots[at] for at in range(len(match.people))]
    assert [bot is None for bot in seated] == [one == 1 for one in match.people]
    return {bot for bot in seated if bot}


def test_left_and_right_go_through_the_levels(open_app, drive):
    player = at_level(open_app, drive)
    seen = []
    for key in ("RIGHT", "RIGHT", "LEFT", "A"):
        player.press(key)
        seen.append(NAMES[player.app.setup.level])
    assert seen == ["hard", "beginner", "hard", "beginner"]


def _is_described(player):
    """Does the strip tell what the level means?"""
    words = " ".join(rows_of(player.app.page.foot)).split()
    is_seen = player.app.page.foot.grid.y > 0
    return is_seen and words == LINES[player.app.setup.level].decode().split()


def test_the_foot_describes_the_level_only_while_the_cursor_is_on_it(open_app, drive):
    player = at_level(open_app, drive)
    assert _is_described(player)
    for key in ("DOWN", "UP", "UP"):
        player.press(key)
        assert _is_described(player) == (player.app.screen.cursor == len(TO_LEVEL))
    assert all(max(map(len, line.split())) < 20 for line in LINES)  # no word is cut off


@pytest.mark.parametrize("level", range(len(NAMES)), ids=NAMES)
def test_a_match_is_played_and_resumed_on_its_level(open_app, drive, level):
    player = at_level(open_app, drive)
    player.press(*["RIGHT"] * ((level - NORMAL) % len(NAMES)))
    player.press(*["UP"] * len(TO_LEVEL), "A")
    assert player.screen == "table" and bots_of(player) == {decide_of(level)}
    again = open_app(storage=drive)
    assert again.app.setup.level == level
    again.app.setup.level = NORMAL  # the menus' level is that of the next match
    again.press("A")
    assert again.screen == "table" and bots_of(again) == {decide_of(level)}


def test_a_match_saved_without_a_level_is_resumed_on_the_normal_one(open_app, drive):
    player = open_app(start=("official", 1, 2, 5, None), storage=drive)
    assert player.app.saves.head[30] == 0
    assert bots_of(player) == {decide_of(NORMAL)}
    assert player.app.match.level == NORMAL


def test_a_start_may_name_a_level(open_app, drive):
    player = open_app(start=("grand", 1, 3, 5, None, HARD), storage=drive)
    assert bots_of(player) == {decide_of(HARD)}
    assert open_app(storage=drive).app.setup.level == NORMAL  # settings are kept by the menus


def test_bots_at_several_tables_are_normal(open_app, drive):
    player = at_level(open_app, drive)
    player.press("RIGHT")
    tournament = ("official", 1, 7, 3, None, "plain", 2, 1, 2)
    player = open_app(start=tournament, storage=drive)
    player.app.setup.level = HARD
    player.press("A")
    player.until(lambda: player.screen in ("table", "cover"))
    assert bots_of(player) == {decide_of(NORMAL)}
