"""Where persons share the device no hand opens by itself, and a cover tells what all may know."""

import pytest

from engine.state.cards import (
    BLUE,
    DRAW_TWO,
    GREEN,
    RED,
    REVERSE,
    SKIP,
    WILD_FOUR,
    YELLOW,
    wild_kind,
)
from engine.state.cards import colored as card
from engine.state.layout import COUNTS, FIRST, TURN
from tests.ui.reading import rows_of
from ui.draw.card_tiles import BACK_HEAD, NOTHING

_SMALL = (128, 128)
_OTHER = [card(1, RED), card(2, RED), card(3, RED)]


def _table(open_app, hands, people=2, rules="official", size=_SMALL):
    """Return a table at which person 1 has taken the device."""
    player = open_app.at_table(hands, card(9, RED), rules, people, size, piles=())
    assert player.mode == "ask"
    return player


def _lies_face_down(player):
    return all(slot[0] in (BACK_HEAD, NOTHING) for slot in player.hand.slots)


def _newest(player):
    return rows_of(player.app.page.latest)[0]


@pytest.mark.parametrize("kind", (SKIP, REVERSE, DRAW_TWO))
def test_a_hand_does_not_open_by_itself_when_the_other_person_missed_a_turn(open_app, kind):
    player = _table(open_app, [[card(kind, RED), card(5, BLUE), card(6, BLUE)], _OTHER])
    player.press("A")
    assert player.mode == "watch" and _lies_face_down(player)
    player.until(lambda: player.screen == "cover")
    assert player.state[FIRST] == player.state[TURN] == player.app.next_holder == 0
    told = [*rows_of(player.app.page.older), _newest(player)]
    assert "Keep device" in told and any("P2 drew 2" in row for row in told) == (kind == DRAW_TWO)
    player.press("A")
    if player.screen == "log":
        player.press("A")
    assert player.mode == "ask" and not _lies_face_down(player)


def test_a_hand_does_not_open_by_itself_when_a_bot_has_played(open_app):
    hands = [[card(REVERSE, RED), card(5, BLUE), card(6, BLUE)], _OTHER, _OTHER]
    player = _table(open_app, hands)
    player.press("A")
    assert _lies_face_down(player) and _newest(player) == "P3 plays"
    player.state[player.app.match.game.hands[2]] = card(SKIP, RED)  # on the other person
    player.state[player.app.match.game.hands[2] + 1] = card(8, YELLOW)
    player.state[player.app.match.game.hands[2] + 2] = card(8, GREEN)
    player.until(lambda: player.state[COUNTS + 2] == 2)
    assert _lies_face_down(player)
    player.until(lambda: player.screen == "cover")
    assert player.app.next_holder == 0 and _newest(player) == "Keep device"
    player.press("A")
    if player.screen == "log":
        player.press("A")
    assert not _lies_face_down(player)


def test_the_menu_leads_back_to_the_open_hand(open_app):
    player = _table(open_app, [[card(5, RED), card(5, BLUE)], _OTHER])
    player.press("START", "B")
    assert player.mode == "ask" and not _lies_face_down(player)


def test_an_early_a_is_answered_and_a_new_hold_counts(open_app):
    player = _table(open_app, [[card(5, RED), card(5, BLUE), card(6, BLUE)], _OTHER])
    player.press("A")
    player.until(lambda: player.screen == "cover")
    assert _newest(player) in ("Pass the device to", "Pass device to")
    player.desk.press("A")
    player.frames(5)
    assert _newest(player) == "..."
    player.frames(100)
    assert player.screen == "cover" and _newest(player) == "...", "it is still down"
    player.desk.release("A")
    player.frames(2)
    assert _newest(player) in ("Pass the device to", "Pass device to")
    player.hold("A")
    assert player.mode == "ask"


@pytest.mark.parametrize("size", (_SMALL, (240, 320), (480, 320)))
def test_a_cover_tells_who_drew_and_calls_nobody_you(open_app, size):
    player = _table(open_app, [[card(5, BLUE), card(5, BLUE)], _OTHER, _OTHER], 3, size=size)
    player.press("B", "B")
    player.until(lambda: player.screen == "cover")
    told = [*rows_of(player.app.page.older), _newest(player)]
    assert any("P1 drew" in row for row in told), told
    assert not any("You" in row for row in told)
    if player.app.page.older is not player.app.page.latest:
        assert _newest(player) in ("Pass the device to", "Pass device to")


@pytest.mark.parametrize("size", (_SMALL, (160, 128), (240, 135)))
def test_a_cover_tells_the_card_that_is_meant_for_who_gets_the_device(open_app, size):
    """P2 drew two before P3 laid a wild +4 on P1: the older draw is not what P1 has to know."""
    fours = [wild_kind(WILD_FOUR), card(5, BLUE), card(6, BLUE)]
    hands = [[card(DRAW_TWO, RED), card(5, BLUE), card(6, BLUE)], _OTHER, fours]
    player = _table(open_app, hands, 3, size=size)
    player.press("A")
    player.take_device()
    if player.screen == "log":
        player.press("A")
    assert player.app.match.holder == 2
    player.press("A", "A")
    player.until(lambda: player.screen == "cover")
    assert player.app.next_holder == 0
    told = [*rows_of(player.app.page.older), _newest(player)]
    assert next(row for row in told if row).startswith("P3: wild +4"), told
