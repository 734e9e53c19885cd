"""What is asked, and of whom, follows from public bytes alone (CORE-10), for every window's row."""

import random

import pytest

from engine import prompt
from engine.state.layout import PLAYERS, PUBLIC
from engine.view import view_size
from tests.ui.words.joined import stage_reached, stages

_SIZE = 1400


def _published(view):
    """Return all that a prompt tells."""
    seats = range(10)
    return (
        prompt.row_of(view),
        prompt.flags_of(view),
        prompt.amount_of(view),
        prompt.is_for_table(view),
        prompt.lets_add(view),
        prompt.is_passed_over(view),
        prompt.only_choice(view),
        prompt.cause_of(view),
        [prompt.is_asked_with(view, seat, other) for seat in seats for other in seats],
    )


@pytest.mark.parametrize(("kind", "stage"), stages())
def test_core_10_no_hidden_card_changes_what_is_asked(kind, stage):
    view = bytearray(_SIZE)
    view[PLAYERS] = 10
    stage_reached(view, kind, stage)
    told = _published(view)
    chance = random.Random(kind)
    for _ in range(20):
        view[PUBLIC:] = chance.randbytes(_SIZE - PUBLIC)
        assert _published(view) == told


def test_a_view_is_no_longer_than_what_is_exchanged():
    from engine.game import Game

    assert view_size(Game(4, 108)) <= _SIZE
