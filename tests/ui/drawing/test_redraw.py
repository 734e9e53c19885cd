"""Only what changed is redrawn, and nothing when nothing changed."""

import pytest

from engine.state.cards import RED
from engine.state.cards import colored as card
from tests.ui.pictures.acts_tables import acts_turn
from tests.ui.pictures.tables import turn
from ui.setup import MEDIUM, OFF


def _area(rectangles):
    return sum((x2 - x1) * (y2 - y1) for x1, y1, x2, y2 in rectangles)


def _top_of_hand(player):
    return player.app.pages.geometry.hand_y


def test_without_a_key_nothing_is_refreshed(open_app):
    player = turn(open_app, (160, 128))
    player.frames(5)
    before = player.desk.display.refreshes
    player.frames(200)
    assert player.desk.display.refreshes == before


def test_a_key_without_meaning_refreshes_nothing(open_app):
    player = turn(open_app, (160, 128))
    before = player.desk.display.refreshes
    player.press("DOWN")
    assert player.desk.display.refreshes == before


@pytest.mark.parametrize("speed", (OFF, MEDIUM))
@pytest.mark.parametrize("rules", ("official", "grand", "double-down"))
def test_no_refresh_sends_nothing(open_app, rules, speed):
    """It costs time: not even while a card or a banner waits off the screen for its picture."""
    player = open_app((240, 240), start=(rules, 1, 3, 1, None), speed=speed)
    display = player.desk.display
    refresh = display.refresh
    sent = []

    def look():
        before = display.sent
        done = refresh()
        sent.append(display.sent - before)
        return done

    display.refresh = look
    player.press_by_chance(1)
    display.refresh = refresh
    assert len(sent) > 200 and min(sent) > 0


def test_a_moved_cursor_redraws_two_cards_at_most(open_app):
    player = turn(open_app, (160, 128))
    player.press("RIGHT")
    pushed = player.desk.display.pushed
    cards = [area for area in pushed if area[1] >= _top_of_hand(player)]
    assert 0 < _area(cards) <= 2 * 20 * 27 + 9 * 40, "with what A does there"
    name = [area for area in pushed if area not in cards]
    geometry = player.app.pages.geometry
    assert all(y1 >= geometry.latest_y and y2 <= geometry.actions_y for _, y1, _, y2 in name)


def test_a_moved_cursor_leaves_two_piles_alone(open_app):
    player = acts_turn(open_app, (160, 128))
    player.press("RIGHT")
    latest_y = player.app.pages.geometry.latest_y
    assert all(y1 >= latest_y for _, y1, _, _ in player.desk.display.pushed)


def test_a_bots_turn_leaves_the_hand_alone(open_app):
    player = open_app((160, 128), start=("official", 1, 3, 1, None))
    player.deal_table([[card(1, RED)] * 5] + [[card(2, RED)] * 5] * 3, card(9, RED), 1)
    player.frames(5)
    before = player.desk.display.refreshes
    player.until(lambda: player.desk.display.refreshes > before)
    assert all(y2 <= _top_of_hand(player) for _, _, _, y2 in player.desk.display.pushed)
