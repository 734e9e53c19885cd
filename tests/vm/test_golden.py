"""CORE-9: the same seed and choices give the same game, card by card, on every machine.

The numbers were written down once, by CPython; both interpreters must come to them. They
change when the generator, the deal, a bot or the rules change, and then on purpose:
`python -m sim vm --with tests/vm tests/vm/runner.py test_golden` tells the new ones.
"""

from tests.vm.loading import load

load("engine.game", "engine.table", "engine.bots.plain", "engine.bots.random")
load("engine.rulesets.official", "engine.rulesets.classic")


def _mix(value, number):
    """Stir a number (0 to 2**27 - 1) into a value; both stay small ints on a board."""
    return (value * 211 + number % 999983) % 999983


def _mix_hands(game, value, counts, top):
    """Stir in every card of every hand, where it lies, and the top card."""
    s = game.state
    for seat in range(game.seats):
        for i in range(s[counts + seat]):
            value = _mix(value, s[game.hands[seat] + i])
        value = _mix(value, seat + 300)
    return _mix(value, s[top])


def _play(name, players, bot):
    """Play a match, stirring in all hands after every choice."""
    from engine.layout import COUNTS, HAND_ENDED, TOP_CARD
    from tests.vm.matches import Match, plain, random

    match = Match(name, players, plain.decide if bot == "plain" else random.decide)
    table = match.table
    game = table.game
    game.start(match.rules, players, 20030)
    value = 1
    while True:
        while table.bot_step():
            value = _mix_hands(game, value, COUNTS, TOP_CARD)
        value = _mix_hands(game, value, COUNTS, TOP_CARD)
        if game.status != HAND_ENDED:
            return value
        game.next_hand()


def _check(name, players, bot, golden):
    found = _play(name, players, bot)
    assert found == golden, found


def test_core_9_official_2_plain():
    _check("official", 2, "plain", 27392)


def test_core_9_official_4_random():
    _check("official", 4, "random", 913498)


def test_core_9_official_10_plain():
    _check("official", 10, "plain", 499861)


def test_core_9_classic_2_random():
    _check("classic", 2, "random", 180368)


def test_core_9_classic_4_plain():
    _check("classic", 4, "plain", 609310)


def test_core_9_classic_10_random():
    _check("classic", 10, "random", 628384)


def test_core_9_a_shuffle_is_the_same_on_every_machine():
    from engine.generator import seed_all, shuffle
    from engine.layout import ZONES

    value = 1
    for seed in (0, 1, 2, 65535, 65536, 2**30 - 1):
        state = bytearray(ZONES + 216)
        for i in range(216):
            state[ZONES + i] = i
        seed_all(state, seed)
        for _ in range(5):
            shuffle(state, ZONES, 216, 0)
            for i in range(216):
                value = _mix(value, state[ZONES + i])
    assert value == 912079, value


def test_core_9_the_bots_roll_the_same_on_every_machine():
    from engine.game import Game
    from engine.generator import seed_all

    game = Game(2, 16)
    seed_all(game.state, 7)
    value = 1
    for _ in range(1000):
        value = _mix(value, game.roll())
    assert value == 728677, value
