"""This module fakes the parts of a real board that the desktop lacks.

`Parts(model)` makes every module that the board's definition lists and hal/ may import,
and records what was done to them. A module that the board lacks is `None`, so that
importing it fails as on the board. `work(button, is_pressed)` presses or releases a button.
"""

from collections.abc import Callable
from types import ModuleType, SimpleNamespace
from typing import Any

from sim.board import keypad
from sim.board.models import Definition, Model, definition

_REST = 32768
_BATTERY = 40000
PERCENT = 81  # the reading of the gauge chip


class Parts:
    """pixels: what was sent to NeoPixels. tones: pitches as they began, 0 as they ended.
    levels: what was last written to each output pin. speakers: the pins that were opened for tones.
    """

    def __init__(self, model: Model) -> None:
        self.model = model
        self.definition = definition(model)
        self.pixels: list[bytes] = []
        self.tones: list[float] = []
        self.speakers: set[str] = set()
        self.levels: dict[str, bool] = {}
        self.analog: dict[str, int] = {}
        self.modules = self._make_modules(self.definition)

    def pin_names(self) -> dict[str, Any]:
        """Return what its module `board` contains, apart from the display."""
        names: dict[str, Any] = {pin: pin for pin in self.definition.pins}
        names["board_id"] = self.model.board_id
        if self.definition.has_i2c:
            names["I2C"] = _Gauge
        return names

    def work(self, button: str, is_pressed: bool) -> None:
        """Press or release a logical button."""
        pin, _, how = self.model.wires[button].partition(" ")
        if pin == "key":
            keypad.work_key(int(how), is_pressed)
        elif how.isdigit():
            self.analog[pin] = int(how) if is_pressed else _REST
        else:
            keypad.work(pin, is_pressed == (how == "high"))

    def _make_modules(self, found: Definition) -> dict[str, ModuleType | None]:
        contents: dict[str, dict[str, Callable[..., Any]]] = {
            "analogio": {"AnalogIn": self._analog_in},
            "digitalio": {"DigitalInOut": lambda pin: _Output(self, pin)},
            "neopixel_write": {"neopixel_write": self._write_pixels},
            "audiocore": {"RawSample": _Sample},
            "audioio": {"AudioOut": lambda pin: _Dac(self._heard(pin))},
            "pwmio": {"PWMOut": lambda pin, **named: _Pulses(self._heard(pin), named)},
        }
        modules: dict[str, ModuleType | None] = {}
        for name, names in contents.items():
            module = ModuleType(name, f"`{name}` as {self.model.board_id} has it.")
            vars(module).update(names)
            modules[name] = module if name in found.modules else None
        return modules

    def _heard(self, pin: str) -> list[float]:
        """Return the tones, to which a part on this pin adds its own."""
        self.speakers.add(pin)
        return self.tones

    def _analog_in(self, pin: str) -> Any:
        analog = self.analog
        at_rest = _REST if "JOYSTICK" in pin else _BATTERY

        class Reading:
            value = property(lambda self: analog.get(pin, at_rest))

        return Reading()

    def _write_pixels(self, pin: Any, colors: bytearray) -> None:
        if not pin.is_output:
            raise ValueError("pin is not an output")
        self.pixels.append(bytes(colors))


class _Output:
    def __init__(self, parts: Parts, pin: str) -> None:
        self._parts = parts
        self._pin = pin
        self.is_output = False

    def switch_to_output(self, value: bool = False) -> None:
        self.is_output = True
        self.value = value

    @property
    def value(self) -> bool:
        return self._parts.levels[self._pin]

    @value.setter
    def value(self, value: bool) -> None:
        if not self.is_output:
            raise AttributeError("Cannot set value when direction is input.")
        self._parts.levels[self._pin] = bool(value)


class _Sample:
    def __init__(self, samples: Any, *, sample_rate: int) -> None:
        self.period = len(samples)
        self.sample_rate = sample_rate


class _Dac:
    def __init__(self, tones: list[float]) -> None:
        self._tones = tones

    def play(self, sample: _Sample, *, loop: bool = False) -> None:
        if not loop:
            raise ValueError("a tone needs a loop: set loop=True")
        self._tones.append(sample.sample_rate / sample.period)

    def stop(self) -> None:
        self._tones.append(0)


class _Pulses:
    def __init__(self, tones: list[float], named: dict[str, Any]) -> None:
        self.__dict__.update(_tones=tones, **named)

    def __setattr__(self, name: str, value: int) -> None:
        if name == "frequency" and not self.__dict__["variable_frequency"]:
            raise AttributeError("the frequency is fixed")
        before = self.__dict__["duty_cycle"]
        self.__dict__[name] = value
        if name == "duty_cycle" and (value or before):
            self.__dict__["_tones"].append(self.__dict__["frequency"] if value else 0)


class _Gauge:
    """The I2C bus with a MAX17048 on it; `is_there` unplugs the chip."""

    is_there = True

    def __init__(self) -> None:
        self._is_locked = False

    def try_lock(self) -> bool:
        if self._is_locked:
            return False
        self._is_locked = True
        return True

    def unlock(self) -> None:
        self._is_locked = False

    def writeto_then_readfrom(self, address: int, out: bytes, into: bytearray) -> None:
        if not self._is_locked:
            raise RuntimeError("Function requires lock")
        if not self.is_there or address != 0x36 or out != b"\x04":
            raise OSError(19, "No such device")
        into[0] = PERCENT


def mount(model: Model, is_read_only: bool) -> Callable[[str], Any]:
    """Its `storage.getmount`."""

    def getmount(path: str) -> Any:
        if path not in model.mounts:
            raise OSError(19, "No such device")
        return SimpleNamespace(readonly=is_read_only, label="")

    return getmount
