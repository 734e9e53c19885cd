"""This module is `os` on a page: the machine's own, and the browser's noise."""
# mypy: ignore-errors

from page import noise
from uctypes import addressof
from uos import *  # noqa: F403


def urandom(count):
    bytes_ = bytearray(count)
    noise(addressof(bytes_), count)
    return bytes(bytes_)
