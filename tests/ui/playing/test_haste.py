"""A turn begins as soon as the others' cards were seen, and a hasty press lays no card."""

import pytest

from engine.state.cards import BLUE, GREEN, RED, YELLOW
from engine.state.cards import colored as card
from engine.state.layout import COUNTS, FIRST, NOBODY, TOP_CARD

RULES = ("official", "double-down", "grand")
MINE = [card(4, RED), card(6, RED), card(3, BLUE)]
LAST = [card(7, RED), card(1, GREEN), card(2, GREEN)]  # of the player before me; the red one fits
OTHER = [card(1, BLUE)] * 3


def watching(open_app, rules):
    """Return a table at which a bot has just laid a card and the holder is next."""
    hands = [MINE, OTHER, OTHER, LAST]
    tops = [card(0, RED), card(9, YELLOW)] if rules == "grand" else card(0, RED)
    player = open_app.at_table(hands, tops, rules, size=(160, 128), seed=4, turn=3)
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
    player.set_table([[card(7, RED), *MINE], LAST, [card(9, RED), *OTHER]], card(0, RED), 1)
    player.until(lambda: player.mode == "jump")
    player.press("A")
    player.frames(14)
    assert player.mode == "ask", "the other bot has played"
    player.press("A")
    assert player.state[COUNTS] == len(MINE) + 1


def _asked_to_jump(open_app, people=1, others=MINE):
    """Return a table that is asked who jumps in; person 1 holds the card."""
    player = open_app((160, 128), start=("double-down", people, 4 - people, 4, None))
    player.set_table([[card(7, RED), *others], OTHER, LAST, OTHER], card(0, RED), 2)
    player.until(lambda: player.mode == "jump")
    return player


@pytest.mark.parametrize(("people", "ms"), ((1, 1500), (2, 2500)))
def test_a_lone_person_who_sees_the_hand_has_less_time_to_jump(open_app, people, ms):
    player = _asked_to_jump(open_app, people)
    frames = 2  # that `until` has let pass
    while player.mode == "jump":
        player.frames(1)
        frames += 1
    assert abs(frames * 20 - ms) <= 60


def _bar(player):
    """Return where the bar ends that shows how much time is left."""
    return player.app.page.time_left.x + player.app.pages.geometry.width


@pytest.mark.parametrize("people", (1, 2))
def test_a_bar_shrinks_while_the_table_is_asked_who_jumps_in(open_app, people):
    player = _asked_to_jump(open_app, people)
    ends = []
    while player.mode == "jump":
        ends.append(_bar(player))
        player.frames(1)
    assert ends[0] > 140 and ends[-1] <= 10 and ends == sorted(ends, reverse=True)
    assert len(set(ends)) == 16
    assert _bar(player) < 0, "it is gone"


def test_one_person_is_not_asked_without_a_card_that_fits(open_app):
    player = open_app((160, 128), start=("double-down", 1, 3, 4, None))
    player.set_table([MINE, OTHER, LAST, OTHER], card(0, RED), 2)
    seen = set()
    while player.mode != "ask":
        player.frames(1)
        seen.add(player.mode)
    assert seen <= {"watch", "ask"}


def test_the_card_of_one_person_glows_and_is_laid_at_once(open_app):
    player = _asked_to_jump(open_app)
    seen = set()
    for _ in range(40):
        seen.add(player.hand.cursor)
        player.frames(1)
    place = player.hand.place_of(card(7, RED))
    assert seen == {place, NOBODY}
    assert [mark & 1 for mark in player.hand.marks[:4]].count(1) == 1 == player.hand.marks[place]
    player.press("RIGHT", "A")
    assert player.state[COUNTS] == len(MINE)
    assert player.state[TOP_CARD] == card(7, RED)


def test_one_person_with_two_cards_may_call_uno_before_the_jump(open_app):
    player = _asked_to_jump(open_app, others=[card(3, BLUE)])
    player.press("RIGHT", "A")
    assert player.mode == "ask" and player.state[COUNTS] == 2
