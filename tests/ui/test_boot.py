"""boot.py gives the drive to the game unless a button is held, and prints nothing; code.py
says in one line what is missing."""

import runpy
import sys
from types import ModuleType, SimpleNamespace

import pytest

from tests.conftest import ROOT

_pins = SimpleNamespace(levels={}, clocked=0)


class _Pin:
    """digitalio.DigitalInOut, with the levels that a finger or a shift register gives."""

    def __init__(self, name):
        self._name = name

    def __enter__(self):
        return self

    def __exit__(self, *_error):
        return False

    def switch_to_input(self, pull=None):
        pass

    def switch_to_output(self, value=False):
        pass

    @property
    def value(self):
        level = _pins.levels.get(self._name, True)
        return level[_pins.clocked] if isinstance(level, list) else level

    @value.setter
    def value(self, level):
        if self._name == "CLOCK" and level:
            _pins.clocked += 1


_REGISTER = {"BUTTON_LATCH": "LATCH", "BUTTON_CLOCK": "CLOCK", "BUTTON_OUT": "OUT"}


@pytest.mark.parametrize(
    ("board_id", "pins", "levels", "is_remounted"),
    (
        ("clue_nrf52840_express", {"BUTTON_A": "A"}, {"A": True}, True),
        ("clue_nrf52840_express", {"BUTTON_A": "A"}, {"A": False}, False),
        ("pimoroni_picosystem", {"SW_A": "A", "SW_B": "B"}, {"A": True, "B": False}, False),
        ("pygamer", _REGISTER, {"OUT": [False] * 5}, True),
        ("pygamer", _REGISTER, {"OUT": [False, False, True, False, False]}, False),
        ("wildhand_simulator", {}, {}, False),
    ),
)
def test_a_held_button_leaves_the_drive_to_the_computer(
    monkeypatch, capsys, board_id, pins, levels, is_remounted
):
    remounts = []
    modules = {name: ModuleType(name) for name in ("board", "storage", "digitalio")}
    vars(modules["board"]).update(pins, board_id=board_id)
    modules["storage"].remount = lambda path, readonly: remounts.append((path, readonly))
    modules["digitalio"].DigitalInOut = _Pin
    modules["digitalio"].Pull = SimpleNamespace(UP=1)
    for name, module in modules.items():
        monkeypatch.setitem(sys.modules, name, module)
    _pins.levels, _pins.clocked = levels, 0
    runpy.run_path(str(ROOT / "boot.py"))
    assert remounts == ([("/", False)] if is_remounted else [])
    assert capsys.readouterr().out == ""


def test_a_computer_has_no_drive_to_give(monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "board", None)
    runpy.run_path(str(ROOT / "boot.py"))
    assert capsys.readouterr().out == ""


def test_code_says_what_is_missing(open_app, monkeypatch, capsys):
    open_app()  # the desktop board is in place
    monkeypatch.setitem(sys.modules, "adafruit_display_text.label", None)
    for name in [name for name in sys.modules if name == "ui" or name.startswith("ui.")]:
        monkeypatch.delitem(sys.modules, name)
    runpy.run_path(str(ROOT / "code.py"))
    told = capsys.readouterr().out
    assert told.startswith("Wildhand cannot start: ")
    assert "adafruit_display_text" in told
    assert told.count("\n") == 1
