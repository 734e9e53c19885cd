"""What the boards have in common: the contract of `hal`, kept by what every board has.

A board's class calls `__init__` with its display and its scanners (`hal.scanner`), and
overrides what it can do more: `tone`, `light`, `battery`, `pause`.
"""

import os
import time

import busdisplay
import storage
import supervisor

from hal.buttons import BUTTON_MASK, RELEASED, Repeater

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hal.scanner import Source


def is_writable(path: str) -> bool:
    """Can code write to the drive mounted there?"""
    try:
        return not storage.getmount(path).readonly
    except OSError:  # nothing is mounted there
        return False


class Board:
    """See `hal`."""

    lights = 0
    files = ""  # stands before the path of a text that is read from the drive

    def __init__(self, display: "busdisplay.BusDisplay", scanners: "tuple[Source, ...]") -> None:
        display.auto_refresh = False
        self.display = display
        self.storage: str | None = "/" if is_writable("/") else None
        self._scanners = scanners
        self._repeater = Repeater()
        self.buttons = 0
        for scanner in scanners:
            self.buttons |= scanner.buttons

    def poll(self) -> int:
        """The next button event, 0 if there is none."""
        for scanner in self._scanners:
            change = scanner.take()
            if change < 0:
                self._recover()
                change = scanner.take()
            if change > 0:
                return self._changed(change)
        return self._repeater.due(supervisor.ticks_ms())

    def _changed(self, change: int) -> int:
        """A button went down or up: tell the repeater, return the event."""
        if change & RELEASED:
            self._repeater.release(change & BUTTON_MASK)
        else:
            self._repeater.press(change, supervisor.ticks_ms())
        return change

    def _recover(self) -> None:
        """Events were lost, a release may be among them: begin anew, with nothing held."""
        for scanner in self._scanners:
            scanner.reset()
        self._repeater.forget()

    def ticks_ms(self) -> int:
        """Milliseconds, wrapping at 2**29."""
        return supervisor.ticks_ms()

    def pause(self, ms: int) -> None:
        """Sleep; keys pressed meanwhile wait in the queue."""
        time.sleep(ms / 1000)  # boards keep a float in the reference itself: no heap

    def brightness(self, percent: int) -> None:
        """How bright the screen is."""
        self.display.brightness = percent / 100

    def battery(self) -> int:
        """Not known here."""
        return -1

    def tone(self, frequency_hz: int, ms: int) -> None:
        """No speaker here."""

    def light(self, index: int, rgb: int) -> None:
        """No lights here."""

    def sync(self) -> None:
        """Let what was written to the drive be written for good."""
        os.sync()

    def seed_into(self, buffer: bytearray) -> None:
        """Fill buffer with random bytes from the board's own source of noise."""
        buffer[:] = os.urandom(len(buffer))
