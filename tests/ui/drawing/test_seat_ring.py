"""On a large display the seats sit around the table; a hand of many cards is seen on each."""

import pytest

from engine.state.cards import NO_CARD, RED
from engine.state.cards import colored as card
from engine.state.events import DREW_CARD, PASSED, note
from tests.ui.pictures.tables import MANY, OTHERS, SEVEN, ten_players
from ui.draw.card_tiles import NOTHING

_LARGE = ((320, 240), (480, 320))
_ALL = ((128, 128), (160, 128), (240, 135), (240, 240), *_LARGE)


def _cards_shown(player):
    """Return how many cards of the hand are on the screen."""
    return sum(slot.x > 0 or slot[0] != NOTHING for slot in player.hand.slots)


def _row(text, row):
    """Return the letters of a row, inverted or not."""
    columns = text.columns
    tiles = [text.grid[row * columns + i] for i in range(columns)]
    return "".join(chr(tile % 110 + 32) for tile in tiles).rstrip()


def _cards_in_fan(fan):
    """Return how many edges of cards a fan shows."""
    return sum(1 <= fan[i] < 4 for i in range(fan.width))


def test_each_display_shows_as_many_cards_of_a_hand_as_fit(open_app):
    seen = {size: _cards_shown(ten_players(open_app, size)) for size in _ALL}
    assert seen[240, 240] >= seen[160, 128]
    assert list(seen.values()) == [7, 9, 14, 9, 12, 18]


@pytest.mark.parametrize("size", _ALL)
@pytest.mark.parametrize("key", ["RIGHT", "LEFT"])
def test_the_card_under_the_cursor_is_always_seen(open_app, size, key):
    player = ten_players(open_app, size)
    for _ in MANY:
        player.press(key)
        hand = player.hand
        under = [slot for slot in hand.slots if slot.x == hand.lifted.x]
        assert [(slot[0], slot[1]) for slot in under] == [(hand.lifted[0], hand.lifted[1])]


@pytest.mark.parametrize("size", _LARGE)
@pytest.mark.parametrize("others", range(1, 10))
def test_seats_lie_clockwise_around_the_piles(open_app, size, others):
    player = open_app(size, start=("official", 1, others, 1, None))
    hands = [SEVEN] + [OTHERS[: 1 + seat % 7] for seat in range(others)]
    player.deal_table(hands, card(7, RED), 0)
    seats = player.app.page.seats
    places = [(text.grid.x, text.grid.y) for text in seats.seats[1:]]
    left = [y for x, y in places if x == 0]
    top = [x for x, y in places if y == min(y for _, y in places)]
    assert left == sorted(left, reverse=True) and top == sorted(top)
    assert len(set(places)) == others
    assert [_row(text, 0) for text in seats.seats] == ["You", *(f"P{i + 2}" for i in range(others))]
    fans = [_cards_in_fan(seats._fans[place]) for place in range(1, others + 1)]
    assert fans == [1 + seat % 7 for seat in range(others)]


@pytest.mark.parametrize("size", _LARGE)
def test_whoever_holds_the_device_sits_below_the_piles(open_app, size):
    player = open_app(size, start=("official", 3, 0, 1, None))
    player.deal_table([SEVEN, OTHERS, OTHERS[:4]], card(7, RED), 1)
    player.until(lambda: player.screen == "cover")
    player.press("A")
    seats = player.app.page.seats
    assert [_row(text, 0) for text in seats._places] == ["You", "P3", "P1"]
    assert seats.seats[1] is seats._places[0]
    golden = [fan.pixel_shader is seats._golden for fan in seats._fans]
    assert golden == [True, False, False], "the seat that plays"


@pytest.mark.parametrize("size", _LARGE)
def test_six_events_stand_beside_the_table_and_the_newest_below_it(open_app, size):
    player = open_app(size, start=("official", 1, 3, 1, None))
    player.deal_table([SEVEN, OTHERS, OTHERS, OTHERS], card(7, RED), 0)
    for seat in (1, 2, 3, 1):
        note(player.state, DREW_CARD, seat, 0, NO_CARD)
        note(player.state, PASSED, seat, 0, NO_CARD)
    player.app.match.refresh_view()
    player.press("START", "B")
    page = player.app.page
    rows = [_row(page.older, i) for i in range(6)]
    assert rows[0] == "P2 passed" and rows[5] == "P2 drew a card"
    assert _row(page.latest, 0) == "P2 passed"
