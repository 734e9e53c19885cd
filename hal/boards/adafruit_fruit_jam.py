"""Adafruit Fruit Jam: RP2350B, a monitor on its video socket, three buttons.

The display is `supervisor.runtime.display`, which exists if a monitor was found at the start; it
cannot be dimmed. CircuitPython gives it 640x480 pixels, or 720x400 on a monitor of 1920 by 1080;
the drive's settings.toml asks for 320x240, which a reset applies. Saved games go to the drive
/saves if there is one. It has no battery; sound (its converter needs a driver of its own), USB
keyboards and gamepads are not supported. Not tried on hardware.
"""

# What the simulator knows of the board, from its maker's documents (sim/board/models.py).
# 360x200: what a player may ask for in settings.toml on a wide monitor.
#: screen 320x240
#: other 360x200
#: brightness fixed
#: drive 13312
#: memory large
#: mounts / /saves
#: wires A BUTTON1; B BUTTON2; START BUTTON3

import sys

import supervisor

from hal.base import Board, is_writable
from hal.buttons import START, A, B
from hal.wired import open_wired

LOW = (("BUTTON1", A), ("BUTTON2", B), ("BUTTON3", START))
PIXELS = ("NEOPIXEL", 5)

_WIDEST = 360
_TOO_WIDE = (
    "the picture is too wide: settings.toml needs CIRCUITPY_DISPLAY_WIDTH = 320 and"
    " CIRCUITPY_DISPLAY_COLOR_DEPTH = 16; then press reset"
)


def open_board() -> Board:
    """Open the board."""
    display = supervisor.runtime.display
    if display is None:
        raise RuntimeError("no display: connect a monitor, then press reset")
    if display.width > _WIDEST:
        raise RuntimeError(_TOO_WIDE)
    opened = open_wired(sys.modules[__name__], display)  # type: ignore[arg-type]
    if is_writable("/saves"):
        opened.storage = "/saves"
    return opened
