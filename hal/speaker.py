"""This module plays tones on a speaker behind a DAC (`audioio`).

The sample is one period of a triangle wave. The sample rate sets the pitch and the wave's height
the volume, so every tone uses the same few bytes.
"""

import array

import audiocore
import audioio
import digitalio
import microcontroller
from micropython import const

from hal.ticks import after, is_due

# Full volume is a quarter of full scale: the built-in speakers are loud and close to the ear.
_STEP = const(4096)
_TRIANGLE = bytes((2, 3, 4, 3, 2, 1, 0, 1))
_MIDDLE = const(32768)


class Speaker:
    """Plays one tone at a time. `poll` must be called often, since it ends the tone.

    pins: the output that turns the amplifier on.
    """

    def __init__(self, pin: "microcontroller.Pin", enable_pin: "microcontroller.Pin") -> None:
        self._is_on = False
        self._ends_at = 0
        self.pins = digitalio.DigitalInOut(enable_pin)
        self.pins.switch_to_output(False)
        self._samples = array.array("H", bytes(2 * len(_TRIANGLE)))
        self.volume(100)
        self._sample = audiocore.RawSample(self._samples, sample_rate=3520)
        self._out = audioio.AudioOut(pin)

    def tone(self, frequency_hz: int, ms: int, now: int) -> None:
        """Start a tone in place of the current one; 0 Hz is silence."""
        if self._is_on:
            self._stop()
        if frequency_hz > 0 and self._is_loud:
            self._sample.sample_rate = 8 * frequency_hz
            self.pins.value = True
            self._out.play(self._sample, loop=True)
            self._is_on = True
            self._ends_at = after(now, ms)

    def volume(self, percent: int) -> None:
        """Set the volume of the next tones, 0 to 100; at 0 the amplifier stays off."""
        self._is_loud = percent > 0
        for i in range(len(_TRIANGLE)):
            self._samples[i] = _MIDDLE + (_TRIANGLE[i] - 2) * _STEP * percent // 100

    def poll(self, now: int) -> None:
        """End the tone when its time has come."""
        if self._is_on and is_due(now, self._ends_at):
            self._stop()

    def _stop(self) -> None:
        self._out.stop()
        # The amplifier hisses while it is on.
        self.pins.value = False
        self._is_on = False
