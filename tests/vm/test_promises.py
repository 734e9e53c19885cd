"""A small soak on MicroPython plays random hands and checks every choice.

As tests/properties does at length on a computer, it checks that the cards are the deck, that a
seat that is asked has a choice, that a refused choice changes nothing, and that a copy of the game
goes on in the same way.
"""

from tests.vm.shared.loading import load

load("engine.game", "engine.rulesets.rule_set")


def _soak(name, players):
    from tests.vm.shared.soak import soak

    soak(name, players)


def test_core_7_core_8_official_for_2():
    _soak("official", 2)


def test_core_7_core_8_official_for_5():
    _soak("official", 5)


def test_core_7_core_8_official_for_10():
    _soak("official", 10)


def test_core_7_core_8_classic_for_4():
    _soak("classic", 4)
