"""Cards, Uno and the winner have their sounds, and the lights show the active color."""

import pytest

from engine.state.cards import BLUE, GREEN, RED, WILD, YELLOW, wild_kind
from engine.state.cards import colored as card
from tests.ui.pictures.tables import OTHERS

_LAY, _WRONG, _UNO, _DRAW = [656], [200], [784, 1048], [352]


class Heard:
    """Keeps what a board was asked for: pitches in order, and the present lights."""

    def __init__(self, board):
        self.tones = []
        self.lights = [None] * board.lights
        board.tone = lambda hz, ms: self.tones.append(hz)
        board.light = self.lights.__setitem__


@pytest.fixture
def table(open_app):
    def lay_out(hands, top, speed=0):
        player = open_app(start=("official", 1, len(hands) - 1, 1, None), speed=speed)
        player.heard = Heard(player.app.board)
        player.deal_table(hands, top, 0)
        player.frames(10)
        player.heard.tones.clear()
        return player

    return lay_out


def test_a_laid_card_and_one_that_does_not_fit_sound_differently(table):
    player = table([[card(5, RED), card(6, BLUE), card(8, BLUE)], OTHERS], card(7, RED))
    player.press("RIGHT", "A")
    assert player.heard.tones == _WRONG
    player.press("LEFT", "A")
    assert player.heard.tones == _WRONG + _LAY


def test_a_drawn_card_has_its_sound(table):
    player = table([[card(5, GREEN), card(6, BLUE)], OTHERS], card(7, RED))
    player.desk.press("B")
    player.frames(1)
    assert player.heard.tones == _DRAW


def test_the_sound_of_uno_replaces_that_of_the_card(table):
    player = table([[card(5, RED), card(6, RED)], OTHERS, OTHERS], card(7, RED))
    player.press("SELECT", "A")
    player.frames(10)
    assert player.heard.tones == _UNO


def test_the_winner_is_heard_before_the_score_comes_up(table):
    player = table([[card(5, RED)], OTHERS], card(7, RED))
    player.press("A")
    player.frames(30)
    assert player.heard.tones == [520, 656, 784, 1048] and player.screen == "table"


def test_the_lights_are_in_the_active_color_and_dark_when_the_table_is_left(table):
    hand = [wild_kind(WILD), card(5, GREEN)]
    player = table([hand, OTHERS], card(7, YELLOW))
    heard = player.heard
    assert set(heard.lights) == {0x404000}
    player.press("RIGHT", "A", "RIGHT", "A")  # green
    assert set(heard.lights) == {0x004000}
    player.app.idle.is_dimmed = True
    player.frames(1)
    assert set(heard.lights) == {0}
    player.app.idle.is_dimmed = False
    player.frames(1)
    player.app.go("title")
    player.frames(2)
    assert set(heard.lights) == {0}
