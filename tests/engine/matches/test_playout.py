"""A game that is played out alone ends as at a table of random bots, byte for byte."""

import pytest

from engine.bots.random import decide
from engine.game import Game
from engine.playout import play_out
from engine.rulesets import NAMES, load
from engine.state.choices import MAX_CHOICES
from engine.table import Table

_SEEDS = 8
_MOST = 20_000  # choices of a hand


def _dealt(name: str, players: int, seed: int) -> Game:
    rules = load(name)
    game = Game(players, rules.deck_size(players))
    game.start(rules, players, seed)
    return game


@pytest.mark.parametrize("name", NAMES)
def test_a_hand_ends_as_at_a_table_of_random_bots(name: str) -> None:
    rules = load(name)
    fewest, most = rules.players
    for players in sorted({fewest, min(most, 4), rules.most()}):
        for seed in range(_SEEDS):
            table = Table(_dealt(name, players, seed))
            for player in range(players):
                table.bots[player] = decide
            alone = _dealt(name, players, seed)
            made = play_out(alone, [0] * MAX_CHOICES, _MOST)
            assert 0 < made < _MOST
            assert made == table.play_bots(_MOST)
            assert alone.state == table.game.state


def test_it_stops_after_as_many_choices_as_it_may_make() -> None:
    alone = _dealt("official", 4, 1)
    assert play_out(alone, [0] * MAX_CHOICES, 7) == 7
    assert alone.status == 0
