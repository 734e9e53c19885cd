"""CORE-9: the same rules, options, seed and choices give the same game, card by card.

tests/board/vm/test_golden.py checks that MicroPython gives the same games.
"""

from random import Random

from engine.game import Game
from engine.prompt import only_choice
from engine.rulesets import load
from engine.state.layout import DEALER, HAND_ENDED, IN_PLAY, PLAYERS, ROLLER, ZONES
from sim.replay import digest
from tests.properties.chance import Chance


def play(game: Game, chance: Chance, choices: int) -> list[bytes]:
    """Play by chance; return the state after every choice."""
    states = []
    for _ in range(choices):
        if game.status != IN_PLAY:
            if game.status != HAND_ENDED:
                break
            game.next_hand()
        game.choose(*chance.pick(game))
        states.append(bytes(game.state))
    return states


def started_game(name: str, players: int, seed: int, game: Game | None = None) -> Game:
    """Return a game that was just started."""
    game = game or Game(10, 216)
    game.start(load(name), players, seed)
    return game


def test_core_9_another_seed_is_another_game():
    assert started_game("official", 4, 5).state != started_game("official", 4, 6).state


def test_core_9_an_earlier_match_leaves_nothing_in_the_state():
    fresh = started_game("official", 3, 5)
    used = started_game("classic", 10, 9)
    play(used, Chance(Random(3)), 500)
    assert started_game("official", 3, 5, used).state == fresh.state


def test_core_9_the_size_of_the_table_changes_no_card():
    large, small = started_game("official", 3, 5), started_game("official", 3, 5, Game(3, 108))
    for game in (large, small):
        play(game, Chance(Random(8)), 300)
    assert digest(large) == digest(small)
    assert large.state[:ROLLER] == small.state[:ROLLER]


def test_core_9_the_rolls_of_bots_change_no_card():
    quiet, rolled = started_game("official", 3, 5), started_game("official", 3, 5)
    for _ in range(7):
        rolled.roll()
    for game in (quiet, rolled):
        play(game, Chance(Random(8)), 300)
    rolled.state[ROLLER : ROLLER + 4] = quiet.state[ROLLER : ROLLER + 4]
    assert rolled.state == quiet.state


def test_core_9_asking_changes_nothing():
    game = started_game("official", 4, 3)
    chance = Chance(Random(6))
    for _ in range(200):
        before = bytes(game.state)
        for seat in range(4):
            chance.choices(game, seat)
        assert (game.status, game.asked, game.first_asked, only_choice(game.state)) is not None
        assert game.state == before
        play(game, chance, 1)


def test_core_1_the_first_dealer_is_every_seat_at_times():
    dealers = {started_game("official", 5, seed).state[DEALER] for seed in range(100)}
    assert dealers == set(range(5))


def test_core_1_a_named_dealer_deals_and_the_deal_moves_left():
    game = Game(10, 216)
    game.start(load("official"), 4, 1, dealer=3)
    assert game.state[DEALER] == 3
    play_hand(game)
    game.next_hand()
    assert game.state[DEALER] == 0
    assert game.state[PLAYERS] == 4


def play_hand(game: Game) -> None:
    chance = Chance(Random(1))
    chance.temper = 0
    while game.status == IN_PLAY:
        game.choose(*chance.pick(game))


def test_the_fixed_part_is_smaller_than_a_save_may_be():
    assert len(Game(10, 216).state) <= 4096 - 64  # one slot of the journal
    assert ZONES < 1024
