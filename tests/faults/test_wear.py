"""The journal's slots spread the wear over the flash."""

import pytest

from sim.faults.drive import MODELS
from sim.faults.drivers import Scratch
from sim.faults.savers import JournaledInTheApp
from sim.faults.wear import erases


def test_saves_are_spread_over_the_slots() -> None:
    for model in MODELS:
        if model.driver is not Scratch:
            # In one slot it would be 1,000 erases; the first save of ten into an erased slot of
            # sixteen may need none.
            assert 1000 / 16 * 0.9 <= erases(model) < 400


def test_fewer_slots_wear_more(monkeypatch: pytest.MonkeyPatch) -> None:
    many = erases(MODELS[0])
    monkeypatch.setattr(JournaledInTheApp, "table", ((4, 8), (8, 1), (4, 2)))
    assert erases(MODELS[0]) == pytest.approx(2 * many)
