"""These fixtures make the drives of boards, each once for all tests."""

from collections.abc import Callable
from functools import cache

import pytest

from tools.drive.bytecode import CIRCUITPYTHON, MICROPYTHON
from tools.drive.contents import Contents, contents_for

# Starts a drive as a board does, boot.py first, until there is a picture.
START = """
import time
import board
frames = [0]
def sleep(seconds):
    frames[0] += 1
    if frames[0] == 20:
        print("shown", board._display.refreshes > 0, len(board._display.root_group) > 0)
        raise SystemExit(0)
time.sleep = sleep
for name in ("boot.py", "code.py"):
    with open(name) as file:
        text = file.read()
    exec(text, {"__name__": "__main__"})
"""
START_HEAP = 600_000  # enough for one step without collecting garbage


@cache
def drive_of(board: str, header: bytes = CIRCUITPYTHON) -> Contents:
    return contents_for(board, header=header)


@pytest.fixture(scope="session")
def drive() -> Callable[[str], Contents]:
    return drive_of


@pytest.fixture(scope="session")
def drive_on_vm() -> Callable[[str], Contents]:
    """Return the same but for the first byte of bytecode, for MicroPython."""
    return lambda board: drive_of(board, MICROPYTHON)


@pytest.fixture(scope="session")
def pygamer() -> Contents:
    return drive_of("pygamer")
