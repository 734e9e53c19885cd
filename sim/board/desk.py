"""This module is the desktop board: display, buttons, clock, and a viewer.

The protocol of one frame: the app draws and refreshes the display, then calls `wait` with
its idle time. The viewer shows what changed and works the buttons, and the clock advances.
A viewer (window, terminal or key script) has

`looks`          True if it shows changes; otherwise pictures are drawn when they are taken
`show(display)`  shows a changed picture
`pump(desk)`     works the buttons by `press` and `release`; SystemExit ends the program
`close()`        restores what it took over, whatever happened

and, if it can play sound, `sound(hz, ms, percent)`: it begins a tone of that loudness in place of
the previous one; 0 Hz is silence. One that wants to know the app has `find_app`, which is set to a
function that returns it, None before there is one.
"""

from collections.abc import Callable
from typing import Protocol

import displayio

from sim.board import keypad
from sim.board.clock import Clock
from sim.board.display import MemoryDisplay

PAD = ("UP", "DOWN", "LEFT", "RIGHT", "A", "B", "START", "SELECT")
TWO = ("A", "B")
_LIGHTS = 5  # as on a PyGamer


class Viewer(Protocol):
    """The protocol of the module's docstring."""

    looks: bool

    def show(self, display: MemoryDisplay) -> None: ...

    def pump(self, desk: "Desk") -> None: ...

    def close(self) -> None: ...


class Desk:
    """One board. `buttons` names its buttons; a name is also the button's pin.

    work: how a press acts on a board that is wired otherwise. lights: their colors, 0xRRGGBB.
    """

    def __init__(
        self,
        width: int,
        height: int,
        *,
        clock: Clock,
        viewer: Viewer,
        buttons: tuple[str, ...] = PAD,
        frames: int | None = None,
        work: Callable[[str, bool], None] = keypad.press_pin,
    ) -> None:
        displayio.release_displays()
        keypad.let_go()
        self.display = MemoryDisplay(width, height, is_lazy=not viewer.looks)
        self.clock = clock
        self.viewer = viewer
        self.buttons = buttons
        self.lights = [0] * _LIGHTS
        self.sound: Callable[[int, int, int], None] = getattr(viewer, "sound", _silence)
        self.frame = 0
        self._frames = frames
        self._work = work

    def press(self, button: str) -> None:
        """Press a button. A board without that button ignores it."""
        if button in self.buttons:
            self._work(button, True)

    def release(self, button: str) -> None:
        """Release a button."""
        if button in self.buttons:
            self._work(button, False)

    def light(self, index: int, rgb: int) -> None:
        """Set a light; the next picture shows it."""
        self.lights[index] = rgb

    def wait(self, ms: int) -> None:
        """Spend the app's idle time, once a frame. Raises SystemExit to end the program."""
        self.frame += 1
        if self.display.is_changed:
            self.display.is_changed = False
            self.viewer.show(self.display)
        if self.frame == self._frames:
            raise SystemExit(0)
        self.viewer.pump(self)
        self.clock.sleep(ms)


def _silence(_hz: int, _ms: int, _percent: int) -> None:
    """Ignore a sound."""
