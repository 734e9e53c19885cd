"""Any choice takes nothing from the heap, whether it is allowed or refused (CORE-8).

The bots of the other files make some choices only. tests/properties/test_machines.py compares
every state that any choices lead to with those on a computer.
"""

from tests.board.vm.shared.loading import load

load("engine.game", "engine.rulesets.rule_set")


def _soak(name, players):
    from tests.board.vm.shared.soak import soak

    soak(name, players)


def test_official_for_2():
    _soak("official", 2)


def test_official_for_10():
    _soak("official", 10)


def test_classic_for_4():
    _soak("classic", 4)
