"""This module lists the boards that the simulator can present: screens and wiring of the buttons.

The data repeat those of hal/ independently; the tests of hal/ compare the two. A wire
describes the effect of a press:

    "SW_A"          the pin goes low            "SW_A high"     it goes high
    "key 3"         a key of the shift register closes
    "JOYSTICK_X 0"  an analog pin reads 0 while the button is held, and 32768 at rest
"""

from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from sim.errors import UsageError


@dataclass(frozen=True)
class Model:
    """wires: by logical button. definition: its name among CircuitPython's definitions.

    size: of its display, in pixels. other_sizes: that it may have as well.
    """

    board_id: str
    size: tuple[int, int]
    wires: dict[str, str]
    definition: str
    mounts: tuple[str, ...] = ("/",)
    other_sizes: tuple[tuple[int, int], ...] = ()

    @property
    def displays(self) -> tuple[tuple[int, int], ...]:
        """The sizes of display that the board may have, in pixels."""
        return (self.size, *self.other_sizes)

    @property
    def buttons(self) -> tuple[str, ...]:
        """The logical buttons of the board."""
        return tuple(self.wires)


def _wires(text: str) -> dict[str, str]:
    """Parse `A SW_A; B SW_B` into wires by button."""
    pairs = (part.strip().split(" ", 1) for part in text.split(";"))
    return {button: wire for button, wire in pairs}


def _model(board_id: str, size: tuple[int, int], wires: str, **more: object) -> Model:
    definition = str(more.pop("definition", board_id))
    return Model(board_id, size, _wires(wires), definition, **more)  # type: ignore[arg-type]


_REGISTER = (
    "B key 0; A key 1; START key 2; SELECT key 3; RIGHT key 4; DOWN key 5; UP key 6; LEFT key 7"
)
_STICK = "LEFT JOYSTICK_X 0; RIGHT JOYSTICK_X 65535; UP JOYSTICK_Y 0; DOWN JOYSTICK_Y 65535"
_SW = "UP SW_UP; DOWN SW_DOWN; LEFT SW_LEFT; RIGHT SW_RIGHT; A SW_A; B SW_B"
_BUTTON = "UP BUTTON_UP; DOWN BUTTON_DOWN; LEFT BUTTON_LEFT; RIGHT BUTTON_RIGHT"

_ALL = [
    _model("pygamer", (160, 128), f"B key 0; A key 1; START key 2; SELECT key 3; {_STICK}"),
    _model("pybadge", (160, 128), _REGISTER),
    # CircuitPython defines no board of this name; it is a PyBadge with a radio.
    _model("pybadge_airlift", (160, 128), _REGISTER, definition="pybadge"),
    _model("edgebadge", (160, 128), _REGISTER),
    _model("pimoroni_picosystem", (240, 240), f"{_SW}; SELECT SW_X; START SW_Y"),
    _model(
        "tinycircuits_thumby_color",
        (128, 128),
        f"{_BUTTON}; A BUTTON_A; B BUTTON_B; START BUTTON_MENU; SELECT BUTTON_BUMPER_LEFT",
    ),
    _model("adafruit_feather_esp32s3_reverse_tft", (240, 135), "A D1 high; B D2 high; START D0"),
    _model("clue_nrf52840_express", (240, 240), "A BUTTON_A; B BUTTON_B"),
    _model(
        "adafruit_fruit_jam",
        (320, 240),
        "A BUTTON1; B BUTTON2; START BUTTON3",
        mounts=("/", "/saves"),
        other_sizes=((360, 200),),  # CircuitPython's choice for a monitor of 1920 by 1080
    ),
    _model("ugame22", (160, 128), f"{_BUTTON}; A BUTTON_O; B BUTTON_X; START BUTTON_Z"),
    _model(
        "hack_club_sprig",
        (160, 128),
        "UP BUTTON_W; LEFT BUTTON_A; DOWN BUTTON_S; RIGHT BUTTON_D; "
        "START BUTTON_I; SELECT BUTTON_J; B BUTTON_K; A BUTTON_L",
    ),
]
MODELS = {model.board_id: model for model in _ALL}


@dataclass(frozen=True)
class Definition:
    """The contents of CircuitPython's own definition of a board."""

    pins: frozenset[str]
    modules: frozenset[str]
    has_display: bool
    has_i2c: bool


def definition(name: str) -> Definition:
    """Read a definition; UsageError if circuitpython-stubs is not installed."""
    spec = find_spec("board_definitions")
    if spec is None or not spec.submodule_search_locations:
        raise UsageError("play: --board needs circuitpython-stubs (pip install .)")
    package = Path(next(iter(spec.submodule_search_locations)))
    text = (package / name / "__init__.pyi").read_text(encoding="utf-8")
    lines = text.splitlines()
    listed = next(line for line in lines if "Included modules:" in line)
    names = listed.partition(":")[2].split(",")
    return Definition(
        pins=frozenset(line.partition(":")[0] for line in lines if ": microcontroller.Pin" in line),
        modules=frozenset(name.strip() for name in names),
        has_display=any(line.startswith("DISPLAY:") for line in lines),
        has_i2c=any(line.startswith("def I2C(") for line in lines),
    )
