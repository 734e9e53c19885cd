"""Any choice of grand takes nothing from the heap, in the deepest gifts too."""

from tests.board.vm.shared.loading import load_rules
from tests.board.vm.shared.measure import free_of_heap

load_rules("grand")


def test_grand_for_2():
    from tests.board.vm.shared.soak import soak

    soak("grand", 2)


def test_grand_for_10():
    from tests.board.vm.shared.soak import soak

    soak("grand", 10)


def test_grand_from_the_deepest_gifts_on():
    from tests.board.vm.shared.deep import Deepest

    assert free_of_heap(Deepest().play_on) < 13
