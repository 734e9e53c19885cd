"""This module names the logical buttons and their events, and times a button that is held.

An event is a small int: the button's bit in the low byte, the kind of event in the bits above it.
`event & BUTTON_MASK` is the button, `event & KIND_MASK` the kind (0: pressed).
"""

from micropython import const

from hal.ticks import is_due

UP = const(1)
DOWN = const(2)
LEFT = const(4)
RIGHT = const(8)
A = const(16)
B = const(32)
START = const(64)
SELECT = const(128)

RELEASED = const(256)
REPEAT = const(512)
LONG = const(1024)

BUTTON_MASK = const(255)
KIND_MASK = const(1792)

_REPEAT_AFTER_MS = const(400)
_REPEAT_EVERY_MS = const(120)
_LONG_AFTER_MS = const(500)


class Repeater:
    """Makes REPEAT and LONG events while the button pressed last stays down.

    A board calls `note` for every press and release, and `due` when nothing else happened.
    """

    def __init__(self) -> None:
        self._button = 0
        self._pressed_at = 0
        self._repeats_at = 0
        self._is_long = False

    def note(self, change: int, now: int) -> None:
        """Note that a button went down or, with RELEASED, up at the time now (ticks).

        0: no button is known to be held.
        """
        if change & RELEASED:
            if change & BUTTON_MASK == self._button:  # only the one pressed last counts
                self._button = 0
            return
        self._button = change
        self._pressed_at = now
        self._repeats_at = now + _REPEAT_AFTER_MS
        self._is_long = False

    def due(self, now: int) -> int:
        """Return the event that is due at the time now, 0 if none. Call again for the next."""
        if not self._button:
            return 0
        if not self._is_long and is_due(now, self._pressed_at + _LONG_AFTER_MS):
            self._is_long = True
            return self._button | LONG
        if not is_due(now, self._repeats_at):
            return 0
        # Count from now: steps missed during a slow redraw are dropped.
        self._repeats_at = now + _REPEAT_EVERY_MS
        return self._button | REPEAT
