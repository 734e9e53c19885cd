"""This module makes an analog stick four more buttons, one source (`hal.scanner`) for each axis.

There is a dead zone between pushed and let go, so that a shaking hand gives one press.
"""

import analogio
from micropython import const

from hal.buttons import RELEASED

# The stick rests at about 32768. Pushed beyond the outer bounds, let go within the inner.
_PUSHED_LOW = const(15000)
_PUSHED_HIGH = const(50000)
_RESTING_LOW = const(22000)
_RESTING_HIGH = const(43000)


class Axis:
    """One axis: `low` and `high` are the buttons at its ends."""

    def __init__(self, pin: "analogio.AnalogIn", low: int, high: int) -> None:
        self._pin = pin
        self._low = low
        self._high = high
        self._held = 0
        self.buttons = low | high

    def next_change(self) -> int:
        """The next change. From one end straight to the other: a release, then a press."""
        pushed = self._read()
        held = self._held
        if pushed == held:
            return 0
        if held:
            self._held = 0
            return held | RELEASED
        self._held = pushed
        return pushed

    def _read(self) -> int:
        """The button that the stick is pushing now; 0 when it rests."""
        value = self._pin.value
        if value < _PUSHED_LOW:
            return self._low
        if value > _PUSHED_HIGH:
            return self._high
        if _RESTING_LOW < value < _RESTING_HIGH:
            return 0
        return self._held

    def reset(self) -> None:
        """The stick, if it is pushed, is told anew."""
        self._held = 0
