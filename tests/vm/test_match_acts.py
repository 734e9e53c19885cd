"""Whole matches of grand, interrupts in interrupts and bots too, take nothing from the heap."""

from tests.vm.shared.loading import load_acts
from tests.vm.shared.measure import free_of_heap

load_acts("plain", "random")


def _play(players, bot):
    from tests.vm.shared.matches import MATCH_ENDED, Match, decide_of

    match = Match("grand", players, decide_of(bot))
    assert free_of_heap(match.run) == MATCH_ENDED
    assert match.hands >= 2, match.hands  # of two matches
    assert match.choices > 200, match.choices


def test_grand_2_plain():
    _play(2, "plain")


def test_grand_4_plain():
    _play(4, "plain")


def test_grand_10_plain():
    _play(10, "plain")


def test_grand_2_random():
    _play(2, "random")


def test_grand_4_random():
    _play(4, "random")


def test_grand_10_random():
    _play(10, "random")


def test_grand_from_the_deepest_gifts_on():
    from tests.vm.shared.deep import Deepest

    assert free_of_heap(Deepest().play_on) < 13
