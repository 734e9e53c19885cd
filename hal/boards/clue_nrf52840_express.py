"""Adafruit CLUE: nRF52840, 240x240, the two buttons A and B and nothing else to press.

Not tried on hardware: sound (the pin is driven by pulses, not by the audio module, which
would cost memory). The battery cannot be read.
"""

from hal.buttons import A, B

LOW = (("BUTTON_A", A), ("BUTTON_B", B))
PIXELS = ("NEOPIXEL", 1)
BUZZER = "SPEAKER"
