"""This module turns the events of `keypad` scanners into those of logical buttons.

A source has `buttons`, the mask of what it can press; `next_change()` returns the next change
(a button's bit, with RELEASED when it went up), 0 if there is none, LOST when events
were dropped and the board should `reset()` all its sources. Nothing is allocated.
"""

import keypad
from micropython import const

from hal.buttons import RELEASED

LOST = const(-1)


TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol

    class Source(Protocol):
        """See the module."""

        buttons: int

        def next_change(self) -> int: ...
        def reset(self) -> None: ...


class Scanner:
    """keys: a scanner of `keypad`. key_bits: by key number the bit of the logical button,
    0 for a key without a meaning. A key that is down already is pressed, too."""

    def __init__(self, keys: "keypad.Keys | keypad.ShiftRegisterKeys", key_bits: bytes) -> None:
        self._keys = keys
        keys.reset()  # `keypad` tells no press of a key that was down when it began to scan
        # Fetched once: the attribute may be made anew each time that it is asked for.
        self._events = keys.events
        self._event = keypad.Event()
        self._key_bits = key_bits
        self.buttons = 0
        for bit in key_bits:
            self.buttons |= bit

    def next_change(self) -> int:
        """The next change."""
        if self._events.overflowed:
            return LOST
        event = self._event
        while self._events.get_into(event):
            bit = self._key_bits[event.key_number]
            if bit:
                return bit if event.pressed else bit | RELEASED
        return 0

    def reset(self) -> None:
        """The queue was full, and the newest event dropped: a release may be missing.

        The keys that are really down are reported as pressed once more.
        """
        self._events.clear()
        self._keys.reset()
