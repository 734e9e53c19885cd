"""The new board in docs/porting.md works as it is written there."""

import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

from sim.board import models

from .conftest import Rig, _opened

PAGE = Path(__file__).resolve().parents[2] / "docs" / "porting.md"


@pytest.fixture
def ported(fresh_hal):
    """Yield the rig of the page's board, made from the page's text."""
    table, model = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    new = eval(model, vars(models))
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
    assert len(PAGE.read_text(encoding="utf-8").splitlines()) < 60


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


def test_the_page_of_boards_names_every_board():
    page = (PAGE.parent / "boards.md").read_text(encoding="utf-8")
    assert [name for name in models.MODELS if f"`{name}`" not in page] == []
