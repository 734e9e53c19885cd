"""A lamp of three pins turns a color on or off: it cannot dim (hal/lights.py)."""

import sys
from types import SimpleNamespace

import pytest


class Pin:
    """A digital output; value is what it is set to."""

    def __init__(self, name):
        self.value = None

    def switch_to_output(self, value):
        self.value = value


@pytest.mark.parametrize("lit", [0, 1])
def test_each_color_is_on_from_a_quarter_of_its_light(monkeypatch, lit):
    monkeypatch.setitem(sys.modules, "digitalio", SimpleNamespace(DigitalInOut=Pin))
    monkeypatch.delitem(sys.modules, "hal.lights", raising=False)
    from hal.lights import Lamp

    lamp = Lamp(("R", "G", "B"), lit)
    monkeypatch.delitem(sys.modules, "hal.lights")
    assert [pin.value == lit for pin in lamp.pins] == [False, False, False]
    for place, rgb in enumerate((0x400000, 0x004000, 0x000040)):
        lamp.set(0, rgb)
        assert [pin.value == lit for pin in lamp.pins] == [place == i for i in range(3)]
        lamp.set(0, rgb - (rgb >> 6))
        assert not any(pin.value == lit for pin in lamp.pins)
