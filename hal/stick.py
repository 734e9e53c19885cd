"""This module reads an analog stick as four buttons: one source (`hal.scanner`) for each axis.

The bounds for "pushed" and "released" lie apart, so that a shaking hand gives one press.
"""

import analogio
from micropython import const

from hal.buttons import RELEASED

# Readings. The stick rests at about 32768; it is pushed beyond the outer bounds, and released
# within the inner ones.
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
        """Return the next change. From one end to the other: a release, then a press."""
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
        """Return the button of the end that the stick is pushed to, 0 if it rests."""
        value = self._pin.value
        if value < _PUSHED_LOW:
            return self._low
        if value > _PUSHED_HIGH:
            return self._high
        if _RESTING_LOW < value < _RESTING_HIGH:
            return 0
        return self._held

    def reset(self) -> None:
        """Report the stick as pressed once more, if it is pushed."""
        self._held = 0
