"""Each board's file fits its board, and the special parts of some boards work."""

import ast
import sys
from pathlib import Path

import pytest

from sim.board.keypad import scanners
from sim.board.models import MODELS, definition
from sim.board.parts import PERCENT

HAL = Path(__file__).resolve().parents[2] / "hal"
TWINS = {"pybadge_airlift": "pybadge", "edgebadge": "pybadge"}
# What every CircuitPython has, built in or as a library on the drive.
ALWAYS = {"adafruit_display_text", "micropython", "hal", "types"}


def drain(board):
    events = []
    while event := board.poll():
        events.append(event)
    return events


def imports_of(path):
    """Return what a file imports, apart from what only the type checker reads."""
    found = set()
    skipped = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.If) and getattr(node.test, "id", "") == "TYPE_CHECKING":
            skipped.update(id(inner) for inner in ast.walk(node))
        if id(node) in skipped:
            continue
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module)
    return found


def all_imports_of(name, modules=None):
    """Return all modules that a module of hal may import, directly or through others of hal."""
    seen = set() if modules is None else modules
    for module in imports_of(HAL / (name.replace(".", "/") + ".py")):
        if module not in seen:
            seen.add(module)
            if module.startswith("hal."):
                all_imports_of(module.partition(".")[2], seen)
    return seen


def test_every_file_of_a_board_is_known_to_the_simulator(fresh_hal):
    files = {path.stem for path in (HAL / "boards").glob("*.py")} - {"simulator"}
    assert files == {TWINS.get(name, name) for name in MODELS}


@pytest.mark.parametrize("name", MODELS)
def test_a_board_imports_no_module_that_it_lacks(name):
    """Imports within functions of a file that boards share are up to the parts of a board."""
    listed = definition(MODELS[name]).modules
    used = all_imports_of("boards." + TWINS.get(name, name)) | all_imports_of("__init__")
    lacking = {module.partition(".")[0] for module in used} - listed - ALWAYS
    if "hal.wired" in used:  # its parts: only those of the table are imported
        lacking -= {"pwmio", "neopixel_write", "analogio"}
    assert lacking == set()


def test_a_module_that_a_board_lacks_cannot_be_imported(rig_named):
    rig_named("pimoroni_picosystem")
    with pytest.raises(ImportError):
        import audioio  # noqa: F401  # it has no DAC


def test_a_pin_that_a_board_lacks_fails(rig_named, monkeypatch):
    rig = rig_named("clue_nrf52840_express")
    table = sys.modules["hal.boards.clue_nrf52840_express"]
    monkeypatch.setattr(table, "LOW", (("SW_A", 16), ("SW_B", 32)))
    with pytest.raises(AttributeError, match="SW_A"):
        rig.open()


def test_a_wrong_polarity_is_noticed(rig_named, monkeypatch):
    rig = rig_named("adafruit_feather_esp32s3_reverse_tft")
    table = sys.modules["hal.boards.adafruit_feather_esp32s3_reverse_tft"]
    monkeypatch.setattr(table, "LOW", table.LOW + table.HIGH)
    monkeypatch.delattr(table, "HIGH")
    scanners.clear()
    rig.open()
    rig.press("A")
    assert drain(rig.board) == []


def test_a_board_imports_no_other_boards_module(real):
    own = TWINS.get(real.parts.model.board_id, real.parts.model.board_id)
    stem = "hal.boards."
    loaded = {name.removeprefix(stem) for name in sys.modules if name.startswith(stem)}
    expected = {own, "pybadge"} if own == "pygamer" else {own}
    assert loaded == expected


def test_a_drive_without_write_access_is_no_storage(real):
    from sim.board import shims

    assert real.board.storage is None
    shims.present(real.desk, real.parts, is_read_only=False)
    real.open()
    is_jam = real.parts.model.board_id == "adafruit_fruit_jam"
    assert real.board.storage == ("/saves" if is_jam else "/")


def test_the_saves_drive_may_be_missing(rig_named, monkeypatch):
    rig = rig_named("adafruit_fruit_jam")
    import storage

    def getmount(path):
        if path != "/":
            raise OSError(19, "No such device")
        return type("Mount", (), {"readonly": False})

    monkeypatch.setattr(storage, "getmount", getmount)
    rig.open()
    assert rig.board.storage == "/"


def test_a_fruit_jam_without_a_monitor_says_so(rig_named):
    rig = rig_named("adafruit_fruit_jam")
    import supervisor

    supervisor.runtime.display = None
    with pytest.raises(RuntimeError, match="connect a monitor"):
        rig.open()


