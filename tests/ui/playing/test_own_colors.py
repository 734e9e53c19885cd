"""With two=color each of four players has a color of their own (GRD-26)."""

import pytest

from engine.rulesets import NAMES, load
from engine.rulesets.mixing import changes_of
from engine.save_check import can_be_resumed
from engine.state.cards import BLUE, GREEN, RED, YELLOW
from engine.state.cards import colored as card
from engine.state.layout import PLAYER_AT, SEAT_OF_COLOR
from tests.ui.pictures.acts_tables import answer_if_asked, point_at
from tests.ui.playing.test_own_rules import rows_by_scrolling, start
from tests.ui.reading import move_to, row_under_cursor
from ui.draw.grids import OFFSCREEN

_TOPS = (card(9, RED), card(8, BLUE))
_OTHER = [card(4, YELLOW), card(5, YELLOW), card(3, BLUE)]


def _table(open_app, hands, size=(320, 240), people=1):
    options = {"two": "color"}
    return open_app.at_table(hands, _TOPS, "grand", people, size, options=options, piles=())


def _shapes(player):
    """Return by seat the number of the shape on the holder's face, then behind names; -1: none."""
    found = []
    seats = player.app.page.seats
    for grid in (seats.own_shape, *seats.names):
        tiles = [grid[i] + 32 - 128 for i in range(grid.width)]
        found.append(
            next((tile for tile in tiles if 0 <= tile < 4), -1) if grid.x > OFFSCREEN else -1
        )
    return found


def _colors(player):
    return bytes(player.state[SEAT_OF_COLOR : SEAT_OF_COLOR + 4])


@pytest.mark.parametrize("size", ((128, 128), (160, 128), (240, 240), (320, 240), (480, 320)))
def test_each_player_has_a_shape_at_every_size(open_app, size):
    player = _table(open_app, [_OTHER, _OTHER, _OTHER, _OTHER], size)
    assert _shapes(player) == [RED, GREEN, BLUE, YELLOW]


def test_a_color_moves_with_its_player(open_app):
    hands = [[card(6, RED), *_OTHER], _OTHER, _OTHER, _OTHER]
    player = _table(open_app, hands)
    from engine.turn.piles import lay

    lay(player.app.match.game, player.state, 0, card(9, RED), 2)
    player.app.go("table")
    player.frames()
    point_at(player, card(6, RED))
    answer_if_asked(player, "Play on")
    player.until(lambda: player.state[PLAYER_AT] == 2)
    assert _colors(player) == bytes((2, 1, 0, 3))
    player.until(lambda: player.app.match.holder == 2 and _shapes(player)[0] == RED)
    assert _shapes(player) == [RED, YELLOW, BLUE, GREEN]
    player.until(lambda: player.app.saves.has_match())
    _play_again(player)
    assert _colors(player) == bytes((0, 1, 2, 3)), "who sat on another seat is back, with the color"


def _play_again(player):
    """Begin a match with the players and rules of the last one."""
    from ui.match.planning import plan_again

    before = player.app.match
    plan_again(player.app)
    player.until(lambda: player.app.match not in (None, before) and player.screen == "table")


def _set_up(open_app):
    """Show the screen of players for `grand` with two=color."""
    from ui.custom_rules import store

    player = open_app((240, 240))
    setup = player.app.setup
    setup.rules = NAMES.index("grand")
    whole = bytearray(load("grand", {"two": "color"}).whole())
    store.put_changes(setup, changes_of(whole, setup.rules))
    player.app.go("players")
    player.frames()
    return player


def test_colors_are_chosen_before_the_match_each_by_one_player(open_app):
    player = _set_up(open_app)
    rows = [row for row in rows_by_scrolling(player) if row[:1] == "P" and ":" in row[:4]]
    move_to(player, rows[-1])
    names = ("red", "green", "blue", "yellow")
    assert [row.endswith(name) for row, name in zip(rows[-4:], names, strict=True)] == [True] * 4
    player.press("RIGHT")  # red, which P1 had
    player.press("UP", "UP", "UP")  # to the row of P1
    assert row_under_cursor(player).endswith("yellow")
    player.press("LEFT")
    assert row_under_cursor(player).endswith("blue")
    move_to(player, "DEAL!")
    start(player)
    assert _colors(player) == bytes((3, 1, 0, 2))
    _play_again(player)
    assert _colors(player) == bytes((3, 1, 0, 2)), "a new match by the same rules keeps them"


def test_a_save_in_which_two_colors_are_one_players_is_not_resumed(open_app):
    player = open_app((320, 240), start=("grand", 1, 3, 1, {"two": "color"}))
    state = bytearray(player.state)
    cards = player.app.match.game.capacity
    assert can_be_resumed(state, cards)
    state[SEAT_OF_COLOR] = 1
    assert not can_be_resumed(state, cards)
