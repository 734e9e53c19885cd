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
from tests.board.vm.shared.loading import load

load("engine.game", "engine.table", "engine.bots.plain", "engine.bots.random")
load("engine.turn.turn", "engine.match.first_card", "engine.rulesets.rule_set")
load("engine.match.partners", "engine.match.ending")
load("engine.match.unshuffled", "engine.match.trail", "engine.rulesets.decks")


def _play(players, hands, options):
    from tests.board.vm.shared.matches import play_with

    play_with("official", players, options, hands)


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
