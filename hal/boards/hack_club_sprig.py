"""Hack Club Sprig: RP2040, 160x128, a left pad (W A S D) and a right pad (I J K L).

The right pad is A (right), B (down), SELECT (left) and START (up). Its sound, by I2S, is not
used. Not tried on hardware.
"""

# What the simulator knows of the board, from its maker's documents (sim/board/models.py).
#: screen 160x128
#: drive 1024
#: wires UP BUTTON_W; LEFT BUTTON_A; DOWN BUTTON_S; RIGHT BUTTON_D
#: wires START BUTTON_I; SELECT BUTTON_J; B BUTTON_K; A BUTTON_L

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
