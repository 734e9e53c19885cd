"""Bots do not give a smaller hand away than they get (SEV-1, DIR-1)."""

import pytest

from engine.bots import hard, plain
from engine.game import Game
from engine.rulesets import load
from engine.state.cards import FACE
from engine.state.choices import JUMP, PLAY, VERB_MASK, card_of
from engine.state.layout import COUNTS, DIRECTION, PLAYERS, VIEW_SEAT
from engine.table import Table

HANDS = 40

both = pytest.mark.parametrize("decide", [plain.decide, hard.decide], ids=["normal", "hard"])
tables = pytest.mark.parametrize("players", [2, 3, 4])


def others_when_laying(face, decide, players, options=None):
    """Return for each card of a face that bots lay what they keep, and what the others hold.

    The others come in the order in which hands move on, so the last one's comes to the bot.
    """
    laid = []

    def watched(view, choices, n, roll):
        choice = decide(view, choices, n, roll)
        if choice & VERB_MASK in (PLAY, JUMP) and FACE[card_of(choice) & 127] == face:
            step = -1 if view[DIRECTION] else 1
            seats = [(view[VIEW_SEAT] + step * i) % view[PLAYERS] for i in range(view[PLAYERS])]
            mine, *others = (view[COUNTS + seat] for seat in seats)
            if mine > 1:  # a last card does nothing
                laid.append((mine - 1, others))
        return choice

    rules = load("seven-zero", options or {})
    table = Table(Game(players, 112))
    table.bots[:players] = [watched] * players
    for seed in range(HANDS):
        table.game.start(rules, players, seed)
        table.play_bots(40_000)
    assert len(laid) > HANDS / 5
    return laid


@both
@tables
def test_sev_1_a_seven_does_not_give_the_smallest_hand_away(decide, players):
    """36 Sevens of 40 hands did."""
    laid = others_when_laying(7, decide, players)
    assert all(min(others) <= left for left, others in laid)


@both
@tables
def test_sev_1_a_zero_does_not_bring_a_larger_hand(decide, players):
    laid = others_when_laying(0, decide, players)
    assert all(others[-1] <= left for left, others in laid)


@both
def test_dir_1_a_zero_that_swaps_and_passes_does_not_bring_a_larger_hand(decide):
    laid = others_when_laying(0, decide, 3, {"zero": "swap+pass"})
    assert all(others[-1] <= left for left, others in laid)


@both
def test_cus_1_nor_does_a_swap_of_hands_that_is_a_wild(decide):
    laid = others_when_laying(18, decide, 3, {"extra": "swap", "deck": "112"})
    assert all(min(others) <= left for left, others in laid)
