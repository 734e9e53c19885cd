"""Adafruit Feather ESP32-S3 Reverse TFT: 240x135, three buttons beside the screen.

D0, the boot button, is low when pressed, D1 and D2 are high, so there are two scanners: if D0 and
another button are pressed within one frame, their order may be lost. No speaker.
Not tried on hardware: the polarity of D0, and the battery gauge.
"""

# What the simulator knows of the board, from its maker's documents (sim/board/models.py).
#: screen 240x135
#: drive 960
#: memory large
#: wires A D1 high; B D2 high; START D0

from hal.buttons import START, A, B

LOW = (("D0", START),)
HIGH = (("D1", A), ("D2", B))
PIXELS = ("NEOPIXEL", 1)
PIXELS_POWER = "NEOPIXEL_POWER"
GAUGE = True
