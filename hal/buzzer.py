"""This module plays tones on a speaker behind an ordinary pin (`pwmio`)."""

import pwmio
from micropython import const

from hal.ticks import after, is_due

TYPE_CHECKING = False
if TYPE_CHECKING:
    import microcontroller

# The pulse at full volume. It is short because a symmetric square wave is hard on the ear.
_DUTY = const(6000)


class Buzzer:
    """Plays one tone at a time. `poll` must be called often, since it ends the tone.

    pins: the output, which is silent at duty cycle 0.
    """

    def __init__(self, pin: "microcontroller.Pin") -> None:
        self._is_on = False
        self._ends_at = 0
        self._duty = _DUTY
        self.pins = pwmio.PWMOut(pin, frequency=440, duty_cycle=0, variable_frequency=True)

    def tone(self, frequency_hz: int, ms: int, now: int) -> None:
        """Start a tone in place of the current one; 0 Hz is silence."""
        self._is_on = frequency_hz > 0
        if self._is_on:
            self.pins.frequency = frequency_hz
            self._ends_at = after(now, ms)
        self.pins.duty_cycle = self._duty if self._is_on else 0

    def volume(self, percent: int) -> None:
        """Set the volume of the next tones, 0 to 100: a shorter pulse is softer."""
        self._duty = _DUTY * percent // 100

    def poll(self, now: int) -> None:
        """End the tone when its time has come."""
        if self._is_on and is_due(now, self._ends_at):
            self._is_on = False
            self.pins.duty_cycle = 0
