"""This module plays tones on a speaker behind an ordinary pin (`pwmio`)."""

import pwmio
from micropython import const

from hal.ticks import after, is_due

TYPE_CHECKING = False
if TYPE_CHECKING:
    import microcontroller

# A short pulse, at full volume: a square wave of equal halves is hard on the ear.
_DUTY = const(6000)


class Buzzer:
    """Plays one tone at a time; `poll` must be called now and then to end it.

    pins: what keeps it silent.
    """

    def __init__(self, pin: "microcontroller.Pin") -> None:
        self._is_on = False
        self._ends_at = 0
        self._duty = _DUTY
        self.pins = pwmio.PWMOut(pin, frequency=440, duty_cycle=0, variable_frequency=True)

    def tone(self, frequency_hz: int, ms: int, now: int) -> None:
        """Start a tone, in place of the one that sounds; 0 Hz is silence."""
        self._is_on = frequency_hz > 0
        if self._is_on:
            self.pins.frequency = frequency_hz
            self._ends_at = after(now, ms)
        self.pins.duty_cycle = self._duty if self._is_on else 0

    def volume(self, percent: int) -> None:
        """Let the next tones be so loud: the shorter the pulse, the softer."""
        self._duty = _DUTY * percent // 100

    def poll(self, now: int) -> None:
        """End the tone when its time has come."""
        if self._is_on and is_due(now, self._ends_at):
            self._is_on = False
            self.pins.duty_cycle = 0
