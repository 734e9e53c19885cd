"""This module makes a board from a table of pins in `hal/boards/<board_id>.py`.

Pins have the names of CircuitPython's module `board`. Each of these may be left out, as long as the
board has the buttons A and B:

LOW, HIGH   pairs (pin, logical button); a pressed button makes its pin low, or high
PIXELS      (pin, count) of NeoPixels
PIXELS_POWER  the pin that powers them when it is high
LAMP        (red pin, green pin, blue pin, 1 if they light when high, else 0)
BUZZER      the pin of a speaker that is driven by pulses
CELL        (pin, millivolts of the battery at the pin's highest reading)
GAUGE       True: a battery gauge on the board's own I2C bus
"""

# set-up: whole file

import board
import digitalio
import keypad

from hal.base import Board
from hal.scanner import MOST_WAITING, Scanner

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType

    import busdisplay
    import microcontroller


def _pin(name: str) -> "microcontroller.Pin":
    found: microcontroller.Pin = getattr(board, name)
    return found


def _scanner(keys: "tuple[tuple[str, int], ...]", is_high: bool) -> Scanner:
    """Make a scanner for buttons that all pull their pins high, or all low."""
    pins = [_pin(key[0]) for key in keys]
    scanner = keypad.Keys(pins, value_when_pressed=is_high, pull=True, max_events=MOST_WAITING)
    return Scanner(scanner, bytes([key[1] for key in keys]))


def open_wired(  # set-up
    table: "ModuleType", display: "busdisplay.BusDisplay | None" = None
) -> Board:
    """Open a board. table: a module as described above. display: in place of the board's own."""
    scanners = []
    for name in ("LOW", "HIGH"):
        if hasattr(table, name):
            scanners.append(_scanner(getattr(table, name), name == "HIGH"))
    return Board(
        display or getattr(board, "DISPLAY"),
        tuple(scanners),
        _open_buzzer(table),
        _open_lights(table),
        _open_battery(table),
    )


# The module of a part is imported only for boards that have the part. A part that cannot be opened
# (its timer or bus is in use) is left out: the game needs none of them.


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
