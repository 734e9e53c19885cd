"""This module lists the boards that the simulator can present: screens and wiring of the buttons.

All that it knows of a board stands in the board's own file, `hal/boards/BOARD_ID.py`, in comments
that begin with `#:`, so that no drive of bytecode has them:

    #: screen 320x240          width and height in pixels
    #: other 360x200           a size that the screen may have as well
    #: brightness fixed        if the screen cannot be dimmed
    #: drive 2048              KB of the board's drive; 1024 if the line is missing
    #: wires A SW_A; B SW_B    the effect of a press of each button; the line may occur repeatedly
    #: mounts / /saves         the drives; / alone if the line is missing
    #: memory large            more than 200 KB for objects: its bytecode has line numbers
    #: also edgebadge          another board of the same file (`_TWINS` of hal/opening.py)
    #: also one as pybadge     the same, under the name that CircuitPython's definition has

The wires repeat the pins of the file's code independently; the tests of hal/ compare the two. A
wire is one of

    SW_A            the pin goes low            SW_A high       it goes high
    key 3           a key of the shift register closes
    JOYSTICK_X 0    an analog pin reads 0 while the button is held, and 32768 at rest
"""

import ast
import re
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from sim.errors import UsageError

_FOLDER = Path(__file__).resolve().parents[2] / "hal" / "boards"
_LINE = re.compile(r"^#: (\w+) +(.+)$", re.M)
_WORDS = ("screen", "other", "drive", "brightness", "wires", "mounts", "memory", "also")
_SMALLEST_DRIVE = 1024  # KB
_PIN = re.compile("[A-Z][A-Z0-9_]*")


@dataclass(frozen=True)
class Model:
    """wires: by logical button. definition: its name among CircuitPython's definitions.

    size: of its display, in pixels. other_sizes: that it may have as well. drive: in KB.
    can_dim: its screen has a brightness that can be set.
    pins: that its file names, for a board that CircuitPython does not define.
    """

    board_id: str
    size: tuple[int, int]
    wires: dict[str, str]
    definition: str
    mounts: tuple[str, ...] = ("/",)
    other_sizes: tuple[tuple[int, int], ...] = ()
    can_dim: bool = True
    drive: int = _SMALLEST_DRIVE
    is_large: bool = False
    pins: frozenset[str] = frozenset()

    @property
    def displays(self) -> tuple[tuple[int, int], ...]:
        """The sizes of display that the board may have, in pixels."""
        return (self.size, *self.other_sizes)

    @property
    def buttons(self) -> tuple[str, ...]:
        """The logical buttons of the board."""
        return tuple(self.wires)


def models_in(board_id: str, text: str) -> list[Model]:
    """Return the boards that the text of a file of hal/boards describes; none: it has no lines.

    UsageError, in one line, for a line that cannot be read.
    """
    said: dict[str, list[str]] = {word: [] for word in _WORDS}
    for word, value in _LINE.findall(text):
        if word not in said:
            raise _wrong(board_id, f"'#: {word}' must be one of {', '.join(_WORDS)}")
        said[word].append(value.strip())
    if not any(said.values()):
        return []
    for word in ("screen", "wires"):
        if not said[word]:
            raise _wrong(board_id, f"it needs a line '#: {word} …'")
    drive = said["drive"][0] if said["drive"] else str(_SMALLEST_DRIVE)
    if not drive.isdecimal():
        raise _wrong(board_id, f"'#: drive {drive}' must be a number of KB")
    found = []
    for other in [board_id, *said["also"]]:
        name, _, defined = other.partition(" as ")
        model = Model(
            name,
            _size(board_id, said["screen"][0]),
            _wires(board_id, "; ".join(said["wires"])),
            defined or name,
            mounts=tuple(" ".join(said["mounts"]).split()) or ("/",),
            other_sizes=tuple(_size(board_id, size) for size in said["other"]),
            can_dim="fixed" not in said["brightness"],
            drive=int(drive),
            is_large="large" in said["memory"],
            pins=_pins(text),
        )
        found.append(model)
    return found


def _wrong(board_id: str, what: str) -> UsageError:
    return UsageError(f"hal/boards/{board_id}.py: {what}")


def _size(board_id: str, text: str) -> tuple[int, int]:
    if not re.fullmatch(r"\d+x\d+", text):
        raise _wrong(board_id, f"{text!r} must be a size such as 320x240")
    width, height = text.split("x")
    return int(width), int(height)


def _wires(board_id: str, text: str) -> dict[str, str]:
    """Parse `A SW_A; B SW_B` into wires by button."""
    pairs = [part.strip().split(" ", 1) for part in text.split(";") if part.strip()]
    if any(len(pair) < 2 for pair in pairs):
        raise _wrong(board_id, "'#: wires' must be pairs such as A SW_A; B SW_B")
    return {button: wire for button, wire in pairs}


def _pins(text: str) -> frozenset[str]:
    """Return the texts in the code of a board's file that can be names of pins."""
    constants = [node.value for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Constant)]
    return frozenset(one for one in constants if isinstance(one, str) and _PIN.fullmatch(one))


def _all() -> dict[str, Model]:
    found = {}
    for path in sorted(_FOLDER.glob("[a-z]*.py")):
        for model in models_in(path.stem, path.read_text(encoding="utf-8")):
            found[model.board_id] = model
    return dict(sorted(found.items()))


MODELS = _all()


def model_of(board_id: str) -> Model:
    """Return the model of a board; UsageError, in one line, if its file does not describe it."""
    if board_id not in MODELS:
        raise _wrong(board_id, "it needs lines '#: screen …' and '#: wires …' (docs/porting.md)")
    return MODELS[board_id]


@dataclass(frozen=True)
class Definition:
    """The contents of CircuitPython's own definition of a board."""

    pins: frozenset[str]
    modules: frozenset[str]
    has_display: bool
    has_i2c: bool


def definition(model: Model) -> Definition:
    """Read a board's definition; UsageError if circuitpython-stubs is not installed.

    A board that CircuitPython does not define has the pins that its file names, and every module.
    """
    package = _package()
    if not (package / model.definition).is_dir():
        defined = {one.definition for one in MODELS.values()} - {model.definition}
        known = [_read(package / name) for name in defined if (package / name).is_dir()]
        modules = frozenset[str]().union(*(one.modules for one in known))
        return Definition(model.pins, modules, has_display=True, has_i2c=False)
    return _read(package / model.definition)


def is_defined(model: Model) -> bool:
    """Does CircuitPython define the board? Else nothing can be compared with its definition."""
    return (_package() / model.definition).is_dir()


def _package() -> Path:
    spec = find_spec("board_definitions")
    if spec is None or not spec.submodule_search_locations:
        raise UsageError("play: --board needs circuitpython-stubs (pip install .)")
    return Path(next(iter(spec.submodule_search_locations)))


def _read(folder: Path) -> Definition:
    text = (folder / "__init__.pyi").read_text(encoding="utf-8")
    lines = text.splitlines()
    listed = next(line for line in lines if "Included modules:" in line)
    names = listed.partition(":")[2].split(",")
    return Definition(
        pins=frozenset(line.partition(":")[0] for line in lines if ": microcontroller.Pin" in line),
        modules=frozenset(name.strip() for name in names),
        has_display=any(line.startswith("DISPLAY:") for line in lines),
        has_i2c=any(line.startswith("def I2C(") for line in lines),
    )
