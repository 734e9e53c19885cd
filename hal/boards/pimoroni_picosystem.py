"""Pimoroni PicoSystem: RP2040, 240x240, a pad and four buttons, a lamp, a buzzer.

Not tried on hardware: the pins are those of CircuitPython's board definition; that the
lamp lights when high and that the battery stands behind a divider by three is what the
maker's own software says. Sound shares no timer with the screen's light.
"""

from hal.buttons import DOWN, LEFT, RIGHT, SELECT, START, UP, A, B

LOW = (
    ("SW_UP", UP),
    ("SW_DOWN", DOWN),
    ("SW_LEFT", LEFT),
    ("SW_RIGHT", RIGHT),
    ("SW_A", A),
    ("SW_B", B),
    ("SW_X", SELECT),
    ("SW_Y", START),
)
LAMP = ("LED_R", "LED_G", "LED_B", 1)
BUZZER = "AUDIO"
CELL = ("BAT_SENSE", 9900)
