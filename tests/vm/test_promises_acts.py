"""A small soak of grand on MicroPython; see test_promises.py."""

from tests.vm.shared.loading import load_acts

load_acts()


def _soak(players):
    from tests.vm.shared.soak import soak

    soak("grand", players)


def test_core_7_core_8_grand_for_2():
    _soak(2)


def test_core_7_core_8_grand_for_4():
    _soak(4)


def test_core_7_core_8_grand_for_10():
    _soak(10)
