"""This module is `board` on a page: the names that `sim.board.shims` gives to the simulator's.

The page is the simulator's board (`hal/boards/simulator.py`), so a save of one can be played on in
the other. `page` is the JavaScript side (`tools/web/page/main.js`).
"""
# mypy: ignore-errors

import page
from busdisplay import BusDisplay

board_id = "wildhand_simulator"
DISPLAY = BusDisplay(page.width, page.height)
STORAGE = None  # page_program.py sets it
LIGHTS = 5
TONE = page.tone
LIGHT = page.light
_sync = page.sync

for _name in page.buttons.split():
    globals()["BUTTON_" + _name] = _name


def WAIT(ms):
    """End a frame. A page cannot wait; it calls the app's `run` again for the next frame.

    The exception is a new one each time: one that is raised again keeps every traceback it had.
    """
    raise SystemExit(0)


def SYNC():
    """Hand what was written to the browser, which shows no picture before it is safe."""
    if _sync():
        raise OSError(5)
