"""Hands where cards act are played to their end with buttons alone, in whatever order."""

import random

import pytest

from engine.state import layout
from engine.state.cards import (
    BLUE,
    DRAW_TWO,
    GREEN,
    RED,
    REVERSE,
    WILD,
    YELLOW,
    wild_kind,
)
from engine.state.cards import colored as card
from sim.board.desk import PAD, TWO
from tests.ui.pictures.acts_tables import (
    MINE,
    OTHER,
    TOPS,
    answer,
    answer_if_asked,
    holding,
    point_at,
    row,
)
from tests.ui.reading import go_back
from ui.table.menu import MAIN

_WATCHED = ("watch", "cover", "log", "notice", "shown")


def _play_on(player, fingers):
    """Press keys as a player does who wants to go on."""
    has_pad = player.app.keys.has_pad
    if player.mode not in _WATCHED:
        for _ in range(fingers.choice((0, 0, 0, 1, 1, 2, 5))):
            player.press(fingers.choice(("RIGHT", "LEFT", "UP", "DOWN")) if has_pad else "B")
    player.press("A")


def play_a_hand(player, seed):
    """Play to the score; return how often the device changed hands."""
    fingers = random.Random(seed)
    handed = 0
    idle = 0
    before = b""
    for _ in range(4000):
        was = player.screen
        if was == "score":
            return handed
        _play_on(player, fingers)
        if player.screen == "cover" and was != "cover":
            handed += 1
        idle = idle + 1 if bytes(player.state) == before else 0
        before = bytes(player.state)
        assert idle < 1500, "stuck in " + player.mode  # the only card may lie on another page
    raise AssertionError("the hand has no end")


@pytest.mark.parametrize(
    ("size", "buttons", "people", "bots", "seed"),
    (((128, 128), TWO, 2, 2, 1), ((128, 128), PAD, 1, 2, 3)),
)
def test_a_hand_is_played_to_its_end(open_app, size, buttons, people, bots, seed):
    player = open_app(size, start=("grand", people, bots, seed, None), buttons=buttons)
    handed = play_a_hand(player, seed)
    assert (handed > 0) == (people > 1)
    player.press("A")
    assert player.app.match.view[layout.COUNTS] > 0, "the next hand is dealt"


_WITH_OTHERS_RULES = {
    "jump": "exact_all",
    "stack": "any",
    "stack_by": "any",
    "dirty": "1",
    "challenge": "any",
    "wild": "color",
    "false_claim": "2",
    "free_turn": "1",
    "limit": "25",  # without it claims in vain would make the hand long
    "deck": "112",
    "custom": "3",
    "blank_red": "charade",
    "sorry": "1",
    "surrender": "1",
}


@pytest.mark.parametrize(
    ("people", "bots", "buttons"), ((2, 2, PAD), (1, 2, TWO), (3, 0, TWO)), ids=str
)
def test_own_1_a_hand_with_every_play_out_of_turn_and_dares_is_played_to_its_end(
    open_app, people, bots, buttons
):
    start = ("grand", people, bots, 4, _WITH_OTHERS_RULES)
    player = open_app((128, 128), start=start, buttons=buttons)
    assert play_a_hand(player, 6) >= (people > 1)


def _two_people(open_app, hands, **more):
    return holding(open_app, (128, 128), hands, people=2, bots=2, **more)


def test_a_set_is_put_aside_card_by_card_and_laid_with_its_last(open_app):
    player = holding(open_app, (128, 128), [MINE, OTHER, OTHER, OTHER], people=1, bots=3)
    for one in (card(3, RED), card(5, RED)):
        point_at(player, one)
        answer_if_asked(player, "Add to a set")
    assert player.state[layout.COUNTS] == 6, "nothing is laid yet"
    player.press("UP")
    answer(player, "Return red 5")
    point_at(player, card(5, RED))
    answer_if_asked(player, "Add to a set")
    point_at(player, card(1, RED))
    answer_if_asked(player, "Play on pile 1")
    assert player.state[layout.COUNTS] == 3
    assert player.state[layout.TOP_CARD] == card(1, RED)


