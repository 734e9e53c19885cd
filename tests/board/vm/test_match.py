"""Whole matches, from shuffle to score, take nothing from the heap, bots included.

`tests/board/test_rules_on_vm.py` plays those of all rule sets so; these run from a drive, too.
"""

from tests.board.vm.shared.loading import load
from tests.board.vm.shared.measure import ON_VM, allocates, free_of_heap

load("engine.game", "engine.table", "engine.bots.plain", "engine.bots.random")
load("engine.rulesets.rule_set", "engine.parts")


def _play(name, players, bot):
    from tests.board.vm.shared.matches import MATCH_ENDED, Match, decide_of

    match = Match(name, players, decide_of(bot))
    assert free_of_heap(match.run) == MATCH_ENDED
    assert match.hands >= 4, match.hands
    assert match.choices > 100, match.choices


def test_official_4_plain():
    _play("official", 4, "plain")


def test_official_4_random():
    _play("official", 4, "random")


def test_a_bot_that_takes_from_the_heap_is_noticed():
    from engine.bots import random
    from tests.board.vm.shared.matches import Match

    def wasteful(view, choices, n, roll):
        return [random.decide(view, choices, n, roll)][0]

    assert allocates(Match("official", 2, wasteful).run) == ON_VM
