"""These fixtures provide a rig for each board: the opened board, and what a player does with it.

A rig has `board`, the result of `hal.opening.open_board()`; `press(name)` and `release(name)`,
which work a button as a finger does; `buttons`, their names; `clock`, which only the test moves;
and `parts` of a real board (`sim.board.parts`). A real board finds only the pins and modules that
CircuitPython's definition of it lists.
"""

import sys

import pytest

from sim.board import keypad, shims
from sim.board.clock import ScriptClock
from sim.board.desk import PAD, TWO, Desk
from sim.board.headless import Headless
from sim.board.keyscript import Script
from sim.board.models import MODELS
from sim.board.parts import Parts

_PARTS = ("analogio", "digitalio", "neopixel_write", "audiocore", "audioio", "pwmio")
_FAKED = ("board", "keypad", "supervisor", "storage", *_PARTS)


class Rig:
    """A board on a desk. buttons: those of the desktop board; model: of a real board instead."""

    def __init__(self, buttons=PAD, model=None):
        self.clock = ScriptClock()
        self.parts = Parts(model) if model else None
        self.buttons = model.buttons if model else buttons
        self.desk = Desk(
            *(model.size if model else (160, 128)),
            clock=self.clock,
            viewer=Headless(Script(end_ms=1_000_000)),
            buttons=self.buttons,
            work=self.parts.work if model else keypad.press_pin,
        )
        self.press = self.desk.press
        self.release = self.desk.release
        if model:
            shims.present(self.desk, self.parts)
        else:
            shims.install(self.desk)

    def open(self):
        from hal.opening import open_board

        self.board = open_board()


RIGS = {
    "simulator": lambda: Rig(PAD),
    "simulator, two buttons": lambda: Rig(TWO),
    **{name: lambda model=model: Rig(model=model) for name, model in MODELS.items()},
}


@pytest.fixture
def fresh_hal():
    """Import hal/ anew, and restore the modules of the desktop board afterwards."""

    def ours():
        return [n for n in sys.modules if n in _FAKED or n == "hal" or n.startswith("hal.")]

    def forget():
        for name in ours():
            del sys.modules[name]

    before = {name: sys.modules[name] for name in ours()}
    forget()
    yield
    forget()
    sys.modules.update(before)


@pytest.fixture(params=RIGS)
def rig(request, fresh_hal):
    """Yield the rig of every board in turn."""
    yield from _opened(RIGS[request.param])


@pytest.fixture(params=MODELS)
def real(request, fresh_hal):
    """Yield the rig of every real board in turn."""
    yield from _opened(RIGS[request.param])


@pytest.fixture
def rig_named(fresh_hal):
    """Yield rig_named(name), which opens the board that a test chooses."""
    opened = []

    def make(name):
        opened.append(_opened(RIGS[name]))
        return next(opened[-1])

    yield make
    for each in opened:
        next(each, None)


@pytest.fixture
def simulator(fresh_hal):
    """Yield the rig of the desktop board."""
    yield from _opened(RIGS["simulator"])


def _opened(make):
    import displayio

    displayio.release_displays()
    made = make()
    made.open()
    yield made
    displayio.release_displays()
