"""`analogio`: pins that a program turns, by `levels`; a stick that rests."""
# mypy: ignore-errors

levels = {}


class AnalogIn:
    def __init__(self, pin):
        self._pin = pin

    @property
    def value(self):
        return levels.get(self._pin, 32768)