def test_a_wild_is_laid_on_the_pile_and_in_the_color_that_were_chosen(open_app):
    player = holding(open_app, (128, 128), [MINE, OTHER, OTHER, OTHER], people=1, bots=3)
    point_at(player, wild_kind(WILD))
    player.press("A")
    answer(player, "Play on pile 2")
    assert row(player).startswith("Call red")
    answer(player, "Go back")
    assert player.mode == "ask" and player.state[layout.COUNTS] == 6
    point_at(player, wild_kind(WILD))
    player.press("A")
    answer(player, "Play on pile 2")
    answer(player, "Call blue")
    assert player.state[layout.TOP_CARD + 1] == wild_kind(WILD, BLUE)
    assert player.state[layout.TOP_CARD] == TOPS[0]


def test_a_player_who_takes_the_device_recovers_from_a_reverse(open_app):
    hands = [[card(REVERSE, RED), card(1, BLUE), card(2, BLUE)], OTHER, OTHER, OTHER]
    player = _two_people(open_app, hands)
    point_at(player, card(REVERSE, RED))
    answer_if_asked(player, "Play on")
    player.until(lambda: player.mode == "question")
    answer(player, "P2 plays one")
    assert player.screen == "cover"
    player.press("A")
    point_at(player, card(REVERSE, GREEN))
    player.press("A")
    assert player.state[layout.TOP_CARD] == card(REVERSE, GREEN)
    assert player.state[layout.DIRECTION] == 0, "the direction stays"
    player.until(lambda: player.mode == "ask")
    assert player.state[layout.TURN] == 1


def test_the_table_answers_for_a_player_who_need_not_look(open_app):
    """Another person's forced draw needs no hand-over, and no question for each card."""
    hands = [[card(DRAW_TWO, RED), *MINE], OTHER, OTHER, OTHER]
    player = _two_people(open_app, hands)
    point_at(player, card(DRAW_TWO, RED))
    answer_if_asked(player, "Play on")
    player.until(lambda: player.mode == "question")
    player.press("A")
    screens = set()
    for _ in range(200):
        player.frames(1)
        screens.add(player.mode)
        if player.state[layout.COUNTS + 1] == len(OTHER) + 2:
            break
    assert screens == {"watch"}


@pytest.mark.parametrize("size", ((128, 128), (320, 240)))
def test_core_10_the_questions_to_the_table_do_not_depend_on_hands(open_app, size):
    """Whether P2 could backfire or recover shows in no picture before P2 takes the device."""
    able = [wild_kind(WILD), card(REVERSE, GREEN), card(3, BLUE), card(3, RED)]
    unable = [card(1, YELLOW), card(2, GREEN), card(4, BLUE), card(6, RED)]
    for laid in (card(DRAW_TWO, RED), card(REVERSE, RED), card(3, RED)):
        taken = []
        for hidden in (able, unable):
            player = holding(open_app, size, [[laid, *MINE[1:]], hidden, OTHER, OTHER])
            point_at(player, laid)
            answer_if_asked(player, "Play on")
            pictures = []
            for _ in range(300):
                player.frames(1)
                pictures.append(player.rgb())
                if player.mode == "question":
                    break
            assert player.mode == "question", laid
            player.press("RIGHT")
            pictures.append(player.rgb())
            player.press("LEFT", "A")
            pictures.append(player.rgb())
            taken.append(pictures)
        assert taken[0] == taken[1]


