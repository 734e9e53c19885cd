"""CORE-9 where cards act on two piles: the same game, card by card, on every machine.

See test_golden.py for the numbers.
"""

from tests.vm.shared.loading import load_acts

load_acts("plain", "random")


def _check(players, bot, golden):
    from tests.vm.shared.golden import check

    check("grand", players, bot, golden, 3)


def test_core_9_grand_2_plain():
    _check(2, "plain", 778320)


def test_core_9_grand_2_random():
    _check(2, "random", 581787)


def test_core_9_grand_4_plain():
    _check(4, "plain", 248993)


def test_core_9_grand_4_random():
    _check(4, "random", 472148)


def test_core_9_grand_10_plain():
    _check(10, "plain", 325300)


def test_core_9_grand_10_random():
    _check(10, "random", 163467)
