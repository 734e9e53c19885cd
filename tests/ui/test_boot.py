"""boot.py gives the drive to the game unless A is held; code.py reports what is missing."""

import runpy
import sys
import time
from types import ModuleType, SimpleNamespace

import pytest

from tests.conftest import ROOT

_pins = SimpleNamespace(levels={}, clocked=0)


class _Pin:
    """Stands for digitalio.DigitalInOut, with levels set by a finger or a shift register."""

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
_FEATHER = "adafruit_feather_esp32s3_reverse_tft"


@pytest.mark.parametrize(
    ("board_id", "pins", "levels", "is_remounted"),
    (
        ("clue_nrf52840_express", {"BUTTON_A": "A"}, {"A": True}, True),
        ("clue_nrf52840_express", {"BUTTON_A": "A"}, {"A": False}, False),
        ("pimoroni_picosystem", {"SW_A": "A", "SW_B": "B"}, {"A": False}, False),
        # B opens the self-check, which writes to the drive.
        ("pimoroni_picosystem", {"SW_A": "A", "SW_B": "B"}, {"A": True, "B": False}, True),
        # Where BUTTON_A is not button A.
        ("hack_club_sprig", {"BUTTON_L": "L", "BUTTON_A": "A"}, {"L": True, "A": False}, True),
        ("hack_club_sprig", {"BUTTON_L": "L", "BUTTON_A": "A"}, {"L": False}, False),
        ("ugame22", {"BUTTON_O": "O"}, {"O": False}, False),
        (_FEATHER, {"D0": "0", "D1": "1"}, {"1": False, "0": False}, True),
        (_FEATHER, {"D0": "0", "D1": "1"}, {"1": True}, False),
        ("pygamer", _REGISTER, {"OUT": [False] * 5}, True),
        ("pygamer", _REGISTER, {"OUT": [False, True, False, False, False]}, False),
        ("pygamer", _REGISTER, {"OUT": [True, False, True, False, False]}, True),
        ("wildhand_simulator", {}, {}, False),
    ),
)
def test_a_held_leaves_the_drive_to_the_computer(
    monkeypatch, capsys, board_id, pins, levels, is_remounted
):
    remounts = []
    modules = {name: ModuleType(name) for name in ("board", "storage", "digitalio")}
    vars(modules["board"]).update(pins, board_id=board_id)
    modules["storage"].remount = lambda path, readonly: remounts.append((path, readonly))
    modules["digitalio"].DigitalInOut = _Pin
    modules["digitalio"].Pull = SimpleNamespace(UP=1, DOWN=2)
    for name, module in modules.items():
        monkeypatch.setitem(sys.modules, name, module)
    _pins.levels, _pins.clocked = levels, 0
    runpy.run_path(str(ROOT / "boot.py"))
    assert remounts == ([("/", False)] if is_remounted else [])
    assert capsys.readouterr().out == ""


def test_on_a_computer_boot_py_does_nothing(monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "board", None)
    runpy.run_path(str(ROOT / "boot.py"))
    assert capsys.readouterr().out == ""


def test_code_says_what_is_missing(open_app, monkeypatch, capsys):
    open_app()  # the desktop board is in place
    monkeypatch.setitem(sys.modules, "bitmaptools", None)
    for name in [name for name in sys.modules if name == "ui" or name.startswith("ui.")]:
        monkeypatch.delitem(sys.modules, name)
    runpy.run_path(str(ROOT / "code.py"))
    output = capsys.readouterr().out
    assert output.startswith("Wildhand cannot start: ")
    assert "bitmaptools" in output
    assert output.count("\n") == 1


class _Circuit:
    """Stands for `sys` on a board with an old CircuitPython."""

    implementation = SimpleNamespace(name="circuitpython", version=(9, 2, 1))


def _sleep_once(monkeypatch):
    """Make the first sleep end the program; return the list of seconds that it asked for."""
    slept = []

    def sleep(seconds):
        slept.append(seconds)
        raise SystemExit

    monkeypatch.setattr(time, "sleep", sleep)
    return slept


def test_an_old_circuitpython_is_reported(open_app, monkeypatch, capsys):
    open_app()
    monkeypatch.setattr(sys, "implementation", _Circuit.implementation)
    monkeypatch.setitem(sys.modules, "hal.notice", None)
    _sleep_once(monkeypatch)
    with pytest.raises(SystemExit):
        runpy.run_path(str(ROOT / "code.py"))
    assert capsys.readouterr().out == (
        "Wildhand cannot start: its files are for CircuitPython 10.2 (tried: 10.2.1), and this"
        " board has 9.2.1. Install 10.2.1, or copy a Wildhand for 9.2.1.\n"
    )


def test_an_error_at_the_start_is_shown_on_the_screen_and_stays(open_app, monkeypatch):
    """Only a reset ends it, because a board shows its own prompt when code.py ends."""
    open_app()
    shown = []
    slept = _sleep_once(monkeypatch)
    monkeypatch.setattr(sys, "implementation", _Circuit.implementation)
    notice = ModuleType("hal.notice")
    notice.show = lambda title, words: shown.append((title, words)) or True
    monkeypatch.setitem(sys.modules, "hal.notice", notice)
    with pytest.raises(SystemExit):
        runpy.run_path(str(ROOT / "code.py"))
    assert slept == [1]
    assert "for CircuitPython 10.2" in shown[0][1]


def test_nothing_but_the_switch_ends_the_game(open_app, monkeypatch):
    player = open_app()
    import supervisor

    player.desk._frames = player.desk.frame + 5
    named = []
    monkeypatch.setattr(
        supervisor, "set_next_code_file", lambda name, **how: named.append((name, how))
    )
    with pytest.raises(SystemExit):
        runpy.run_path(str(ROOT / "code.py"))
    assert named == [("code.py", {"reload_on_error": True})]
    assert supervisor.runtime.autoreload is False
