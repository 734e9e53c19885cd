"""This module drives a chain of NeoPixels, or one lamp of three colors.

Both have `count`, `set(index, rgb)` and `pins`, and start dark.
"""

import digitalio
from micropython import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    import microcontroller

_LIT_FROM = const(64)  # the least part of a color, of 255, that turns its pin on


class Pixels:
    """NeoPixels on one pin. Each takes three bytes: green, red, blue."""

    def __init__(self, pin: "microcontroller.Pin", count: int) -> None:
        import neopixel_write

        self.count = count
        self._write = neopixel_write.neopixel_write
        self.pins = digitalio.DigitalInOut(pin)
        self.pins.switch_to_output()
        self._colors = bytearray(3 * count)
        self._write(self.pins, self._colors)

    def set(self, index: int, rgb: int) -> None:
        """Set one pixel."""
        at = 3 * index
        self._colors[at] = (rgb >> 8) & 255
        self._colors[at + 1] = rgb >> 16
        self._colors[at + 2] = rgb & 255
        self._write(self.pins, self._colors)


class Lamp:
    """Red, green and blue on a pin each, only on or off.

    Dimming would take timers that some boards need for the backlight and the speaker.
    lit: the value of a pin, 0 or 1, that turns its color on.
    """

    count = 1

    def __init__(self, pins: "tuple[microcontroller.Pin, ...]", lit: int) -> None:
        self._lit = lit
        self.pins = []
        for pin in pins:
            output = digitalio.DigitalInOut(pin)
            output.switch_to_output(not lit)
            self.pins.append(output)

    def set(self, index: int, rgb: int) -> None:
        """Turn on the colors whose part is at least _LIT_FROM."""
        self.pins[0].value = (rgb >> 16 >= _LIT_FROM) == self._lit
        self.pins[1].value = ((rgb >> 8) & 255 >= _LIT_FROM) == self._lit
        self.pins[2].value = (rgb & 255 >= _LIT_FROM) == self._lit
