"""Whole matches of every format at one table take nothing from the heap, from hand to hand."""

from engine.state.options import (
    AT_TARGET,
    MATCH_HANDS,
    PARTNERS,
    RESHUFFLE,
    SCORING,
    START,
    TABLES,
)
from tests.vm.shared.loading import load
from tests.vm.shared.measure import free_of_heap

load("engine.game", "engine.table", "engine.bots.plain", "engine.bots.random")
load("engine.turn.turn", "engine.match.first_card", "engine.rulesets.rule_set")
load("engine.match.partners", "engine.match.ending")
load("engine.match.unshuffled", "engine.match.trail")


def _play(players, hands, options):
    """Play two matches by official rules with some options, one with each bot."""
    from engine.parts import load_rules
    from engine.state.layout import OPTIONS
    from tests.vm.shared.matches import MATCH_ENDED, Match, decide_of

    match = Match("official", players, decide_of("plain"))
    flat = bytearray(match.rules.flat)
    for place in options:
        flat[place - OPTIONS] = options[place]
    match.rules.flat = bytes(flat)
    load_rules(match.rules)
    assert free_of_heap(match.run) == MATCH_ENDED
    assert match.hands >= hands, match.hands
    for seat in range(players):
        match.table.bots[seat] = decide_of("random")
    assert free_of_heap(match.run) == MATCH_ENDED


def test_partners():
    _play(4, 2, {PARTNERS: 1})


def test_partners_with_low_points_and_a_target_to_sit_out_at():
    _play(4, 2, {PARTNERS: 1, SCORING: 1, AT_TARGET: 1})


def test_challenge_of_two():
    _play(2, 4, {SCORING: 1, AT_TARGET: 1})


def test_challenge_of_ten():
    _play(10, 10, {SCORING: 1, AT_TARGET: 1})


def test_averages_of_five_hands():
    _play(4, 5, {SCORING: 4, MATCH_HANDS: 5})


def test_no_shuffle_between_hands():
    _play(3, 4, {RESHUFFLE: 1})


def test_hands_that_start_on_the_last_discard_and_cover_tables():
    _play(2, 2, {TABLES: 4, START: 1})
