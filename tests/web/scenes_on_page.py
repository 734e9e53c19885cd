"""This program plays the scenes of the golden pictures on the page's MicroPython.

    play(name, width, height)    play a scene, and paint what it shows

`tests/web/node/pictures.mjs` calls it in Node and keeps the painter's pixels.
"""
# mypy: ignore-errors

import board
import keypad
import page
import page_program
from busdisplay import BusDisplay

from tests.ui.pictures import tables
from tests.ui.scene_player import ScenePlayer

_PAD = ("UP", "DOWN", "LEFT", "RIGHT", "A", "B", "START", "SELECT")


class _Desk:
    """The device's buttons and its clock."""

    def __init__(self, buttons):
        self.buttons = buttons

    def press(self, name):
        self._work(name, False)

    def release(self, name):
        self._work(name, True)

    def _work(self, name, is_high):
        if name in self.buttons:
            keypad.work(name, is_high)

    def wait(self, ms):
        page.sleep(ms)


class PagePlayer(ScenePlayer):
    """The same as the simulator's Player in tests/ui/conftest.py."""

    def __init__(self, size, start=None, buttons=_PAD, held=(), speed=0):
        from hal.opening import open_board
        from ui.app import App
        from ui.players import NAMES

        NAMES[:] = [b""] * len(NAMES)  # a scene may leave any behind
        board.DISPLAY = BusDisplay(size[0], size[1])
        for name in _PAD:
            if hasattr(board, "BUTTON_" + name):
                delattr(board, "BUTTON_" + name)
        for name in buttons:
            setattr(board, "BUTTON_" + name, name)
        keypad.scanners.clear()
        keypad.held = held
        self.desk = _Desk(buttons)
        self.app = App(open_board(), start=start)
        self.app.setup.speed = speed
        self.frames()
        self.call_persons()


def play(name, width, height):
    """Play the scene of that name, and paint it."""
    page.resize(width, height)
    player = tables.SCENES[name](PagePlayer, (width, height))
    page_program.paint_again(player.app.board.display)
