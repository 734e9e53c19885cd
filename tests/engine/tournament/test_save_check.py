"""A tournament that cannot be is refused before it is resumed."""

import pytest

from engine.tournament.layout import (
    ENTRANT_FLAGS,
    PAIR_SIZE,
    ROUND_WON,
    T_ENTRANTS,
    T_FORMAT,
    TOTAL_POINTS,
    TOTAL_ROCKS,
    TOTAL_UNOS,
    TOTAL_WON,
    pair_record,
    pairs_in,
    record,
)
from engine.tournament.save_check import is_tournament_sound
from tests.engine.tournament.played import FORMATS


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


def test_points_of_partners_that_make_no_total_are_refused() -> None:
    form = FORMATS["rotation of 4"]
    t = form.new_tournament(1)
    assert len(t) - pair_record(t, 0, 1) == PAIR_SIZE * pairs_in(t[T_FORMAT], t[T_ENTRANTS]) == 18
    t[pair_record(t, 2, 3)] = 40
    assert not is_tournament_sound(t, form.load_rules())
    for entrant in (2, 3):
        t[record(t, entrant) + TOTAL_POINTS] = 40
    assert is_tournament_sound(t, form.load_rules())
