"""No text is cut, with the longest names and numbers, on any screen of any size.

Ten players are called by ten of the widest letters; each holds 30 cards, and 108 points are won.
"""

import pytest

from engine.state.cards import BLUE, DRAW_TWO, RED, WILD_FOUR, YELLOW, wild_kind
from engine.state.cards import colored as card
from engine.state.events import CAUGHT, CHALLENGED, DREW_OWED, LAID, SAID_UNO, note
from tests.ui.drawing.cuts import outside, watch
from tests.ui.pictures.tables import EVERY_SIZE, SEVEN, played

_NAMES = [b"WWWWWWWWW" + bytes((65 + i,)) for i in range(10)]
_THIRTY = [card(i % 10, i % 4) for i in range(30)]


@pytest.fixture
def cut(monkeypatch):
    """Return the texts that ran out of their boxes, up to the first letter that was lost."""
    return watch(monkeypatch)


def _table_of_ten(open_app, size):
    """Return a table of ten with the longest names, 30 cards each, and events with long words."""
    from ui import players

    player = open_app(size, start=("official", 1, 9, 1, None))
    players.NAMES[:] = _NAMES
    player.deal_table([_THIRTY] * 10, card(9, YELLOW), 0)
    for seat in range(1, 9):
        note(player.state, LAID, seat, 0, card(DRAW_TWO, YELLOW))
        note(player.state, DREW_OWED, seat + 1, 0, 255)
        note(player.state, CHALLENGED, seat, seat + 1, 255)
        note(player.state, CAUGHT, seat, seat + 1, 255)
        note(player.state, SAID_UNO, seat, 0, 255)
    player.app.match.refresh_view()
    return player


def _press_and_check(player, *keys):
    """Press keys, and check everything that is shown meanwhile."""
    player.press(*keys)
    player.frames(14)
    assert not outside(player)


@pytest.mark.parametrize("size", EVERY_SIZE)
def test_nothing_is_cut_at_the_table(open_app, cut, size):
    player = _table_of_ten(open_app, size)
    for key in ("START", "B", "RIGHT", "LEFT", "UP", "RIGHT", "RIGHT", "DOWN"):
        _press_and_check(player, key)
    assert cut == []


@pytest.mark.parametrize("size", EVERY_SIZE)
def test_nothing_is_cut_where_a_color_is_called_or_a_wild_challenged(open_app, cut, size):
    player = _table_of_ten(open_app, size)
    hands = [[wild_kind(WILD_FOUR), card(1, BLUE), card(3, RED)], *[SEVEN] * 9]
    player.deal_table(hands, card(9, YELLOW), 0)
    while player.hand.cards[player.hand.cursor] != wild_kind(WILD_FOUR):
        _press_and_check(player, "RIGHT")
    for key in ("A", "RIGHT", "RIGHT", "A"):
        _press_and_check(player, key)
    player.frames(300)
    assert cut == []


@pytest.mark.parametrize("size", EVERY_SIZE)
def test_nothing_is_cut_on_the_screens_of_the_menu_in_play(open_app, cut, size):
    player = _table_of_ten(open_app, size)
    _press_and_check(player, "START")
    _press_and_check(player, "DOWN", "A")
    assert player.screen == "help"
    _press_and_check(player, "DOWN", "DOWN", "A", "DOWN", "A")
    assert player.screen == "log"
    _press_and_check(player, "A", "DOWN", "A", "A")
    assert player.screen == "settings"
    assert cut == []


@pytest.mark.parametrize("size", EVERY_SIZE)
def test_nothing_is_cut_on_the_score(open_app, cut, size):
    player = _table_of_ten(open_app, size)
    hands = [[card(5, RED)], [card(8, RED), wild_kind(WILD_FOUR), wild_kind(WILD_FOUR)]]
    player.deal_table(hands + [_THIRTY] * 8, card(9, RED), 0)
    player.press("A")
    player.until(lambda: player.screen == "score")
    _press_and_check(player, "DOWN")
    assert cut == []


@pytest.mark.parametrize("size", EVERY_SIZE)
def test_nothing_is_cut_on_the_cover(open_app, cut, size):
    from ui import players

    player = open_app(size, start=("official", 3, 0, 1, None))
    players.NAMES[:3] = _NAMES[:3]
    player.deal_table([_THIRTY] * 3, card(9, RED), 1)
    player.until(lambda: player.screen == "cover")
    assert not outside(player) and cut == []


@pytest.mark.parametrize("size", EVERY_SIZE)
def test_nothing_is_cut_in_the_menus(open_app, cut, size):
    _press_and_check(open_app(size), "RIGHT", "RIGHT", "A", "DOWN")
    _press_and_check(open_app(size), "A", "DOWN", "B", "DOWN")
    player = open_app(size)
    player.app.setup.names = list(_NAMES)
    player.app.setup.name_numbers[:] = bytes(range(1, 11))
    player.app.setup.players = 10
    _press_and_check(player, "A", "A", "DOWN", "DOWN", "DOWN")
    assert player.screen == "players"
    _press_and_check(played(open_app, size))
    assert cut == []


def test_a_text_that_runs_out_of_its_box_is_found(open_app, cut):
    """This shows that the tests above can fail."""
    player = _table_of_ten(open_app, (128, 128))
    latest = player.app.page.latest
    words = "More than there is room for"
    latest.start(0)
    latest.word(words.encode())
    assert 0 < latest.columns < len(words) and cut[0] == words[: latest.columns]
