"""The simulator has two clocks: the computer's, and one that a key script advances.

Both count milliseconds and start where a board's clock does, 65 seconds before it
wraps, so that every longer run passes the wrap.
"""

import time

PERIOD = 1 << 29
_START = PERIOD - 65_000


class RealClock:
    """The computer's time."""

    def __init__(self) -> None:
        self._started = time.monotonic()

    def elapsed_ms(self) -> int:
        """Milliseconds since the start, never wrapping."""
        return int((time.monotonic() - self._started) * 1000)

    def sleep(self, ms: int) -> None:
        """Sleep."""
        time.sleep(ms / 1000)


class ScriptClock:
    """Time that passes only during a sleep, so runs are reproducible and fast."""

    def __init__(self) -> None:
        self._now = 0

    def elapsed_ms(self) -> int:
        """Milliseconds slept since the start."""
        return self._now

    def sleep(self, ms: int) -> None:
        """Advance the clock. A sleep of zero still takes a millisecond."""
        self._now += max(ms, 1)


Clock = RealClock | ScriptClock


def ticks_ms(clock: Clock) -> int:
    """Return what `supervisor.ticks_ms()` returns at this moment of the clock."""
    return (_START + clock.elapsed_ms()) % PERIOD
