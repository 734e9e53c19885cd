"""uGame22: RP2040, 320x240, a pad and three buttons. Its screen cannot be dimmed.

Its sound, by I2S, is not used. Not tried on hardware.
"""

# What the simulator knows of the board, from its maker's documents (sim/board/models.py).
#: screen 320x240
#: brightness fixed
#: drive 1024
#: wires UP BUTTON_UP; DOWN BUTTON_DOWN; LEFT BUTTON_LEFT; RIGHT BUTTON_RIGHT
#: wires A BUTTON_O; B BUTTON_X; START BUTTON_Z

from hal.buttons import DOWN, LEFT, RIGHT, START, UP, A, B

LOW = (
    ("BUTTON_UP", UP),
    ("BUTTON_DOWN", DOWN),
    ("BUTTON_LEFT", LEFT),
    ("BUTTON_RIGHT", RIGHT),
    ("BUTTON_O", A),
    ("BUTTON_X", B),
    ("BUTTON_Z", START),
)
