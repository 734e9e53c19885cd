"""What CircuitPython's own definition of each board says of screen, brightness, speaker and lights.

`FACTS["pygamer"].size` is (160, 128). Pins and modules are compared with circuitpython-stubs, which
tell nothing of these. They were read by eye in https://github.com/adafruit/circuitpython at commit
cd3da4a5 (10.3), in the files `board.c`, `pins.c`, `mpconfigboard.h` of the folder `read`:

size      width and height that `board.c` gives to the display
dimmer    the backlight's pin there; empty: none, and no command either, so that to set
          `brightness` raises RuntimeError (shared-bindings/busdisplay/BusDisplay.c)
speaker   the pin of a speaker that tones by `audioio` or `pwmio` reach; empty: none
silent    why the game leaves that speaker alone; empty: it uses it
lights    how many lights of any color: NeoPixels, or a lamp of three pins
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Facts:
    read: str
    size: tuple[int, int]
    dimmer: str
    speaker: str = ""
    silent: str = ""
    lights: int = 0


# `board_reset_user_neopixels` in its board.c has 5; the speaker is at A0, a DAC.
_PYBADGE = Facts("ports/atmel-samd/boards/pybadge", (160, 128), "PA01", "SPEAKER", lights=5)

FACTS = {
    "adafruit_feather_esp32s3_reverse_tft": Facts(
        "ports/espressif/boards/adafruit_feather_esp32s3_reverse_tft",
        (240, 135),
        "GPIO45",
        lights=1,
    ),
    # A monitor: ports/raspberrypi/common-hal/picodvi/__init__.c makes 640x480, or 720x400 on one of
    # 1920 by 1080, where settings.toml asks for nothing else; its framebuffer has no brightness.
    # Sound goes by I2S to a converter. MICROPY_HW_NEOPIXEL_COUNT is 5.
    "adafruit_fruit_jam": Facts(
        "ports/raspberrypi/boards/adafruit_fruit_jam", (640, 480), "", lights=5
    ),
    "clue_nrf52840_express": Facts(
        "ports/nordic/boards/clue_nrf52840_express", (240, 240), "P1_05", "SPEAKER", lights=1
    ),
    # CircuitPython's name for a PyBadge with a microphone: its shared_bindings_matrix.py.
    "edgebadge": _PYBADGE,
    # Sound by I2S. BLUE_LED and WHITE_LED are lights of one color each.
    "hack_club_sprig": Facts("ports/raspberrypi/boards/hack_club_sprig", (160, 128), "GPIO17"),
    "pajenicko_picopad": Facts(  # the board of docs/porting.md; LED is yellow
        "ports/raspberrypi/boards/pajenicko_picopad", (320, 240), "GPIO16", "AUDIO"
    ),
    # LED_R, LED_G, LED_B. CIRCUITPY_RGB_STATUS_INVERTED_PWM in mpconfigboard.h has the lamp light
    # when low; `led` in the maker's libraries/hardware.cpp (pimoroni/picosystem), when high.
    "pimoroni_picosystem": Facts(
        "ports/raspberrypi/boards/pimoroni_picosystem", (240, 240), "GPIO12", "AUDIO", lights=1
    ),
    "pybadge": _PYBADGE,
    "pybadge_airlift": _PYBADGE,  # not defined: a PyBadge with a radio
    "pygamer": Facts("ports/atmel-samd/boards/pygamer", (160, 128), "PA01", "SPEAKER", lights=5),
    "tinycircuits_thumby_color": Facts(
        "ports/raspberrypi/boards/tinycircuits_thumby_color",
        (128, 128),
        "GPIO7",
        "SPEAKER",
        silent="GPIO23 and the backlight's GPIO7 are on slice 3 of the chip's timers",
        lights=1,
    ),
    # Sound by I2S. An ILI9341 without a backlight pin.
    "ugame22": Facts("ports/raspberrypi/boards/ugame22", (320, 240), ""),
}
