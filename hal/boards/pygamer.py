"""Adafruit PyGamer: a PyBadge with four buttons in its shift register, and a stick.

Not tried on hardware.
"""

# What the simulator knows of the board, from its maker's documents (sim/board/models.py).
#: screen 160x128
#: drive 8192
#: wires B key 0; A key 1; START key 2; SELECT key 3
#: wires LEFT JOYSTICK_X 0; RIGHT JOYSTICK_X 65535; UP JOYSTICK_Y 0; DOWN JOYSTICK_Y 65535

# A type checker cannot know the pins of one board; tests/hal compares them with its list.
# mypy: disable-error-code="attr-defined"

import analogio
import board

from hal.base import Board
from hal.boards.pybadge import open_badge
from hal.buttons import DOWN, LEFT, RIGHT, SELECT, START, UP, A, B
from hal.stick import Axis


def open_board() -> Board:  # set-up
    """Open the board; its keys first, then the stick."""
    stick = (
        Axis(analogio.AnalogIn(board.JOYSTICK_X), LEFT, RIGHT),
        Axis(analogio.AnalogIn(board.JOYSTICK_Y), UP, DOWN),
    )
    return open_badge(bytes((B, A, START, SELECT)), stick)
