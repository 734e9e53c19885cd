"""An unfinished choice can be taken back, and the game has not changed."""

import pytest

from engine.state.cards import BLUE, GREEN, WILD, wild_kind
from engine.state.cards import colored as card
from engine.state.layout import NOBODY, VIEW_DRAFT
from sim.board.desk import PAD, TWO
from tests.ui.pictures import acts_tables, house_tables
from tests.ui.pictures.acts_tables import answer, row
from tests.ui.pictures.tables import OTHERS, SEVEN

_SMALL = (128, 128)
_MINE = [wild_kind(WILD), card(5, BLUE), card(7, BLUE)]


def _begun(open_app, rules, buttons):
    """Choose a wild; return the player, who is asked for its color, and the state before."""
    hands = [_MINE, OTHERS, OTHERS]
    player = open_app.at_table(hands, card(9, GREEN), rules, buttons=buttons)
    before = bytes(player.state)
    while player.hand.pointed() & 127 != wild_kind(WILD):
        player.press("RIGHT" if buttons is PAD else "B")
    player.press("A")
    if rules == "grand":
        player.press("A")  # on the first pile
    return player, before


def _is_asked_for_a_color(player):
    screen = player.app.screen
    return player.mode == "color" or (player.mode == "ask" and screen.turn.about == 2)


@pytest.mark.parametrize("buttons", (PAD, TWO), ids=("pad", "two"))
@pytest.mark.parametrize("rules", ("official", "stack", "grand"))
def test_b_takes_a_wild_back_before_its_color_is_called(open_app, rules, buttons):
    player, before = _begun(open_app, rules, buttons)
    assert _is_asked_for_a_color(player)
    if buttons is PAD:
        player.press("B")
    else:
        player.hold("B")
    assert not _is_asked_for_a_color(player)
    assert player.mode in ("ask",)
    assert bytes(player.state) == before
    assert player.hand.count == len(_MINE)


@pytest.mark.parametrize("rules", ("official", "stack"))
def test_an_uno_call_is_taken_back_by_the_same_key(open_app, rules):
    player = open_app.at_table([_MINE[:2], SEVEN, OTHERS], card(9, BLUE), rules)
    before = bytes(player.state)
    player.press("SELECT")
    assert player.app.match.called == 0
    player.press("SELECT")
    assert player.app.match.called == NOBODY
    assert bytes(player.state) == before


@pytest.mark.parametrize("begun", (house_tables.house_set, acts_tables.acts_set))
def test_a_card_that_was_put_aside_is_taken_back(open_app, begun):
    player = begun(open_app, _SMALL)
    count = player.app.match.view[VIEW_DRAFT]
    player.press("UP")
    answer(player, "Return")
    assert player.app.match.view[VIEW_DRAFT] == count - 1, row(player)


def test_a_card_with_several_ways_to_be_laid_goes_back_to_the_hand(open_app):
    player = acts_tables.acts_piles(open_app, _SMALL)
    before = bytes(player.state)
    assert player.app.screen.turn.about == 1
    player.press("B")
    assert player.app.screen.turn.about == 0
    assert bytes(player.state) == before
