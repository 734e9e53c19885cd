"""This module reads the charge of a lithium cell, from an analog pin or from a gauge chip.

Both have `percent()`, which makes nothing on the heap.
"""

from micropython import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    import busio
    import microcontroller

# Under the small load of a handheld. What a cell gives is no straight line; this is for
# a warning, and near its end, where that counts, it errs to the safe side.
_EMPTY_MV = const(3400)
_FULL_MV = const(4100)

_GAUGE = const(0x36)


class Cell:
    """pin: behind a divider. full_scale_mv: the cell's voltage at the pin's highest reading."""

    def __init__(self, pin: "microcontroller.Pin", full_scale_mv: int) -> None:
        import analogio

        self._pin = analogio.AnalogIn(pin)
        self._full_scale = full_scale_mv

    def percent(self) -> int:
        """0 to 100; 100 as well while a cable feeds the board."""
        mv = (self._pin.value >> 2) * self._full_scale >> 14
        return max(0, min(100, (mv - _EMPTY_MV) * 100 // (_FULL_MV - _EMPTY_MV)))


class Gauge:
    """A MAX17048 on the I2C bus: it keeps account of the cell and tells percent."""

    def __init__(self, i2c: "busio.I2C") -> None:
        self._i2c = i2c
        self._register = b"\x04"
        self._answer = bytearray(2)

    def percent(self) -> int:
        """0 to 100, -1 when it does not answer."""
        if not self._i2c.try_lock():
            return -1
        try:
            self._i2c.writeto_then_readfrom(_GAUGE, self._register, self._answer)
        except OSError:
            return -1
        finally:
            self._i2c.unlock()
        return min(self._answer[0], 100)
