"""Each board is as CircuitPython's own definition has it, and offers what it can do."""

import tomllib
from pathlib import Path
from types import SimpleNamespace

import pytest

from sim.board.models import MODELS
from tests.hal.facts import FACTS
from tests.hal.test_porting import ported  # noqa: F401  # the board of docs/porting.md

_MOST_ROWS = 12  # of settings

ROOT = Path(__file__).resolve().parents[2]
SETTINGS = tomllib.loads((ROOT / "tools/drive/files/settings.toml").read_text(encoding="utf-8"))


def facts_of(rig):
    return FACTS[rig.parts.model.board_id]


def compare(rig):
    facts, board = facts_of(rig), rig.board
    assert rig.parts.model.can_dim == board.can_dim == bool(facts.dimmer)
    assert board.can_sound == bool(facts.speaker and not facts.silent)
    board.tone(440, 10)
    assert rig.parts.speakers == ({facts.speaker} if board.can_sound else set())
    assert bool(rig.parts.tones) == board.can_sound
    assert board.lights == facts.lights


def test_every_board_has_its_facts():
    """A new board is given a row of tests/hal/facts.py, read in CircuitPython's definition."""
    assert set(FACTS) == {*MODELS, "pajenicko_picopad"}


def test_a_board_is_as_circuitpython_defines_it(real):
    compare(real)


def test_the_board_of_the_page_is_as_circuitpython_defines_it(ported):  # noqa: F811
    compare(ported)
    assert ported.parts.model.size == facts_of(ported).size


@pytest.mark.parametrize("name", MODELS)
def test_a_drive_has_the_sheets_of_its_boards_screen(name):
    """A monitor has the size that the drive's settings.toml asks for."""
    is_monitor = name == "adafruit_fruit_jam"
    asked = SETTINGS["CIRCUITPY_DISPLAY_WIDTH"] if is_monitor else 0
    height = {320: 240, 360: 200, 0: 0}[asked]  # picodvi/__init__.c
    assert MODELS[name].size == ((asked, height) if is_monitor else FACTS[name].size)


def test_brightness_is_set_where_it_can_be_and_ignored_elsewhere(real):
    real.board.brightness(30)
    assert real.board.display.brightness == (0.3 if facts_of(real).dimmer else 1.0)


def test_a_fixed_screen_refuses_as_the_real_one_does(rig_named):
    display = rig_named("ugame22").board.display
    with pytest.raises(RuntimeError, match="Brightness not adjustable"):
        display.brightness = 0.5


def test_a_monitor_with_too_many_pixels_is_explained(rig_named):
    """The drive's settings.toml was left out, or was not applied by a reset."""
    rig = rig_named("adafruit_fruit_jam")
    import supervisor

    supervisor.runtime.display = type("Monitor", (), {"width": 640, "height": 480})()
    with pytest.raises(RuntimeError, match="CIRCUITPY_DISPLAY_WIDTH = 320"):
        rig.open()


@pytest.mark.parametrize("start", [None, ("official", 1, 2, 7, None)])
def test_settings_that_a_board_cannot_do_are_no_rows(real, start):
    from tests.ui.reading import list_rows
    from ui.app import App
    from ui.keys import LOWER

    app = App(real.board, start=start)
    while app.wanted:
        app.open_next()
    while app.steps_left:
        app.go_on_beginning()
    app.step()
    app.go("settings")
    while app.shown != "settings":
        app.step()
    rows = set()
    for _ in range(_MOST_ROWS):  # all of the list passes by
        rows |= {row.partition(":")[0] for row in list_rows(SimpleNamespace(app=app)) if row}
        app.screen.wish(LOWER)
    facts = facts_of(real)
    assert {"Movement", "Back"} <= rows
    assert ("Sound" in rows) == bool(facts.speaker and not facts.silent)
    assert ("Brightness" in rows) == bool(facts.dimmer)
