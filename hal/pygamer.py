"""Adafruit PyGamer: SAMD51, 160x128, a shift register of four buttons, and a stick.

The stick is read as four more buttons, with a dead zone between pushed and let go so
that a shaking hand gives one press. Five NeoPixels; the speaker is a DAC of its own:
a tone is one period of eight samples, played in a loop at eight times the pitch, so
it costs some 30 bytes and is the same buffer for every pitch.
"""

# A type checker cannot know the pins of one board; tests/hal compares them with its list.
# mypy: disable-error-code="attr-defined"

import analogio
import board
import digitalio
import keypad
import neopixel_write
import storage
import supervisor
from micropython import const

from hal.base import Board
from hal.buttons import DOWN, LEFT, RIGHT, SELECT, START, UP, A, B
from hal.speaker import Speaker

_LIGHTS = const(5)

# The stick rests at about 32768. Pushed beyond the outer bounds, let go within the inner.
_PUSHED_LOW = const(15000)
_PUSHED_HIGH = const(50000)
_RESTING_LOW = const(22000)
_RESTING_HIGH = const(43000)


class Axis:
    """One axis of the stick as two buttons; `bit` is the one that is down, or 0."""

    def __init__(self, pin: "analogio.AnalogIn", low: int, high: int) -> None:
        self._pin = pin
        self._low = low
        self._high = high
        self.bit = 0

    def read(self) -> int:
        """The button that the stick is pushing now; 0 when it rests."""
        value = self._pin.value
        if value < _PUSHED_LOW:
            return self._low
        if value > _PUSHED_HIGH:
            return self._high
        if _RESTING_LOW < value < _RESTING_HIGH:
            return 0
        return self.bit


class PyGamerBoard(Board):
    """Keys 0 to 3 of the register are B, A, Start and Select."""

    lights = _LIGHTS

    def __init__(self) -> None:
        keys = keypad.ShiftRegisterKeys(
            clock=board.BUTTON_CLOCK,
            data=board.BUTTON_OUT,
            latch=board.BUTTON_LATCH,
            key_count=4,
            value_when_pressed=True,
        )
        super().__init__(board.DISPLAY, keys, bytes((B, A, START, SELECT)))
        self.buttons |= UP | DOWN | LEFT | RIGHT
        self._x = Axis(analogio.AnalogIn(board.JOYSTICK_X), LEFT, RIGHT)
        self._y = Axis(analogio.AnalogIn(board.JOYSTICK_Y), UP, DOWN)
        self._pixels = digitalio.DigitalInOut(board.NEOPIXEL)
        self._pixels.switch_to_output()
        self._colors = bytearray(3 * _LIGHTS)
        neopixel_write.neopixel_write(self._pixels, self._colors)
        self._speaker = Speaker(board.SPEAKER, board.SPEAKER_ENABLE)
        if not storage.getmount("/").readonly:
            self.storage = "/"

    def poll(self) -> int:
        """Buttons first, then the stick; a tone that is over ends here."""
        self._speaker.poll(supervisor.ticks_ms())
        event = super().poll()
        if not event:
            event = self._poll_axis(self._x)
        if not event:
            event = self._poll_axis(self._y)
        return event

    def _poll_axis(self, axis: Axis) -> int:
        """One event of one axis. From left straight to right is a release, then a press."""
        bit = axis.read()
        if bit == axis.bit:
            return 0
        if axis.bit:
            old = axis.bit
            axis.bit = 0
            return self._changed(old, False)
        axis.bit = bit
        return self._changed(bit, True)

    def _recover(self) -> None:
        """The stick, too, is told anew."""
        super()._recover()
        self._x.bit = 0
        self._y.bit = 0

    def tone(self, frequency_hz: int, ms: int) -> None:
        """Sound a tone; `poll` ends it."""
        self._speaker.tone(frequency_hz, ms, supervisor.ticks_ms())

    def light(self, index: int, rgb: int) -> None:
        """Set one NeoPixel; they take green first."""
        at = 3 * index
        self._colors[at] = (rgb >> 8) & 255
        self._colors[at + 1] = rgb >> 16
        self._colors[at + 2] = rgb & 255
        neopixel_write.neopixel_write(self._pixels, self._colors)


def open_board() -> Board:
    """Open the board."""
    return PyGamerBoard()
