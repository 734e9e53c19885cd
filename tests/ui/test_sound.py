"""Each event has its own sound, which tells nothing hidden; lights show the active color."""

from itertools import combinations, pairwise

import pytest

from engine.state.cards import (
    BLUE,
    DRAW_TWO,
    GREEN,
    RED,
    REVERSE,
    SKIP,
    WILD,
    WILD_FOUR,
    YELLOW,
    wild_kind,
)
from engine.state.cards import colored as card
from sim.sounds import NAMES, notes_of
from tests.ui.pictures.tables import OTHERS


def _heard(*names):
    """Return the pitches of some sounds."""
    return [hz for name in names for hz, _ in notes_of(NAMES.index(name)) if hz]


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
        player.frames(40)
        player.heard.tones.clear()
        return player

    return lay_out


def test_a_laid_card_and_one_that_does_not_fit_sound_differently(table):
    player = table([[card(5, RED), card(6, BLUE), card(8, BLUE)], OTHERS], card(7, RED))
    player.press("RIGHT", "A")
    player.frames(8)
    assert player.heard.tones == _heard("refused")
    player.press("LEFT", "A")
    assert player.heard.tones == _heard("refused", "lay")


@pytest.mark.parametrize(
    "laid, name",
    [
        (card(SKIP, RED), "skip"),
        (card(REVERSE, RED), "change"),
        (card(DRAW_TWO, RED), "+2"),
        (wild_kind(WILD_FOUR), "+4"),
    ],
)
def test_an_action_card_has_its_own_sound(table, laid, name):
    player = table([[laid, card(6, BLUE), card(8, BLUE)], OTHERS, OTHERS], card(7, RED))
    while player.hand.pointed() != laid:
        player.press("RIGHT")
    player.press("A")
    if laid >= wild_kind(WILD):
        player.heard.tones.clear()
        player.press("A")
    player.frames(12)
    assert player.heard.tones[: len(_heard(name))] == _heard(name)


def test_a_drawn_card_has_its_sound(table):
    player = table([[card(5, GREEN), card(6, BLUE)], OTHERS], card(7, RED))
    player.desk.press("B")
    player.frames(4)
    assert player.heard.tones == _heard("draw")


def test_the_sound_of_uno_replaces_that_of_the_card(table):
    player = table([[card(5, RED), card(6, RED)], OTHERS, OTHERS], card(7, RED))
    player.press("SELECT", "A")
    player.frames(10)
    assert player.heard.tones == _heard("Uno")


def test_a_win_of_a_person_here_is_heard_before_the_score_comes_up(table):
    player = table([[card(5, RED)], OTHERS], card(7, RED))
    player.press("A")
    player.frames(30)
    assert player.heard.tones == _heard("win") and player.screen == "table"


def test_a_loss_has_another_sound(table):
    player = table([[card(5, RED), card(6, RED)], [card(8, RED)]], card(7, RED))
    player.press("A")
    player.until(lambda: player.heard.tones[-3:] == _heard("lose"), 200)


def test_the_own_turn_is_heard_once_when_all_else_was(table):
    player = table([[card(5, RED), card(6, RED), card(4, BLUE)], OTHERS], card(7, RED))
    player.press("A")
    player.heard.tones.clear()
    player.until(lambda: player.mode == "ask")
    player.frames(40)
    assert player.heard.tones[-2:] == _heard("my turn")
    assert player.heard.tones.count(_heard("my turn")[-1]) == 1
    count = len(player.heard.tones)
    player.press("RIGHT", "LEFT")
    assert len(player.heard.tones) == count


def test_sounds_are_short_and_a_laid_card_the_shortest():
    lengths = [sum(ms for _, ms in notes_of(tune)) for tune in range(len(NAMES))]
    assert 8 <= len(NAMES) <= 12 and max(lengths) <= 300
    assert min(lengths) == lengths[NAMES.index("lay")] == 60


def _contour(tune):
    """Return from note to note whether a sound rises (1), falls (-1), or stays (0)."""
    pitches = [hz for hz, _ in notes_of(tune) if hz]
    return [(b > a) - (b < a) for a, b in pairwise(pitches)]


def test_any_two_sounds_differ_in_contour_or_by_a_third():
    for one, other in combinations(range(len(NAMES)), 2):
        if _contour(one) == _contour(other):
            low, high = sorted((notes_of(one)[0][0], notes_of(other)[0][0]))
            short, long = sorted(sum(ms for _, ms in notes_of(tune)) for tune in (one, other))
            assert high / low >= 1.2, (one, other)
            assert high / low >= 1.9 or long / short >= 1.5, (one, other)


def test_all_notes_are_of_one_pentatonic_scale():
    from math import log2

    for tune in range(len(NAMES)):
        for hz, _ in notes_of(tune):
            if hz:
                steps = 12 * log2(hz / 261.63)
                assert abs(steps - round(steps)) < 0.35
                assert round(steps) % 12 in (0, 2, 4, 7, 9)


def test_the_lights_are_in_the_active_color_and_dark_when_the_table_is_left(table):
    hand = [wild_kind(WILD), card(5, GREEN)]
    player = table([hand, OTHERS], card(7, YELLOW))
    heard = player.heard
    assert set(heard.lights) == {0x404000}
    player.press("RIGHT", "A", "A")  # green, which the hand holds
    assert set(heard.lights) == {0x004000}
    player.app.idle.is_dimmed = True
    player.frames(1)
    assert set(heard.lights) == {0}
    player.app.idle.is_dimmed = False
    player.frames(1)
    player.app.go("title")
    player.frames(2)
    assert set(heard.lights) == {0}
