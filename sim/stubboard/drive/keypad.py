"""`keypad`: scanners whose keys a program presses, by `work(pin, level)` or `work_key`."""
# mypy: ignore-errors

_MOST = 64
scanners = []


class Event:
    def __init__(self):
        self.key_number = 0
        self.pressed = False


class EventQueue:
    def __init__(self):
        self.overflowed = False
        self._waiting = bytearray(_MOST)
        self._first = 0
        self._count = 0

    def get_into(self, event):
        if not self._count:
            return False
        change = self._waiting[self._first]
        self._first = (self._first + 1) % _MOST
        self._count -= 1
        event.key_number = change >> 1
        event.pressed = bool(change & 1)
        return True

    def clear(self):
        self._count = 0
        self.overflowed = False

    def record(self, key_number, is_pressed):
        if self._count == _MOST:
            self.overflowed = True
            return
        self._waiting[(self._first + self._count) % _MOST] = key_number << 1 | is_pressed
        self._count += 1


class Keys:
    def __init__(self, pins, *, value_when_pressed, pull=True):
        self.pins = tuple(pins)
        self.count = len(self.pins)
        self.level = value_when_pressed
        self.events = EventQueue()
        scanners.append(self)

    def reset(self):
        pass


class ShiftRegisterKeys:
    pins = ()

    def __init__(self, *, clock, data, latch, key_count, value_when_pressed):
        self.count = key_count
        self.events = EventQueue()
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
