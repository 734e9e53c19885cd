"""This module is the `keypad` module of the desktop board.

Blinka's own starts a thread for each scanner and hangs at its end. Here nothing is
scanned: the caller that works a key calls `press_key`. A program sees CircuitPython's
keypad as far as hal/ uses it: a bounded queue that drops the newest event when it is full and
reports that, `get_into`, `clear`, and a `reset` that reports the keys still down once more. A
key that is down when its scanner is created reports no press, only a release, until a `reset`.
"""

from collections import deque
from collections.abc import Sequence
from typing import Any


class Event:
    """One key that was pressed or released."""

    def __init__(self) -> None:
        self.key_number = 0
        self.pressed = False


class EventQueue:
    """The events of one scanner, oldest first."""

    def __init__(self, max_events: int) -> None:
        self._events: deque[tuple[int, bool]] = deque()
        self._max_events = max_events
        self.overflowed = False

    def get_into(self, event: Event) -> bool:
        """Write the oldest event into event; False if there is none."""
        if not self._events:
            return False
        event.key_number, event.pressed = self._events.popleft()
        return True

    def clear(self) -> None:
        """Drop all events, and the record that some were lost."""
        self._events.clear()
        self.overflowed = False

    def record(self, key_number: int, is_pressed: bool) -> None:
        """Add the event of a changed key; called by the scanner."""
        if len(self._events) >= self._max_events:
            self.overflowed = True
        else:
            self._events.append((key_number, is_pressed))


class _Scanner:
    """The common part of all scanners."""

    def __init__(self, down: list[bool], max_events: int) -> None:
        self.events = EventQueue(max_events)
        self.key_count = len(down)
        self._down = down

    def press_key(self, key_number: int, is_pressed: bool) -> None:
        """Move a key. No change is no event."""
        if self._down[key_number] != is_pressed:
            self._down[key_number] = is_pressed
            self.events.record(key_number, is_pressed)

    def reset(self) -> None:
        """Assume that all keys are up; keys that are down are reported as pressed again."""
        for key_number, is_down in enumerate(self._down):
            if is_down:
                self.events.record(key_number, True)


class Keys(_Scanner):
    """A key for each pin."""

    def __init__(
        self,
        pins: Sequence[object],
        *,
        value_when_pressed: bool,
        pull: bool = True,
        interval: float = 0.02,
        max_events: int = 64,
        debounce_threshold: int = 1,
    ) -> None:
        if not pull:
            raise ValueError("a button's pin must be pulled: nothing else does on these boards")
        is_up = not value_when_pressed
        down = [_levels.get(pin, is_up) == value_when_pressed for pin in pins]
        super().__init__(down, max_events)
        self.pins = tuple(pins)
        self.value_when_pressed = value_when_pressed
        scanners.append(self)


class ShiftRegisterKeys(_Scanner):
    """Keys behind a shift register."""

    def __init__(
        self,
        *,
        clock: object,
        data: object,
        latch: object,
        key_count: int,
        value_when_pressed: bool,
        value_to_latch: bool = True,
        interval: float = 0.02,
        max_events: int = 64,
        debounce_threshold: int = 1,
    ) -> None:
        super().__init__([key in _register for key in range(key_count)], max_events)
        self.pins = (clock, data, latch)
        scanners.append(self)


# Every active scanner.
scanners: list[Keys | ShiftRegisterKeys | Any] = []
_levels: dict[object, bool] = {}  # whether a pin that was set is high
_register: set[int] = set()  # keys behind the shift register that are down


def let_go() -> None:
    """Forget all scanners and keys, for another board."""
    scanners.clear()
    _levels.clear()
    _register.clear()


def press_pin(pin: object, is_pressed: bool) -> None:
    """Press or release a button of the desktop board; it pulls its pin low."""
    set_level(pin, not is_pressed)


def set_level(pin: object, is_high: bool) -> None:
    """Change a pin's level and notify the scanners that watch the pin."""
    _levels[pin] = is_high
    for scanner in scanners:
        if isinstance(scanner, Keys) and pin in scanner.pins:
            scanner.press_key(scanner.pins.index(pin), is_high == scanner.value_when_pressed)


def press_register(key_number: int, is_pressed: bool) -> None:
    """Press or release a key behind the shift register."""
    (_register.add if is_pressed else _register.discard)(key_number)
    for scanner in scanners:
        if isinstance(scanner, ShiftRegisterKeys) and key_number < scanner.key_count:
            scanner.press_key(key_number, is_pressed)
