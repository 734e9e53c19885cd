"""uGame22: RP2040, 160x128, a pad and three buttons. Sound, by I2S, is not used.

Not tried on hardware.
"""

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
