"""Adafruit CLUE: nRF52840, 240x240, only two buttons: A and B.

Not tried on hardware: sound (by pulses, since the audio module would cost memory). The battery
cannot be read.
"""

# What the simulator knows of the board, from its maker's documents (sim/board/models.py).
#: screen 240x240
#: drive 2048
#: wires A BUTTON_A; B BUTTON_B

from hal.buttons import A, B

LOW = (("BUTTON_A", A), ("BUTTON_B", B))
PIXELS = ("NEOPIXEL", 1)
BUZZER = "SPEAKER"
