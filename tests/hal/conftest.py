"""A rig for every board in hal/: the board opened on a desk, and the player's side of it.

A rig has `board`, what `hal.open_board()` returned; `press(name)` and `release(name)`,
which work a button as a finger would; `clock`, which only the test moves; `modules`, the
CircuitPython modules that the board met.
"""

import re
import sys
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from sim.board import keypad, shims
from sim.board.clock import ScriptClock, ticks_ms
from sim.board.desk import PAD, TWO, Desk
from sim.board.display import MemoryDisplay
from sim.board.headless import Headless
from sim.board.keyscript import Script

_FAKED = ("board", "keypad", "supervisor", "storage", "analogio", "digitalio")
_FAKED += ("neopixel_write", "audioio", "audiocore")

_STICK = {
    "LEFT": ("JOYSTICK_X", 0),
    "RIGHT": ("JOYSTICK_X", 65535),
    "UP": ("JOYSTICK_Y", 0),
    "DOWN": ("JOYSTICK_Y", 65535),
}


class SimulatorRig:
    """The desktop board: a press is the desk's own."""

    def __init__(self, buttons):
        self.clock = ScriptClock()
        self.modules = {}
        self.buttons = buttons
        viewer = Headless(Script(end_ms=1_000_000))
        desk = Desk(160, 128, clock=self.clock, viewer=viewer, buttons=buttons)
        shims.install(desk)
        self.press = desk.press
        self.release = desk.release

    def open(self):
        import hal

        self.board = hal.open_board()


class PyGamerRig:
    """CircuitPython's modules as a PyGamer has them, with the pins that it really has."""

    buttons = PAD
    _register = ("B", "A", "START", "SELECT")

    def __init__(self):
        self.clock = ScriptClock()
        self.stick = {"JOYSTICK_X": 32768, "JOYSTICK_Y": 32768}
        self.pixels = []
        self.sounds = []
        self.enabled = []
        self.is_read_only = False
        keypad.scanners.clear()
        self.modules = {name: ModuleType(name) for name in _FAKED}
        self.modules["keypad"] = keypad
        self._fill()

    def _fill(self):
        put = {name: vars(module).update for name, module in self.modules.items()}
        put["board"](pins("pygamer"), board_id="pygamer", DISPLAY=MemoryDisplay(160, 128))
        put["supervisor"](ticks_ms=lambda: ticks_ms(self.clock))
        put["storage"](getmount=lambda path: SimpleNamespace(readonly=self.is_read_only))
        put["analogio"](AnalogIn=self._analog)
        put["digitalio"](DigitalInOut=lambda pin: _Output(pin, self.enabled))
        put["neopixel_write"](neopixel_write=lambda pin, colors: self.pixels.append(bytes(colors)))
        put["audiocore"](RawSample=_Sample)
        put["audioio"](AudioOut=lambda pin: _Speaker(self.sounds))

    def _analog(self, pin):
        stick = self.stick

        class Reading:
            value = property(lambda self: stick[pin])

        return Reading()

    def open(self):
        import hal

        self.board = hal.open_board()

    def press(self, name):
        self._work(name, True)

    def release(self, name):
        self._work(name, False)

    def _work(self, name, is_pressed):
        if name in _STICK:
            axis, value = _STICK[name]
            self.stick[axis] = value if is_pressed else 32768
        else:
            keypad.scanners[0].press_key(self._register.index(name), is_pressed)


class _Output:
    def __init__(self, pin, record):
        self.__dict__.update(pin=pin, record=record)

    def switch_to_output(self, value=False):
        self.value = value

    def __setattr__(self, name, value):
        self.__dict__[name] = value
        if self.pin == "SPEAKER_ENABLE":
            self.record.append(value)


class _Sample:
    def __init__(self, samples, *, sample_rate):
        self.period = len(samples)
        self.sample_rate = sample_rate


class _Speaker:
    def __init__(self, sounds):
        self.sounds = sounds

    def play(self, sample, *, loop):
        self.sounds.append(sample.sample_rate / sample.period if loop else None)

    def stop(self):
        self.sounds.append(0)


def pins(board_name):
    """The names that a board's `board` module has, from CircuitPython's own definitions."""
    package = Path(find_spec("board_definitions").submodule_search_locations[0])
    text = (package / board_name / "__init__.pyi").read_text(encoding="utf-8")
    return {name: name for name in re.findall(r"^(\w+): microcontroller\.Pin", text, re.M)}


RIGS = {
    "simulator": lambda: SimulatorRig(PAD),
    "simulator, two buttons": lambda: SimulatorRig(TWO),
    "pygamer": PyGamerRig,
}


@pytest.fixture
def fresh_hal():
    """hal/ imported anew, and the modules of the desktop board put back afterwards."""
    before = dict(sys.modules)

    def forget():
        for name in [n for n in sys.modules if n == "hal" or n.startswith("hal.")]:
            del sys.modules[name]
        for name in _FAKED:
            sys.modules.pop(name, None)

    forget()
    yield
    forget()
    sys.modules.update({name: before[name] for name in before if name not in sys.modules})


@pytest.fixture(params=RIGS)
def rig(request, fresh_hal):
    """Every board in turn."""
    yield from _opened(RIGS[request.param])


@pytest.fixture
def pygamer(fresh_hal):
    """The PyGamer alone."""
    yield from _opened(PyGamerRig)


@pytest.fixture
def simulator(fresh_hal):
    """The desktop board alone."""
    yield from _opened(RIGS["simulator"])


def _opened(make):
    import displayio

    displayio.release_displays()
    made = make()
    sys.modules.update(made.modules)
    made.open()
    yield made
    displayio.release_displays()


@pytest.fixture
def rig_names():
    """The modules of hal/ that the rigs stand for."""
    return {name.partition(",")[0] for name in RIGS}
