"""Pimoroni PicoSystem: RP2040, 240x240, a pad and four buttons, a lamp, a buzzer.

Not tried on hardware: the pins are those of CircuitPython's board definition; that the
lamp lights when high (CircuitPython's definition has it light when low) and that the battery
stands behind a divider by three is what the maker's own software says. Sound shares no timer
with the screen's light.
"""

# What the simulator knows of the board, from its maker's documents (sim/board/models.py).
#: screen 240x240
#: drive 15360
#: wires UP SW_UP; DOWN SW_DOWN; LEFT SW_LEFT; RIGHT SW_RIGHT
#: wires A SW_A; B SW_B; SELECT SW_X; START SW_Y

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
