"""`keypad`: scanners whose keys a program presses, by `work(pin, level)` or `work_key`.

Scanners and queues take the bytes that they take on a board, in blocks of 16, as
`shared-module/keypad` of CircuitPython makes them: a queue 48 (keypad_eventqueue_obj_t, 36) and 6
for each of 64 events; Keys 48, ShiftRegisterKeys 80, and what they hold: a DigitalInOut of 16 for
each pin, tuples, and a byte a key. An Event is 32 bytes instead of 16.
"""
# mypy: ignore-errors

_MOST = 64
_FIRST = 64
_COUNT = 65
scanners = []


class Event:
    def __init__(self):
        self.key_number = 0
        self.pressed = False


class EventQueue:
    def __init__(self):
        self.overflowed = False
        self._waiting = bytearray(6 * _MOST)  # changes, then the place of the first, and how many

    def get_into(self, event):
        waiting = self._waiting
        if not waiting[_COUNT]:
            return False
        change = waiting[waiting[_FIRST]]
        waiting[_FIRST] = (waiting[_FIRST] + 1) % _MOST
        waiting[_COUNT] -= 1
        event.key_number = change >> 1
        event.pressed = bool(change & 1)
        return True

    def clear(self):
        self._waiting[_COUNT] = 0
        self.overflowed = False

    def record(self, key_number, is_pressed):
        waiting = self._waiting
        if waiting[_COUNT] == _MOST:
            self.overflowed = True
            return
        waiting[(waiting[_FIRST] + waiting[_COUNT]) % _MOST] = key_number << 1 | is_pressed
        waiting[_COUNT] += 1


class Keys:
    def __init__(self, pins, *, value_when_pressed, pull=True):
        self.pins = tuple(pins)
        self.level = value_when_pressed
        self.events = EventQueue()
        self._wires = bytearray(17 * len(self.pins) - 16)  # and the 16 of the bytearray itself
        scanners.append(self)

    @property
    def count(self):
        return len(self.pins)

    def reset(self):
        pass


class ShiftRegisterKeys:
    pins = ()

    def __init__(self, *, clock, data, latch, key_count, value_when_pressed):
        self.count = key_count
        self.events = EventQueue()
        self._wires = bytearray(3 * 16 + 4 * 16)  # three pins, their tuple, counts, keys; see above
        scanners.append(self)

    def reset(self):
        pass


def work(pin, is_high):
    for scanner in scanners:
        for i in range(len(scanner.pins)):
            if scanner.pins[i] == pin:
                scanner.events.record(i, is_high == scanner.level)


def work_key(number, is_pressed):
    scanners[0].events.record(number, is_pressed)
