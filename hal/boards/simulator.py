"""This module is the desktop simulator, seen as one more board.

It is written against the CircuitPython modules that the simulator puts in place
(`board`, `keypad`, `supervisor`), so the code that runs here is the code that runs on
a handheld. Only `pause` knows more: it hands the time to the simulator, which looks at
the keyboard, shows the picture and, when it plays a key script, moves the clock.
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
    """Whoever looks at the simulator's screen hears it, too, if they can."""

    def __init__(self) -> None:
        self._percent = 100

    def tone(self, frequency_hz: int, ms: int, now: int) -> None:
        """Sound a tone, in place of the one that sounds."""
        board.TONE(frequency_hz, ms, self._percent)

    def volume(self, percent: int) -> None:
        """Let the next tones be so loud."""
        self._percent = percent

    def poll(self, now: int) -> None:
        """A tone ends by itself."""


class DeskLights:
    """Lights beside the simulator's screen."""

    count = board.LIGHTS

    def set(self, index: int, rgb: int) -> None:
        """Set one of them."""
        board.LIGHT(index, rgb)


class SimulatorBoard(Board):
    """A pad with eight buttons, or only A and B when the simulator is told so."""

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
        """Let the simulator have the time; it may end the program here (SystemExit)."""
        board.WAIT(ms)

    def sync(self) -> None:
        """A computer keeps what a program wrote, also when that is killed."""


def open_board() -> Board:
    """Open the board."""
    return SimulatorBoard(board.DISPLAY)
