"""A sheet that no match over several tables can have is refused before it is resumed."""

import pytest

from engine.evenings.sheet import FLAGS, HANDS_WON, ROCKS, TOTAL, UNOS, WON, record
from engine.resume.evening import is_evening_sound
from sim.soak.rounds import FORMATS


@pytest.mark.parametrize("name", FORMATS)
def test_every_new_sheet_can_be_resumed(name: str) -> None:
    form = FORMATS[name]
    assert is_evening_sound(form.new_sheet(1), form.load_rules())


@pytest.mark.parametrize("field", [TOTAL + 2, WON, UNOS, ROCKS, HANDS_WON, FLAGS])
def test_more_points_than_the_rounds_have_brought_are_refused(field: int) -> None:
    form = next(iter(FORMATS.values()))
    sheet = form.new_sheet(1)
    sheet[record(sheet, 2) + field] = 255
    assert not is_evening_sound(sheet, form.load_rules())
