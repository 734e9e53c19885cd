"""A tournament that cannot be is refused before it is resumed."""

import pytest

from engine.tournament.layout import (
    ENTRANT_FLAGS,
    ROUND_WON,
    TOTAL_POINTS,
    TOTAL_ROCKS,
    TOTAL_UNOS,
    TOTAL_WON,
    record,
)
from engine.tournament.save_check import is_tournament_sound
from sim.soak.tournaments import FORMATS


@pytest.mark.parametrize("name", FORMATS)
def test_every_new_tournament_can_be_resumed(name: str) -> None:
    form = FORMATS[name]
    assert is_tournament_sound(form.new_tournament(1), form.load_rules())


@pytest.mark.parametrize(
    "field", [TOTAL_POINTS + 2, TOTAL_WON, TOTAL_UNOS, TOTAL_ROCKS, ROUND_WON, ENTRANT_FLAGS]
)
def test_more_points_than_the_rounds_have_brought_are_refused(field: int) -> None:
    form = next(iter(FORMATS.values()))
    t = form.new_tournament(1)
    t[record(t, 2) + field] = 255
    assert not is_tournament_sound(t, form.load_rules())
