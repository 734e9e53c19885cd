"""What the boards have in common: the contract of `hal`, kept for a plain keypad.

A board's class calls `__init__` with its display, its `keypad` scanner, and for every
key number of that scanner the bit of the logical button (0: a key without a meaning).
It then overrides what it can do more: `tone`, `light`, `pause`, a second scanner.
"""

import os
import time

import busdisplay
import keypad
import supervisor

from hal.buttons import RELEASED, Repeater


class Board:
    """See `hal`. `key_bits` is a bytes object, indexed by key number."""

    lights = 0

    def __init__(
        self,
        display: "busdisplay.BusDisplay",
        keys: "keypad.Keys | keypad.ShiftRegisterKeys",
        key_bits: bytes,
    ) -> None:
        display.auto_refresh = False
        self.display = display
        self.storage: str | None = None
        self._keys = keys
        # The attribute, the event and the method are fetched once: `poll` makes nothing.
        self._events = keys.events
        self._event = keypad.Event()
        self._key_bits = key_bits
        self._repeater = Repeater()
        self.buttons = 0
        for bit in key_bits:
            self.buttons |= bit

    def poll(self) -> int:
        """The next button event, 0 if there is none."""
        if self._events.overflowed:
            self._recover()
        event = self._event
        while self._events.get_into(event):
            bit = self._key_bits[event.key_number]
            if bit:
                return self._changed(bit, event.pressed)
        return self._repeater.due(supervisor.ticks_ms())

    def _changed(self, bit: int, is_pressed: bool) -> int:
        """A button went down or up: tell the repeater, return the event."""
        if is_pressed:
            self._repeater.press(bit, supervisor.ticks_ms())
            return bit
        self._repeater.release(bit)
        return bit | RELEASED

    def _recover(self) -> None:
        """The queue was full, and the newest event dropped: a release may be missing.

        `reset` reports the keys that are really down as pressed once more.
        """
        self._events.clear()
        self._keys.reset()
        self._repeater.forget()

    def ticks_ms(self) -> int:
        """Milliseconds, wrapping at 2**29."""
        return supervisor.ticks_ms()

    def pause(self, ms: int) -> None:
        """Sleep; keys pressed meanwhile wait in the queue."""
        time.sleep(ms / 1000)  # boards keep a float in the reference itself: no heap

    def tone(self, frequency_hz: int, ms: int) -> None:
        """No speaker here."""

    def light(self, index: int, rgb: int) -> None:
        """No lights here."""

    def seed_into(self, buffer: bytearray) -> None:
        """Fill buffer with random bytes from the board's own source of noise."""
        buffer[:] = os.urandom(len(buffer))
