"""The new board in docs/porting.md works as it is written there."""

import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

from sim.board.models import MODELS, definition, is_defined, models_in
from sim.errors import UsageError

from .conftest import Rig, _opened

PAGE = Path(__file__).resolve().parents[2] / "docs" / "porting.md"


@pytest.fixture
def ported(fresh_hal):
    """Yield the rig of the page's board, made from the page's text."""
    (table,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    (new,) = models_in("pajenicko_picopad", table)
    name = "hal.boards." + new.board_id

    class Ported(Rig):
        def open(self):
            from hal.opening import open_board

            sys.modules[name] = module = ModuleType(name)
            exec(table, vars(module))
            self.board = open_board()

    yield from _opened(lambda: Ported(model=new))
    sys.modules.pop(name, None)


def test_the_page_is_short():
    assert len(PAGE.read_text(encoding="utf-8").splitlines()) < 70


def test_every_button_of_the_example_works(ported):
    bits = dict(UP=1, DOWN=2, LEFT=4, RIGHT=8, A=16, B=32, START=64, SELECT=128)
    assert set(ported.buttons) == set(bits)
    for name in ported.buttons:
        ported.press(name)
        assert ported.board.poll() == bits[name]
        ported.release(name)
        assert ported.board.poll() == bits[name] | 256


def test_the_example_has_sound_and_a_battery(ported):
    ported.board.tone(440, 10)
    assert ported.parts.tones == [440]
    ported.parts.analog["BAT_SENSE"] = 3750 * 65535 // 9900
    assert 45 <= ported.board.battery() <= 55


def test_a_hand_can_be_played_on_it(ported):
    from ui.app import App

    app = App(ported.board, start=("official", 1, 1, 7, None))
    for _ in range(100):
        ported.clock.sleep(40)
        assert app.step()
    assert (app.board.display.width, app.board.display.height) == (320, 240)


def test_the_page_of_boards_describes_boards_that_exist():
    """A new board is one file; its row is written when somebody has tried it."""
    page = (PAGE.parent / "boards.md").read_text(encoding="utf-8")
    cells = [line.split("|")[1] for line in page.splitlines() if line.startswith("| `")]
    named = {name for cell in cells for name in re.findall(r"`(\w+)`", cell)}
    assert named and named <= set(MODELS)


def test_a_board_that_circuitpython_does_not_define_has_the_pins_of_its_file():
    text = '#: screen 160x128\n#: wires A KEY_A; B KEY_B\nLOW = (("KEY_A", 16), ("KEY_B", 32))\n'
    (model,) = models_in("nobodys_board", text)
    assert not is_defined(model)
    found = definition(model)
    assert found.pins == {"KEY_A", "KEY_B"} and {"keypad", "displayio"} <= found.modules
    assert (model.drive, model.mounts, model.is_large) == (1024, ("/",), False)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("#: screen 160x128", "it needs a line '#: wires …'"),
        ("#: wires A X", "it needs a line '#: screen …'"),
        ("#: screen big\n#: wires A X", "'big' must be a size such as 320x240"),
        ("#: screen 160x128\n#: wires A", "must be pairs such as A SW_A; B SW_B"),
        ("#: screen 160x128\n#: wires A X\n#: drive 2MB", "must be a number of KB"),
        ("#: colour red", "'#: colour' must be one of screen, other, drive"),
    ],
)
def test_a_wrong_line_of_a_boards_file_is_reported(text, message):
    with pytest.raises(UsageError, match=f"hal/boards/odd.py: .*{message}"):
        models_in("odd", text)
