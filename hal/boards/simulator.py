"""This module makes the desktop simulator, and a page of a browser, one more board.

It uses the CircuitPython modules that the simulator (`sim.board.shims`) or the page
(`tools/web/machine`) puts in place (`board`, `keypad`, `supervisor`), so the same code runs here
and on a handheld. `pause` differs: it hands control to the simulator, which reads the keyboard,
shows the picture and, during a key script, moves the clock. `sync` does, too.
"""

# A type checker cannot know the pins of one board.
# mypy: disable-error-code="attr-defined"

import board
import busdisplay
import keypad

from hal.base import Board
from hal.buttons import DOWN, LEFT, RIGHT, SELECT, START, UP, A, B
from hal.scanner import Scanner


class DeskSpeaker:
    """The simulator's sound, where its viewer can play any."""

    def __init__(self) -> None:
        self._percent = 100

    def tone(self, frequency_hz: int, ms: int, now: int) -> None:
        """Start a tone in place of the current one."""
        board.TONE(frequency_hz, ms, self._percent)

    def volume(self, percent: int) -> None:
        """Set the volume of the next tones."""
        self._percent = percent

    def poll(self, now: int) -> None:
        """Do nothing: a tone ends by itself."""


class DeskLights:
    """Lights beside the simulator's screen."""

    count = board.LIGHTS

    def set(self, index: int, rgb: int) -> None:
        """Set one of them."""
        board.LIGHT(index, rgb)


class SimulatorBoard(Board):
    """All eight buttons, or only A and B if the simulator was started so."""

    def __init__(self, display: "busdisplay.BusDisplay") -> None:
        if hasattr(board, "BUTTON_UP"):
            pins = [
                board.BUTTON_UP,
                board.BUTTON_DOWN,
                board.BUTTON_LEFT,
                board.BUTTON_RIGHT,
                board.BUTTON_A,
                board.BUTTON_B,
                board.BUTTON_START,
                board.BUTTON_SELECT,
            ]
            key_bits = bytes((UP, DOWN, LEFT, RIGHT, A, B, START, SELECT))
        else:
            pins = [board.BUTTON_A, board.BUTTON_B]
            key_bits = bytes((A, B))
        keys = keypad.Keys(pins, value_when_pressed=False, pull=True)
        super().__init__(display, (Scanner(keys, key_bits),), DeskSpeaker(), DeskLights())
        self.storage = board.STORAGE
        self.files = board.STORAGE or "."

    def pause(self, ms: int) -> None:
        """Hand control to the simulator, which may end the program here (SystemExit)."""
        board.WAIT(ms)

    def sync(self) -> None:
        """Make what was written safe: a page of a browser has to, a computer keeps it by itself."""
        board.SYNC()


def open_board() -> Board:
    """Open the board."""
    return SimulatorBoard(board.DISPLAY)
