"""This module compares millisecond ticks that wrap at 2**29, as `supervisor.ticks_ms()` does.

The first wrap comes 65 seconds after power-on, so every comparison has to survive it.
"""

from micropython import const

PERIOD = const(536870912)
_MAX = const(536870911)
_HALF = const(268435456)


def since(now: int, then: int) -> int:
    """Return the milliseconds from then to now, negative if then lies ahead; up to 74 hours."""
    return ((now - then + _HALF) & _MAX) - _HALF


def after(now: int, ms: int) -> int:
    """Return the clock's reading ms milliseconds after now."""
    return (now + ms) & _MAX


def is_due(now: int, due: int) -> bool:
    """Has the time `due` come? It may be a reading plus milliseconds, wrapped or not."""
    return not (now - due) & _HALF
