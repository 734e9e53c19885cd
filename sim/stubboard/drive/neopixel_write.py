"""This module is `neopixel_write`."""
# mypy: ignore-errors


def neopixel_write(pin, colors):
    pass
