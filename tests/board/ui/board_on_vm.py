"""The board that tests give to apps on MicroPython: keys, a clock that wraps, a drive."""

import sys


class Board:
    """Gives the app one event a frame, a clock that goes on, and a drive."""

    storage = "/"
    saves = 0
    lights = 5
    can_dim = can_sound = True

    def __init__(self, buttons):
        import board

        self.display = board.DISPLAY
        self.buttons = buttons
        self.now = 0x1FFFFFFF - 2000
        self.event = 0

    def ticks_ms(self):
        self.now = (self.now + 20) & 0x1FFFFFFF
        return self.now

    def poll(self):
        event = self.event
        self.event = 0
        return event

    def battery(self):
        return 60

    def tone(self, frequency_hz, ms):
        pass

    def volume(self, percent):
        pass

    def light(self, index, rgb):
        pass

    def brightness(self, percent):
        pass

    def sync(self):
        self.saves += 1


def save_nothing(app):
    """Let saving stand still: a changed value is kept at once, and its bytes are put together."""
    app.saves.write = _write_nothing
    for name in sys.modules:
        for save in ("keep", "bytes_of"):
            if name.startswith("ui.") and hasattr(sys.modules[name], save):
                setattr(sys.modules[name], save, _nothing)
    if hasattr(app.screen, "_keep"):  # among own rules
        app.screen._keep = _keeps


def _nothing(_):
    """Stand for `keep` and `bytes_of`."""


def _keeps():
    """Stand for a screen's `_keep`."""
    return True


def _write_nothing(_, __):
    """Stand for `Saves.write`."""
    return True
