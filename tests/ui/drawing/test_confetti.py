"""Confetti falls over the score in small steps until it ends or a key is pressed."""

import pytest

from engine.state.cards import RED
from engine.state.cards import colored as card
from sim.mash import SIZES
from tests.ui.pictures.tables import OTHERS
from ui.draw.text import shows_card
from ui.setup import MEDIUM, OFF

_MOST = 0.35  # screens that one picture sends


def _won(open_app, size=(128, 128), speed=MEDIUM, seat=0):
    """Return a player who sees the score after a seat has laid its last card."""
    player = open_app(size, start=("official", 1, 2, 1, None), speed=speed)
    hands = [OTHERS, OTHERS, OTHERS]
    hands[seat] = [card(5, RED)]
    player.deal_table(hands, card(9, RED), seat)
    if not seat:
        player.press("A")
    player.until(lambda: player.screen == "score")
    return player


def _pieces(player):
    confetti = player.app.screen._confetti
    return [confetti._large, *confetti._pieces]


def _is_seen(player):
    return any(piece.y > 0 for piece in _pieces(player))


@pytest.mark.parametrize("size", SIZES)
def test_no_step_of_the_confetti_sends_more_than_a_third_of_the_screen(open_app, size):
    player = _won(open_app, size)
    display = player.desk.display
    seen = 0
    for _ in range(120):
        before = display.sent
        player.frames(1)
        assert display.sent - before <= _MOST * display.width * display.height
        seen += _is_seen(player)
    assert seen > 60 and not _is_seen(player), "it ends by itself"


def test_the_winning_card_is_shown_whoever_laid_it(open_app):
    player = _won(open_app, seat=2)
    player.frames(20)
    place = player.app.screen._confetti._card
    assert _is_seen(player) and shows_card(place, card(5, RED), player.app.pages.sheets.bright)


def test_any_key_ends_the_confetti_and_still_does_its_own_work(open_app):
    player = _won(open_app)
    player.frames(20)
    assert _is_seen(player)
    pieces = _pieces(player)
    player.press("START")
    assert player.screen == "menu" and all(piece.y < 0 for piece in pieces)
    player.press("B")
    player.frames(20)
    assert player.screen == "score" and not _is_seen(player), "once for a hand"


def test_no_confetti_falls_when_movement_is_off(open_app):
    player = _won(open_app, speed=OFF)
    player.frames(20)
    assert not _is_seen(player)


def test_no_confetti_falls_when_a_blocked_hand_ends(open_app):
    from engine.state.layout import BY_LAST_CARD, WAY_OVER

    player = _won(open_app, speed=OFF)
    player.app.setup.speed = MEDIUM
    player.state[WAY_OVER] = BY_LAST_CARD + 1
    player.app.screen.enter()
    player.frames(20)
    assert not _is_seen(player)
