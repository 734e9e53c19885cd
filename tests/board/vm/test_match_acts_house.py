"""Whole matches where cards act and house rules are played take nothing from the heap."""

from engine.state.options import (
    BLANKS,
    CUSTOM_CARDS,
    DECK,
    DICE,
    DRAW_WAY,
    EXACT_HITS,
    EXTRA_CARD,
    NO_DRAWING,
    SORRY,
    STACK,
    SURRENDER_AT,
)
from tests.board.vm.shared.loading import load, load_rules

_DECK_OF_112 = 1
_SHUFFLE = 2
_SEVEN, _SKIP, _DARE = 8, 11, 16  # values of a blank

load("engine.rulesets.decks")
load("engine.rules.custom", "engine.rules.swaps", "engine.rules.exact_hits", "engine.rules.leave")
load("engine.rules.surrender", "engine.rules.sorry", "engine.rules.dice")
load_rules("grand", "random")


def _play(players, options):
    from tests.board.vm.shared.matches import play_with

    play_with("grand", players, options)


def test_extra_and_customizable_cards():
    _play(4, {DECK: _DECK_OF_112, CUSTOM_CARDS: 3, EXTRA_CARD: _SHUFFLE, SORRY: 1})


def test_blanks():
    _play(3, {BLANKS: _SEVEN, BLANKS + 1: _SKIP, BLANKS + 2: _DARE, EXACT_HITS: 1})


def test_dice():
    _play(3, {DECK: DICE, STACK: 0, EXACT_HITS: 1})


def test_leaving_and_giving_up():
    _play(4, {DRAW_WAY: NO_DRAWING, SURRENDER_AT: 1, EXACT_HITS: 1})
