"""A turn begins as soon as the others' cards were seen, and a hasty press lays no card."""

import pytest

from engine.state.cards import BLUE, GREEN, RED, YELLOW
from engine.state.cards import colored as card
from engine.state.layout import COUNTS, FIRST

RULES = ("official", "double-down", "grand")
MINE = [card(4, RED), card(6, RED), card(3, BLUE)]
LAST = [card(7, RED), card(1, GREEN), card(2, GREEN)]  # of the player before me; the red one fits
OTHER = [card(1, BLUE)] * 3


def watching(open_app, rules):
    """Return a table at which a bot has just laid a card and the holder is next."""
    player = open_app((160, 128), start=(rules, 1, 3, 4, None))
    hands = [MINE, OTHER, OTHER, LAST]
    if rules == "official":
        player.deal_table(hands, card(0, RED), 3)
    elif rules == "grand":
        player.set_table(hands, [card(0, RED), card(9, YELLOW)], 3)
    else:
        player.set_table(hands, card(0, RED), 3)
    assert player.mode == "watch"
    player.until(lambda: player.state[FIRST] == player.app.match.holder)
    assert player.mode == "watch", "the card is seen first"
    return player


@pytest.mark.parametrize("rules", RULES)
def test_the_turn_begins_soon_after_the_last_card(open_app, rules):
    player = watching(open_app, rules)
    player.frames(15)
    assert player.mode in ("ask",)


@pytest.mark.parametrize("rules", RULES)
def test_presses_that_skip_the_others_moves_lay_no_card(open_app, rules):
    player = watching(open_app, rules)
    for _ in range(4):
        player.press("A")
        assert player.state[COUNTS] == len(MINE)
        player.frames(2)
    assert player.mode in ("ask",)
    player.frames(10)
    player.press("A")
    assert player.state[COUNTS] == len(MINE) - 1


@pytest.mark.parametrize("rules", RULES)
def test_all_keys_but_a_work_at_once(open_app, rules):
    player = watching(open_app, rules)
    player.press("A", "RIGHT")
    assert player.hand.cards[player.hand.cursor] == card(6, RED)


def test_the_press_that_declines_a_jump_lays_no_card(open_app):
    player = open_app((160, 128), start=("double-down", 1, 2, 4, None))
    player.set_table([MINE, LAST, [card(9, RED), *OTHER]], card(0, RED), 1)
    player.until(lambda: player.mode == "jump")
    player.press("A")
    player.frames(14)
    assert player.mode == "ask", "the other bot has played"
    player.press("A")
    assert player.state[COUNTS] == len(MINE)


@pytest.mark.parametrize(("people", "ms"), ((1, 1500), (2, 2500)))
def test_a_lone_person_who_sees_the_hand_has_less_time_to_jump(open_app, people, ms):
    player = open_app((160, 128), start=("double-down", people, 4 - people, 4, None))
    player.set_table([MINE, OTHER, LAST, OTHER], card(0, RED), 2)
    player.until(lambda: player.mode == "jump")
    frames = 2  # that `until` has let pass
    while player.mode == "jump":
        player.frames(1)
        frames += 1
    assert abs(frames * 20 - ms) <= 60
