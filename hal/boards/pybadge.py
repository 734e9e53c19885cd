"""Adafruit PyBadge, PyBadge Airlift and EdgeBadge: SAMD51, 160x128, eight buttons in a
shift register, five NeoPixels, a speaker behind a DAC.

`open_badge` serves the PyGamer as well. The battery is on A6 behind a divider by two.
Not tried on hardware. An EdgeBadge may have fewer pixels; data for missing ones does no harm.
"""

# What the simulator knows of the board, from its maker's documents (sim/board/models.py).
# CircuitPython defines no pybadge_airlift: it is a PyBadge with a radio.
#: screen 160x128
#: drive 2048
#: wires B key 0; A key 1; START key 2; SELECT key 3
#: wires RIGHT key 4; DOWN key 5; UP key 6; LEFT key 7
#: also pybadge_airlift as pybadge
#: also edgebadge

# A type checker cannot know the pins of one board; tests/hal compares them with its list.
# mypy: disable-error-code="attr-defined"

import board
import keypad

from hal.base import Board
from hal.battery import Cell
from hal.buttons import DOWN, LEFT, RIGHT, SELECT, START, UP, A, B
from hal.lights import Pixels
from hal.scanner import MOST_WAITING, Scanner
from hal.speaker import Speaker

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hal.scanner import Source


def open_badge(key_bits: bytes, more: "tuple[Source, ...]") -> Board:  # set-up
    """key_bits: the logical buttons of the register's keys, in order. more: other sources."""
    keys = keypad.ShiftRegisterKeys(
        clock=board.BUTTON_CLOCK,
        data=board.BUTTON_OUT,
        latch=board.BUTTON_LATCH,
        key_count=len(key_bits),
        value_when_pressed=True,
        max_events=MOST_WAITING,
    )
    return Board(
        board.DISPLAY,
        (Scanner(keys, key_bits),) + more,
        Speaker(board.SPEAKER, board.SPEAKER_ENABLE),
        Pixels(board.NEOPIXEL, 5),
        Cell(board.A6, 6600),
    )


def open_board() -> Board:  # set-up
    """Open the board."""
    return open_badge(bytes((B, A, START, SELECT, RIGHT, DOWN, UP, LEFT)), ())
