"""Adafruit CLUE: nRF52840, 240x240, only two buttons: A and B.

Not tried on hardware: sound (by pulses, since the audio module would cost memory). The battery
cannot be read.
"""

from hal.buttons import A, B

LOW = (("BUTTON_A", A), ("BUTTON_B", B))
PIXELS = ("NEOPIXEL", 1)
BUZZER = "SPEAKER"
