"""Whole matches with the easy and the hard bots take nothing from the heap."""

from tests.vm.shared.loading import load

load("engine.game", "engine.table", "engine.bots.easy", "engine.bots.hard")
load("engine.rulesets.rule_set")


def _play(players, bot):
    from tests.vm.shared.matches import play_free_of_heap

    assert play_free_of_heap("official", players, bot, 20)


def test_official_2_easy():
    _play(2, "easy")


def test_official_4_easy():
    _play(4, "easy")


def test_official_2_hard():
    _play(2, "hard")


def test_official_4_hard():
    _play(4, "hard")


def test_official_10_hard():
    _play(10, "hard")