def test_grd_28_a_three_that_was_shown_when_given_cannot_be_given_again(open_app):
    from tests.ui.pictures.acts_tables import acts_threes

    player = acts_threes(open_app, (128, 128))
    count = player.state[layout.COUNTS + 1]
    point_at(player, card(3, YELLOW))
    player.press("A")
    assert player.state[layout.COUNTS + 1] == count, "it was shown, and stays"
    point_at(player, card(3, YELLOW))
    player.press("A")
    assert player.state[layout.COUNTS + 1] == count, "this one cannot be given any more"
    point_at(player, card(3, BLUE))
    player.press("A")
    assert player.state[layout.COUNTS + 1] == count - 1, "another can, unseen"


def test_the_device_and_the_name_go_with_a_player_who_changes_seats(open_app):
    from tests.ui.pictures.acts_tables import acts_swapped

    player = acts_swapped(open_app, (128, 128))
    match = player.app.match
    assert (match.holder, match.player) == (2, 0)
    assert player.state[layout.PLAYER_AT : layout.PLAYER_AT + 4] == bytes((2, 1, 0, 3))
    assert player.state[layout.COUNTS + 2] == player.hand.count
    assert match.view[layout.VIEW_SEAT] == 2, "it sees what it holds where it sits now"


def test_a_players_open_cards_are_shown_while_the_cursor_names_it(open_app):
    from tests.ui.pictures.acts_tables import acts_naming

    player = acts_naming(open_app, (128, 128))
    assert row(player) == "P2"
    assert sorted(player.hand.cards[:2]) == sorted((card(7, YELLOW), card(9, RED)))
    assert set(player.hand.cards[2:6]) == {255}
    player.press("RIGHT")
    assert row(player) == "P3"
    player.press("DOWN", "DOWN")
    assert player.hand.count == player.state[layout.COUNTS]


def test_a_save_in_a_window_resumes_at_the_hand_over(open_app, laid_out, tmp_path):
    from engine.state.layout import TOP
    from engine.state.window_types import W_DRAW

    hands = [[card(DRAW_TWO, RED), *MINE], OTHER, OTHER, OTHER]
    drive = str(tmp_path)
    player = open_app(start=("grand", 2, 2, 1, None), storage=drive)
    player.set_table(hands, TOPS)
    player.take_device()
    point_at(player, card(DRAW_TWO, RED))
    answer_if_asked(player, "Play on")
    state = bytes(player.state)
    assert state[state[TOP] + layout.KIND] == W_DRAW
    again = open_app(storage=drive)
    again.press("A")
    assert again.screen == "cover"
    assert bytes(again.state) == state
    assert again.app.match.holder == layout.NOBODY
    again.press("A")
    if again.screen == "log":
        again.press("A")
    again.until(lambda: again.mode == "ask")
    assert again.app.match.holder == 1, "who must draw was handed the device"


def test_a_rainbow_takes_one_press_for_each_card(open_app):
    """Each card is given in the end, so only to whom is asked; B lets another card be first."""
    hands = [[card(2, RED), card(2, GREEN), card(2, BLUE), card(6, BLUE)], OTHER, OTHER, OTHER]
    player = holding(open_app, (128, 128), hands, people=1, bots=3, piles=[card(2, YELLOW)])
    player.press("B")
    answer(player, "Rainbow")
    assert row(player).startswith("Give to") and player.state[layout.COUNTS] == 5
    player.press("A")
    assert player.state[layout.COUNTS] == 4
    player.until(lambda: player.mode == "ask")
    assert row(player).startswith("Give to")
    go_back(player)
    assert player.app.screen.turn.about == MAIN
    point_at(player, card(2, YELLOW))
    player.press("A", "A")
    assert card(2, YELLOW) not in player.hand.cards[: player.hand.count]


@pytest.mark.parametrize(
    ("people", "bots", "buttons", "size"),
    ((3, 1, PAD, (128, 128)), (1, 9, TWO, (128, 128))),
)
def test_no_key_at_any_time_breaks_the_app(open_app, people, bots, buttons, size):
    player = open_app(size, start=("grand", people, bots, 5, None), buttons=buttons)
    assert {"ask", "watch"} <= player.press_by_chance(people)
