"""This module is `keypad`: a program presses keys by `work(pin, level)` or `work_key`.

Scanners and queues take the bytes that they take on a board, in blocks of 16, as
`shared-module/keypad` of CircuitPython makes them: a queue 48 (keypad_eventqueue_obj_t, 36) and 6
for each event that it has room for; Keys 48, ShiftRegisterKeys 80, and their contents: a
DigitalInOut of 16 for each pin, tuples, and a byte a key. An Event is 32 bytes instead of 16.

As on a board, a key that is down when its scanner is made reports no press until a `reset`: these
are the pins, and numbers of keys behind a shift register, that a program put in `held` before.
"""
# mypy: ignore-errors

_FIRST = -2
_COUNT = -1
scanners = []
held = ()


class Event:
    def __init__(self):
        self.key_number = 0
        self.pressed = False


class EventQueue:
    def __init__(self, most=64):
        self.overflowed = False
        self._waiting = bytearray(6 * most)  # changes, then the place of the first, and how many

    def get_into(self, event):
        waiting = self._waiting
        if not waiting[_COUNT]:
            return False
        change = waiting[waiting[_FIRST]]
        waiting[_FIRST] = (waiting[_FIRST] + 1) % (len(waiting) // 6)
        waiting[_COUNT] -= 1
        event.key_number = change >> 1
        event.pressed = bool(change & 1)
        return True

    def clear(self):
        self._waiting[_COUNT] = 0
        self.overflowed = False

    def record(self, key_number, is_pressed):
        waiting = self._waiting
        most = len(waiting) // 6
        if waiting[_COUNT] == most:
            self.overflowed = True
            return
        waiting[(waiting[_FIRST] + waiting[_COUNT]) % most] = key_number << 1 | is_pressed
        waiting[_COUNT] += 1


class Keys:
    def __init__(self, pins, *, value_when_pressed, pull=True, max_events=64):
        self.pins = tuple(pins)
        self.level = value_when_pressed
        self.events = EventQueue(max_events)
        self.down = bytearray(17 * len(self.pins) - 16)  # and the 16 of the bytearray itself
        for i in range(len(self.pins)):
            self.down[i] = self.pins[i] in held
        scanners.append(self)

    @property
    def count(self):
        return len(self.pins)

    def reset(self):
        _press_again(self)


class ShiftRegisterKeys:
    pins = ()

    def __init__(self, *, clock, data, latch, key_count, value_when_pressed, max_events=64):
        self.count = key_count
        self.events = EventQueue(max_events)
        self.down = bytearray(3 * 16 + 4 * 16)  # three pins, their tuple, counts, keys; see above
        for number in range(key_count):
            self.down[number] = number in held
        scanners.append(self)

    def reset(self):
        _press_again(self)


def _press_again(scanner):
    for i in range(scanner.count):
        if scanner.down[i]:
            scanner.events.record(i, True)


def work(pin, is_high):
    for scanner in scanners:
        for i in range(len(scanner.pins)):
            if scanner.pins[i] == pin:
                _change(scanner, i, is_high == scanner.level)


def work_key(number, is_pressed):
    _change(scanners[0], number, is_pressed)


def _change(scanner, number, is_pressed):
    scanner.down[number] = is_pressed
    scanner.events.record(number, is_pressed)