def test_a_board_without_its_driver_library_is_not_an_unknown_board(rig_named):
    """Only a missing file of hal/ makes a board unknown."""
    rig_named("pygamer")
    del (
        sys.modules["hal.boards.pygamer"],
        sys.modules["hal.boards.pybadge"],
        sys.modules["hal.speaker"],
    )
    sys.modules["audioio"] = None
    from hal.opening import open_board

    with pytest.raises(ImportError, match="audioio"):
        open_board()


BATTERIES = {
    "pimoroni_picosystem": ("BAT_SENSE", 9900),
    "tinycircuits_thumby_color": ("VOLTAGE_MONITOR", 6600),
    "pygamer": ("A6", 6600),
    "pybadge": ("A6", 6600),
}


@pytest.mark.parametrize("name", BATTERIES)
def test_a_battery_is_read_from_its_voltage(rig_named, name):
    rig = rig_named(name)
    pin, full_scale = BATTERIES[name]
    for mv, low, high in ((3000, 0, 0), (3400, 0, 1), (3750, 49, 51), (4200, 100, 100)):
        rig.parts.analog[pin] = mv * 65535 // full_scale
        assert low <= rig.board.battery() <= high


def test_a_battery_with_a_gauge_gives_the_gauges_percentage(rig_named, monkeypatch):
    rig = rig_named("adafruit_feather_esp32s3_reverse_tft")
    assert rig.board.battery() == PERCENT
    monkeypatch.setattr("sim.board.parts._Gauge.is_there", False)
    assert rig.board.battery() == -1
    monkeypatch.undo()
    assert rig.board.battery() == PERCENT, "the bus was left locked"


@pytest.mark.parametrize("name", ["pygamer", "pybadge", "pimoroni_picosystem"])
def test_a_tone_sounds_until_its_time_is_over(rig_named, name):
    rig = rig_named(name)
    rig.board.tone(440, 100)
    rig.board.tone(880, 100)
    pitches = [pitch for pitch in rig.parts.tones if pitch]
    assert pitches[0] == 440 and pitches[-1] == 880
    drain(rig.board)
    assert rig.parts.tones[-1] == 880
    rig.clock.sleep(101)
    drain(rig.board)
    assert rig.parts.tones[-1] == 0
    rig.board.tone(0, 0)
    assert rig.parts.tones[-1] == 0


@pytest.mark.parametrize("name", ["pygamer", "adafruit_fruit_jam", "clue_nrf52840_express"])
def test_pixels_get_green_first(rig_named, name):
    rig = rig_named(name)
    last = rig.board.lights - 1
    rig.board.light(last, 0x112233)
    assert rig.parts.pixels[-1] == bytes(3 * last) + b"\x22\x11\x33"


@pytest.mark.parametrize(
    ("name", "lit"), [("pimoroni_picosystem", 1), ("tinycircuits_thumby_color", 0)]
)
def test_a_lamp_is_dark_at_first_and_mixes_its_colors(rig_named, name, lit):
    rig = rig_named(name)
    levels = [rig.parts.levels["LED_" + color] for color in "RGB"]
    assert levels == [not lit] * 3
    rig.board.light(0, 0xFF00FF)
    assert [rig.parts.levels["LED_" + color] == lit for color in "RGB"] == [True, False, True]


def test_the_pixel_of_the_feather_has_power(rig_named):
    assert rig_named("adafruit_feather_esp32s3_reverse_tft").parts.levels["NEOPIXEL_POWER"] is True


@pytest.mark.parametrize("part", ["pwmio", "I2C"])
def test_a_part_that_refuses_does_not_stop_the_game(rig_named, monkeypatch, part):
    """If a timer or a bus is in use, only sound or battery are missing."""

    def refuse(*_args, **_named):
        raise RuntimeError("in use")

    if part == "pwmio":
        rig = rig_named("pimoroni_picosystem")
        monkeypatch.setattr(sys.modules["hal.buzzer"].pwmio, "PWMOut", refuse)
    else:
        rig = rig_named("adafruit_feather_esp32s3_reverse_tft")
        monkeypatch.setattr(sys.modules["board"], "I2C", refuse)
    rig.open()
    rig.board.tone(440, 10)
    assert rig.board.poll() == 0
    assert part == "pwmio" or rig.board.battery() == -1


def test_both_bumpers_of_the_thumby_color_are_select(rig_named):
    rig = rig_named("tinycircuits_thumby_color")
    from sim.board import keypad

    keypad.work("BUTTON_BUMPER_RIGHT", False)
    assert drain(rig.board) == [128]
