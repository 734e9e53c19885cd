"""Hack Club Sprig: RP2040, 160x128, a left pad (W A S D) and a right pad (I J K L).

The right pad is A (right), B (down), SELECT (left) and START (up). Its sound, by I2S, is not
used. Not tried on hardware.
"""

from hal.buttons import DOWN, LEFT, RIGHT, SELECT, START, UP, A, B

LOW = (
    ("BUTTON_W", UP),
    ("BUTTON_S", DOWN),
    ("BUTTON_A", LEFT),
    ("BUTTON_D", RIGHT),
    ("BUTTON_L", A),
    ("BUTTON_K", B),
    ("BUTTON_J", SELECT),
    ("BUTTON_I", START),
)
