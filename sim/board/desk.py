"""The desktop board itself: display, buttons, clock, and whoever looks at it.

The protocol of one frame: the app draws and refreshes the display, then gives its idle
time away through `wait`. There the viewer shows what changed and works the buttons, and
the clock moves on. A viewer (window, terminal or key script) has

`looks`          does it show what changed? Else pictures are drawn when they are taken
`show(display)`  the picture changed: show it
`pump(desk)`     work the buttons by `press` and `release`; SystemExit ends the program
`close()`        give back what it took, whatever happened

and, where it can be heard, `sound(hz, ms, percent)`: a tone begins, so loud, in place of the one
before; 0 Hz is silence.
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
    """See the module."""

    looks: bool

    def show(self, display: MemoryDisplay) -> None: ...

    def pump(self, desk: "Desk") -> None: ...

    def close(self) -> None: ...


class Desk:
    """One board. `buttons` names those that exist; a name is also the button's pin.

    work: what a finger does to a board that is wired otherwise. lights: their colors, 0xRRGGBB.
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
        """A button goes down. A board without it feels nothing."""
        if button in self.buttons:
            self._work(button, True)

    def release(self, button: str) -> None:
        """A button goes up."""
        if button in self.buttons:
            self._work(button, False)

    def light(self, index: int, rgb: int) -> None:
        """Set a light; it is seen with the next picture."""
        self.lights[index] = rgb

    def wait(self, ms: int) -> None:
        """The app's idle time, once a frame. Raises SystemExit when it should end."""
        self.frame += 1
        if self.display.is_changed:
            self.display.is_changed = False
            self.viewer.show(self.display)
        if self.frame == self._frames:
            raise SystemExit(0)
        self.viewer.pump(self)
        self.clock.sleep(ms)


def _silence(_hz: int, _ms: int, _percent: int) -> None:
    """Nobody hears it."""
