"""This module implements the contract of `hal` for all boards, from the parts that each one has.

A board's class calls `__init__` with its display, its scanners (`hal.scanner`) and, if it has them,
a speaker (`hal.speaker`, `hal.buzzer`), lights (`hal.lights`) and a battery (`hal.battery`).
"""

import os
import time

import busdisplay
import storage
import supervisor

from hal.buttons import Repeater

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol

    from hal.battery import Cell, Gauge
    from hal.scanner import Source

    class Sounding(Protocol):
        """A part that plays tones: hal.speaker, hal.buzzer, or the simulator's."""

        def tone(self, frequency_hz: int, ms: int, now: int) -> None: ...
        def volume(self, percent: int) -> None: ...
        def poll(self, now: int) -> None: ...

    class Shining(Protocol):
        """A part with lights: hal.lights, or the simulator's."""

        count: int

        def set(self, index: int, rgb: int) -> None: ...


def is_writable(path: str) -> bool:
    """Can code write to the drive mounted there?"""
    try:
        return not storage.getmount(path).readonly
    except OSError:  # nothing is mounted there
        return False


class Board:
    """See `hal`."""

    files = ""  # prefix of the paths of texts that are only read

    def __init__(
        self,
        display: "busdisplay.BusDisplay",
        scanners: "tuple[Source, ...]",
        speaker: "Sounding | None" = None,
        lamps: "Shining | None" = None,
        cell: "Cell | Gauge | None" = None,
    ) -> None:
        display.auto_refresh = False
        self.display = display
        self.can_dim = True
        try:
            display.brightness = 1.0
        except RuntimeError:  # its light has neither a pin nor a command
            self.can_dim = False
        self.storage: str | None = "/" if is_writable("/") else None
        self._scanners = scanners
        self._speaker = speaker
        self.can_sound = speaker is not None
        self._lamps = lamps
        self._cell = cell
        self.lights = lamps.count if lamps else 0
        self._repeater = Repeater()
        self.buttons = 0
        for scanner in scanners:
            self.buttons |= scanner.buttons

    def poll(self) -> int:
        """Return the next button event, 0 if there is none; silence a tone whose time is over."""
        now = supervisor.ticks_ms()
        if self._speaker:
            self._speaker.poll(now)
        for scanner in self._scanners:
            change = scanner.next_change()
            if change < 0:
                self._recover(now)
                change = scanner.next_change()
            if change > 0:
                self._repeater.note(change, now)
                return change
        return self._repeater.due(now)

    def _recover(self, now: int) -> None:
        """Start again with no button held: events were lost, perhaps a release among them."""
        for scanner in self._scanners:
            scanner.reset()
        self._repeater.note(0, now)

    def ticks_ms(self) -> int:
        """Return milliseconds, which wrap at 2**29."""
        return supervisor.ticks_ms()

    def pause(self, ms: int) -> None:
        """Sleep; `keypad` queues the events meanwhile."""
        time.sleep(ms / 1000)  # no heap: a board stores a float in the object reference

    def brightness(self, percent: int) -> None:
        """Set the screen's brightness, where it is not fixed."""
        if self.can_dim:
            self.display.brightness = percent / 100

    def battery(self) -> int:
        """Return the charge in percent, -1 if unknown."""
        return self._cell.percent() if self._cell else -1

    def tone(self, frequency_hz: int, ms: int) -> None:
        """Start a tone; `poll` ends it."""
        if self._speaker:
            self._speaker.tone(frequency_hz, ms, supervisor.ticks_ms())

    def volume(self, percent: int) -> None:
        """Set the volume of the next tones."""
        if self._speaker:
            self._speaker.volume(percent)

    def light(self, index: int, rgb: int) -> None:
        """Set a light."""
        if self._lamps:
            self._lamps.set(index, rgb)

    def sync(self) -> None:
        """Wait until everything written to the drive is in its flash."""
        os.sync()

    def seed_into(self, buffer: bytearray) -> None:
        """Fill buffer with random bytes from the board's own source of noise."""
        buffer[:] = os.urandom(len(buffer))
