"""This module is `os`: the machine's own, and noise that is equal in every run."""
# mypy: ignore-errors

from uos import *

_state = [12345]


def urandom(count):
    noise = bytearray(count)
    for i in range(count):
        _state[0] = (_state[0] * 1103 + 12347) & 0xFFFFF
        noise[i] = _state[0] >> 8 & 255
    return bytes(noise)


def sync():
    pass
