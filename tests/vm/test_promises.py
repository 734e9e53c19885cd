"""A small soak in a board's own Python: random hands, every choice checked.

What `python -m sim soak` checks at length on a computer, here on MicroPython as well: the
cards are the deck, somebody who is asked has a choice, a refused choice changes nothing,
a copy plays on alike.
"""

from tests.vm.shared.loading import load

load("engine.game", "engine.rulesets")


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
