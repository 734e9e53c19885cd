"""The limit counts the turns of a hand (CORE-16), over more turns than a scenario would have."""

import pytest

from engine.game import Game
from engine.rulesets import load
from engine.state.choices import DRAW, OK, PASS
from engine.state.layout import PHASE, TURNS_LEFT
from engine.state.seats import word


@pytest.mark.parametrize("limit", [3, 258, 514])
def test_core_16_every_turn_counts_once(limit: int) -> None:
    game = Game(2, 108)
    game.start(load("official", {"limit": str(limit)}), 2, 4, 1)
    s = game.state
    left = [word(s, TURNS_LEFT)]
    for _ in range(3):
        seat = game.first_asked
        assert game.choose(seat, DRAW) == OK
        assert word(s, TURNS_LEFT) == left[-1]
        if not game.status and s[PHASE]:
            assert game.choose(seat, PASS) == OK
        left.append(word(s, TURNS_LEFT))
    assert left == [limit, limit - 1, limit - 2, limit - 3]
    assert bool(game.status) == (limit == 3)


@pytest.mark.parametrize("players", [2, 3, 10])
def test_core_16_the_limit_is_a_hundred_turns_for_each_seat_unless_set(players: int) -> None:
    game = Game(players, 108)
    game.start(load("official"), players, 9, 0)
    assert word(game.state, TURNS_LEFT) == 100 * players
