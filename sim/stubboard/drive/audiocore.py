"""This module is `audiocore`."""
# mypy: ignore-errors


class RawSample:
    def __init__(self, samples, *, sample_rate):
        self.sample_rate = sample_rate
