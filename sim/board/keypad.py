"""This module is `keypad` without pins: `work(pin, is_high)` and `work_key` change a key's level.

It runs on a computer, since Blinka's own starts a thread for each scanner and hangs at its end,
and on MicroPython, for a page and for measuring memory. A program sees CircuitPython's keypad as
far as hal/ uses it: a bounded queue that drops the newest event when it is full and reports that,
and a `reset` that reports the keys still down once more.

As on a board, a key that is down when its scanner is made reports no press until a `reset`. Such
keys were worked before, or a program put their pins, or their numbers behind a shift register, in
`held`.

Scanners and queues take the bytes that they take on a board, in blocks of 16, as
`shared-module/keypad` of CircuitPython makes them: a queue 48 (keypad_eventqueue_obj_t, 36) and 6
for each event that it has room for; Keys 48, ShiftRegisterKeys 80, and their contents: a
DigitalInOut of 16 for each pin, tuples, and a byte a key. An Event is 32 bytes instead of 16.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

_FIRST = -2
_COUNT = -1
scanners: "list[Any]" = []
held: "Sequence[Any]" = ()
_before: "dict[Any, bool]" = {}  # levels of pins, and of keys by number, that no scanner watched


class Event:
    """One key that was pressed or released."""

    def __init__(self) -> None:
        self.key_number = 0
        self.pressed = False


class EventQueue:
    """The events of one scanner, oldest first."""

    def __init__(self, most: int = 64) -> None:
        self.overflowed = False
        self._waiting = bytearray(6 * most)  # changes, then the place of the first, and how many

    def get_into(self, event: Event) -> bool:
        """Write the oldest event into event; False if there is none."""
        waiting = self._waiting
        if not waiting[_COUNT]:
            return False
        change = waiting[waiting[_FIRST]]
        waiting[_FIRST] = (waiting[_FIRST] + 1) % (len(waiting) // 6)
        waiting[_COUNT] -= 1
        event.key_number = change >> 1
        event.pressed = bool(change & 1)
        return True

    def clear(self) -> None:
        """Drop all events, and the record that some were lost."""
        self._waiting[_COUNT] = 0
        self.overflowed = False

    def record(self, key_number: int, is_pressed: bool) -> None:
        """Add the event of a changed key."""
        waiting = self._waiting
        most = len(waiting) // 6
        if waiting[_COUNT] == most:
            self.overflowed = True
            return
        waiting[(waiting[_FIRST] + waiting[_COUNT]) % most] = key_number << 1 | is_pressed
        waiting[_COUNT] += 1


class Keys:
    """A key for each pin."""

    def __init__(
        self,
        pins: "Sequence[Any]",
        *,
        value_when_pressed: bool,
        pull: bool = True,
        max_events: int = 64,
    ) -> None:
        if not pull:
            raise ValueError("a button's pin must be pulled: nothing else does on these boards")
        self.pins = tuple(pins)
        self.level = value_when_pressed
        self.events = EventQueue(max_events)
        self.down = bytearray(17 * len(self.pins) - 16)  # and the 16 of the bytearray itself
        for i in range(len(self.pins)):
            self.down[i] = _is_down(self.pins[i], value_when_pressed)
        scanners.append(self)

    @property
    def count(self) -> int:
        """How many keys there are."""
        return len(self.pins)

    def reset(self) -> None:
        """Report the keys that are down as pressed again."""
        _press_again(self)


class ShiftRegisterKeys:
    """Keys behind a shift register."""

    pins = ()

    def __init__(
        self,
        *,
        clock: "Any",
        data: "Any",
        latch: "Any",
        key_count: int,
        value_when_pressed: bool,
        max_events: int = 64,
    ) -> None:
        self.count = key_count
        self.events = EventQueue(max_events)
        self.down = bytearray(3 * 16 + 4 * 16)  # three pins, their tuple, counts, keys; see above
        for number in range(key_count):
            self.down[number] = _is_down(number, True)
        scanners.append(self)

    def reset(self) -> None:
        """Report the keys that are down as pressed again."""
        _press_again(self)


def _is_down(name: "Any", level: bool) -> bool:
    """Is a pin at the level of a press, or a key behind the register down, as far as is known?"""
    for scanner in scanners:  # of a board that was opened before
        for i in range(scanner.count):
            if name == (scanner.pins[i] if scanner.pins else i):
                return bool(scanner.down[i])
    return name in held or _before.get(name) == level


def _press_again(scanner: "Any") -> None:
    for i in range(scanner.count):
        if scanner.down[i]:
            scanner.events.record(i, True)


def let_go() -> None:
    """Forget all scanners and keys, for another board."""
    scanners.clear()
    _before.clear()


def press_pin(pin: "Any", is_pressed: bool) -> None:
    """Press or release a button that pulls its pin low."""
    work(pin, not is_pressed)


def work(pin: "Any", is_high: bool) -> None:
    """Change a pin's level. No change is no event."""
    is_watched = False
    for scanner in scanners:
        for i in range(len(scanner.pins)):
            if scanner.pins[i] == pin:
                is_watched = True
                _change(scanner, i, is_high == scanner.level)
    if not is_watched:
        _before[pin] = is_high


def work_key(number: int, is_pressed: bool) -> None:
    """Press or release a key behind the shift register."""
    is_watched = False
    for scanner in scanners:
        if not scanner.pins:
            is_watched = True
            _change(scanner, number, is_pressed)
    if not is_watched:
        _before[number] = is_pressed


def _change(scanner: "Any", number: int, is_pressed: bool) -> None:
    if scanner.down[number] != is_pressed:
        scanner.down[number] = is_pressed
        scanner.events.record(number, is_pressed)
