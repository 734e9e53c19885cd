"""TinyCircuits Thumby Color: RP2350, 128x128, a pad, A and B, two bumpers, a menu button.

Not tried on hardware: the pins are those of CircuitPython's board definition; that the
lamp lights when low and that the battery is halved is what the maker's own software
says. No sound: the speaker and the screen's light are on the same timer, and a tone
might change the light. The rumble motor is not used.
"""

# What the simulator knows of the board, from its maker's documents (sim/board/models.py).
#: screen 128x128
#: drive 15360
#: memory large
#: wires UP BUTTON_UP; DOWN BUTTON_DOWN; LEFT BUTTON_LEFT; RIGHT BUTTON_RIGHT
#: wires A BUTTON_A; B BUTTON_B; START BUTTON_MENU; SELECT BUTTON_BUMPER_LEFT

from hal.buttons import DOWN, LEFT, RIGHT, SELECT, START, UP, A, B

LOW = (
    ("BUTTON_UP", UP),
    ("BUTTON_DOWN", DOWN),
    ("BUTTON_LEFT", LEFT),
    ("BUTTON_RIGHT", RIGHT),
    ("BUTTON_A", A),
    ("BUTTON_B", B),
    ("BUTTON_MENU", START),
    ("BUTTON_BUMPER_LEFT", SELECT),
    ("BUTTON_BUMPER_RIGHT", SELECT),
)
LAMP = ("LED_R", "LED_G", "LED_B", 0)
CELL = ("VOLTAGE_MONITOR", 6600)
