"""This module makes a board of a table of pins: of `hal/boards/<board_id>.py`, which needs no code.

Pins are named as in the board's own module `board`. All of these may be left out, but a
board has A and B:

LOW, HIGH   pairs (pin, logical button) of the buttons; pressed, a pin is low or high
PIXELS      (pin, count) of NeoPixels
PIXELS_POWER  the pin that turns them on, when it is high
LAMP        (red pin, green pin, blue pin, 1 if they light when high, else 0)
BUZZER      the pin of a speaker that takes pulses
CELL        (pin, millivolts of the battery when the pin reads highest)
GAUGE       True: a battery gauge on the board's own I2C bus
"""

import board
import digitalio
import keypad

from hal.base import Board
from hal.scanner import Scanner

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType

    import busdisplay
    import microcontroller


def _pin(name: str) -> "microcontroller.Pin":
    found: microcontroller.Pin = getattr(board, name)
    return found


def _scanner(keys: "tuple[tuple[str, int], ...]", is_high: bool) -> Scanner:
    """One scanner takes pins of one kind only."""
    pins = [_pin(key[0]) for key in keys]
    scanner = keypad.Keys(pins, value_when_pressed=is_high, pull=True)
    return Scanner(scanner, bytes([key[1] for key in keys]))


class WiredBoard(Board):
    """table: a module as above. display: in place of the board's own."""

    def __init__(self, table: "ModuleType", display: "busdisplay.BusDisplay | None" = None) -> None:
        scanners = []
        for name in ("LOW", "HIGH"):
            if hasattr(table, name):
                scanners.append(_scanner(getattr(table, name), name == "HIGH"))
        super().__init__(
            display or getattr(board, "DISPLAY"),
            tuple(scanners),
            _open_buzzer(table),
            _open_lights(table),
            _open_battery(table),
        )


# The modules of parts are imported only for boards that have such a part. A part that a
# board refuses (its timer or bus is taken) is left out: the game needs none of them.


def _open_lights(table: "ModuleType"):  # type: ignore[no-untyped-def]
    if hasattr(table, "PIXELS_POWER"):
        power = digitalio.DigitalInOut(_pin(table.PIXELS_POWER))
        power.switch_to_output(True)
    if hasattr(table, "PIXELS"):
        from hal.lights import Pixels

        return Pixels(_pin(table.PIXELS[0]), table.PIXELS[1])
    if hasattr(table, "LAMP"):
        from hal.lights import Lamp

        return Lamp(tuple([_pin(name) for name in table.LAMP[:3]]), table.LAMP[3])
    return None


def _open_battery(table: "ModuleType"):  # type: ignore[no-untyped-def]
    if hasattr(table, "CELL"):
        from hal.battery import Cell

        return Cell(_pin(table.CELL[0]), table.CELL[1])
    if hasattr(table, "GAUGE"):
        from hal.battery import Gauge

        try:
            return Gauge(getattr(board, "I2C")())
        except RuntimeError:
            return None
    return None


def _open_buzzer(table: "ModuleType"):  # type: ignore[no-untyped-def]
    if hasattr(table, "BUZZER"):
        from hal.buzzer import Buzzer

        try:
            return Buzzer(_pin(table.BUZZER))
        except (RuntimeError, ValueError):
            return None
    return None
