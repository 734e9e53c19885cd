"""What must be drawn is one press, unless a choice lies between; one answer is not asked for."""

from engine.state.cards import BLUE, RED, SKIP
from engine.state.cards import colored as card
from engine.state.choices import play
from engine.state.layout import COUNTS, FIRST, PILE_SIZE, TURN
from engine.turn.piles import place
from tests.ui.pictures.acts_tables import (
    MINE,
    OTHER,
    TOPS,
    acts_backfire,
    answer,
    answer_if_asked,
    entries,
    holding,
    point_at,
)

_SMALL = (128, 128)


def _asked_to_draw(open_app):
    """Return a player of `grand` who must draw two, on one of two piles."""
    player = acts_backfire(open_app, _SMALL)
    game = player.app.match.game
    for pile in range(2):
        for i in range(player.state[PILE_SIZE + pile]):
            player.state[place(game, pile, i)] = card(4, BLUE)  # which does nothing
    player.press("UP")
    return player


def _piles(player):
    return player.state[PILE_SIZE], player.state[PILE_SIZE + 1]


def test_one_press_draws_all_that_is_owed(open_app):
    player = _asked_to_draw(open_app)
    before = _piles(player)
    assert entries(player)[0] == "Draw 2" and not entries(player)[1].startswith("Draw 2")
    answer(player, "Draw 2")
    player.until(lambda: player.state[TURN] == 1)
    assert player.state[COUNTS] == len(MINE) + 2
    assert _piles(player) == (before[0] - 2, before[1])


def test_an_open_card_is_taken_once_and_the_rest_is_asked_for(open_app):
    player = _asked_to_draw(open_app)
    answer(player, "Take blue skip")
    player.until(lambda: player.mode == "ask")
    assert player.state[COUNTS] == len(MINE) + 1 and player.state[FIRST] == 0


def test_a_pile_that_runs_empty_makes_no_question_between(open_app):
    player = _asked_to_draw(open_app)
    player.state[PILE_SIZE] = 1
    player.app.screen.enter()
    player.frames()
    answer(player, "Draw 2")
    player.until(lambda: player.state[TURN] == 1)
    assert player.state[COUNTS] == len(MINE) + 2


def test_a_run_that_a_forced_card_completes_is_a_choice_between(open_app):
    player = acts_backfire(open_app, _SMALL)
    draws = player.app.match.game.draws
    player.state[draws + player.state[PILE_SIZE] - 1] = card(2, RED)
    player.press("UP")
    answer(player, "Draw 2")
    player.until(lambda: player.mode == "ask")
    assert entries(player)[0] == "Run from red 0" and player.state[COUNTS] == len(MINE) + 1
    answer(player, "No")
    player.until(lambda: player.state[TURN] == 1)
    assert player.state[COUNTS] == len(MINE) + 2, "after the answer the draw goes on"


def _after_a_three(open_app, mine, people):
    """Return the player at the next thing asked of anybody after a bot laid a Three."""
    hands = [mine, [card(3, RED), *OTHER], OTHER, OTHER]
    player = holding(open_app, _SMALL, hands, people=1, bots=3, turn=1)
    assert player.app.match.game.choose(1, play(card(3, RED))) == 0
    player.app.match.stepped()
    player.app.go("table")
    return player


def test_who_holds_no_three_is_not_asked_for_one_where_only_bots_look_on(open_app):
    player = _after_a_three(open_app, [card(5, RED), card(1, BLUE)], 1)
    player.until(lambda: player.mode == "ask")
    assert player.state[TURN] == 0 or "Three" not in " ".join(entries(player))
    assert player.state[TURN] != 1, "the bot's turn is over"


def test_who_holds_a_three_is_asked(open_app):
    player = _after_a_three(open_app, [card(3, BLUE), card(1, BLUE)], 1)
    player.until(lambda: player.mode == "ask")
    assert player.state[TURN] == 1 and entries(player)[0] == "No"


def test_with_two_players_a_one_names_the_other_by_itself(open_app):
    hands = [[card(1, RED), *MINE], OTHER]
    player = holding(open_app, _SMALL, hands, people=1, bots=1)
    point_at(player, card(1, RED))
    answer_if_asked(player, "Play on pile 1")
    player.until(lambda: player.state[COUNTS + 1] > len(OTHER))
    assert TOPS[1] == card(SKIP, BLUE) and player.state[COUNTS] == len(MINE)
