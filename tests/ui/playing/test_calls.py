"""Where anybody may call a color that its player did not, the table is asked who does (GRD-19)."""

import pytest

from engine.state.cards import BLUE, GREEN, RED, WILD, YELLOW, wild_kind
from engine.state.cards import colored as card
from engine.state.layout import TOP_CARD, TURN
from sim.board.desk import PAD, TWO
from tests.ui.pictures.acts_tables import entries, point_at
from tests.ui.reading import event_rows

_TOPS = (card(9, RED), card(8, BLUE))
_WITH_WILD = [wild_kind(WILD), card(2, GREEN), card(1, BLUE)]
_OTHER = [card(4, YELLOW), card(5, YELLOW), card(3, BLUE)]


def _pick_color(open_app, people, bots, turn=0, buttons=PAD, options=None):
    """Let the person on turn play a Wild, whose color is asked for."""
    hands = [_OTHER] * (people + bots)
    hands[turn] = _WITH_WILD
    player = open_app((128, 128), start=("grand", people, bots, 1, options), buttons=buttons)
    player.set_table(hands, _TOPS, turn)
    if people > 1:
        player.until(lambda: player.screen == "cover")
        player.press("A")
    if buttons == PAD:
        point_at(player, wild_kind(WILD))
    while player.hand.pointed() != wild_kind(WILD):
        player.press("B")
    player.press("A", "A")  # on the first pile
    assert player.mode == "color"
    return player


def _say_nothing(open_app, people, bots, turn=0, buttons=PAD):
    """Let the person on turn play a Wild without a color."""
    player = _pick_color(open_app, people, bots, turn, buttons)
    assert entries(player) == ["Say nothing"]
    _call(player, 4, "RIGHT" if buttons == PAD else "B")
    return player


def _call(player, color, key="RIGHT"):
    """Go to a color, or to the row behind them, and call it."""
    for _ in range(4):
        if player.app.screen.mode.cursor != color:
            player.press(key)
    assert player.app.screen.mode.cursor == color
    player.press("A")


def _color(player):
    return player.state[TOP_CARD] & 7


@pytest.mark.parametrize("buttons", (PAD, TWO), ids=("pad", "two buttons"))
def test_a_bot_calls_the_color_that_the_only_person_did_not(open_app, buttons):
    player = _say_nothing(open_app, 1, 2, buttons=buttons)
    assert _color(player) == 4
    player.until(lambda: _color(player) < 4)
    assert player.mode == "watch" and player.state[TURN] == 1


def test_the_table_is_asked_and_who_calls_takes_the_device(open_app):
    player = _say_nothing(open_app, 3, 0)
    player.until(lambda: player.mode == "question")
    assert event_rows(player)[-1] == "Who calls a color?"
    assert entries(player) == ["Nobody does", "P2 does", "P3 does"]
    player.press("RIGHT", "RIGHT", "A", "A")
    player.until(lambda: player.screen == "cover")
    player.press("A")
    assert player.mode == "color" and player.app.match.holder == 2
    assert player.app.screen.mode.cursor == YELLOW, "of which P3 holds most"
    player.press("LEFT")
    _call(player, BLUE)
    assert _color(player) == BLUE
    player.until(lambda: player.screen == "cover")
    assert player.state[TURN] == 1 and player.app.match.said == 0


def test_persons_are_asked_before_a_bot_that_sits_nearer(open_app):
    player = _say_nothing(open_app, 2, 2, turn=1)
    player.until(lambda: player.mode == "question")
    assert entries(player) == ["Nobody does", "P1 does"]
    player.press("RIGHT", "A")
    player.until(lambda: player.screen == "cover")
    player.press("A")
    player.until(lambda: player.mode == "color")
    _call(player, YELLOW)
    assert _color(player) == YELLOW


def test_a_bot_calls_when_no_person_does(open_app):
    player = _say_nothing(open_app, 2, 2, turn=1)
    player.until(lambda: player.mode == "question")
    player.press("A")
    player.until(lambda: _color(player) < 4)
    assert player.mode != "color"


def test_its_player_must_call_when_nobody_does(open_app):
    player = _say_nothing(open_app, 2, 0)
    player.until(lambda: player.mode == "question")
    player.press("A")
    player.until(lambda: player.screen == "cover")
    player.press("A")
    assert player.mode == "color"
    assert player.app.match.holder == 0 and entries(player) == []
    player.press("RIGHT", "RIGHT", "RIGHT", "RIGHT", "A")
    assert _color(player) == YELLOW, "there is nothing behind the colors"


def test_where_its_player_alone_calls_nothing_else_is_offered(open_app):
    player = _pick_color(open_app, 1, 2, options={"caller": "player"})
    assert entries(player) == []
