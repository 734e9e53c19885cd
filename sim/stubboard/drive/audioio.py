"""This module is `audioio`."""
# mypy: ignore-errors


class AudioOut:
    def __init__(self, pin):
        self._sample = None

    def play(self, sample, *, loop=False):
        self._sample = sample

    def stop(self):
        self._sample = None
