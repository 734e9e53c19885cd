"""CORE-9: the same seed and choices give the same game, card by card, on every machine.

Both interpreters must compute the numbers in this file. They change only when the generator, the
deal, a bot or the rules are changed on purpose; `pytest tests/board/test_engine_on_vm.py -k golden`
then prints the new ones.
"""

from tests.board.vm.shared.loading import load

load("engine.game", "engine.table", "engine.bots.plain", "engine.bots.random")
load("engine.rulesets.rule_set", "engine.parts")


def _check(name, players, bot, golden):
    from tests.board.vm.shared.golden import check

    check(name, players, bot, golden)


def test_core_9_official_2_plain():
    _check("official", 2, "plain", 8713)


def test_core_9_official_4_random():
    _check("official", 4, "random", 348046)


def test_core_9_official_10_plain():
    _check("official", 10, "plain", 814595)


def test_core_9_a_shuffle_is_the_same_on_every_machine():
    from engine.state.generator import shuffle
    from engine.state.layout import ZONES
    from engine.state.seeds import seed_all
    from tests.board.vm.shared.golden import mix

    value = 1
    for seed in (0, 1, 2, 65535, 65536, 2**30 - 1):
        state = bytearray(ZONES + 216)
        for i in range(216):
            state[ZONES + i] = i
        seed_all(state, seed)
        for _ in range(5):
            shuffle(state, ZONES, 216, 0)
            for i in range(216):
                value = mix(value, state[ZONES + i])
    assert value == 912079, value


def test_core_9_the_bots_roll_the_same_on_every_machine():
    from engine.game import Game
    from engine.state.seeds import seed_all
    from tests.board.vm.shared.golden import mix

    game = Game(2, 16)
    seed_all(game.state, 7)
    value = 1
    for _ in range(1000):
        value = mix(value, game.roll())
    assert value == 728677, value
