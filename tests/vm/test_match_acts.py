"""The deepest gifts of grand take nothing from the heap; `tests/test_rules_on_vm.py` plays it."""

from tests.vm.shared.loading import load_acts
from tests.vm.shared.measure import free_of_heap

load_acts("plain")


def test_grand_from_the_deepest_gifts_on():
    from tests.vm.shared.deep import Deepest

    assert free_of_heap(Deepest().play_on) < 13
