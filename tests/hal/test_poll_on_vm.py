"""That a board allocates nothing for a key, on a real MicroPython."""

from sim import vm

# The modules of a PyGamer, as far as hal/ uses them, that allocate nothing themselves.
_MODULES = {
    "busdisplay.py": "",
    "microcontroller.py": "",
    "supervisor.py": """
clock = [0x1FFFFFFF - 5000]
def ticks_ms():
    return clock[0]
""",
    "board.py": """
board_id = "pygamer"
BUTTON_CLOCK = BUTTON_OUT = BUTTON_LATCH = NEOPIXEL = SPEAKER = SPEAKER_ENABLE = 1
JOYSTICK_X = 2
JOYSTICK_Y = 3
class _Display:
    pass
DISPLAY = _Display()
""",
    "keypad.py": """
class Event:
    def __init__(self):
        self.key_number = 0
        self.pressed = False
class EventQueue:
    def __init__(self):
        self.overflowed = False
        self.waiting = bytearray(8)
        self.count = 0
    def get_into(self, event):
        if not self.count:
            return False
        self.count -= 1
        event.key_number = self.waiting[self.count] >> 1
        event.pressed = bool(self.waiting[self.count] & 1)
        return True
    def clear(self):
        self.count = 0
        self.overflowed = False
        overflows[0] += 1
    def record(self, key_number, pressed):
        self.waiting[self.count] = key_number << 1 | pressed
        self.count += 1
class ShiftRegisterKeys:
    def __init__(self, *, clock, data, latch, key_count, value_when_pressed):
        self.events = events[0]
    def reset(self):
        pass
events = [EventQueue()]
overflows = [0]
def work(frame):
    at = frame % 60
    if at == 0:
        events[0].record((frame // 60) & 3, 1)
    elif at == 45:
        events[0].record((frame // 60) & 3, 0)
    elif frame % 400 == 50:
        events[0].overflowed = True
""",
    "storage.py": """
class _Mount:
    readonly = False
def getmount(path):
    return _Mount
""",
    "analogio.py": """
stick = [32768]
class AnalogIn:
    def __init__(self, pin):
        self.pin = pin
    @property
    def value(self):
        return stick[0] if self.pin == 2 else 32768
""",
    "digitalio.py": """
class DigitalInOut:
    def __init__(self, pin):
        self.value = False
    def switch_to_output(self, value=False):
        self.value = value
""",
    "neopixel_write.py": "def neopixel_write(pin, colors):\n    pass\n",
    "audiocore.py": """
class RawSample:
    def __init__(self, samples, *, sample_rate):
        self.sample_rate = sample_rate
""",
    "audioio.py": """
class AudioOut:
    def __init__(self, pin):
        self.sample = None
    def play(self, sample, *, loop=False):
        self.sample = sample
    def stop(self):
        pass
""",
}


def test_a_key_takes_no_heap():
    result = vm.run("tests/hal/poll_on_vm.py", files=["hal", "tests/vm/measure.py"], texts=_MODULES)
    assert result.status == 0, result.stdout
    assert "events:" in result.stdout
