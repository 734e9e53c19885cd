"""This module reads the charge of a lithium cell, from an analog pin or from a gauge chip.

Both have `percent()`, which allocates nothing.
"""

from micropython import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    import busio
    import microcontroller

# Voltages under a handheld's small load. A cell's voltage does not fall in a straight line, but a
# line is good enough for a warning: near the end it shows less charge than there is.
_EMPTY_MV = const(3400)
_FULL_MV = const(4100)

_GAUGE = const(0x36)


class Cell:
    """A cell behind a voltage divider on an analog pin.

    full_scale_mv: the cell's voltage, in millivolts, at the pin's highest reading.
    """

    def __init__(self, pin: "microcontroller.Pin", full_scale_mv: int) -> None:
        import analogio

        self._pin = analogio.AnalogIn(pin)
        self._full_scale = full_scale_mv

    def percent(self) -> int:
        """Return 0 to 100; usually 100 while a cable charges the board."""
        mv = (self._pin.value >> 2) * self._full_scale >> 14
        return max(0, min(100, (mv - _EMPTY_MV) * 100 // (_FULL_MV - _EMPTY_MV)))


class Gauge:
    """A MAX17048 gauge on the I2C bus, which tracks the cell's charge."""

    def __init__(self, i2c: "busio.I2C") -> None:
        self._i2c = i2c
        self._register = b"\x04"
        self._answer = bytearray(2)

    def percent(self) -> int:
        """Return 0 to 100, or -1 if the gauge does not answer."""
        if not self._i2c.try_lock():
            return -1
        try:
            self._i2c.writeto_then_readfrom(_GAUGE, self._register, self._answer)
        except OSError:
            return -1
        finally:
            self._i2c.unlock()
        return min(self._answer[0], 100)
