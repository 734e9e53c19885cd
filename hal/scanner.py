"""This module turns the events of `keypad` scanners into those of logical buttons.

A source has `buttons`, the mask of the buttons that it can report. `next_change()` returns the next
change (a button's bit, with RELEASED when it went up), 0 if there is none, or LOST if events were
dropped; the board then calls `reset()` of all its sources. Nothing is allocated.
"""

import keypad
from micropython import const

from hal.buttons import RELEASED

LOST = const(-1)
# Events that `keypad` keeps while the game is busy: sixteen presses. Each takes six bytes.
MOST_WAITING = const(32)


TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol

    class Source(Protocol):
        """See the module."""

        buttons: int

        def next_change(self) -> int: ...
        def reset(self) -> None: ...


class Scanner:
    """A source that reads a scanner of `keypad`. A key that is down at the start is reported, too.

    key_bits: for each key number the bit of its logical button, 0 for a key that is not used.
    """

    def __init__(self, keys: "keypad.Keys | keypad.ShiftRegisterKeys", key_bits: bytes) -> None:
        self._keys = keys
        keys.reset()  # else `keypad` reports no press of a key that was down when it was made
        # Read once: each read of the attribute may allocate.
        self._events = keys.events
        self._event = keypad.Event()
        self._key_bits = key_bits
        self.buttons = 0
        for bit in key_bits:
            self.buttons |= bit

    def next_change(self) -> int:
        """Return the next change."""
        if self._events.overflowed:
            return LOST
        event = self._event
        while self._events.get_into(event):
            bit = self._key_bits[event.key_number]
            if bit:
                return bit if event.pressed else bit | RELEASED
        return 0

    def reset(self) -> None:
        """Empty the queue after it overflowed, and report the keys that are down as pressed."""
        self._events.clear()
        self._keys.reset()
