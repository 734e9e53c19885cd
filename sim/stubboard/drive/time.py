"""This module is `time`: a sleep advances the clock of `supervisor`."""
# mypy: ignore-errors

from supervisor import pass_ms


def sleep(seconds):
    pass_ms(int(seconds * 1000 + 0.5))
